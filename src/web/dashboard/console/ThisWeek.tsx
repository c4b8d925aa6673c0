import { useEffect, useState } from 'react';
import { getWeeklyStats } from '#contract/assignments.ts';
import { useRead } from '#web/data/read.ts';
import { sentenceOf } from '#web/data/send.ts';
import { useToday } from '#web/session/today.ts';
import { ProgressRing } from '#web/ui/figures/ProgressRing.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { ErrorState } from '#web/ui/notices/ErrorState.tsx';
import { Loading, Skeleton } from '#web/ui/notices/Skeleton.tsx';
import { BehindThePace } from './BehindThePace.tsx';
import { behindThePace, type MemberWeek, weekOf } from './this-week.ts';

/** Members log all day: after a minute the week is read again when the coach comes back. */
const freshFor = 60_000;

/** This week's completion across the fellowship, and who is behind. */
export function ThisWeek() {
  const week = useRead(getWeeklyStats, {}, { enabled: useAfterPaint(), freshFor });
  return (
    <Card title="This week" description="Training days from Sunday to Saturday, over all members.">
      {week.data ? (
        <Week members={week.data} />
      ) : week.isError ? (
        <ErrorState
          message={sentenceOf(week.error, 'This week could not be loaded.')}
          onRetry={week.refetch}
          retrying={week.isFetching}
        />
      ) : (
        <Loading label="Loading this week" className={columns}>
          <Skeleton className="h-24 w-64 max-w-full" />
          <Skeleton className="h-40" />
        </Loading>
      )}
    </Card>
  );
}

const columns = 'grid items-start gap-x-10 gap-y-6 lg:grid-cols-[auto_minmax(0,1fr)]';

function Week({ members }: { members: readonly MemberWeek[] }) {
  const today = useToday();
  const { total, completed, percent, training } = weekOf(members);
  if (percent === null) return <p className="text-muted">No training days this week.</p>;
  return (
    <div className={columns}>
      <div className="flex items-center gap-4">
        <ProgressRing label="Completion this week" value={percent} size={96}>
          <span className="text-xl font-medium">{percent}%</span>
        </ProgressRing>
        <p>
          <span className="block text-base font-medium">
            {completed.toLocaleString('en-US')} of {total.toLocaleString('en-US')}
          </span>
          <span className="block text-sm text-muted">
            training days complete, {training.toLocaleString('en-US')} {training === 1 ? 'member' : 'members'}{' '}
            in training
          </span>
        </p>
      </div>
      <BehindThePace members={behindThePace(members, today)} />
    </div>
  );
}

/** True once the screen has been painted: what is only glanced at is read then, behind what one came for. */
function useAfterPaint(): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    // The frame's callback runs before its paint; a task from there runs after it.
    let task: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => {
      task = setTimeout(() => setPainted(true));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(task);
    };
  }, []);
  return isPainted;
}
