import { minuteOfDayIn } from '#domain/plain-date.ts';

/** From one full hour of the day to another, in a person's own zone; the same twice is never. */
export type QuietHours = { from: number; until: number };

export const usualQuietHours: QuietHours = { from: 22, until: 7 };

/** The hour of the training reminder, until someone has chosen another. */
export const usualReminderHour = 17;

export const isQuietAt = ({ from, until }: QuietHours, hour: number): boolean =>
  from <= until ? hour >= from && hour < until : hour >= from || hour < until;

const quarter = 15 * 60_000;
/** No hours are longer: a day that clocks make longer has 25. */
const maxQuarters = 26 * 4;

/**
 * Until when push and mail wait, null where they need not. Clocks change by quarters of an hour, and stand apart by such: so
 * the first quarter that is not quiet is the end, also where clocks skip the hour at which it was to be, or have it twice.
 */
export function quietUntil(zone: string, quiet: QuietHours | null, now: Date): Date | null {
  if (quiet === null || !isQuietIn(zone, quiet, now.getTime())) return null;
  let at = (Math.floor(now.getTime() / quarter) + 1) * quarter;
  for (let n = 0; n < maxQuarters && isQuietIn(zone, quiet, at); n += 1) at += quarter;
  return new Date(at);
}

const isQuietIn = (zone: string, quiet: QuietHours, at: number) =>
  isQuietAt(quiet, Math.floor(minuteOfDayIn(zone, at) / 60));
