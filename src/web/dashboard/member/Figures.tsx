import { listAssignments } from '#contract/assignments.ts';
import { getDashboardStats, getMemberScore } from '#contract/dashboard.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import { isOneOff } from '#web/progress/training-day.ts';
import { useRead } from '#web/data/read.ts';
import { Button } from '#web/ui/Button.tsx';
import { ProgressRing } from '#web/ui/ProgressRing.tsx';
import { Loading, Skeleton } from '#web/ui/Skeleton.tsx';
import { StatTile } from '#web/ui/StatTile.tsx';
import { completionRateText, unitsText } from './score-text.ts';

/** How the member stands: the month's completion rate, this week, and what is being trained. */
export function Figures() {
  const score = useRead(getMemberScore, {});
  const stats = useRead(getDashboardStats, {});
  const assignments = useRead(listAssignments, {});
  if ([score, stats, assignments].some(read => read.isPending)) return <FiguresSkeleton />;
  return (
    <div className={tiles}>
      {score.data ? (
        <CompletionRate score={score.data} />
      ) : (
        <StatTile label="Completion Rate" className={wide} value="—" caption={<Failed read={score} />} />
      )}
      <StatTile
        label="This Week"
        value={stats.data?.weeklyWorkoutCount ?? '—'}
        caption={stats.data ? <WorkoutsLogged /> : <Failed read={stats} />}
      />
      <StatTile
        label="Active Programs"
        value={countActive(assignments.data) ?? '—'}
        caption={assignments.data ? 'assigned' : <Failed read={assignments} />}
      />
    </div>
  );
}

/** One-off exercises are no program. */
const countActive = (assignments: ResponseOf<typeof listAssignments> | undefined): number | undefined =>
  assignments?.filter(assignment => assignment.status === 'active' && !isOneOff(assignment)).length;

const tiles = 'grid grid-cols-[9fr_10fr] gap-3 @3xl:grid-cols-3';
const wide = 'col-span-2 @3xl:col-span-1';

function CompletionRate({ score }: { score: ResponseOf<typeof getMemberScore> }) {
  const rate = completionRateText(score);
  return (
    <StatTile
      label="Completion Rate"
      className={wide}
      value={rate ?? '—'}
      unit={rate && '%'}
      caption={unitsText(score)}
      chart={
        <ProgressRing
          label="Completion rate this month"
          value={score.completionRate}
          valueText={rate === null ? 'Nothing assigned yet' : `${rate}%`}
          size={64}
        >
          {' '}
        </ProgressRing>
      }
    />
  );
}

/** In one line from the width of a common phone on, as its neighbour's. */
function WorkoutsLogged() {
  return <span className="@min-[21rem]:whitespace-nowrap">workouts logged</span>;
}

function Failed({ read }: { read: { refetch: () => unknown; isFetching: boolean } }) {
  return (
    <span role="alert" className="grid justify-items-start gap-2">
      Could not be loaded.
      <Button size="sm" pending={read.isFetching} onClick={() => void read.refetch()}>
        Try again
      </Button>
    </span>
  );
}

function FiguresSkeleton() {
  return (
    <Loading label="Loading your figures" className={tiles}>
      <Skeleton className="col-span-2 h-34.5 rounded-lg @3xl:col-span-1" />
      <Skeleton className="h-34.5 rounded-lg" />
      <Skeleton className="h-34.5 rounded-lg" />
    </Loading>
  );
}
