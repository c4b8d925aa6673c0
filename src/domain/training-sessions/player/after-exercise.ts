import { withExtra } from './extra-sets.ts';
import { isOpen, nextExercise } from './next-exercise.ts';
import type { PlayerAction } from './player-action.ts';
import type { PlayerExercise } from './player-exercise.ts';
import { type LastAct, noRest, type PlayerState } from './player-state.ts';

const nextName = (next: PlayerExercise | null | undefined): string => (next ? ` Next: ${next.name}.` : '');

/** On from what happened to an exercise: one that is skipped or finished is left, one that is added is gone to. */
export function afterEvent(
  state: PlayerState,
  { event, announcement }: Extract<PlayerAction, { kind: 'event' }>,
  exercises: readonly PlayerExercise[],
): PlayerState {
  const { kind, prescriptionId } = event;
  const undoneBy = (label: string): LastAct => ({
    label,
    prescriptionId,
    undo: [{ kind: 'back', prescriptionId }],
  });
  if (kind === 'swap') return { ...state, announcement, lastAct: undoneBy('Swap') };
  if (kind === 'add') return { ...state, announcement, position: prescriptionId };
  if (kind !== 'skip' && kind !== 'finish') return { ...state, announcement };
  const left = kind === 'skip' ? ('skipped' as const) : ('done' as const);
  const after = exercises.map(one => (one.prescriptionId === prescriptionId ? { ...one, state: left } : one));
  const next = nextExercise(after, prescriptionId);
  const { [prescriptionId]: _nothingMore, ...extraSets } = state.extraSets;
  return {
    ...state,
    extraSets,
    position: next?.prescriptionId ?? prescriptionId,
    // Nobody rests before the end.
    rest: next ? state.rest : { ...state.rest, endsAt: null },
    lastAct: undoneBy(announcement),
    announcement: `${announcement}.${nextName(next)}`,
  };
}

/** No more of a hold than has been held. */
export function endHold(
  state: PlayerState,
  { prescriptionId, name }: PlayerExercise,
  exercises: readonly PlayerExercise[],
): PlayerState {
  const next = nextExercise(exercises, prescriptionId);
  return {
    ...state,
    ...withExtra(state, prescriptionId, 0),
    ...(next && { position: next.prescriptionId, rest: noRest }),
    announcement: `${name} done.${nextName(next)}`,
  };
}

/** A group as a whole is done: on to what is open. */
export function afterGroup(
  state: PlayerState,
  ids: readonly string[],
  exercises: readonly PlayerExercise[],
): PlayerState {
  const next = exercises.find(one => isOpen(one) && !ids.includes(one.prescriptionId));
  return {
    ...state,
    position: next?.prescriptionId ?? ids.at(-1) ?? null,
    rest: noRest,
    lastAct: null,
    announcement: `Result saved.${nextName(next)}`,
  };
}
