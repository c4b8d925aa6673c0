import { deviceShelf } from '#web/data/drafts/shelf.ts';

/** In which there is something while a log may wait on this device: it is read before the outbox's code is there. */
const mark = 'fellowship-log-waits';

export const hasPending = (): boolean => read() !== null;

/** Without a storage, what waits goes out a little later. */
function read(): string | null {
  try {
    return deviceShelf()?.getItem(mark) ?? null;
  } catch {
    return null;
  }
}

export function notePending(may: boolean): void {
  try {
    if (may) deviceShelf()?.setItem(mark, 'yes');
    else deviceShelf()?.removeItem(mark);
  } catch {
    // As above.
  }
}
