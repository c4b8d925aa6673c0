import { usualPercentOf } from '#domain/prescriptions/percent-of.ts';
import { setTargetsText } from '#domain/prescriptions/set-target-text.ts';
import { formatWork } from '#domain/shorthand/format-shorthand.ts';
import type { WrittenPrescription } from '#domain/prescriptions/written-prescription.ts';

/** A prescription in shorthand behind its name, its sets one by one in words. */
export function workText(name: string, prescription: WrittenPrescription): string {
  const { setTargets } = prescription;
  if (setTargets === null) return `${name} ${shorthandOf(prescription)}`.trim();
  const same = { sets: null, reps: null, weight: null, percent1RM: null, rpe: null } as const;
  const rest = shorthandOf({
    ...prescription,
    ...same,
    setTargets: null,
    weightUnit: 'lbs',
    percentOf: usualPercentOf,
  });
  return `${name} ${setTargetsText(setTargets, prescription)} ${rest}`.trim();
}

/** The unit of a weight that is not there goes without saying. */
const shorthandOf = (prescription: WrittenPrescription): string =>
  formatWork(prescription.weight === null ? { ...prescription, weightUnit: 'lbs' } : prescription);
