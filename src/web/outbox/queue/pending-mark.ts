import { localStore } from '#web/data/drafts/local-store.ts';

/** In which there is something while a log may wait on this device: it is read before the outbox's code is there. */
const mark = 'fellowship-log-waits';

export const hasPending = (): boolean => read() !== null;

/** Without a storage, what waits goes out a little later. */
function read(): string | null {
  try {
    return localStore()?.getItem(mark) ?? null;
  } catch {
    return null;
  }
}

export function notePending(may: boolean): void {
  try {
    if (may) localStore()?.setItem(mark, 'yes');
    else localStore()?.removeItem(mark);
  } catch {
    // As above.
  }
}
