import type { AttachmentKind } from '#domain/conversations/attachment.ts';
import { CallError } from '#web/data/call.ts';
import { askWhoIsThere } from '#web/offline/who-is-there.ts';
import { type Delivery, endsRound, isFinal } from '#web/training/outbox/delivery.ts';
import { inTurn } from '#web/training/outbox/in-turn.ts';
import { dropMessage, findMessage, messagesOf, noteRefusal } from './kept-messages.ts';
import { postMessage } from './post-message.ts';
import type { SavedMessage, WaitingMessage } from './waiting-message.ts';

/** Sends a file that is on this device, and answers its id. */
export type SendFile = (key: string, meant: { memberId: string; kind: AttachmentKind }) => Promise<string>;

export type MessageRound = {
  sent: SavedMessage[];
  /** The next round should try again. */
  isAnyLeft: boolean;
};

/**
 * Sends what waits of one person, in the order it was written. Tabs and the service worker may do so at once: one round waits
 * for the other. Where files cannot be sent (`null`), as in the worker, a message with some is left, and with it what follows
 * in its conversation.
 */
export const sendMessages = (userId: string, sendFile: SendFile | null): Promise<MessageRound> =>
  inTurn(`messages of ${userId}`, async () => {
    const round: MessageRound = { sent: [], isAnyLeft: false };
    const [tried, held] = [new Set<string>(), new Set<string>()];
    // One that is written meanwhile goes along.
    const next = async () =>
      (await messagesOf(userId)).find(one => one.refusal === null && !tried.has(one.key));
    for (let message = await next(); message; message = await next()) {
      tried.add(message.key);
      const outcome = held.has(message.memberId) ? 'held' : await sendKept(message, sendFile);
      if (outcome === 'held') held.add(message.memberId);
      if (typeof outcome === 'object') round.sent.push(outcome);
      else if (outcome !== 'gone') round.isAnyLeft = true;
      if (outcome === 'stop') return round;
    }
    return round;
  });

type Outcome = SavedMessage | 'gone' | 'held' | 'left' | 'stop';

async function sendKept(message: WaitingMessage, sendFile: SendFile | null): Promise<Outcome> {
  const files = await sendFiles(message, sendFile);
  if (files === 'held') return files;
  const delivery = Array.isArray(files) ? await postInTurn(message, files) : files;
  if (delivery === null) return 'gone';
  if (!Array.isArray(files)) await settle(message.key, delivery);
  if (delivery.to === 'server') return delivery.record;
  if (isFinal(delivery)) return 'gone';
  return endsRound(delivery) ? 'stop' : 'left';
}

/** It is read again: it may have been taken back while its files went. */
const postInTurn = (message: WaitingMessage, attachments: readonly string[]) =>
  inTurn(message.key, async () => {
    if ((await findMessage(message.key)) === null) return null;
    const delivery = await postMessage(message, attachments);
    await settle(message.key, delivery);
    return delivery;
  });

async function settle(key: string, delivery: Delivery<SavedMessage>): Promise<void> {
  if (delivery.to === 'server') return dropMessage(key);
  if (!isFinal(delivery)) return undefined;
  const { status, sentence } = delivery.error;
  return noteRefusal(key, { status, sentence });
}

/** Their ids, in order; or why they are not there. */
async function sendFiles(
  { userId, memberId, files }: WaitingMessage,
  sendFile: SendFile | null,
): Promise<string[] | 'held' | Delivery<SavedMessage>> {
  const ids: string[] = [];
  try {
    for (const file of files) {
      if ('id' in file) ids.push(file.id);
      else if (sendFile === null) return 'held';
      else ids.push(await sendFile(file.fileKey, { memberId, kind: file.kind }));
    }
    return ids;
  } catch (error) {
    if (!(error instanceof CallError)) return { to: 'nobody' };
    const person = [403, 404].includes(error.status) ? await askWhoIsThere() : userId;
    if (person === undefined) return { to: 'nobody' };
    return person === userId ? { to: 'refusal', error, isOurs: true } : { to: 'another' };
  }
}
