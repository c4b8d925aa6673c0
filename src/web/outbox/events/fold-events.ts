import { amountsOfSet } from '#domain/training-sessions/amounts-of-set.ts';
import type { Lift } from '#domain/training-sessions/session-day.ts';
import type { SessionEvent } from '#domain/training-sessions/session-event.ts';
import type { NewExercise, LocalEvent } from './local-event.ts';

/** An event as the fold takes it. */
export function asFolded({ event }: LocalEvent): SessionEvent {
  if (event.kind === 'set') {
    const { unit: _unit, distanceUnit: _distanceUnit, ...set } = event;
    return { ...set, ...amountsOfSet(event) };
  }
  if (event.kind !== 'add') return event;
  const { exercise } = event as NewExercise;
  return { ...event, category: exercise?.category ?? 'Strength' };
}

/** What is known of exercises that came in without a signal, by their ids. */
export const newLifts = (localEvents: readonly LocalEvent[]): Record<string, Lift<never>> =>
  Object.fromEntries(
    localEvents.flatMap(({ event }) => {
      const { exercise } = event as NewExercise;
      return exercise && 'exerciseId' in event ? [[event.exerciseId, liftOf(exercise)]] : [];
    }),
  );

const liftOf = (exercise: NonNullable<NewExercise['exercise']>): Lift<never> => ({
  ...exercise,
  lastTime: null,
  best: null,
  facts: { loadedOn: 'either', max: null, last: [] },
});
