import { randomUUID } from 'node:crypto';

/**
 * Lifts that a new fellowship links to another, and what share of its max most people lift in them: rather low, as nobody
 * has tried yet. One of each pair is a lift by which many train.
 */
const linkedLifts: Readonly<Record<string, readonly [lift: string, ratio: number]>> = {
  'Front Squat': ['Back Squat', 0.8],
  'Pause Squat': ['Back Squat', 0.85],
  'Tempo Squat': ['Back Squat', 0.75],
  'Box Squat': ['Back Squat', 0.85],
  'Romanian Deadlift': ['Deadlift', 0.7],
  'Deficit Deadlift': ['Deadlift', 0.85],
  'Paused Deadlift': ['Deadlift', 0.85],
  'Pause Bench Press': ['Bench Press', 0.9],
  'Close-Grip Bench Press': ['Bench Press', 0.85],
  'Incline Bench Press': ['Bench Press', 0.75],
  'Floor Press': ['Bench Press', 0.9],
  'Push Press': ['Overhead Press', 1.15],
};

/** The seeds with ids, so that those that are linked name the others. */
export function withLinks<Seed extends { name: string }>(seeds: readonly Seed[]) {
  const ids = new Map(seeds.map(({ name }) => [name, randomUUID()]));
  return seeds.map(seed => {
    const [lift = '', linkedRatio] = linkedLifts[seed.name] ?? [];
    const linkedExerciseId = ids.get(lift);
    return { ...seed, id: ids.get(seed.name), ...(linkedExerciseId && { linkedExerciseId, linkedRatio }) };
  });
}
