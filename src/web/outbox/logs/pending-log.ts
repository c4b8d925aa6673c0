import type { RequestOf, ResponseOf } from '#contract/endpoint.ts';
import type { logProgress } from '#contract/progress.ts';
import type { ExerciseCategory } from '#domain/prescriptions/exercise-category.ts';
import type { PlainDate } from '#domain/plain-date.ts';

type NewLog = RequestOf<typeof logProgress>['body'];
export type SavedLog = ResponseOf<typeof logProgress>;

/** A kept log waits for a signal, for a server that can take it, or for its owner to sign in. */
export type PendingReason = 'signal' | 'server' | 'owner';

/** A log on this device. It may have reached the server without our learning of it. */
export type PendingLog = {
  /** The `Idempotency-Key` of every try, so that the server saves the log once. */
  key: string;
  userId: string;
  body: NewLog;
  date: PlainDate;
  /** The exercise's place in the day. The prescription's id would not do: each change by the coach makes a new one. */
  place: string;
  exerciseName: string;
  category: ExerciseCategory;
  keptAt: number;
  /** The server's refusal. A refused log is sent again only after a change or on request. */
  refusal: { status: number; sentence: string } | null;
  /** It is what a session on this device comes to, whose events wait: no entry of its own. */
  isOfSession?: true;
  /** The server has its events; this device has not read since what became of the day. */
  isTaken?: true;
};
