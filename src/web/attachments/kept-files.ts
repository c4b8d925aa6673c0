import { newRequestKey } from '#web/data/request-key.ts';
import { device, type KeptFile } from '#web/offline/device.ts';

/** What the storage has not taken: it is full, or denied. It is here as long as the page is. */
const inMemory = new Map<string, KeptFile>();

type Owned = Pick<KeptFile, 'userId'> & Partial<Pick<KeptFile, 'attachmentId'>>;

/** Keeps a prepared file on the device until it is sent, and answers its key. */
export async function keepFile(blob: Blob, { userId, attachmentId = null }: Owned): Promise<string> {
  const key = newRequestKey();
  const file = { userId, key, blob, at: Date.now(), waits: false, attachmentId, beginKey: key };
  try {
    await (await device()).put('files', file);
  } catch {
    inMemory.set(key, file);
  }
  return key;
}

/** Null for one that is not on this device, or not any more. */
export async function keptFile(key: string): Promise<KeptFile | null> {
  const here = inMemory.get(key);
  if (here) return here;
  return (await (await device()).get('files', key)) ?? null;
}

/** One that is gone by now stays so. */
export async function changeFile(key: string, change: Partial<KeptFile>): Promise<void> {
  const here = inMemory.get(key);
  if (here) return void inMemory.set(key, { ...here, ...change });
  const transaction = (await device()).transaction('files', 'readwrite');
  const file = await transaction.store.get(key);
  if (file) await transaction.store.put({ ...file, ...change });
  await transaction.done;
}

/** Says of files whether what they belong to waits to be sent. */
export async function noteWaiting(keys: readonly string[], waits: boolean): Promise<void> {
  for (const key of keys) await changeFile(key, { waits });
}

export async function dropFiles(keys: readonly string[]): Promise<void> {
  const onDevice = keys.filter(key => !inMemory.delete(key));
  for (const key of onDevice) await (await device()).delete('files', key);
}

/** On a sign-out: what waits stays, to be sent when they are back. Of an account that is no more, nothing does. */
export async function dropFilesOf(userId: string, { all }: { all: boolean }): Promise<void> {
  await dropWhere(file => file.userId === userId && (all || !file.waits));
}

/** Two weeks in milliseconds: what they would have gone with is over. */
const keptFor = 14 * 86_400_000;

export const dropOldFiles = (now: number): Promise<void> =>
  dropWhere(({ at, waits }) => !waits && at < now - keptFor);

async function dropWhere(isGone: (file: KeptFile) => boolean): Promise<void> {
  for (const [key, file] of inMemory) if (isGone(file)) inMemory.delete(key);
  const transaction = (await device()).transaction('files', 'readwrite');
  for await (const cursor of transaction.store) if (isGone(cursor.value)) await cursor.delete();
  await transaction.done;
}
