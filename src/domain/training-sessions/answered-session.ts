import type { Loading } from '#domain/loads/loading.ts';
import type { WeightUnit } from '#domain/measures/measure.ts';
import type { ExerciseCategory } from '#domain/prescriptions/exercise-category.ts';
import type { Lift, SessionDayExercise, SessionPrescription } from './session-day.ts';
import { inOrder, type SessionEvent } from './session-event.ts';

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

/** An exercise of the day as it was before anything was done of it; what the member put in comes from its event. */
export const dayExerciseOf = ({
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

export const asFolded = (event: AnsweredSession['events'][number]): SessionEvent =>
  ({ ...event, at: Date.parse(event.at) }) as unknown as SessionEvent;

/** What an answer to events tells of their session: these events as the server has them, and lifts that they bring in. */
export type ChangeOfSession = Pick<AnsweredSession, 'events' | 'lifts'>;

/**
 * An answered session with what a later answer says of it: its events in order, each once. Its exercises stay as they were
 * answered: going on with it (`resumeSession`) folds them again.
 */
export function withChange<Session extends AnsweredSession>(
  session: Session,
  { events, lifts }: ChangeOfSession,
): Session {
  const all = inOrder([...session.events, ...events].map(event => ({ ...event, at: Date.parse(event.at) })));
  const written = new Map([...session.events, ...events].map(event => [event.id, event]));
  const ordered = all.flatMap(({ id }) => written.get(id) ?? []);
  return { ...session, lifts: { ...lifts, ...session.lifts }, events: ordered };
}
