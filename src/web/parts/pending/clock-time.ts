import { dateOfLocal, formatInstant } from '#domain/plain-date.ts';

/** '5:40 AM' for a time of today on the device's clock; any other day's with its date. */
export function clockTime(instant: number, now = new Date()): string {
  const at = new Date(instant);
  const text = formatInstant(at);
  return dateOfLocal(at) === dateOfLocal(now) ? text.replace(/^.*, /, '') : text;
}
