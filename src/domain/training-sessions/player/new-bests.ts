import { newBestSets } from '#domain/records/new-best.ts';
import { amountsOfSet } from '#domain/training-sessions/amounts-of-set.ts';
import type { LoggedSet } from '#domain/training/log/workout-units.ts';
import type { PlayerExercise } from './player-exercise.ts';
import type { SetEvent } from './player-event.ts';

type OfExercise = Pick<PlayerExercise, 'category' | 'sets' | 'best' | 'exerciseId'>;

/** The sets that were a new best, as far as this device knows the best before: without a signal too. */
export const bestsOf = (exercise: OfExercise): Set<number> => bestsAmong(exercise, ownSets(exercise));

/** Whether the set that is about to be saved is one. */
export function isNewBest(exercise: OfExercise, event: SetEvent): boolean {
  const { setNum, setKind, time } = event;
  const set = { ...amountsOfSet(event), setNum, setKind, time };
  return bestsAmong(exercise, [...ownSets(exercise), set]).has(setNum);
}

/** Those of the exercise that stands there now: before a swap it was another. */
const ownSets = ({ sets, exerciseId }: OfExercise) => sets.filter(set => set.exerciseId === exerciseId);

const bestsAmong = ({ category, best }: OfExercise, sets: readonly (LoggedSet & { setNum: number })[]) =>
  newBestSets(category, sets, best);
