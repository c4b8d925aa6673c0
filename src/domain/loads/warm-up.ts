import { fromPounds, toPounds } from '#domain/measures/measure.ts';
import type { ExerciseCategory } from '#domain/prescriptions/exercise-category.ts';
import { type Loadable, nearestLoadable } from './loadable.ts';
import { usualBar } from './loading.ts';

/** In the person's unit. It never counts. */
export type WarmUpSet = { reps: number; weight: number };

const shares = [
  { percent: 40, reps: 5 },
  { percent: 60, reps: 3 },
  { percent: 80, reps: 2 },
] as const;

/** As much above the bar in lb, and nobody goes at it cold. */
const worthWarmingUp = 60;

/** The sets before the first working set of a strength exercise, from the bar on up; none where it is light. */
export function warmUpFor(
  category: ExerciseCategory,
  weight: number | null,
  loadable: Loadable,
): WarmUpSet[] {
  const { unit } = loadable;
  const bar = barOf(loadable);
  const isHeavy = weight !== null && toPounds(weight - bar, unit) >= worthWarmingUp - 0.01;
  if (category !== 'Strength' || !isHeavy) return [];
  const least = loadable.loadedOn === 'step' ? 0 : bar;
  const sets = shares.map(({ percent, reps }) => {
    const share = Math.max(least, (weight * percent) / 100);
    return { reps, weight: nearestLoadable(share, loadable) };
  });
  return sets.filter((set, n) => set.weight < weight && set.weight > (sets[n - 1]?.weight ?? 0));
}

function barOf({ loading, unit }: Loadable): number {
  if (loading === null || loading.unit === unit) return loading?.bar ?? usualBar[unit];
  return fromPounds(toPounds(loading.bar, loading.unit), unit);
}
