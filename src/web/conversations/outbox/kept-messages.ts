import { dropFiles } from '#web/attachments/kept-files.ts';
import { device, type Unsent, type UnsentEvent } from '#web/offline/device.ts';
import { filesHere, type WaitingMessage } from './waiting-message.ts';

const open = () => device<Unsent, UnsentEvent, WaitingMessage>();

/** What the storage has not taken: it is full, or denied. It is here as long as the page is. */
const inMemory = new Map<string, WaitingMessage>();

export async function keepMessage(message: WaitingMessage): Promise<void> {
  try {
    await (await open()).put('messages', message);
    inMemory.delete(message.key);
  } catch {
    inMemory.set(message.key, message);
  }
}

/** One person's, in the order in which they were written. */
export async function messagesOf(userId: string): Promise<WaitingMessage[]> {
  const read = open().then(database => database.getAllFromIndex('messages', 'userId', userId));
  const kept = await read.catch((): WaitingMessage[] => []);
  const here = [...inMemory.values()].filter(message => message.userId === userId);
  return [...kept, ...here].toSorted((a, b) => a.keptAt - b.keptAt);
}

export async function findMessage(key: string): Promise<WaitingMessage | null> {
  const here = inMemory.get(key);
  if (here) return here;
  const read = open().then(database => database.get('messages', key));
  return (await read.catch(() => null)) ?? null;
}

/** One that was taken back meanwhile stays so. */
export async function noteRefusal(key: string, refusal: WaitingMessage['refusal']): Promise<void> {
  const message = await findMessage(key);
  if (message) await keepMessage({ ...message, refusal });
}

/** It is sent, or taken back: nothing of it is needed here any more. */
export async function dropMessage(key: string): Promise<void> {
  const message = await findMessage(key);
  if (!message) return;
  if (!inMemory.delete(key)) await (await open()).delete('messages', key);
  await dropFiles(filesHere(message)).catch(() => undefined);
}

export async function isAnyMessageKept(): Promise<boolean> {
  return inMemory.size > 0 || (await (await open()).count('messages')) > 0;
}
