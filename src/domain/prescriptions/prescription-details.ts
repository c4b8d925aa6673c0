import type { GroupFormat } from '#domain/prescriptions/groups/group-format.ts';
import { type PercentOf, usualPercentOf } from './percent-of.ts';
import type { SetTarget } from './set-targets.ts';

/** The parts of a prescription beside its fields. */
export type PrescriptionDetails = {
  percentOf: PercentOf;
  setTargets: SetTarget[] | null;
  tempo: string | null;
  alternateExerciseIds: string[];
  groupLabel: string | null;
  groupFormat: GroupFormat | null;
};

export const noDetails: PrescriptionDetails = {
  percentOf: usualPercentOf,
  setTargets: null,
  tempo: null,
  alternateExerciseIds: [],
  groupLabel: null,
  groupFormat: null,
};

/** Of a prescription that says more. An answer stored before there were any has none. */
export const detailsOf = (given: Partial<PrescriptionDetails>): PrescriptionDetails => ({
  percentOf: given.percentOf ?? usualPercentOf,
  setTargets: given.setTargets ?? null,
  tempo: given.tempo ?? null,
  alternateExerciseIds: given.alternateExerciseIds ?? [],
  groupLabel: given.groupLabel ?? null,
  groupFormat: given.groupFormat ?? null,
});
