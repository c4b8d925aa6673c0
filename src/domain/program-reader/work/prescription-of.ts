import { emptyPrescription, type WrittenPrescription } from '#domain/prescriptions/written-prescription.ts';
import { countsAsWork } from '#domain/prescriptions/set-kind.ts';
import type { SetTarget } from '#domain/prescriptions/set-targets.ts';
import type { WorkFields, WorkOptions } from '#domain/program-reader/work/text/work.ts';
import { targetsOf } from './targets-of.ts';

/** A prescription of the fields that were read: others are empty, the unit the writer's own. */
export function prescriptionOf(
  fields: WorkFields,
  { weightUnit }: Pick<WorkOptions, 'weightUnit'>,
): WrittenPrescription {
  const unit = weightUnit === 'kg' ? 'kg' : 'lbs';
  return { ...emptyPrescription, weightUnit: unit, ...withoutWarmUpsAlone(fields) };
}

/** A prescription needs a set that is no warm-up: where a text names none, its warm-ups are sets with a note. */
function withoutWarmUpsAlone(fields: WorkFields): WorkFields {
  if (!fields.setTargets || fields.setTargets.some(({ kind }) => countsAsWork({ setKind: kind })))
    return fields;
  const setTargets = targetsOf(fields, undefined);
  const only = (read: (target: SetTarget) => string | null) => {
    const texts = [...new Set(setTargets.map(read))];
    return texts.length === 1 ? (texts[0] ?? null) : texts.map(text => text ?? '-').join(', ');
  };
  return {
    ...fields,
    setTargets: null,
    sets: String(setTargets.length),
    reps: only(({ reps }) => reps),
    weight: only(({ weight }) => weight),
    percent1RM: only(({ percent1RM }) => percent1RM),
    rpe: only(({ rpe }) => rpe),
    notes: fields.notes ? `warm-up; ${fields.notes}` : 'warm-up',
  };
}
