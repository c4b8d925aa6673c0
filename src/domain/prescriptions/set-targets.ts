import type { ExerciseCategory, Prescription } from './exercise-category.ts';
import { firstCount, setsOf } from './prescription-text.ts';
import { countsAsWork, type SetKind } from './set-kind.ts';

/** The target of one set, each field as the coach typed it; null leaves it to the prescription. Rest in seconds. */
export type SetTarget = {
  kind: SetKind;
  reps: string | null;
  weight: string | null;
  percent1RM: string | null;
  rpe: string | null;
  restSeconds: number | null;
};

/** A prescription that may name its sets one by one. */
export type WithSetTargets = Prescription & { setTargets?: readonly SetTarget[] | null };

/** The targets that count, in order; null where none are named. */
export function workTargetsOf({ setTargets }: WithSetTargets): SetTarget[] | null {
  if (!setTargets || setTargets.length === 0) return null;
  return setTargets.filter(({ kind }) => countsAsWork({ setKind: kind }));
}

/**
 * The number of work sets of an exercise: those that targets name, else as many as are prescribed; where none is
 * prescribed 3 for Strength and Calisthenics, else 1.
 */
export function workSetsOf(category: ExerciseCategory, prescription: WithSetTargets): number {
  const targets = workTargetsOf(prescription);
  if (targets) return targets.length;
  const { sets } = prescription;
  const isCounted = category === 'Strength' || category === 'Calisthenics';
  return isCounted || firstCount(sets) !== null ? setsOf(sets) : 1;
}

/** The prescription of one set. */
export type PrescribedSet = Pick<SetTarget, 'reps' | 'weight' | 'percent1RM' | 'rpe'>;

/**
 * The target of a set, completed from the prescription: reps where the set says none, and the load where the set says
 * nothing of it. A warm-up is what it says itself.
 */
export function prescribedSet(prescription: PrescribedSet, target: SetTarget): PrescribedSet {
  const { reps, weight, percent1RM, rpe } = target;
  const said = { reps, weight, percent1RM, rpe };
  if (!countsAsWork({ setKind: target.kind })) return said;
  const hasLoad = weight !== null || percent1RM !== null || rpe !== null;
  return { ...(hasLoad ? said : prescription), reps: reps ?? prescription.reps };
}

/** Any of them is to be done with a weight, which is in the prescription's unit. */
export const isWeighed = (targets: readonly SetTarget[] | null | undefined): boolean =>
  (targets ?? []).some(({ weight }) => weight !== null && weight !== '');
