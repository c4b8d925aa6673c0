import { addDays, daysBetween, type PlainDate, weekdayOf } from '#domain/plain-date.ts';
import { weekdayDate } from './training-schedule.ts';

/**
 * The new date of a program's day when its start moves by so many days: in the same week of the program, on the same
 * weekday. By whole weeks every date moves alike; by others the order within a week is another.
 */
export function plannedAfterMove(start: PlainDate, planned: PlainDate, days: number): PlainDate {
  const week = Math.floor(daysBetween(start, planned) / 7) + 1;
  return weekdayDate(addDays(start, days), week, weekdayOf(planned));
}
