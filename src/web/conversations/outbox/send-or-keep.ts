import type { QueryClient } from '@tanstack/react-query';
import { noteWaiting } from '#web/attachments/kept-files.ts';
import { noteMayWait } from '#web/training/outbox/may-wait.ts';
import { inTurn } from '#web/training/outbox/in-turn.ts';
import { wakeMeWithSignal } from '#web/training/outbox/wake-with-signal.ts';
import { dropMessage, keepMessage, messagesOf, noteRefusal } from './kept-messages.ts';
import { announceMessages } from './message-news.ts';
import { type MessageRound, type SendFile, sendMessages } from './send-messages.ts';
import { filesHere, type SavedMessage, type WaitingMessage } from './waiting-message.ts';
import { noteSending, showWaitingMessages, waitingMessages } from './waiting-messages.ts';

/** Keeps a message on the device and shows it; `sendWaitingMessages` then sends it. */
export async function keepToSend(message: WaitingMessage): Promise<void> {
  noteMayWait(true);
  await keepMessage(message);
  await noteWaiting(filesHere(message), true).catch(() => undefined);
  await showThose(message.userId);
}

/** What sends files is large, and fetched with the first. */
const sendFile: SendFile = async (key, meant) =>
  (await import('#web/attachments/send-kept-file.ts')).sendKeptFile(key, meant);

/** Shows what is sent by now where it belongs. Seldom needed, and with a signal: so it is fetched with the first. */
export async function putInPlace(client: QueryClient, sent: readonly SavedMessage[]): Promise<void> {
  if (sent.length === 0) return;
  const taking = await import('./take-sent.ts').catch(() => null);
  void taking?.takeSent(client, sent);
}

/** Sends what waits of this person, and shows what has become of it. */
export async function sendWaitingMessages(client: QueryClient, userId: string): Promise<MessageRound> {
  noteSending(true);
  const round = await sendMessages(userId, sendFile).finally(() => noteSending(false));
  const left = new Set((await messagesOf(userId)).map(({ key }) => key));
  const gone = new Set(waitingMessages().flatMap(({ key }) => (left.has(key) ? [] : key)));
  await putInPlace(client, round.sent);
  // In one step: a message that stands in both places for a moment looks as if it had been sent twice.
  showWaitingMessages(waitingMessages().filter(({ key }) => !gone.has(key)));
  await showThose(userId);
  announceMessages({ userId, sent: round.sent });
  if (round.isAnyLeft) await wakeMeWithSignal();
  return round;
}

/** Takes back one that waits. It is waited for where it is on its way just now: false where it has been sent. */
export async function takeBackWaiting({ key, userId }: WaitingMessage): Promise<boolean> {
  const isHere = await inTurn(key, async () => {
    const isKept = (await messagesOf(userId)).some(message => message.key === key);
    await dropMessage(key);
    return isKept;
  });
  await showThose(userId);
  announceMessages({ userId, sent: [] });
  return isHere;
}

/** Lets a refused one be sent once more, as it is. */
export async function tryAgain(client: QueryClient, { key, userId }: WaitingMessage): Promise<void> {
  await noteRefusal(key, null);
  await showThose(userId);
  await sendWaitingMessages(client, userId);
}

const showThose = async (userId: string): Promise<void> => showWaitingMessages(await messagesOf(userId));
