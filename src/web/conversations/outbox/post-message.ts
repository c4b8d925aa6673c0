import type { sendMessage } from '#contract/conversations/conversations.ts';
import type { Delivery } from '#web/training/outbox/delivery.ts';
import { postFor } from '#web/training/outbox/post.ts';
import type { SavedMessage, WaitingMessage } from './waiting-message.ts';

// The path is written out to keep the contract's schemas out of the service worker.
const messagesPath = '/api/conversations/:memberId/messages' satisfies (typeof sendMessage)['path'];

/** Sends a message. The server takes it once, however often it is sent. */
export const postMessage = (
  { userId, memberId, text, about, key }: WaitingMessage,
  attachments: readonly string[],
): Promise<Delivery<SavedMessage>> =>
  postFor<SavedMessage>(userId, {
    path: messagesPath.replace(':memberId', memberId),
    body: { text, about, attachments },
    headers: { 'Idempotency-Key': key },
    isAnswer: ({ id }) => Boolean(id),
  });
