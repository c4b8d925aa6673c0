import type { GroupFormat, GroupKind } from '#domain/prescriptions/groups/group-format.ts';
import { type Group, groupsOf } from '#domain/prescriptions/groups/groups.ts';
import type { SetKind } from '#domain/prescriptions/set-kind.ts';
import { type ExerciseToDo, type NextSet, workPrescribed, workDone } from './next-set.ts';

/** An exercise with what says with whom it is done. */
export type ExerciseInGroup = ExerciseToDo & {
  groupLabel: string | null;
  prescription: { groupFormat: GroupFormat | null } | null;
};

/** The groups of a session in order, each exercise that stands alone as one. */
export function bandsOf<Exercise extends ExerciseInGroup>(
  exercises: readonly Exercise[],
): Group<Exercise & { groupFormat: GroupFormat | null }>[] {
  return groupsOf(
    exercises.map(exercise => ({ ...exercise, groupFormat: exercise.prescription?.groupFormat ?? null })),
  );
}

export const bandOf = <Exercise extends ExerciseInGroup>(
  exercises: readonly Exercise[],
  prescriptionId: string,
) => bandsOf(exercises).find(band => band.exercises.some(one => one.prescriptionId === prescriptionId));

const alternating: readonly (GroupKind | undefined)[] = ['superset', 'circuit'];

const isAlternating = (kind: GroupKind | undefined): boolean => alternating.includes(kind);

/** The others are done against a clock, round by round. */
export const isAgainstTheClock = (kind: GroupKind | undefined): boolean =>
  kind !== undefined && !alternating.includes(kind);

export const isOpen = (exercise: ExerciseToDo): boolean =>
  exercise.state === 'open' && workDone(exercise) < workPrescribed(exercise);

/**
 * Which exercise is done now: the one that somebody chose, as long as it has a set left; in a superset or circuit the one that
 * is behind the others (A1, B1, A2 …). Else the first open one after it, and then those passed by. Null when none is open.
 */
export function nextExercise<Exercise extends ExerciseInGroup>(
  exercises: readonly Exercise[],
  lastId: string | null,
): Exercise | null {
  const position = exercises.findIndex(({ prescriptionId }) => prescriptionId === lastId);
  const last = exercises[position];
  if (last && isOpen(last) && !isInSuperset(exercises, last)) return last;
  if (last) {
    const inBand = behindOthers(openInBand(exercises, last.prescriptionId));
    if (inBand) return find(exercises, inBand.prescriptionId);
  }
  const next = exercises.slice(position + 1).find(isOpen) ?? exercises.find(isOpen) ?? null;
  if (next === null || !isInSuperset(exercises, next)) return next;
  const first = behindOthers(openInBand(exercises, next.prescriptionId));
  return first ? find(exercises, first.prescriptionId) : next;
}

const find = <Exercise extends ExerciseInGroup>(exercises: readonly Exercise[], id: string) =>
  exercises.find(({ prescriptionId }) => prescriptionId === id) ?? null;

const isInSuperset = (exercises: readonly ExerciseInGroup[], { prescriptionId }: ExerciseInGroup) =>
  isAlternating(bandOf(exercises, prescriptionId)?.format?.kind);

const openInBand = (exercises: readonly ExerciseInGroup[], id: string): ExerciseInGroup[] =>
  (bandOf(exercises, id)?.exercises ?? []).filter(isOpen);

/** Of those with as few sets done the first in order. */
const behindOthers = (open: readonly ExerciseInGroup[]): ExerciseInGroup | null =>
  open.toSorted((a, b) => workDone(a) - workDone(b))[0] ?? null;

type Done = { exercise: ExerciseInGroup; setKind: SetKind; restSeconds: number };
type Next = { exercise: ExerciseInGroup; set: Pick<NextSet<unknown>, 'setKind'> };

/** Nobody rests longer for a warm-up, in seconds. */
const maxAfterWarmUp = 60;

/**
 * How long to rest after a set, in seconds, once it is among the sets of its exercise: none before a drop, between the
 * exercises of a round, or when nothing follows.
 */
export function restAfter(exercises: readonly ExerciseInGroup[], done: Done, next: Next | null): number {
  if (next === null || next.set.setKind === 'drop') return 0;
  if (done.setKind === 'warmup') return Math.min(maxAfterWarmUp, done.restSeconds);
  const band = bandOf(exercises, done.exercise.prescriptionId);
  const isInBand = band?.exercises.some(
    ({ prescriptionId }) => prescriptionId === next.exercise.prescriptionId,
  );
  if (!band?.format || !isInBand || !isAlternating(band.format.kind)) return done.restSeconds;
  const isSameRound =
    next.exercise.prescriptionId !== done.exercise.prescriptionId &&
    workDone(next.exercise) < workDone(done.exercise);
  return isSameRound ? 0 : (band.format.restSeconds ?? done.restSeconds);
}

/** The exercises as they are with one set more. */
export function withSet<Exercise extends ExerciseInGroup>(
  exercises: readonly Exercise[],
  id: string,
  set: { setNum: number; setKind: SetKind },
): Exercise[] {
  return exercises.map(exercise => {
    if (exercise.prescriptionId !== id) return exercise;
    const sets = [...exercise.sets.filter(({ setNum }) => setNum !== set.setNum), set];
    const isDone = workDone({ sets }) >= workPrescribed(exercise);
    return {
      ...exercise,
      sets,
      state: isDone ? 'done' : exercise.state === 'skipped' ? 'open' : exercise.state,
    };
  });
}
