import type { Entered } from '#domain/measures/entered.ts';
import type { PlainDate } from '#domain/plain-date.ts';
import { isCounted, type LoggedSet } from '#domain/training/log/workout-units.ts';
import { fromPounds, type Pounds, type WeightUnit } from '#domain/measures/measure.ts';

/**
 * The top weight of the most recent time a lift was done for so many reps, or the least help: in lb, and as typed. Null
 * reps where none were logged.
 */
export type LastLift = {
  reps: number | null;
  weight: Pounds;
  entered: Entered | null;
  date: PlainDate;
};

/** More or fewer reps than these around the prescribed ones were another weight. */
const likeReps = 2;

/** The last time's top weight for as many reps; for any number of them where none is prescribed. */
export function lastLike(lasts: readonly LastLift[], reps: number | null): LastLift | null {
  const alike = lasts.filter(last => reps === null || isLike(last, reps));
  return alike.toSorted((a, b) => b.date.localeCompare(a.date) || b.weight - a.weight)[0] ?? null;
}

const isLike = (last: LastLift, reps: number) => last.reps !== null && Math.abs(last.reps - reps) <= likeReps;

/** As it was typed where that was in this unit. */
export const lastWeight = ({ weight, entered }: LastLift, unit: WeightUnit): number =>
  entered?.unit === unit && entered.weight !== null ? entered.weight : fromPounds(weight, unit);

/** The sets done on a date: an array, because many come at once. */
export type DatedSets = [date: PlainDate, sets: readonly LoggedSet[] | null];

/** For each number of reps that was done, the top weight of its most recent date; from logs, the newest first. */
export function lastLifts(logs: readonly DatedSets[]): LastLift[] {
  const lifts = new Map<number | null, LastLift>();
  for (const [date, sets] of logs) {
    for (const set of sets ?? []) {
      const { reps = null, weight, entered = null } = set;
      if (!weight || reps === 0 || !isCounted(set)) continue;
      const kept = lifts.get(reps);
      if (!kept || (kept.date === date && weight > kept.weight))
        lifts.set(reps, { reps, weight, entered, date });
    }
  }
  return [...lifts.values()].toSorted((a, b) => (a.reps ?? Infinity) - (b.reps ?? Infinity));
}
