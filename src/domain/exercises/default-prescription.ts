import type { PercentOf } from '#domain/prescriptions/percent-of.ts';
import type { PrescriptionField } from '#domain/prescriptions/exercise-category.ts';
import type { SetTarget } from '#domain/prescriptions/set-targets.ts';

/** The default prescription of an exercise, as it was typed: all of one but what depends on its day. */
export type DefaultPrescription = Record<PrescriptionField, string | null> & {
  weight: string | null;
  weightUnit: string;
  percentOf: PercentOf;
  restTimerSeconds: number;
  setTargets: SetTarget[] | null;
  tempo: string | null;
};
