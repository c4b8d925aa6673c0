import { parsePlainDate, type PlainDate } from '#domain/plain-date.ts';
import type { StrengthStanding } from '#domain/strength/strength-target.ts';
import type { Assignment } from '#web/training/day/training-day.ts';
import type { Fill } from '#web/ui/look/progress-fill.ts';

/** The colour of a standing, and the words that say the same. */
export const standings: Record<StrengthStanding, { tone: Fill; words: string }> = {
  'on-target': { tone: 'success', words: 'On target' },
  close: { tone: 'warning', words: 'Close to target' },
  below: { tone: 'danger', words: 'Below target' },
  unknown: { tone: 'accent', words: 'Nothing to compare yet' },
};

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

type Started = Pick<Assignment, 'kind' | 'status' | 'startDate'>;

/** From when the overview counts its weeks: the earliest start of the active programs; null without one. */
export function earliestActiveStart(assignments: readonly Started[]): PlainDate | null {
  const starts = assignments
    .filter(({ kind, status }) => kind === 'program' && status === 'active')
    .flatMap(({ startDate }) => parsePlainDate(startDate) ?? []);
  return starts.toSorted()[0] ?? null;
}
