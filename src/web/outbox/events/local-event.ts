import type { ResponseOf } from '#contract/endpoint.ts';
import type { SentEvent, sendSessionEvents } from '#contract/training/training-sessions.ts';
import type { PlainDate } from '#domain/plain-date.ts';
import type { ExerciseCategory } from '#domain/prescriptions/exercise-category.ts';

/** The session is in it only where its day asks for other exercises: else the device goes on with what has changed. */
export type EventsAnswer = ResponseOf<typeof sendSessionEvents>;

/** An exercise that comes into the session, as it is called: the device may not know it yet. */
export type NewExercise = { exercise?: { name: string; category: ExerciseCategory } };

/** Whose session it is, and how it is told of while its events wait. */
export type EventContext = {
  date: PlainDate;
  /** The member a coach trains beside; null for one's own. */
  memberId: string | null;
  /** What the day is called: 'Lower Body A'. */
  dayName: string;
};

/** An event of a session on this device. It may have reached the server without our learning of it. */
export type LocalEvent = {
  /** The event's own id, a UUIDv7: ids only go up, so they have the order in which events were told. */
  id: string;
  /** Who told it: the member, or the coach who trains beside them. */
  userId: string;
  trainingDayId: string;
  where: EventContext;
  event: SentEvent;
  /** The device's clock then, and what it was corrected by to give the event its instant. */
  clock: { read: number; by: number };
  /** `taken`: the server has it. It stays until an answer that has it is kept here too. */
  state: 'unsent' | 'taken' | 'refused';
  /** Why the server refused it. It is sent again only on request. */
  why: string | null;
  /** The form of this entry, for releases to come. */
  form: 1;
};

/** What the server has said to a day's events. */
export type DayAnswer = {
  userId: string;
  trainingDayId: string;
  where: EventContext;
  answer: EventsAnswer;
  /** When it came, by the device's clock: what `answer.now` is held against. */
  cameAt: number;
  /** A log may have been written, changed or taken back. */
  isOfLogs: boolean;
};
