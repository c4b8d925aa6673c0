import { prescriptionFieldsOf } from '#domain/prescriptions/exercise-category.ts';
import { isWeighed } from '#domain/prescriptions/set-targets.ts';
import type { Prescribed } from '#web/parts/prescriptions/fields/draft.ts';
import { exerciseBody } from '#web/features/programs/draft/program-body.ts';
import type { Row } from './edited-lines.ts';

/**
 * With what the category does not ask for: that is not shown, and not lost. Another exercise brings only its own; the one into which it
 * has been merged is no other.
 */
export function changedBody({ weight, weightUnit, ...row }: Row, exercise: Prescribed) {
  const body = exerciseBody(exercise);
  const isSame = [row.exerciseId, row.exercise.mergedInto?.id].includes(exercise.exerciseId);
  const { weight: _former, ...others } = body;
  if (!isSame) return others;
  const unasked = Object.entries(exercise.fields).filter(([field]) => !prescribedValue(exercise, field));
  // The form says the unit of its sets' weights; of none it has nothing to say.
  const unit = isWeighed(body.setTargets) ? {} : { weightUnit };
  return { ...Object.fromEntries(unasked), weight, weightUnit, ...body, ...unit };
}

const prescribedValue = ({ category }: Prescribed, field: string) =>
  prescriptionFieldsOf(category).some(one => one === field);
