import { v7 as newId } from 'uuid';
import type { SentEvent } from '#contract/training/training-sessions.ts';
import type { NewExercise, LocalEvent } from '#web/outbox/events/local-event.ts';
import { clockBy } from '#web/outbox/events/server-clock.ts';

type Without<Event, Keys extends string> = Event extends unknown ? Omit<Event, Keys> : never;
type Values =
  | 'reps'
  | 'weight'
  | 'time'
  | 'distance'
  | 'contacts'
  | 'calories'
  | 'rpe'
  | 'unit'
  | 'distanceUnit'
  | 'setKind';
type Set = Extract<SentEvent, { kind: 'set' }>;

/**
 * An event of a session before it has an id and an instant. A set is in the units it was typed in, and what was not typed may be left out. `swap` and `add`
 * name the exercise that comes, so that it stands there without a signal.
 */
export type NewEvent =
  | Without<Exclude<SentEvent, { kind: 'set' | 'swap' | 'add' }>, 'id' | 'at'>
  | (Omit<Set, 'id' | 'at' | Values> & Partial<Pick<Set, Values>>)
  | (Omit<Extract<SentEvent, { kind: 'swap' }>, 'id' | 'at'> & NewExercise)
  | (Omit<Extract<SentEvent, { kind: 'add' }>, 'id' | 'at'> & NewExercise);

/** Gives events their ids and instants, each after `after` and the one before, whatever the clock says. */
export function newLocalEvents(
  events: readonly NewEvent[],
  of: Pick<LocalEvent, 'userId' | 'trainingDayId' | 'where'>,
  after: number,
): LocalEvent[] {
  const read = Date.now();
  const by = clockBy() ?? 0;
  let last = after;
  return events.map(event => {
    last = Math.max(read + by, last + 1);
    const id = newId({ msecs: last });
    const whole = event.kind === 'set' ? { setKind: 'work', time: null, ...event } : event;
    return {
      ...of,
      id,
      event: { ...whole, id, at: last } as SentEvent,
      clock: { read, by },
      state: 'unsent',
      why: null,
      form: 1,
    };
  });
}
