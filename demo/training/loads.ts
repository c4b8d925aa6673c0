import { seedLibrary } from '#server/exercises/seed-library/seed-library.ts';

const bells = [9, 18, 26, 35, 44, 53, 62, 70, 80, 88, 97, 106, 124];

/** The heaviest load in lb, of those a gym has for the exercise, that is nearest to or below what is meant. */
export function loadFor(exercise: string, meant: number, rounding: 'nearest' | 'down'): number {
  const step = stepOf(exercise, meant);
  if (step === null) return bells.findLast(bell => bell <= meant * 1.06) ?? bells[0] ?? 9;
  const steps = rounding === 'nearest' ? Math.round(meant / step) : Math.floor(meant / step + 0.15);
  return Math.max(1, steps) * step;
}

/** The next load down. */
export function lighterThan(exercise: string, load: number): number {
  const step = stepOf(exercise, load);
  if (step === null) return bells.findLast(bell => bell < load) ?? load;
  return Math.max(step, load - step);
}

/** The next load up. */
export function heavierThan(exercise: string, load: number): number {
  const step = stepOf(exercise, load);
  return step === null ? (bells.find(bell => bell > load) ?? load) : load + step;
}

const kettlebellWork = new Set(
  seedLibrary.filter(({ equipment }) => equipment[0] === 'Kettlebell').map(({ name }) => name),
);

/** Plates come in pairs; small ones, and small dumbbells, in steps of 2.5. Kettlebells have no step: null. */
function stepOf(exercise: string, load: number): number | null {
  if (kettlebellWork.has(exercise)) return null;
  return load < 60 ? 2.5 : 5;
}
