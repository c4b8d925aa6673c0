import { parsePlainDate, type PlainDate } from '#domain/plain-date.ts';

const storedUnder = 'workout-log-date';

/** Notes the date that the Workout Log is to show when it opens next; then go to it. */
export function openInLog(date: PlainDate): void {
  try {
    sessionStorage.setItem(storedUnder, date);
  } catch {
    // Without storage the log opens on today.
  }
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
