import { dropFiles } from '#web/outbox/files/store/file-store.ts';
import { createOutboxStore } from '#web/outbox/queue/store.ts';
import { filesHere, type PendingMessage } from './pending-message.ts';

const store = createOutboxStore<PendingMessage>('messages', { keyOf: ({ key }) => key });

export const keepMessage = (message: PendingMessage) => store.put([message]);

/** One person's, in the order in which they were written. */
export async function messagesOf(userId: string): Promise<PendingMessage[]> {
  const { entries } = await store.read({ index: 'userId', key: userId }, one => one.userId === userId);
  return entries.toSorted((a, b) => a.keptAt - b.keptAt);
}

export const findMessage = (key: string): Promise<PendingMessage | null> => store.find(key).catch(() => null);

/** One that was taken back meanwhile stays so. */
export const noteRefusal = (key: string, refusal: PendingMessage['refusal']): Promise<void> =>
  store.update([key], message => ({ ...message, refusal }));

/** It is sent, or taken back: nothing of it is needed here any more. */
export async function dropMessage(key: string): Promise<void> {
  const message = await findMessage(key);
  if (!message) return;
  await store.drop([key]);
  await dropFiles(filesHere(message)).catch(() => undefined);
}

export const isAnyMessageQueued = (): Promise<boolean> => store.isAny();
