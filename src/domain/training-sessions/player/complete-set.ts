import { missingMeasure, type SetEntry, setEvent } from './current-set.ts';
import type { PlayerAction } from './player-action.ts';
import type { PlayerSession } from './player-exercise.ts';
import type { PlayerState } from './player-state.ts';
import { playerView } from './player-view.ts';
import { unlikelySet } from './unlikely-set.ts';

export type Completion = {
  /** What else than the current set is saved: no reps of an attempt that failed, the time of a clock. */
  values?: Partial<SetEntry>;
  /** The question was answered with a yes. */
  isSure?: boolean;
  /** The clock was stopped before the hold was over; the rest of it is still to do. */
  isPart?: boolean;
};

/** What a tap on the main button does: the current set is saved, or asked about; null where something of it is missing. */
export function completeSet(
  state: PlayerState,
  session: PlayerSession,
  { values = {}, isSure = false, isPart = false }: Completion = {},
): PlayerAction | null {
  const { exercise, nextSet, currentSet, slot } = playerView(state, session);
  if (!exercise || !nextSet || !currentSet) return null;
  const set = { ...currentSet, ...values };
  if (missingMeasure(exercise, set) !== null) return null;
  const unlikely = isSure ? null : unlikelySet(session, exercise, { ...nextSet, ...set });
  if (unlikely) return { kind: 'ask', question: { slot, values, unlikely } };
  return { kind: 'set-done', event: setEvent(exercise, nextSet, set, session.units), nextSet, isPart };
}
