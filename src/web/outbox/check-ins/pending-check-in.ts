import type { answerCheckIn } from '#contract/coaching/check-ins.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import type { AnswerInput } from '#domain/check-ins/question.ts';
import type { Refusal } from '#web/outbox/queue/flush.ts';

export type SavedCheckIn = ResponseOf<typeof answerCheckIn>;

/** All answers of a week, as they are given to be sent. */
export type CompleteCheckIn = {
  /** The `Idempotency-Key` of every try, so that the server takes it once. */
  key: string;
  week: string;
  version: number;
  answers: AnswerInput[];
  /** Those of the values that are keys of pictures on this device, which go before it. */
  pictures: string[];
};

/** A check-in on this device. It may have reached the server without our learning of it. */
export type PendingCheckIn = CompleteCheckIn & {
  userId: string;
  keptAt: number;
  /** It is shown once, by the page: the answers are still in their draft. */
  refusal: Refusal | null;
  /** The server has it. A page then puts its draft away, which the service worker cannot reach. */
  isSent: boolean;
};
