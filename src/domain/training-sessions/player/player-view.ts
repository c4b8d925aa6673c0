import type { Loadable } from '#domain/loads/loadable.ts';
import { warmUpFor, type WarmUpSet } from '#domain/loads/warm-up.ts';
import { measuresOf, type SetEntry, suggestedSet } from './current-set.ts';
import { wantsMore } from './extra-sets.ts';
import { bandOf, isOpen, nextExercise } from './next-exercise.ts';
import { extraSetOf, type NextSet, nextSetOf } from './next-set.ts';
import type { PlayerExercise, PlayerSession, PlayerTarget } from './player-exercise.ts';
import type { PlayerState } from './player-state.ts';

/** The exercise that stands on the screen: the one gone to, else the one that comes next, else the one done last. */
function currentExercise<Exercise extends PlayerExercise>(
  { position }: Pick<PlayerState, 'position'>,
  exercises: readonly Exercise[],
): Exercise | null {
  const find = (id: string | null) => exercises.find(({ prescriptionId }) => prescriptionId === id);
  const last = lastDone(exercises);
  return find(position) ?? nextExercise(exercises, last) ?? find(last) ?? exercises[0] ?? null;
}

/** The exercise of the set that was done last. */
function lastDone(exercises: readonly PlayerExercise[]): string | null {
  const sets = exercises.flatMap(({ prescriptionId, sets }) =>
    sets.map(({ at }) => ({ prescriptionId, at })),
  );
  return sets.toSorted((a, b) => b.at.localeCompare(a.at))[0]?.prescriptionId ?? null;
}

export const loadableOf = (
  { exerciseId }: Pick<PlayerExercise, 'exerciseId'>,
  { loading, units, lifts }: Omit<PlayerSession, 'exercises'>,
): Loadable => ({ loading, unit: units.weight, loadedOn: lifts[exerciseId]?.facts.loadedOn ?? 'either' });

/** Nobody warms up to a carry or a hold by reps. */
const warmUpsOf = (exercise: PlayerExercise, session: Omit<PlayerSession, 'exercises'>): WarmUpSet[] =>
  measuresOf(exercise)[0] === 'reps'
    ? warmUpFor(exercise.category, exercise.load.weight, loadableOf(exercise, session))
    : [];

/** The set to do next of an exercise; null when none is left, or it was left. */
export function nextSetIn(
  state: Pick<PlayerState, 'extraSets' | 'pastWarmUps'>,
  exercise: PlayerExercise,
  session: Omit<PlayerSession, 'exercises'>,
): NextSet<PlayerTarget> | null {
  if (wantsMore(state, exercise)) return extraSetOf(exercise);
  if (exercise.state !== 'open') return null;
  return nextSetOf(exercise, {
    warmUps: warmUpsOf(exercise, session).length,
    isPastWarmUps: state.pastWarmUps.includes(exercise.prescriptionId),
  });
}

/** What the player shows: the exercise, its next set, and that set as it will be saved by one tap. */
export function playerView<Exercise extends PlayerExercise>(
  state: PlayerState,
  session: PlayerSession<Exercise>,
) {
  const { exercises, units } = session;
  const exercise = currentExercise(state, exercises);
  const nextSet = exercise && nextSetIn(state, exercise, session);
  const slot =
    exercise && nextSet
      ? `${exercise.prescriptionId} ${exercise.exerciseId} ${nextSet.setKind} ${nextSet.setNum}`
      : '';
  const entered = state.entry.slot === slot ? state.entry.values : {};
  const suggested =
    exercise &&
    nextSet &&
    suggestedSet(exercise, nextSet, units, warmUpsOf(exercise, session)[nextSet.position - 1] ?? null);
  const currentSet: SetEntry | null = suggested && { ...suggested, ...entered };
  return {
    exercise,
    nextSet,
    currentSet,
    /** Names the current set; what was typed of another is not of it. */
    slot,
    question: state.question?.slot === slot ? state.question : null,
    band: exercise ? bandOf(exercises, exercise.prescriptionId) : undefined,
    /** Which of the exercises it is, from 1. */
    position: exercise ? exercises.indexOf(exercise) + 1 : 0,
    upcoming: nextExercise(exercises, exercise?.prescriptionId ?? null),
    open: exercises.filter(isOpen),
  };
}

export type PlayerView<Exercise extends PlayerExercise> = ReturnType<typeof playerView<Exercise>>;
