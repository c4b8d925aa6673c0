import type { QueryClient } from '@tanstack/react-query';
import { markPending } from '#web/outbox/files/store/file-store.ts';
import { sendFileLater } from '#web/outbox/files/send-file-later.ts';
import { notePending } from '#web/outbox/queue/pending-mark.ts';
import { withLock } from '#web/outbox/queue/lock.ts';
import { wakeMeWithSignal } from '#web/outbox/queue/background-sync.ts';
import { dropMessage, keepMessage, messagesOf, noteRefusal } from './messages/message-store.ts';
import { announce } from '#web/outbox/outbox-news.ts';
import { type MessageFlush, sendMessages } from './messages/send-messages.ts';
import { filesHere, type SavedMessage, type PendingMessage } from './messages/pending-message.ts';
import { noteSending, removeSentMessage, showPendingMessages } from './messages/pending-messages.ts';

/** Keeps a message on the device and shows it; `sendPendingMessages` then sends it. */
export async function keepToSend(message: PendingMessage): Promise<void> {
  notePending(true);
  await keepMessage(message);
  await markPending(filesHere(message), true).catch(() => undefined);
  await showThose(message.userId);
}

/** Seldom needed, and with a signal: so it is fetched with the first. */
const loadTakeSent = () => import('./messages/take-sent.ts').catch(() => null);

/** Shows messages that are sent by now where they belong, and reads anew what they change. */
export async function showSent(client: QueryClient, sent: readonly SavedMessage[]): Promise<void> {
  if (sent.length === 0) return;
  const taking = await loadTakeSent();
  taking?.takeSent(client, sent);
  void taking?.refreshSent(client);
}

/** Sends what waits of this person, and shows what has become of it. */
export async function sendPendingMessages(client: QueryClient, userId: string): Promise<MessageFlush> {
  noteSending(true);
  const loading = loadTakeSent();
  const onSent = async (key: string, message: SavedMessage) => {
    (await loading)?.takeSent(client, [message]);
    removeSentMessage(key);
  };
  const flushed = await sendMessages(userId, sendFileLater, onSent).finally(() => noteSending(false));
  if (flushed.sent.length > 0) void (await loading)?.refreshSent(client);
  await showThose(userId);
  announce({ messages: { userId, sent: flushed.sent } });
  if (flushed.isAnyLeft) await wakeMeWithSignal();
  return flushed;
}

/** Takes back one that waits. It is waited for where it is on its way just now: false where it has been sent. */
export async function takeBackPending({ key, userId }: PendingMessage): Promise<boolean> {
  const isHere = await withLock(key, async () => {
    const isKept = (await messagesOf(userId)).some(message => message.key === key);
    await dropMessage(key);
    return isKept;
  });
  await showThose(userId);
  announce({ messages: { userId, sent: [] } });
  return isHere;
}

/** Lets a refused one be sent once more, as it is. */
export async function retryMessage(client: QueryClient, { key, userId }: PendingMessage): Promise<void> {
  await noteRefusal(key, null);
  await showThose(userId);
  await sendPendingMessages(client, userId);
}

const showThose = async (userId: string): Promise<void> => showPendingMessages(await messagesOf(userId));
