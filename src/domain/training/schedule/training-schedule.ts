import {
  addDays,
  daysBetween,
  type PlainDate,
  type Weekday,
  weekdayOf,
  weekdays,
} from '#domain/plain-date.ts';

/** The length of an assignment that is no program and has no end date of its own. */
export const usualLengthDays = 90;

/** The date of a weekday in a program's week: the first on or after `start + 7·(week - 1)`. */
export function weekdayDate(start: PlainDate, weekNumber: number, weekday: Weekday): PlainDate {
  const first = firstDateOf(start, weekNumber);
  const ahead = weekdays.indexOf(weekday) - weekdays.indexOf(weekdayOf(first));
  return addDays(first, (ahead + 7) % 7);
}

/** The program week a date falls in, counted from the start date; 0 or less before it. */
export const weekNumberOf = (start: PlainDate, date: PlainDate): number =>
  Math.floor(daysBetween(start, date) / 7) + 1;

/** A week's seven dates in order, from the weekday on which the program starts. */
export function datesOfWeek(start: PlainDate, weekNumber: number): PlainDate[] {
  const first = firstDateOf(start, weekNumber);
  return weekdays.map((_, day) => addDays(first, day));
}

/** The last possible date of a program. */
export const programEndDate = (start: PlainDate, numWeeks: number): PlainDate =>
  addDays(start, 7 * numWeeks - 1);

/** The end of an assignment without an end date of its own: with its program's last week, else after 90 days. */
export const assignmentEndDate = (start: PlainDate, numWeeks: number | null): PlainDate =>
  numWeeks === null ? addDays(start, usualLengthDays) : programEndDate(start, numWeeks);

/** The rest of a program moved on: what is planned for `fromDate` or later comes `days` later. Several add up. */
export type Shift = { fromDate: PlainDate; days: number };

/** The date of a planned day after the program's shifts. */
export const shiftedDate = (planned: PlainDate, shifts: readonly Shift[]): PlainDate =>
  addDays(
    planned,
    shifts.reduce((sum, { fromDate, days }) => (fromDate <= planned ? sum + days : sum), 0),
  );

/** The first planned date that comes on this date or later, after the program's shifts. */
export function firstPlannedOn(date: PlainDate, shifts: readonly Shift[]): PlainDate {
  let planned = addDays(date, -shifts.reduce((sum, { days }) => sum + days, 0));
  while (shiftedDate(planned, shifts) < date) planned = addDays(planned, 1);
  return planned;
}

/** By how many whole weeks the rest of a program moves on, so that nothing of it lies before today; 0 or more. */
export const weeksPaused = (pausedOn: PlainDate, today: PlainDate): number =>
  Math.max(0, Math.ceil(daysBetween(pausedOn, today) / 7));

const firstDateOf = (start: PlainDate, weekNumber: number) => addDays(start, 7 * (weekNumber - 1));
