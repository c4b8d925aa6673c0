import { newRequestKey } from '#web/data/request-key.ts';
import type { QueuedFile } from '#web/offline/device.ts';
import { createOutboxStore } from '#web/outbox/queue/store.ts';

const store = createOutboxStore<QueuedFile>('files', { keyOf: ({ key }) => key, isLarge: true });

type Owned = Pick<QueuedFile, 'userId'> & Partial<Pick<QueuedFile, 'attachmentId' | 'beginKey'>>;

/** Keeps a prepared file on the device until it is sent, and answers its key. */
export async function keepFile(blob: Blob, owned: Owned): Promise<string> {
  const key = newRequestKey();
  const begun = { attachmentId: null, beginKey: key };
  await store.put([{ key, blob, at: Date.now(), waits: false, ...begun, ...owned }]);
  return key;
}

/** Null for one that is not on this device, or not any more. */
export const findFile = store.find;

/** One that is gone by now stays so. */
export const changeFile = (key: string, change: Partial<QueuedFile>): Promise<void> =>
  store.update([key], file => ({ ...file, ...change }));

/** Says of files whether what they belong to waits to be sent. */
export const markPending = (keys: readonly string[], waits: boolean): Promise<void> =>
  store.update(keys, file => ({ ...file, waits }));

export const dropFiles = store.drop;

/** On a sign-out: what waits stays, to be sent when they are back. Of an account that is no more, nothing does. */
export const dropFilesOf = (userId: string, { all }: { all: boolean }): Promise<void> =>
  store.dropWhere(file => file.userId === userId && (all || !file.waits));

/** Two weeks in milliseconds: what they would have gone with is over. */
const retentionMs = 14 * 86_400_000;

export const dropOldFiles = (now: number): Promise<void> =>
  store.dropWhere(({ at, waits }) => !waits && at < now - retentionMs);
