import type { ExerciseCategory } from '#domain/prescriptions/exercise-category.ts';
import { type WithSetTargets, workSetsOf } from '#domain/prescriptions/set-targets.ts';
import { compareNames } from '#domain/names/compare-names.ts';

export type MuscleWork = {
  exercise: { category: ExerciseCategory; muscleGroups: readonly string[] };
  prescription: WithSetTargets;
};

/**
 * Hard sets a muscle group and week within which most people grow (Schoenfeld, Ogborn & Krieger 2017, J Sports Sci 35:1073;
 * Baz-Valle et al. 2022: 12 to 20). Fewer is upkeep; more asks more of recovery than it gives.
 */
export const volumeBand = { least: 10, most: 20 };

export type MuscleSets = { muscle: string; sets: number; band: 'below' | 'within' | 'above' };

/** Sets of strength, with weights or the own body, of each muscle group that the exercises name; warm-ups count for nothing. The most first. */
export function setsByMuscle(work: readonly MuscleWork[]): MuscleSets[] {
  const sets = new Map<string, { muscle: string; sets: number }>();
  for (const { exercise, prescription } of work) {
    if (exercise.category !== 'Strength' && exercise.category !== 'Calisthenics') continue;
    const count = workSetsOf(exercise.category, prescription);
    for (const muscle of new Set(exercise.muscleGroups.map(name => name.trim()).filter(Boolean))) {
      const key = muscle.toLowerCase();
      const before = sets.get(key);
      sets.set(key, { muscle: before?.muscle ?? muscle, sets: (before?.sets ?? 0) + count });
    }
  }
  return [...sets.values()]
    .toSorted((a, b) => b.sets - a.sets || compareNames(a.muscle, b.muscle))
    .map(one => ({ ...one, band: bandOf(one.sets) }));
}

function bandOf(sets: number): MuscleSets['band'] {
  if (sets < volumeBand.least) return 'below';
  return sets > volumeBand.most ? 'above' : 'within';
}
