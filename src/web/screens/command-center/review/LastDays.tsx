import { useState } from 'react';
import { listLastTrainingDays } from '#contract/training/training-days.ts';
import { Query } from '#web/data/Query.tsx';
import { useRead } from '#web/data/read.ts';
import { DayToOpen } from '#web/parts/day-record/day-to-open.ts';
import { DayInBrief } from '#web/parts/day-record/DayInBrief.tsx';
import { isUneventful } from '#web/parts/day-record/highlights.ts';
import { useIsWide } from '#web/ui/layout/wide-screen.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { Loading, SkeletonLines } from '#web/ui/notices/Skeleton.tsx';

/** The last 14 days, planned beside done; each opens set by set. */
export function LastDays({ memberId }: { memberId: string }) {
  const days = useRead(listLastTrainingDays, { params: { userId: memberId }, query: {} });
  const isWide = useIsWide();
  const [openedId, setOpenedId] = useState<string | null>(null);
  return (
    <Card title="Last 14 days" description="Planned and done; open a day to see every set.">
      <Query
        of={days}
        failed="The last days could not be loaded."
        loading={
          <Loading label="Loading the last 14 days">
            <SkeletonLines lines={8} />
          </Loading>
        }
        empty={<p className="text-muted">Nothing was planned, and nothing was done.</p>}
      >
        {list => (
          <ul className="divide-y divide-line border-y border-line">
            {list.map(day => (
              <li key={day.id}>
                <DayInBrief
                  day={day}
                  isFolded={!isWide && isUneventful(day)}
                  onOpen={() => setOpenedId(day.id)}
                />
              </li>
            ))}
          </ul>
        )}
      </Query>
      {openedId !== null && <DayToOpen dayToOpen={{ dayId: openedId }} onClose={() => setOpenedId(null)} />}
    </Card>
  );
}
