import { dateIn, toWireDate } from '#domain/plain-date.ts';
import type { Load } from '#domain/loads/load.ts';
import { type AnsweredSession, asFolded, dayExerciseOf } from './answered-session.ts';
import type { Lift, SessionPrescription } from './session-day.ts';
import type { SessionEvent } from './session-event.ts';
import { type SessionView, viewSession } from './view-session.ts';

/** The events since, and lifts that the answer does not know: of exercises that were added without a signal. */
export type EventsSince = {
  events: readonly SessionEvent[];
  lifts?: Readonly<Record<string, Lift<unknown>>>;
};

/**
 * An answered session gone on with: its events and those since, folded again. Where the server has an event too, its own
 * form of it stands: it may have lowered its time, or given it to what took the exercise's place.
 */
export function resumeSession<Session extends AnsweredSession>(
  session: Session,
  since: EventsSince,
  now: number,
): Session {
  const { loading, weightUnit: unit, timeZone, lifts } = session;
  const day = { exercises: session.exercises.flatMap(dayExerciseOf), lifts: { ...since.lifts, ...lifts } };
  const events = [...since.events, ...session.events.map(asFolded)];
  const view = viewSession(day, events, { loading, unit, today: dateIn(timeZone, now) });
  return { ...session, ...onWire(view) };
}

/** Instants and dates in the form of an answer. */
function onWire({ startedAt, endedAt, exercises, ...view }: SessionView<SessionPrescription, unknown>) {
  return {
    ...view,
    startedAt: instantOrNull(startedAt),
    endedAt: instantOrNull(endedAt),
    exercises: exercises.map(exercise => ({
      ...exercise,
      load: dated(exercise.load),
      targets: exercise.targets.map(target => ({ ...target, load: target.load && dated(target.load) })),
      sets: exercise.sets.map(({ earlier, ...set }) => ({ ...timed(set), earlier: earlier.map(timed) })),
      pains: exercise.pains.map(timed),
    })),
  };
}

const timed = <Timed extends { at: number }>(one: Timed) => ({ ...one, at: new Date(one.at).toISOString() });
const instantOrNull = (at: number | null) => (at === null ? null : new Date(at).toISOString());

const dated = (load: Load) => ({
  ...load,
  max: load.max && { ...load.max, date: toWireDate(load.max.date) },
});
