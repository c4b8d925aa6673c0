import { listAssignments } from '#contract/assignments.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import { getProgressOverview } from '#contract/progress.ts';
import { formatDate } from '#domain/plain-date.ts';
import { overviewWeek, overviewWeeks } from '#domain/strength/strength-target.ts';
import { useRead } from '#web/data/read.ts';
import { PercentChange } from '#web/lifts/PercentChange.tsx';
import { useToday } from '#web/session/today.ts';
import type { Assignment } from '#web/training/day/training-day.ts';
import { earliestActiveStart } from './overview-words.ts';
import { StrengthProgress } from './StrengthProgress.tsx';

type Overview = ResponseOf<typeof getProgressOverview>;

type ProgressOverviewProps = {
  assignment: Assignment;
  /** Whose it is, where a coach looks. */
  ofMember?: string;
};

/** How strength and fitness of an active program stand. Only its room is there while it loads, nothing on an error. */
export function ProgressOverview({ assignment, ofMember }: ProgressOverviewProps) {
  const { data, isPending } = useRead(getProgressOverview, { params: { id: assignment.id } });
  if (data) return <OverviewCard overview={data} ofMember={ofMember} />;
  return isPending ? <div className="h-88 @sm:h-78 @2xl:h-57" /> : null;
}

type OverviewCardProps = { overview: Overview; ofMember: string | undefined };

function OverviewCard({ overview, ofMember }: OverviewCardProps) {
  return (
    <div className="grid gap-4 border-line @max-2xl:border-y @max-2xl:py-4 @2xl:gap-5 @2xl:rounded-lg @2xl:border @2xl:bg-sunken @2xl:p-(--card-pad)">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="display text-lg">Progress Overview</h3>
        <OverviewWeek ofMember={ofMember} />
      </div>
      <div className="grid gap-x-10 gap-y-5 @2xl:grid-cols-[minmax(0,1fr)_13rem]">
        <StrengthProgress overview={overview} isOwn={ofMember === undefined} />
        <OverallFitness progress={overview.overallFitnessProgress} />
      </div>
    </div>
  );
}

function OverviewWeek({ ofMember }: Pick<OverviewCardProps, 'ofMember'>) {
  const today = useToday();
  const { data } = useRead(listAssignments, ofMember ? { query: { memberId: ofMember } } : {});
  const start = earliestActiveStart(data ?? []);
  if (start === null) return null;
  return (
    <p className="text-sm text-muted">
      Week <span className="font-medium text-ink">{overviewWeek(start, today)}</span> of {overviewWeeks},
      counted from {formatDate(start)}
    </p>
  );
}

function OverallFitness({ progress }: { progress: number | null }) {
  return (
    <dl className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 @2xl:block @2xl:border-l @2xl:border-line @2xl:pl-6">
      <dt className="text-sm text-muted">Overall fitness progress</dt>
      <dd className="text-2xl font-medium tracking-tight @2xl:text-3xl">
        <PercentChange percent={progress} />
      </dd>
      <dd className="col-span-2 mt-1 text-sm text-faint">
        {progress === null
          ? 'Known from your second finished week on.'
          : 'Units of your latest finished week against your baseline.'}
      </dd>
    </dl>
  );
}
