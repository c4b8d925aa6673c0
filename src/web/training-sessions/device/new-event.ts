import { v7 as newId } from 'uuid';
import type { SentEvent } from '#contract/training/training-sessions.ts';
import { amountsOfSet } from '#domain/training-sessions/amounts-of-set.ts';
import type { SessionEvent } from '#domain/training-sessions/session-event.ts';
import type { ExerciseCategory } from '#domain/training/exercise-category.ts';
import type { ToldEvent } from '#web/training/outbox/told-event.ts';
import { clockBy } from './clock.ts';

type Without<Event, Keys extends string> = Event extends unknown ? Omit<Event, Keys> : never;
type Values =
  | 'reps'
  | 'weight'
  | 'time'
  | 'distance'
  | 'contacts'
  | 'rpe'
  | 'unit'
  | 'distanceUnit'
  | 'setKind';
type Set = Extract<SentEvent, { kind: 'set' }>;

/** An exercise that comes into the session, as it is called: the device may not know it yet. */
type Coming = { exercise?: { name: string; category: ExerciseCategory } };

/**
 * What is told of a session. A set is in the units it was typed in, and what was not typed may be left out. `swap` and `add`
 * name the exercise that comes, so that it stands there without a signal.
 */
export type NewEvent =
  | Without<Exclude<SentEvent, { kind: 'set' | 'swap' | 'add' }>, 'id' | 'at'>
  | (Omit<Set, 'id' | 'at' | Values> & Partial<Pick<Set, Values>>)
  | (Omit<Extract<SentEvent, { kind: 'swap' }>, 'id' | 'at'> & Coming)
  | (Omit<Extract<SentEvent, { kind: 'add' }>, 'id' | 'at'> & Coming);

/** Gives events their ids and instants, each after `after` and the one before, whatever the clock says. */
export function newlyTold(
  events: readonly NewEvent[],
  of: Pick<ToldEvent, 'userId' | 'trainingDayId' | 'where'>,
  after: number,
): ToldEvent[] {
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

/** An event as the fold takes it. */
export function asFolded({ event }: ToldEvent): SessionEvent {
  if (event.kind === 'set') {
    const { unit: _unit, distanceUnit: _distanceUnit, ...set } = event;
    return { ...set, ...amountsOfSet(event) };
  }
  if (event.kind !== 'add') return event;
  const { exercise } = event as Coming;
  return { ...event, category: exercise?.category ?? 'Strength' };
}

/** What exercises that came in without a signal are called, by their ids. */
export const comingIn = (told: readonly ToldEvent[]): Record<string, NonNullable<Coming['exercise']>> =>
  Object.fromEntries(
    told.flatMap(({ event }) => {
      const { exercise } = event as Coming;
      return exercise && 'exerciseId' in event ? [[event.exerciseId, exercise]] : [];
    }),
  );
