import { addDays, minuteOfDayIn, startOfDate } from '#domain/plain-date.ts';
import type { SendTime } from './SendLater.tsx';

const minute = 60_000;

/** The instant of a time on a day in a zone, also where clocks change that day; null for one that is not whole. */
export function instantOf({ date, time }: SendTime, zone: string): string | null {
  const [hours = Number.NaN, minutes = Number.NaN] = time.split(':').map(Number);
  if (date === '' || Number.isNaN(hours) || Number.isNaN(minutes)) return null;
  const start = startOfDate(zone, date).getTime();
  const wanted = hours * 60 + minutes;
  const near = start + wanted * minute;
  // The zone's clock is off here by as much as it was changed since midnight.
  const off = minuteOfDayIn(zone, near) - wanted;
  const mended = near - (Math.abs(off) > 720 ? off - Math.sign(off) * 1440 : off) * minute;
  const end = startOfDate(zone, addDays(date, 1)).getTime();
  return new Date(Math.min(Math.max(mended, start), end - minute)).toISOString();
}
