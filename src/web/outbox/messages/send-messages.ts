import type { AttachmentKind } from '#domain/conversations/attachment.ts';
import { type Flush, flush, type Queue } from '#web/outbox/queue/flush.ts';
import { dropMessage, findMessage, messagesOf, noteRefusal } from './message-store.ts';
import type { SavedMessage, PendingMessage } from './pending-message.ts';
import type { sendMessage } from '#contract/conversations/conversations.ts';
import type { Delivery } from '#web/outbox/queue/delivery.ts';
import { postFor } from '#web/outbox/queue/post.ts';

/** Sends a file that is on this device, and answers its id. */
export type SendFile = (key: string, meant: { memberId: string; kind: AttachmentKind }) => Promise<string>;

export type MessageFlush = Pick<Flush<PendingMessage, SavedMessage>, 'isAnyLeft'> & { sent: SavedMessage[] };

export type OnSent = (key: string, message: SavedMessage) => unknown;

/** Sends what waits of one person, in the order it was written in each conversation; the files of a message go before it. */
export async function sendMessages(
  userId: string,
  sendFile: SendFile,
  onSent?: OnSent,
): Promise<MessageFlush> {
  const messages: Queue<PendingMessage, SavedMessage, string[]> = {
    lockName: () => `messages of ${userId}`,
    entriesOf: messagesOf,
    find: findMessage,
    laneOf: ({ memberId }) => memberId,
    prepare: message => sendFiles(message, sendFile),
    post: postMessage,
    onTaken: dropMessage,
    onRefused: noteRefusal,
  };
  // Showing it may wait for code that is still under way: sending does not wait for that.
  const { sent, isAnyLeft } = await flush(
    messages,
    userId,
    ({ key }, message) => void onSent?.(key, message),
  );
  return { sent: sent.map(({ record }) => record), isAnyLeft };
}

/** Their ids, in order. */
async function sendFiles({ memberId, files }: PendingMessage, sendFile: SendFile): Promise<string[]> {
  const ids: string[] = [];
  for (const file of files)
    ids.push('id' in file ? file.id : await sendFile(file.fileKey, { memberId, kind: file.kind }));
  return ids;
}

// The path is written out to keep the contract's schemas out of the service worker.
const messagesPath = '/api/conversations/:memberId/messages' satisfies (typeof sendMessage)['path'];

/** Sends a message. The server takes it once, however often it is sent. */
const postMessage = (
  { userId, memberId, text, about, key }: PendingMessage,
  attachments: readonly string[],
): Promise<Delivery<SavedMessage>> =>
  postFor<SavedMessage>(userId, {
    path: messagesPath.replace(':memberId', memberId),
    body: { text, about, attachments },
    headers: { 'Idempotency-Key': key },
    isAnswer: ({ id }) => Boolean(id),
  });
