import { workDone, workPrescribed } from './next-set.ts';
import type { PlayerExercise } from './player-exercise.ts';
import type { LastAct, PlayerState } from './player-state.ts';

type Extra = Pick<PlayerState, 'extraSets'>;

const beyond = (exercise: PlayerExercise): number => workDone(exercise) - workPrescribed(exercise);

/** Whether someone wants a set more of an exercise that has all of its own, or is done without them. */
export function wantsMore({ extraSets }: Extra, exercise: PlayerExercise): boolean {
  const { prescriptionId, state } = exercise;
  const extra = extraSets[prescriptionId];
  if (extra === undefined || state === 'skipped') return false;
  return (state === 'done' || beyond(exercise) >= 0) && beyond(exercise) < extra;
}

export const withExtra = ({ extraSets }: Extra, prescriptionId: string, extra: number): Extra => ({
  extraSets: { ...extraSets, [prescriptionId]: extra },
});

/** The next part of a hold is wanted too, whatever is prescribed. */
export const withNextPart = (state: Extra, exercise: PlayerExercise): Extra =>
  withExtra(state, exercise.prescriptionId, beyond(exercise) + 2);

/** One set more than are wanted, or than are done. */
export function withSetAdded(state: Extra, exercise: PlayerExercise): Extra {
  const { prescriptionId } = exercise;
  const wanted = exercise.state === 'open' ? (state.extraSets[prescriptionId] ?? 0) : beyond(exercise);
  return withExtra(state, prescriptionId, Math.max(wanted, beyond(exercise)) + 1);
}

/** An exercise stays done, as long as a set of it stands: what was undone of it is to do again. */
export function wantedAgain(
  state: Extra,
  { prescriptionId, isPart }: LastAct,
  exercises: readonly PlayerExercise[],
): Extra {
  const exercise = exercises.find(one => one.prescriptionId === prescriptionId);
  if (!exercise || (exercise.state === 'open' && !isPart)) return state;
  return withExtra(state, prescriptionId, isPart ? beyond(exercise) : (state.extraSets[prescriptionId] ?? 0));
}
