import { listAssignments } from '#contract/assignments.ts';
import { getProgressOverview } from '#contract/progress.ts';
import { formatDate } from '#domain/plain-date.ts';
import { useRead } from '#web/data/read.ts';
import { PercentChange } from '#web/parts/lifts/change/PercentChange.tsx';
import { useToday } from '#web/session/today.ts';
import { nameOfWorkout } from '#web/parts/training-day/assignment-list.ts';
import type { Assignment } from '#web/parts/training-day/training-day.ts';
import { comparedWith, isOfOther, type Overview, weekOfOverview } from './overview-text.ts';
import { StrengthProgress } from './StrengthProgress.tsx';

type ProgressOverviewProps = {
  assignment: Assignment;
  /** Whose it is, where a coach looks. */
  ofMember?: string;
};

/** How strength and fitness of an active program stand. Only its room is there while it loads, nothing on an error. */
export function ProgressOverview({ assignment, ofMember }: ProgressOverviewProps) {
  const { data, isPending } = useRead(getProgressOverview, { params: { id: assignment.id } });
  if (data) return <OverviewCard overview={data} program={assignment} ofMember={ofMember} />;
  return isPending ? <div className="h-100 @sm:h-88 @2xl:h-62" /> : null;
}

type OverviewCardProps = { overview: Overview; program: Assignment; ofMember: string | undefined };

function OverviewCard({ overview, program, ofMember }: OverviewCardProps) {
  return (
    <div className="grid gap-4 border-line @max-2xl:border-y @max-2xl:py-4 @2xl:gap-5 @2xl:rounded-lg @2xl:border @2xl:bg-sunken @2xl:p-(--card-pad)">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="display text-lg">Progress Overview</h3>
        <OverviewWeek program={program} ofMember={ofMember} />
      </div>
      <div className="grid gap-x-10 gap-y-5 @2xl:grid-cols-[minmax(0,1fr)_13rem]">
        <StrengthProgress overview={overview} isOwn={ofMember === undefined} />
        <OverallFitness overview={overview} program={nameOfWorkout(program)} />
      </div>
    </div>
  );
}

function OverviewWeek({ program, ofMember }: Omit<OverviewCardProps, 'overview'>) {
  const today = useToday();
  const { data } = useRead(listAssignments, ofMember ? { query: { memberId: ofMember } } : {});
  const { start, week, weeks } = weekOfOverview(program, data ?? [], today);
  return (
    <p className="text-sm text-muted">
      Week <span className="font-medium text-ink">{week}</span> of {weeks}, counted from {formatDate(start)}
    </p>
  );
}

function OverallFitness({ overview, program }: { overview: Overview; program: string }) {
  const { baseline } = overview;
  const percent = isOfOther(baseline, program) ? null : overview.overallFitnessProgress;
  return (
    <dl className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 @2xl:block @2xl:border-l @2xl:border-line @2xl:pl-6">
      <dt className="text-sm text-muted">Overall fitness progress</dt>
      <dd className="text-2xl font-medium tracking-tight @2xl:text-3xl">
        <PercentChange percent={percent} />
      </dd>
      <dd className="col-span-2 mt-1 text-sm text-pretty wrap-anywhere text-faint">
        {percent === null && !isOfOther(baseline, program) && 'Not known yet. '}
        {comparedWith(baseline, program)}
      </dd>
    </dl>
  );
}
