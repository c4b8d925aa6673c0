import { parsePlainDate, type PlainDate } from '#domain/plain-date.ts';

const storedUnder = 'workout-log-date';

const noted = 'workout-log-date-noted';

/** Notes the date that the Workout Log is to show when it opens next, or at once if it is open; then go to it. */
export function openInLog(date: PlainDate): void {
  try {
    sessionStorage.setItem(storedUnder, date);
  } catch {
    // Without storage the log opens on today.
  }
  window.dispatchEvent(new Event(noted));
}

/** Tells an open Workout Log that a date has been noted for it. */
export function onDateToOpen(listener: () => void): () => void {
  window.addEventListener(noted, listener);
  return () => window.removeEventListener(noted, listener);
}

/** The date noted for the Workout Log, once: the next time there is none. */
export function takeDateToOpen(): PlainDate | null {
  try {
    const date = sessionStorage.getItem(storedUnder);
    sessionStorage.removeItem(storedUnder);
    return date === null ? null : parsePlainDate(date);
  } catch {
    return null;
  }
}
