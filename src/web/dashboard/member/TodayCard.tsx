import type { PlainDate } from '#domain/plain-date.ts';
import { useCurrentUser } from '#web/session/current-user.ts';
import { NoSignal } from '#web/training/day/DayWorkWaiting.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { ErrorState } from '#web/ui/notices/ErrorState.tsx';
import { Loading, Skeleton } from '#web/ui/notices/Skeleton.tsx';
import { QuietDay } from './QuietDay.tsx';
import { TodaysWorkout } from './TodaysWorkout.tsx';
import { useTodaysTraining } from './use-todays-training.ts';

/** The welcome, and the one thing that matters now: today's training, or what comes instead. */
export function TodayCard({ today }: { today: PlainDate }) {
  const { user } = useCurrentUser();
  const training = useTodaysTraining(today);
  const welcome = user?.firstName ? `Welcome, ${user.firstName}.` : 'Welcome.';
  switch (training.state) {
    case 'training':
      return <TodaysWorkout welcome={welcome} work={training.work} next={training.next} today={today} />;
    case 'quiet':
      return <QuietDay welcome={welcome} why={training.why} next={training.next} today={today} />;
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
