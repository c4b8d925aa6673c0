import { maxSetTargets } from '#domain/limits.ts';
import { setsOf } from '#domain/prescriptions/prescription-text.ts';
import { countsAsWork } from '#domain/prescriptions/set-kind.ts';
import type { SetTarget } from '#domain/prescriptions/set-targets.ts';

/** Values for all sets, as they stand in the fields above. */
export type OfAll = { sets: string; reps: string; percent1RM: string };

export const blankTarget: SetTarget = {
  kind: 'work',
  reps: null,
  weight: null,
  percent1RM: null,
  rpe: null,
  restSeconds: null,
};

/** As many sets as are prescribed, each as all of them are. */
export const filledFrom = ({ sets, reps, percent1RM }: OfAll): SetTarget[] =>
  Array.from({ length: setsOf(sets) }, () => ({
    ...blankTarget,
    reps: reps.trim() || null,
    percent1RM: percent1RM.trim() || null,
  }));

export const addTarget = (targets: readonly SetTarget[]): SetTarget[] =>
  withinLimit([...targets, blankTarget]);

export const repeatTarget = (targets: readonly SetTarget[], index: number): SetTarget[] =>
  withinLimit(targets.toSpliced(index + 1, 0, targets[index] ?? blankTarget));

const withinLimit = (targets: SetTarget[]) => targets.slice(0, maxSetTargets);

/** The last one that is taken away takes the list with it. */
export const removeTarget = (targets: readonly SetTarget[], index: number): SetTarget[] | null =>
  targets.length > 1 ? targets.toSpliced(index, 1) : null;

/** 'Warm-up 1', 'Set 1', 'Set 2': sets that count are numbered by themselves. */
export function rowNames(targets: readonly SetTarget[]): string[] {
  let [warmUps, sets] = [0, 0];
  return targets.map(({ kind }) =>
    countsAsWork({ setKind: kind }) ? `Set ${(sets += 1)}` : `Warm-up ${(warmUps += 1)}`,
  );
}

/** The number of sets shown as prescribed where they are named. */
export const setsText = (targets: readonly SetTarget[]): string =>
  String(targets.filter(({ kind }) => countsAsWork({ setKind: kind })).length);
