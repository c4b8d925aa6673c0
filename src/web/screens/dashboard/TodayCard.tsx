import { addDays, type PlainDate } from '#domain/plain-date.ts';
import { useCurrentUser } from '#web/session/current-user.ts';
import { NoSignal } from '#web/parts/training-day/DayWorkWaiting.tsx';
import { isOwn } from '#web/parts/training-day/training-day.ts';
import { hasMissed, nextTrainingDate } from '#web/parts/training-day/training-calendar.ts';
import { useTrainingOn } from '#web/parts/training-day/training-on.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { ErrorState } from '#web/ui/notices/ErrorState.tsx';
import { Loading, Skeleton } from '#web/ui/notices/Skeleton.tsx';
import { QuietDay } from './QuietDay.tsx';
import { type Quiet, type TodaysWork, todaysWork, whyQuiet } from './todays-training.ts';
import { TodaysWorkout } from './TodaysWorkout.tsx';

type TodayCardProps = {
  today: PlainDate;
  /** The training day whose session is open. */
  openSession: string | null;
};

/** The welcome, and the one thing that matters now: today's training, or what comes instead. */
export function TodayCard({ today, openSession }: TodayCardProps) {
  const { user } = useCurrentUser();
  const training = useTodaysTraining(today);
  const welcome = user?.firstName ? `Welcome, ${user.firstName}.` : 'Welcome.';
  switch (training.state) {
    case 'training':
      return (
        <TodaysWorkout
          welcome={welcome}
          work={training.work}
          next={training.next}
          today={today}
          openSession={openSession}
        />
      );
    case 'quiet':
      return (
        <QuietDay
          welcome={welcome}
          why={training.why}
          next={training.next}
          today={today}
          hasMissedYesterday={training.hasMissedYesterday}
        />
      );
    case 'coming':
      return <TodaySkeleton />;
    case 'no-signal':
      return (
        <Card accent>
          <NoSignal />
        </Card>
      );
    default:
      return (
        <Card accent>
          <ErrorState
            message="Today’s training could not be loaded."
            onRetry={training.retry}
            retrying={training.retrying}
          />
        </Card>
      );
  }
}

function TodaySkeleton() {
  return (
    <Card accent>
      <Loading label="Loading today’s training" className="grid gap-6 @3xl:grid-cols-2">
        <div className="grid content-start gap-4">
          <Skeleton className="w-48 max-w-full" />
          <Skeleton className="h-9 w-64 max-w-full" />
          <Skeleton className="mt-4 h-2" />
          <Skeleton className="h-13 w-full @xl:w-64" />
        </div>
        <div className="grid content-start gap-3">
          {[0, 1, 2, 3, 4].map(exercise => (
            <Skeleton key={exercise} className="h-6" />
          ))}
        </div>
      </Loading>
    </Card>
  );
}

type TodaysTraining =
  | { state: 'coming' }
  | { state: 'no-signal' }
  | { state: 'failed'; retry: () => void; retrying: boolean }
  | { state: 'training'; work: TodaysWork; next: PlainDate | null }
  | { state: 'quiet'; why: Quiet; next: PlainDate | null; hasMissedYesterday: boolean };

/** Today's training: from the calendars of the assignments and, where there is training, its exercises. */
function useTodaysTraining(today: PlainDate): TodaysTraining {
  const { list, parts: all, sources, calendars } = useTrainingOn(today, today);
  // Exercises that members add themselves are no part of what the day requires.
  const parts = all.filter(({ assignment }) => !isOwn(assignment));
  const days = parts.flatMap(({ assignment, day }) => (day ? [{ assignment, day }] : []));
  const next = nextTrainingDate(sources, today, today);
  if (days.length > 0 && days.length === parts.length) {
    return { state: 'training', work: todaysWork(days), next };
  }
  const failed = [list, ...calendars].filter(
    read => read.isError && read.data === undefined && read.error.status !== 404,
  );
  if (failed.length > 0 || parts.some(part => part.failed)) {
    const retry = () => {
      for (const read of failed) void read.refetch();
      for (const part of parts) if (part.failed) part.retry();
    };
    const retrying = failed.some(read => read.isFetching) || parts.some(part => part.failed && part.retrying);
    return { state: 'failed', retry, retrying };
  }
  const waited = [list, ...calendars].filter(read => read.isPending);
  if (waited.some(read => read.fetchStatus === 'paused') || parts.some(part => part.waiting)) {
    return { state: 'no-signal' };
  }
  if (waited.length > 0 || parts.length > 0) return { state: 'coming' };
  const why = whyQuiet(list.data ?? [], next, today);
  return { state: 'quiet', why, next, hasMissedYesterday: hasMissed(sources, addDays(today, -1)) };
}
