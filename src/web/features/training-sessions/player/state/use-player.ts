import { type Completion, completeSet } from '#domain/training-sessions/player/complete-set.ts';
import { eventsOf, type PlayerAction } from '#domain/training-sessions/player/player-action.ts';
import { playerView } from '#domain/training-sessions/player/player-view.ts';
import type { DeviceSession } from '#web/features/training-sessions/device/use-session.ts';
import { useStore } from '#web/state/use-store.ts';
import type { ShownSession } from './shown-session.ts';
import { readySound } from './signals.ts';
import { usePlayerStore } from './use-player-store.ts';
import type { Loading } from '#domain/loads/loading.ts';
import { type Units, usualUnits } from '#domain/measures/measure.ts';
import { useCurrentUser } from '#web/session/current-user.ts';

/** A session that is being done: what stands on the screen, and what a tap does. The rules are the domain's. */
export function usePlayer(session: ShownSession, device: DeviceSession) {
  const store = usePlayerStore(session.trainingDayId);
  const state = useStore(store);
  const person = usePersonsLoading(session);
  const inPlay = { ...person, exercises: session.exercises, lifts: session.lifts };
  const apply = (action: PlayerAction) => store.apply(action, inPlay);
  /** Its events are stored first; what follows from them is in the same drawing. */
  const act = (action: PlayerAction): void => {
    readySound();
    const events = eventsOf(action);
    if (events.length > 0) void device.addEvents(events, () => apply(action));
    else apply(action);
  };
  const complete = (completion?: Completion) => {
    const action = completeSet(store.now(), inPlay, completion);
    // A question is answered by the tap, not once the set is stored.
    if (store.now().question) apply({ kind: 'ask', question: null });
    if (action) act(action);
  };
  const undo = () => {
    const { lastAct } = store.now();
    if (!lastAct) return;
    // A second tap at once finds nothing to undo.
    apply({ kind: 'undo' });
    act({ kind: 'undone', lastAct, events: lastAct.undo });
  };
  return { session, device, inPlay, state, view: playerView(state, inPlay), act, complete, undo };
}

export type Player = ReturnType<typeof usePlayer>;
export type Act = Player['act'];

/** What a session is shown in: the member's own plates and unit of weight, also where a coach holds the tablet. */
function usePersonsLoading({ loading, weightUnit }: ShownSession): {
  loading: Loading | null;
  units: Units;
} {
  const { user } = useCurrentUser();
  return { loading, units: { ...(user?.units ?? usualUnits), weight: weightUnit } };
}
