import { toPounds } from '#domain/measures/measure.ts';
import type { ExerciseCategory } from '#domain/prescriptions/exercise-category.ts';
import { prescribedWeight } from '#domain/prescriptions/prescribed-weight.ts';
import { repsOf } from '#domain/prescriptions/prescription-text.ts';
import {
  setAsked,
  type WithSetTargets,
  workSetsOf,
  workTargetsOf,
} from '#domain/prescriptions/set-targets.ts';
import { unitsPrescribed } from '#domain/training/workout-units.ts';

export type LoadedWork = {
  category: ExerciseCategory;
  prescription: WithSetTargets & { weight: string | null; weightUnit: string; percent1RM: string | null };
};

export type WeekLoad = {
  /** Work sets of everything. */
  sets: number;
  units: number;
  /** Weight times reps in lb, of what names a weight; 0 where nothing does. */
  tonnage: number;
};

/** What a week asks for. */
export function weekLoad(work: readonly LoadedWork[]): WeekLoad {
  return work.reduce(
    (sum, { category, prescription }) => ({
      sets: sum.sets + workSetsOf(category, prescription),
      units: sum.units + unitsPrescribed(category, prescription),
      tonnage: sum.tonnage + tonnageOf(category, prescription),
    }),
    { sets: 0, units: 0, tonnage: 0 },
  );
}

function tonnageOf(category: ExerciseCategory, prescription: LoadedWork['prescription']): number {
  if (category !== 'Strength' && category !== 'Calisthenics') return 0;
  const targets = workTargetsOf(prescription);
  const asked = {
    reps: prescription.reps ?? null,
    weight: prescription.weight,
    percent1RM: prescription.percent1RM,
    rpe: prescription.rpe ?? null,
  };
  const sets = targets
    ? targets.map(target => setAsked(asked, target))
    : Array.from({ length: workSetsOf(category, prescription) }, () => asked);
  return sets.reduce(
    (sum, set) => sum + poundsAsked(set.weight, prescription.weightUnit) * repsOf(set.reps),
    0,
  );
}

/** Of a range the lower end; two dumbbells weigh both. 0 for what is no weight. */
function poundsAsked(text: string | null, weightUnit: string): number {
  const asked = prescribedWeight(text, weightUnit);
  return asked === null ? 0 : toPounds(asked.least, asked.unit) * (asked.isEachHand ? 2 : 1);
}
