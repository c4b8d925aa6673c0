import { useState } from 'react';
import { listLastTrainingDays } from '#contract/training/training-days.ts';
import { useRead } from '#web/data/read.ts';
import { sentenceOf } from '#web/data/send.ts';
import { DayToOpen } from '#web/training-days/day-to-open.ts';
import { DayInBrief } from '#web/training-days/DayInBrief.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { ErrorState } from '#web/ui/notices/ErrorState.tsx';
import { Loading, SkeletonLines } from '#web/ui/notices/Skeleton.tsx';

/** The last 14 days, planned beside done; each opens set by set. */
export function LastDays({ memberId }: { memberId: string }) {
  const days = useRead(listLastTrainingDays, { params: { userId: memberId }, query: {} });
  const [openedId, setOpenedId] = useState<string | null>(null);
  return (
    <Card title="Last 14 days" description="Planned beside done; each opens set by set.">
      {days.data?.length === 0 && <p className="text-muted">Nothing was planned, and nothing was done.</p>}
      {days.data && days.data.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {days.data.map(day => (
            <li key={day.id}>
              <DayInBrief day={day} onOpen={() => setOpenedId(day.id)} />
            </li>
          ))}
        </ul>
      )}
      {days.isPending && (
        <Loading label="Loading the last 14 days">
          <SkeletonLines lines={8} />
        </Loading>
      )}
      {days.error && !days.data && (
        <ErrorState
          message={sentenceOf(days.error, 'The last days could not be loaded.')}
          onRetry={days.refetch}
          retrying={days.isFetching}
        />
      )}
      {openedId !== null && <DayToOpen asked={{ dayId: openedId }} onClose={() => setOpenedId(null)} />}
    </Card>
  );
}
