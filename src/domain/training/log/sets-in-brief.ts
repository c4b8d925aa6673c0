import type { Pounds } from '#domain/measures/measure.ts';
import { isCounted, isMissed, type LoggedSet } from './workout-units.ts';

import { type Carried, carriedOf, isOfCalories } from './carried-set.ts';

type TopSet = { reps: number; weight: Pounds | null };

/**
 * The sets in a line about a log, beside their number and reps. `topSet`: the heaviest, of equals that of the most
 * reps, where sets differ: then no one set stands for all; null where all are alike. `carried`: how far or how long
 * each set was, where they have no reps and are alike. `calories`: of all sets that were counted in them, and whether
 * each came to as many. `missed`: attempts that failed.
 */
export function setsInBrief(setsData: readonly LoggedSet[] | null): {
  topSet: TopSet | null;
  carried: Exclude<Carried, { by: 'calories' }> | null;
  calories: { total: number; isEven: boolean } | null;
  missed: number;
} {
  const sets = setsData ?? [];
  const done = sets
    .filter(set => isCounted(set) && (set.reps ?? 0) > 0)
    .map(({ reps, weight }) => ({ reps: reps ?? 0, weight: weight ?? null }));
  const isEven = done.every(({ reps, weight }) => reps === done[0]?.reps && weight === done[0]?.weight);
  const [heaviest] = done.toSorted((a, b) => (b.weight ?? 0) - (a.weight ?? 0) || b.reps - a.reps);
  const carried = sets.filter(isCounted).flatMap(set => carriedOf(set) ?? []);
  const [first] = carried;
  const isAlike =
    done.length === 0 && carried.every(one => one.amount === first?.amount && one.by === first.by);
  return {
    topSet: isEven ? null : (heaviest ?? null),
    carried: isAlike && first && first.by !== 'calories' ? first : null,
    calories: caloriesOf(sets),
    missed: sets.filter(isMissed).length,
  };
}

function caloriesOf(sets: readonly LoggedSet[]): { total: number; isEven: boolean } | null {
  const each = sets.filter(set => isCounted(set) && isOfCalories(set)).map(({ calories }) => calories ?? 0);
  if (each.length === 0) return null;
  return { total: each.reduce((sum, one) => sum + one, 0), isEven: each.every(one => one === each[0]) };
}
