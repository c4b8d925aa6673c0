import { setTargetsText } from '#domain/prescriptions/set-target-words.ts';
import { formatShorthand } from '#domain/shorthand/format-shorthand.ts';
import type { WrittenPrescription } from '#domain/prescriptions/written-prescription.ts';

/** A prescription in shorthand behind its name, its sets one by one in words. */
export function workText(name: string, prescription: WrittenPrescription): string {
  const { setTargets, ...fields } = prescription;
  if (setTargets === null) return `${name} ${shorthandOf(prescription)}`.trim();
  const same = { sets: null, reps: null, weight: null, percent1RM: null, rpe: null };
  const rest = shorthandOf({ ...fields, ...same, setTargets: null, weightUnit: 'lbs' });
  return `${name} ${setTargetsText(setTargets, prescription)} ${rest}`.trim();
}

/** Without the name, which may hold signs of its own. */
function shorthandOf(prescription: WrittenPrescription): string {
  const text = formatShorthand('x', {
    ...prescription,
    groupLabel: null,
    weightUnit: prescription.weight === null ? 'lbs' : prescription.weightUnit,
  });
  return text.slice(1).trim();
}
