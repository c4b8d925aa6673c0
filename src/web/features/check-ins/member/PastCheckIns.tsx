import { CircleCheck } from 'lucide-react';
import { listCheckInAnswers } from '#contract/coaching/check-ins.ts';
import type { Answered } from '#web/features/check-ins/check-in-text.ts';
import { EarlierWeeks } from '#web/features/check-ins/EarlierWeeks.tsx';
import { OneWeek } from '#web/features/check-ins/OneWeek.tsx';
import { TrendList } from '#web/features/check-ins/TrendList.tsx';
import { useRead } from '#web/data/read.ts';
import { sentenceOf } from '#web/data/send.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { PageHeader } from '#web/ui/layout/PageHeader.tsx';
import { EmptyState } from '#web/ui/notices/EmptyState.tsx';
import { ErrorState } from '#web/ui/notices/ErrorState.tsx';
import { Loading, SkeletonLines } from '#web/ui/notices/Skeleton.tsx';
import { DueCheckIn } from './DueCheckIn.tsx';

/** One's own answers, and how they went. */
export function PastCheckIns() {
  const answered = useRead(listCheckInAnswers, {});
  return (
    <>
      <PageHeader title="Check-ins" subtitle="How your weeks went. Only you and your coaches see it." />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-(--stack)">
        <DueCheckIn />
        {answered.data ? (
          <Found answered={answered.data} />
        ) : (
          <Card>
            {answered.error ? (
              <ErrorState
                message={sentenceOf(answered.error, 'Your check-ins could not be loaded.')}
                onRetry={answered.refetch}
                retrying={answered.isFetching}
              />
            ) : (
              <Loading label="Loading your check-ins">
                <SkeletonLines lines={6} />
              </Loading>
            )}
          </Card>
        )}
      </div>
    </>
  );
}

function Found({ answered: { weeks, trends, hasOlder } }: { answered: Answered }) {
  const last = weeks.at(-1);
  if (!last)
    return (
      <Card>
        <EmptyState icon={CircleCheck}>
          Nothing answered yet. When your coach asks how your week was, your answers and trends appear here.
        </EmptyState>
      </Card>
    );
  return (
    <>
      {trends.length > 0 && (
        <Card title="Trends">
          <TrendList trends={trends} />
        </Card>
      )}
      <Card title="Week by week">
        {weeks.map(week => (
          <OneWeek key={week.id} week={week} />
        ))}
        {hasOlder && <EarlierWeeks before={last.week} />}
      </Card>
    </>
  );
}
