import { dateIn, toWireDate } from '#domain/plain-date.ts';
import type { Loading } from '#domain/loads/loading.ts';
import type { Load } from '#domain/loads/load.ts';
import type { WeightUnit } from '#domain/measures/measure.ts';
import type { ExerciseCategory } from '#domain/training/exercise-category.ts';
import type { Lift, SessionDayExercise, SessionPrescription } from './session-day.ts';
import { foldSession } from './fold-session.ts';
import type { SessionEvent } from './session-event.ts';
import { type FoldedLog, logsOfSession } from './session-log.ts';
import { plannedOf, type SessionView, viewSession } from './view-session.ts';

/** A session as the server answered it, as far as going on with it asks. */
export type AnsweredSession = {
  loading: Loading | null;
  weightUnit: WeightUnit;
  timeZone: string;
  exercises: readonly {
    prescriptionId: string;
    exerciseId: string;
    swappedFrom: string | null;
    category: ExerciseCategory;
    isAdded: boolean;
    prescription: SessionPrescription | null;
  }[];
  lifts: Readonly<Record<string, Lift<unknown>>>;
  /** Their instants as text. */
  events: readonly { id: string; at: string; kind: string }[];
};

/** What was told since, and lifts that the answer does not know: of exercises that were put in without a signal. */
export type ToldSince = { events: readonly SessionEvent[]; lifts?: Readonly<Record<string, Lift<unknown>>> };

/**
 * An answered session gone on with: its events and those told since, folded anew. Where the server has an event too, its own
 * form of it stands: it may have lowered its time, or given it to what took the exercise's place.
 */
export function resumeSession<Session extends AnsweredSession>(
  session: Session,
  told: ToldSince,
  now: number,
): Session {
  const { loading, weightUnit: unit, timeZone, lifts } = session;
  const day = { exercises: session.exercises.flatMap(dayExerciseOf), lifts: { ...told.lifts, ...lifts } };
  const events = [...told.events, ...session.events.map(asFolded)];
  const view = viewSession(day, events, { loading, unit, today: dateIn(timeZone, now) });
  return { ...session, ...onWire(view) };
}

/** The logs that an answered session will have with what was told since. */
export const logsToCome = (session: AnsweredSession, told: readonly SessionEvent[]): FoldedLog[] =>
  logsOfSession(
    foldSession(
      [...told, ...session.events.map(asFolded)],
      plannedOf(session.exercises.flatMap(dayExerciseOf)),
    ),
  );

const dayExerciseOf = ({
  prescriptionId,
  exerciseId,
  swappedFrom,
  category,
  isAdded,
  prescription,
}: AnsweredSession['exercises'][number]): SessionDayExercise<SessionPrescription>[] =>
  prescription === null || isAdded
    ? []
    : [{ prescriptionId, exerciseId: swappedFrom ?? exerciseId, category, prescription }];

const asFolded = (event: AnsweredSession['events'][number]): SessionEvent =>
  ({ ...event, at: Date.parse(event.at) }) as unknown as SessionEvent;

/** Instants and dates in the form of an answer. */
function onWire({ startedAt, endedAt, exercises, ...view }: SessionView<SessionPrescription, unknown>) {
  return {
    ...view,
    startedAt: instantOrNull(startedAt),
    endedAt: instantOrNull(endedAt),
    exercises: exercises.map(exercise => ({
      ...exercise,
      load: dated(exercise.load),
      targets: exercise.targets.map(target => ({ ...target, load: dated(target.load) })),
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
