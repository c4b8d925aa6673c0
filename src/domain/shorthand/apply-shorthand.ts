import { maxRestSeconds } from '#domain/limits.ts';
import type { WrittenPrescription } from '#domain/prescriptions/written-prescription.ts';
import { spokenFields } from './spoken-fields.ts';

/** A line's prescription, over what was held before: what shorthand has no sign for stays. A new rest sets the timer as well. */
export function applyShorthand(
  before: WrittenPrescription,
  parsed: WrittenPrescription,
): WrittenPrescription {
  const texts = Object.fromEntries(spokenFields.map(field => [field, parsed[field]]));
  const { setTargets } = parsed;
  const after = {
    ...before,
    ...texts,
    setTargets,
    weightUnit: parsed.weightUnit,
    percentOf: parsed.percentOf,
  };
  const rest = Number(after.restSeconds);
  const isNewRest = after.restSeconds !== before.restSeconds && after.restSeconds !== null;
  const isTimed = isNewRest && Number.isInteger(rest) && rest <= maxRestSeconds;
  const isSameGroup = after.groupLabel === before.groupLabel;
  return {
    ...after,
    ...(isTimed && { restTimerSeconds: rest }),
    // The format of a group belongs to that group.
    ...(!isSameGroup && { groupFormat: null }),
  };
}

/** The parts of a prescription beyond its line, in words: shown beside it. */
export function beyondShorthand({ alternateExerciseIds, groupFormat }: WrittenPrescription): string[] {
  return [
    ...(alternateExerciseIds.length > 0 ? ['alternates'] : []),
    ...(groupFormat ? ['group format'] : []),
  ];
}
