import type { logProgress } from '#contract/progress.ts';
import type { Delivery } from './delivery.ts';
import { postFor } from './post.ts';
import type { SavedLog, WaitingLog } from './waiting-log.ts';

// The path is written out to keep the contract's schemas out of the service worker.
const logPath = '/api/progress' satisfies (typeof logProgress)['path'];

/** Sends a log. The server saves it once, however often it is sent. */
export const postLog = ({ userId, body, key }: WaitingLog): Promise<Delivery> =>
  postFor<SavedLog>(userId, {
    path: logPath,
    body,
    headers: { 'Idempotency-Key': key },
    isAnswer: ({ id }) => Boolean(id),
  });
