import type { AnswerInput } from '#domain/check-ins/question.ts';
import { type Flush, flush, type Queue } from '#web/outbox/queue/flush.ts';
import type { SendFile } from '#web/outbox/messages/send-messages.ts';
import { checkInsOf, findCheckIn, noteRefusal, noteSent } from './check-in-store.ts';
import type { PendingCheckIn, SavedCheckIn } from '#web/outbox/check-ins/pending-check-in.ts';
import type { answerCheckIn } from '#contract/coaching/check-ins.ts';
import type { Delivery } from '#web/outbox/queue/delivery.ts';
import { postFor } from '#web/outbox/queue/post.ts';

/** Sends what waits of one member; the pictures of a check-in go before it. */
export function sendCheckIns(
  userId: string,
  sendFile: SendFile,
): Promise<Flush<PendingCheckIn, SavedCheckIn>> {
  const checkIns: Queue<PendingCheckIn, SavedCheckIn, AnswerInput[]> = {
    lockName: () => `check-ins of ${userId}`,
    entriesOf: async () => (await checkInsOf(userId)).filter(({ isSent }) => !isSent),
    find: findCheckIn,
    prepare: checkIn => withSentPictures(checkIn, sendFile),
    post: postCheckIn,
    onTaken: noteSent,
    onRefused: noteRefusal,
  };
  return flush(checkIns, userId);
}

/** Answers as they go over the wire: the server knows pictures by ids of its own. */
async function withSentPictures(
  { userId, pictures, answers }: PendingCheckIn,
  sendFile: SendFile,
): Promise<AnswerInput[]> {
  const sent: AnswerInput[] = [];
  for (const answer of answers) {
    const key = pictures.find(one => one === answer.value);
    const value =
      key === undefined ? answer.value : await sendFile(key, { memberId: userId, kind: 'picture' });
    sent.push({ ...answer, value });
  }
  return sent;
}

// The path is written out to keep the contract's schemas out of the service worker.
const answersPath = '/api/check-ins/answers' satisfies (typeof answerCheckIn)['path'];

/** Sends a check-in, whose pictures the server has. It takes it once, however often it is sent. */
const postCheckIn = (
  { userId, week, version, key }: PendingCheckIn,
  answers: readonly AnswerInput[],
): Promise<Delivery<SavedCheckIn>> =>
  postFor<SavedCheckIn>(userId, {
    path: answersPath,
    body: { week, version, answers },
    headers: { 'Idempotency-Key': key },
    isAnswer: ({ id }) => Boolean(id),
  });
