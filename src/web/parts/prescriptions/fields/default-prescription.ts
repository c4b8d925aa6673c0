import { prescriptionFields, prescriptionFieldsOf } from '#domain/prescriptions/exercise-category.ts';
import type { LibraryExercise } from '#web/parts/exercise-picker/exercise-groups.ts';
import type { Parameters } from './parameters.ts';

type Prescribable = Pick<LibraryExercise, 'category' | 'defaultPrescription'>;

/** The parameters with what the exercise's default prescription says, as far as its category asks for it. */
export function beginWithDefault(
  blank: Parameters,
  { category, defaultPrescription: given }: Prescribable,
): Parameters {
  if (!given) return blank;
  const asked = prescriptionFieldsOf(category);
  const fields = prescriptionFields.flatMap(field => {
    const text = given[field];
    return text && asked.includes(field) ? [[field, text] as const] : [];
  });
  return {
    ...blank,
    fields: Object.fromEntries(fields),
    restTimer: String(given.restTimerSeconds),
    weight: given.weight,
    weightUnit: given.weightUnit,
    details: {
      ...blank.details,
      percentOf: given.percentOf,
      setTargets: given.setTargets,
      tempo: given.tempo,
    },
  };
}
