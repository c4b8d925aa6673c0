import { usualTrainingMaxPercent } from '#domain/loads/training-max-percent.ts';
import { toPounds } from '#domain/measures/measure.ts';
import type { ExerciseCategory } from '#domain/prescriptions/exercise-category.ts';
import type { PercentOf } from '#domain/prescriptions/percent-of.ts';
import { countedIn } from '#domain/prescriptions/counted-in.ts';
import { prescribedWeight } from '#domain/prescriptions/prescribed-weight.ts';
import { firstNumber, repsOf } from '#domain/prescriptions/prescription-text.ts';
import {
  type PrescribedSet,
  prescribedSet,
  type WithSetTargets,
  workSetsOf,
  workTargetsOf,
} from '#domain/prescriptions/set-targets.ts';
import { unitsPrescribed } from '#domain/training/log/workout-units.ts';

export type LoadedWork = {
  category: ExerciseCategory;
  prescription: WithSetTargets & {
    weight: string | null;
    weightUnit: string;
    percent1RM: string | null;
    percentOf?: PercentOf | undefined;
  };
};

export type WeekLoad = {
  /** Work sets of everything. */
  sets: number;
  units: number;
  /** Weight times reps in lb, of what names a weight; 0 where nothing does. */
  tonnage: number;
  /** The percent of the max that a rep is at, on average, of the reps that name one; null where none does. */
  intensity: number | null;
};

/** The load of a week. A training max is so many percent of the max. */
export function weekLoad(
  work: readonly LoadedWork[],
  trainingMaxPercent = usualTrainingMaxPercent,
): WeekLoad {
  const atPercent = work.flatMap(({ category, prescription }) => {
    const share = prescription.percentOf === 'training-max' ? trainingMaxPercent / 100 : 1;
    return prescribedSets(category, prescription).flatMap(({ percent1RM, reps }) => {
      const percent = firstNumber(percent1RM);
      return percent === null ? [] : [{ percent: percent * share, reps: repsOf(reps) }];
    });
  });
  const reps = atPercent.reduce((sum, set) => sum + set.reps, 0);
  const percents = atPercent.reduce((sum, set) => sum + set.percent * set.reps, 0);
  const sums = work.reduce(
    (sum, { category, prescription }) => ({
      sets: sum.sets + workSetsOf(category, prescription),
      units: sum.units + unitsPrescribed(category, prescription),
      tonnage: sum.tonnage + tonnageOf(category, prescription),
    }),
    { sets: 0, units: 0, tonnage: 0 },
  );
  return { ...sums, intensity: reps > 0 ? percents / reps : null };
}

/** The work sets that are counted in reps, each completed from the prescription. */
function prescribedSets(
  category: ExerciseCategory,
  prescription: LoadedWork['prescription'],
): PrescribedSet[] {
  if (countedIn(category, prescription) !== 'reps') return [];
  const targets = workTargetsOf(prescription);
  const prescribed = {
    reps: prescription.reps ?? null,
    weight: prescription.weight,
    percent1RM: prescription.percent1RM,
    rpe: prescription.rpe ?? null,
  };
  return targets
    ? targets.map(target => prescribedSet(prescribed, target))
    : Array.from({ length: workSetsOf(category, prescription) }, () => prescribed);
}

const tonnageOf = (category: ExerciseCategory, prescription: LoadedWork['prescription']): number =>
  prescribedSets(category, prescription).reduce(
    (sum, set) => sum + prescribedPounds(set.weight, prescription.weightUnit) * repsOf(set.reps),
    0,
  );

/** Of a range the lower end; two dumbbells weigh both. 0 for what is no weight. */
function prescribedPounds(text: string | null, weightUnit: string): number {
  const prescribed = prescribedWeight(text, weightUnit);
  return prescribed === null
    ? 0
    : toPounds(prescribed.min, prescribed.unit) * (prescribed.isEachHand ? 2 : 1);
}
