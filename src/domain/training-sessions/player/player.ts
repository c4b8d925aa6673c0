import { afterEvent, afterGroup, endHold } from './after-exercise.ts';
import { afterSet } from './after-set.ts';
import { undoOnDevice, withClock } from './clocks.ts';
import { type SetEntry, stepped } from './current-set.ts';
import { wantedAgain, withSetAdded } from './extra-sets.ts';
import type { PlayerAction } from './player-action.ts';
import type { PlayerSession } from './player-exercise.ts';
import { noRest, type PlayerState } from './player-state.ts';
import { loadableOf, playerView } from './player-view.ts';

/**
 * The player after an action, at `now` in milliseconds. Events of the action are saved, and not in the session yet: that is as it was
 * when the action was made.
 */
export function reducePlayer(
  state: PlayerState,
  action: PlayerAction,
  session: PlayerSession,
  now: number,
): PlayerState {
  const { exercises } = session;
  const { exercise, currentSet, slot } = playerView(state, session);
  // Without an exercise there is nothing to do.
  if (!exercise) return state;
  const enter = (values: Partial<SetEntry>): PlayerState => ({
    ...state,
    entry: { slot, values: { ...(state.entry.slot === slot && state.entry.values), ...values } },
  });
  switch (action.kind) {
    case 'go-to':
      return { ...state, position: action.prescriptionId };
    case 'rest':
      return { ...state, rest: { ...state.rest, endsAt: action.endsAt } };
    case 'enter':
      return enter({ [action.measure]: action.value });
    case 'step': {
      const { measure, direction } = action;
      const value = currentSet && currentSet[measure];
      return enter({ [measure]: stepped(measure, value, direction, loadableOf(exercise, session)) });
    }
    case 'enter-round': {
      const { prescriptionId, measure, value } = action;
      const values = { ...state.roundEntries[prescriptionId], [measure]: value };
      return { ...state, roundEntries: { ...state.roundEntries, [prescriptionId]: values } };
    }
    case 'ask':
      return { ...state, question: action.question };
    case 'set-done':
      return afterSet(state, action, session, now);
    case 'end-hold':
      return endHold(state, exercise, exercises);
    case 'add-set':
      return { ...state, ...withSetAdded(state, exercise), announcement: 'Set added' };
    case 'pass-warm-ups':
      return { ...state, pastWarmUps: [...state.pastWarmUps, exercise.prescriptionId] };
    case 'event':
      return afterEvent(state, action, exercises);
    case 'clock':
      return withClock(state, action.key, action.change, now);
    case 'round-done': {
      const { clock, rounds, isLast, lastAct } = action;
      const announcement = `${lastAct.label} done`;
      const after = withClock(state, clock, { rounds, stoppedAt: isLast ? now : null }, now);
      // With its last sets the group is no longer what comes next: one stays at it.
      return { ...after, position: lastAct.prescriptionId, lastAct, announcement };
    }
    case 'result-saved': {
      const { clock, rounds, prescriptionIds } = action;
      const after = withClock(state, clock, { rounds, claimed: null }, now);
      return afterGroup(after, prescriptionIds, exercises);
    }
    case 'undo':
      return { ...undoOnDevice(state, now), lastAct: null, newBest: null };
    default: {
      // Undone: its events are saved.
      const { prescriptionId, label } = action.lastAct;
      return {
        ...state,
        extraSets: wantedAgain(state, action.lastAct, exercises).extraSets,
        position: prescriptionId,
        rest: noRest,
        announcement: `${label} undone`,
      };
    }
  }
}
