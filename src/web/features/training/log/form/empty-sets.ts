import { firstNumber } from '#domain/prescriptions/prescription-text.ts';
import { workSetsOf } from '#domain/prescriptions/set-targets.ts';
import type { ScheduledExercise } from '#web/parts/training-day/training-day.ts';
import { carriedByOf, isFilled, isInRows, type LogValues, type SetRow, workRows } from './log-values.ts';

/** Of the sets of work that the coach asked for: how many are done, and which is the first that is not. */
export type EmptySets = { done: number; prescribed: number; first: number };

type PrescribedSets = Pick<ScheduledExercise, 'exercise' | 'sets'> &
  Partial<Pick<ScheduledExercise, 'setTargets' | 'reps' | 'time' | 'distance' | 'log'>>;

type Rows = Pick<LogValues, 'sets' | 'carriedBy'>;

/** How many sets the coach asked for; null when they did not say so in a number. */
export function prescribedSets(asked: PrescribedSets): number | null {
  const { exercise, sets, setTargets } = asked;
  const { category } = exercise;
  if (!isInRows(category, { carriedBy: carriedByOf(asked) }) || (!setTargets && firstNumber(sets) === null))
    return null;
  return workSetsOf(category, { sets, setTargets: setTargets ?? null });
}

/**
 * What stays empty of the prescribed sets if this is saved; null when nothing does. A row that was taken away was taken
 * away on purpose, and who has begun from a log of as many sets has been asked before.
 */
export function emptySets(asked: PrescribedSets, { sets, carriedBy }: Rows, begun: Rows): EmptySets | null {
  const prescribed = prescribedSets(asked);
  const isDone = (row: SetRow) => isFilled(row, carriedBy) || row.isMissed === true;
  const rows = workRows(sets).slice(0, prescribed ?? 0);
  const first = rows.findIndex(row => !isDone(row));
  const done = rows.filter(isDone).length;
  if (prescribed === null || first === -1 || done === workRows(begun.sets).filter(isDone).length) return null;
  return { done, prescribed, first: first + 1 };
}
