import {
  addDays,
  dateIn,
  firstOfMonth,
  lastOfMonth,
  type PlainDate,
  startOfDate,
} from '#domain/plain-date.ts';

/** The first of the month it is in the fellowship's zone. */
export const firstOfMonthIn = (zone: string, now: Date): PlainDate => firstOfMonth(dateIn(zone, now));

export const nextMonth = (month: PlainDate): PlainDate => addDays(lastOfMonth(month), 1);

export const monthBefore = (month: PlainDate): PlainDate => firstOfMonth(addDays(month, -1));

const hoursToSettle = 48;

/** The time a month's board is frozen: 48 hours after its end, so that other zones and late logs are in. */
export const closesAt = (zone: string, month: PlainDate): Date =>
  new Date(startOfDate(zone, nextMonth(month)).getTime() + hoursToSettle * 3_600_000);
