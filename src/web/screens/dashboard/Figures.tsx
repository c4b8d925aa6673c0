import { ArrowRight } from 'lucide-react';
import { listAssignments } from '#contract/assignments.ts';
import { getDashboardStats, getMemberScore } from '#contract/dashboard.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import type { PlainDate } from '#domain/plain-date.ts';
import { useRead } from '#web/data/read.ts';
import { useGoTo } from '#web/navigation/go-to.ts';
import { useToday } from '#web/session/today.ts';
import { isOneOff } from '#web/parts/training-day/training-day.ts';
import { isActive } from '#web/parts/training-day/blocks.ts';
import { statusesOf } from '#web/parts/training-day/training-calendar.ts';
import { useTrainingOn } from '#web/parts/training-day/training-on.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { ProgressRing } from '#web/ui/figures/ProgressRing.tsx';
import { StatTile } from '#web/ui/figures/StatTile.tsx';
import { Loading, Skeleton } from '#web/ui/notices/Skeleton.tsx';
import { completionRateText, daysText, rankText, unitsText } from './score-text.ts';

/** Other members' logs change one's rank: it is read again when it is looked at after this many milliseconds. */
const rankFreshFor = 60_000;

/** The member's progress: the month's completion rate, this week, and active programs. */
export function Figures() {
  const score = useRead(getMemberScore, {}, { staleTime: rankFreshFor });
  const stats = useRead(getDashboardStats, {});
  const assignments = useRead(listAssignments, {});
  const today = useToday();
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
      {score.data ? (
        <LeaderboardRank score={score.data} />
      ) : (
        <StatTile label="Leaderboard Rank" className={wide} value="—" caption={<Failed read={score} />} />
      )}
      <StatTile
        label="Active Programs"
        value={countActive(assignments.data, today) ?? '—'}
        caption={assignments.data ? 'assigned' : <Failed read={assignments} />}
      />
    </div>
  );
}

/** Programs alone count: one-off exercises are none. */
const countActive = (
  assignments: ResponseOf<typeof listAssignments> | undefined,
  today: PlainDate,
): number | undefined =>
  assignments?.filter(assignment => !isOneOff(assignment) && isActive(assignment, today)).length;

/** On a phone the rank goes over the whole width, under the two that share a line. */
const tiles =
  'grid grid-flow-dense grid-cols-[9fr_10fr] gap-3 @max-[13rem]:grid-cols-1 @xl:grid-cols-2 @4xl:grid-cols-[5fr_3fr_4fr_3fr]';
const wide = 'col-span-2 @max-[13rem]:col-span-1 @xl:col-span-1';

type Score = { score: ResponseOf<typeof getMemberScore> };

function LeaderboardRank({ score }: Score) {
  const goTo = useGoTo();
  const { place, of } = rankText(score);
  return (
    <StatTile
      label="Leaderboard Rank"
      className={wide}
      value={place}
      unit={of}
      caption={
        <Button size="sm" variant="ghost" className="-mb-2 -ml-3" onClick={() => goTo('leaderboard')}>
          Hall of Honor <ArrowRight aria-hidden="true" />
        </Button>
      }
    />
  );
}

function CompletionRate({ score }: Score) {
  const rate = completionRateText(score);
  const today = useToday();
  const days = daysText(statusesOf(useTrainingOn(today, today).sources, today), today);
  return (
    <StatTile
      label="Completion Rate"
      className={wide}
      value={rate ?? '—'}
      unit={rate && '%'}
      caption={
        <>
          {score.totalAssigned > 0 && <span className="block min-h-5 text-muted">{days}</span>}
          <span className="block">{unitsText(score)}</span>
        </>
      }
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
      <Skeleton className={`${wide} h-34.5 rounded-lg`} />
      <Skeleton className="h-34.5 rounded-lg" />
      <Skeleton className={`${wide} h-34.5 rounded-lg`} />
      <Skeleton className="h-34.5 rounded-lg" />
    </Loading>
  );
}
