import type { Measure } from './current-set.ts';
import type { NextSet } from './next-set.ts';
import type { PlayerTarget } from './player-exercise.ts';
import type { ExerciseEvent, PlayerEvent, SetEvent } from './player-event.ts';
import type { LastAct, Question, StartedClock } from './player-state.ts';

/** Of the player alone. */
type OwnAction =
  | { kind: 'go-to'; prescriptionId: string }
  | { kind: 'rest'; endsAt: number | null }
  | { kind: 'enter'; measure: Measure | 'rpe'; value: number | null }
  | { kind: 'step'; measure: Measure; direction: 'up' | 'down' }
  | { kind: 'enter-round'; prescriptionId: string; measure: Measure; value: number | null }
  | { kind: 'ask'; question: Question | null }
  | { kind: 'end-hold' }
  | { kind: 'add-set' }
  | { kind: 'pass-warm-ups' }
  /** A clock is changed, begun where there is none, or ended by null. */
  | { kind: 'clock'; key: string; change: Partial<StartedClock> | null }
  | { kind: 'undo' };

/** With the events that are saved before the player goes on. */
type SavedAction = { events: readonly PlayerEvent[] } & (
  | { kind: 'round-done'; clock: string; rounds: number; isLast: boolean; lastAct: LastAct }
  | { kind: 'result-saved'; clock: string; rounds: number; prescriptionIds: readonly string[] }
  | { kind: 'undone'; lastAct: LastAct }
);

/** With one event that is saved before the player goes on. */
type EventAction =
  | { kind: 'set-done'; event: SetEvent; nextSet: NextSet<PlayerTarget>; isPart: boolean }
  /** Real life: a skip, a swap, a pain. */
  | { kind: 'event'; event: ExerciseEvent; announcement: string };

export type PlayerAction = OwnAction | SavedAction | EventAction;

/** What an action saves, in order. */
export const eventsOf = (action: PlayerAction): readonly PlayerEvent[] =>
  'event' in action ? [action.event] : 'events' in action ? action.events : [];
