import type { RequestOf, ResponseOf } from '#contract/endpoint.ts';
import type { logProgress } from '#contract/progress.ts';
import type { ExerciseCategory } from '#domain/exercise-category.ts';
import type { PlainDate } from '#domain/plain-date.ts';

type NewLog = RequestOf<typeof logProgress>['body'];
export type SavedLog = ResponseOf<typeof logProgress>;

/** What a kept log waits for: a signal, a server that can take it, or its own person, who is not signed in. */
export type WaitFor = 'signal' | 'server' | 'owner';

/** A log that is written down on this device and has not reached the server, as far as anyone knows. */
export type WaitingLog = {
  /** The `Idempotency-Key` it is sent with, however often: it is saved once. */
  key: string;
  userId: string;
  body: NewLog;
  date: PlainDate;
  /** Its exercise's place in the day: a prescription is another after each change by the coach. */
  place: string;
  exerciseName: string;
  category: ExerciseCategory;
  keptAt: number;
  /** What the server said when it did not take it; it is not sent again unless it is changed. */
  refusal: { status: number; sentence: string } | null;
};
