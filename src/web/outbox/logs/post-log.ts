import type { logProgress } from '#contract/progress.ts';
import type { Delivery } from '#web/outbox/queue/delivery.ts';
import { postFor } from '#web/outbox/queue/post.ts';
import type { SavedLog, PendingLog } from './pending-log.ts';

// The path is written out to keep the contract's schemas out of the service worker.
const logPath = '/api/progress' satisfies (typeof logProgress)['path'];

/** Sends a log. The server saves it once, however often it is sent. */
export const postLog = ({ userId, body, key }: PendingLog): Promise<Delivery<SavedLog>> =>
  postFor<SavedLog>(userId, {
    path: logPath,
    body,
    headers: { 'Idempotency-Key': key },
    isAnswer: ({ id }) => Boolean(id),
  });
