import { dateIn, mondayOf, monthOf, type PlainDate, startOfDate } from './plain-date.ts';

/** The days, weeks and months for which one backup each is kept. */
export type BackupKeep = { days: number; weeks: number; months: number };

/**
 * Chooses the backups that stay: of each of the latest days that have one, the last; so of weeks, from Monday, and of
 * months. Days without a backup do not count: a server that was off for a month has lost none of its backups by that.
 * Given each backup's date, the newest first; answers their places in that list.
 */
export function backupsThatStay(dates: readonly PlainDate[], keep: BackupKeep): Set<number> {
  const stay = new Set<number>();
  const keepLastOf = (periodOf: (date: PlainDate) => string, most: number) => {
    const seen = new Set<string>();
    for (const [index, date] of dates.entries()) {
      const period = periodOf(date);
      if (seen.has(period)) continue;
      if (seen.size === most) return;
      seen.add(period);
      stay.add(index);
    }
  };
  keepLastOf(date => date, keep.days);
  keepLastOf(mondayOf, keep.weeks);
  keepLastOf(monthOf, keep.months);
  return stay;
}

/** '7,4,6': days, weeks, months. Null where it is not of that form, or nothing would stay. */
export function parseBackupKeep(text: string): BackupKeep | null {
  const numbers = /^(\d{1,3})\s*,\s*(\d{1,3})\s*,\s*(\d{1,3})$/.exec(text)?.slice(1).map(Number);
  if (!numbers || numbers.every(number => number === 0)) return null;
  const [days = 0, weeks = 0, months = 0] = numbers;
  return { days, weeks, months };
}

const nightBegins = 3 * 60 * 60_000;

/** Three o'clock of this night, or of the one before; an hour off where clocks change in it, which is no matter. */
export const lastNight = (zone: string, now: Date): Date =>
  new Date(startOfDate(zone, dateIn(zone, now.getTime() - nightBegins)).getTime() + nightBegins);
