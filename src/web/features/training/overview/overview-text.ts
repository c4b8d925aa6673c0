import type { ResponseOf } from '#contract/endpoint.ts';
import type { getProgressOverview } from '#contract/progress.ts';
import { parsePlainDate, type PlainDate } from '#domain/plain-date.ts';
import { overviewWeek, overviewWeeks, type StrengthStanding } from '#domain/strength/strength-target.ts';
import { changeOf } from '#web/parts/lifts/change/strength-figures.ts';
import type { Assignment } from '#web/parts/training-day/training-day.ts';
import type { Fill } from '#web/ui/look/progress-fill.ts';

type Answer = ResponseOf<typeof getProgressOverview>;

/** An answer that the device has kept from an earlier version has neither pace nor baseline. */
export type Overview = Omit<Answer, 'pace' | 'baseline'> & Partial<Pick<Answer, 'pace' | 'baseline'>>;

/** The colour of a standing, and the words that say the same. */
export const standings: Record<StrengthStanding, { tone: Fill; text: string }> = {
  'on-pace': { tone: 'success', text: 'On pace' },
  close: { tone: 'warning', text: 'Close to pace' },
  behind: { tone: 'danger', text: 'Behind pace' },
  early: { tone: 'accent', text: 'Too early to judge' },
  unknown: { tone: 'accent', text: 'Nothing to compare yet' },
};

/** What the standing is held against: how far the target's pace is by now. */
export const paceText = (pace: number | null): string =>
  pace === null ? 'The first 3 weeks have no pace yet.' : `${changeOf(pace)} by now is on pace.`;

/** From this many percent of strength progress on; the highest that is reached is said. */
const encouragements: readonly (readonly [from: number, words: string])[] = [
  [20, 'Twenty percent reached. You are better today because of your effort yesterday.'],
  [15, 'On target. Hold this standard and the last milestone is yours.'],
  [10, 'Double digits. Keep the rhythm, the target is in sight.'],
  [5, 'The first milestone stands. Your discipline is bearing fruit.'],
];

const beginning = 'The foundation is being laid. Keep showing up, rep by rep.';

/** What to say to a strength progress in percent. */
export function encouragement(progress: number | null): string {
  if (progress === null) return 'Log your lifts week by week, and your progress shows here.';
  return encouragements.find(([from]) => progress >= from)?.[1] ?? beginning;
}

/** The percent of a milestone as the wire writes it, such as `5% strength gain`. */
export const milestonePercent = (milestone: string): number => Number.parseFloat(milestone);

/** Two programs ask for different work: that of one says nothing of the other. */
export const isOfOther = (baseline: Overview['baseline'], program: string): boolean =>
  Boolean(
    baseline && baseline.weeklyUnits !== null && baseline.programName && baseline.programName !== program,
  );

/** What overall fitness progress is: work a week, compared with what is said here. */
export function comparedWith(baseline: Overview['baseline'], program: string): string {
  if (!baseline) return 'Weekly work, compared once there are finished weeks.';
  if (isOfOther(baseline, program))
    return `Weekly work. Not compared with ${baseline.programName}: a different program.`;
  const lately = 'Weekly work (reps, seconds, contacts) of the last finished weeks, up to 4, against';
  if (baseline.weeklyUnits === null) return `${lately} week 1 of this program.`;
  const units = Math.round(baseline.weeklyUnits).toLocaleString('en-US');
  return `${lately} the ${units} a week of last time.`;
}

type Started = Pick<Assignment, 'kind' | 'status' | 'startDate' | 'numWeeks'>;

/**
 * The week of the overview of a program. A program of fewer weeks than the overview counts at most is counted from its own
 * start; any other from the earliest start of the active ones.
 */
export function weekOfOverview(program: Started, assignments: readonly Started[], today: PlainDate) {
  const weeks = overviewWeeks(program.numWeeks);
  const own = parsePlainDate(program.startDate) ?? today;
  const start = weeks < overviewWeeks(null) ? own : (earliestActiveStart(assignments) ?? own);
  return { start, week: overviewWeek(start, today, weeks), weeks };
}

/** The earliest start of the active programs; null without one. */
function earliestActiveStart(assignments: readonly Started[]): PlainDate | null {
  const starts = assignments
    .filter(({ kind, status }) => kind === 'program' && status === 'active')
    .flatMap(({ startDate }) => parsePlainDate(startDate) ?? []);
  return starts.toSorted()[0] ?? null;
}
