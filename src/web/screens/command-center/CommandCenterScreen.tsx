import { Activity, ClipboardList, Users } from 'lucide-react';
import { Suspense } from 'react';
import { getConsoleStats } from '#contract/dashboard.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import { listExercises } from '#contract/exercises.ts';
import { listWorkouts, multiWeekProgram } from '#contract/programs.ts';
import { fetchOpenedPart, leaveRoundView, useRoundView } from '#web/features/attention/round-view.ts';
import { TheRound, useRoundListed } from '#web/features/attention/TheRound.tsx';
import { useBrand } from '#web/brand/use-brand.ts';
import { useRead } from '#web/data/read.ts';
import { sentenceOf } from '#web/data/send.ts';
import { useCurrentUser } from '#web/session/current-user.ts';
import { StatTile } from '#web/ui/figures/StatTile.tsx';
import { PageHeader } from '#web/ui/layout/PageHeader.tsx';
import { lazyPart } from '#web/ui/loading/lazy-part.ts';
import { ErrorState } from '#web/ui/notices/ErrorState.tsx';
import { Loading, Skeleton } from '#web/ui/notices/Skeleton.tsx';
import { firstSteps } from './first-steps.ts';
import { FirstSteps } from './FirstSteps.tsx';
import { QuickActions } from './QuickActions.tsx';
import { Attention } from './Attention.tsx';

const ReviewScreen = lazyPart(
  async () => (await import('#web/screens/command-center/review/ReviewScreen.tsx')).ReviewScreen,
  undefined,
  { isSoonWanted: true },
);

const WeekBoard = lazyPart(
  async () => (await import('#web/features/attention/week/WeekBoard.tsx')).WeekBoard,
  undefined,
  { isSoonWanted: true },
);

fetchOpenedPart({ review: ReviewScreen, week: WeekBoard });

/** The coach's first page, one member of the round, or everyone's week. */
export function CommandCenterScreen() {
  const view = useRoundView();
  if (view.name === 'round') return <Center />;
  return (
    <Suspense fallback={<Skeleton className="h-96 rounded-lg" />}>
      {view.name === 'week' ? (
        <WeekBoard date={view.date} onLeave={() => leaveRoundView(view)} />
      ) : (
        <ReviewScreen memberId={view.memberId} onLeave={() => leaveRoundView(view)} />
      )}
    </Suspense>
  );
}

/** Members who need the coach, counts, next steps, and the ways to them. */
function Center() {
  const { user } = useCurrentUser();
  const stats = useRead(getConsoleStats, {});
  const listed = useRoundListed();
  const steps = useFirstSteps(stats.data);
  return (
    <>
      <PageHeader
        title="Command Center"
        subtitle={user?.firstName ? `Welcome, ${user.firstName}.` : 'Welcome.'}
      />
      <div className="grid gap-8">
        {stats.isPending || steps === 'loading' ? (
          <StatsSkeleton />
        ) : !stats.data ? (
          <ErrorState
            message={sentenceOf(stats.error, 'The numbers could not be loaded.')}
            onRetry={stats.refetch}
            retrying={stats.isFetching}
          />
        ) : (
          <>
            {steps && <FirstSteps steps={steps} />}
            {stats.data.membersLetIn > 0 && <TheRound listed={listed} />}
            <Stats {...stats.data} />
            {stats.data.totalAssignments > 0 && <Attention />}
          </>
        )}
        <QuickActions />
      </div>
    </>
  );
}

type ConsoleStats = ResponseOf<typeof getConsoleStats>;

/** The checklist of a coach with whom no one can train yet; for all others nothing more is loaded. */
function useFirstSteps(stats: ConsoleStats | undefined) {
  const enabled = stats !== undefined && (stats.totalAssignments === 0 || stats.membersLetIn === 0);
  const exercises = useRead(listExercises, {}, { enabled });
  const workouts = useRead(listWorkouts, {}, { enabled });
  const { coach } = useBrand();
  if (!enabled) return null;
  if (exercises.isPending || workouts.isPending) return 'loading';
  if (!exercises.data || !workouts.data) return null;
  return firstSteps({
    isCoachDescribed: coach.name !== '' && (coach.phone !== '' || coach.email !== ''),
    exercises: exercises.data.length,
    programs: workouts.data.filter(workout => workout.programType === multiWeekProgram).length,
    members: stats.totalMembers,
    letIn: stats.membersLetIn,
    assignments: stats.totalAssignments,
  });
}

function Stats({ totalMembers, activeAssignments, assignmentsToCome, totalAssignments }: ConsoleStats) {
  return (
    // On a phone below all that is to be done.
    <div className="@container max-sm:order-last">
      <div className={tiles}>
        <StatTile label="Total Members" value={totalMembers.toLocaleString('en-US')} icon={Users} />
        <StatTile
          label="Active Assignments"
          value={activeAssignments.toLocaleString('en-US')}
          caption={assignmentsToCome > 0 && `${assignmentsToCome.toLocaleString('en-US')} to come`}
          icon={Activity}
        />
        <StatTile
          label="Total Assignments"
          value={totalAssignments.toLocaleString('en-US')}
          icon={ClipboardList}
        />
      </div>
    </div>
  );
}

const tiles = 'grid gap-3 @xl:grid-cols-3';

function StatsSkeleton() {
  return (
    <Loading label="Loading the numbers" className="@container">
      <div className={tiles}>
        {['members', 'active', 'total'].map(tile => (
          <Skeleton key={tile} className="h-27 rounded-lg" />
        ))}
      </div>
    </Loading>
  );
}
