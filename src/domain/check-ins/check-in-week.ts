import {
  addDays,
  daysBetween,
  type PlainDate,
  type Weekday,
  weekdayOf,
  weekdays,
} from '#domain/plain-date.ts';

/**
 * A week of the check-in is named by the date it is due from: it lasts until the day before the next, by the person's own
 * calendar.
 */
export function weekOf(today: PlainDate, weekday: Weekday): PlainDate {
  const passed = weekdays.indexOf(weekdayOf(today)) - weekdays.indexOf(weekday);
  return addDays(today, -((passed + 7) % 7));
}

export const lastDayOfWeek = (week: PlainDate): PlainDate => addDays(week, 6);

/** Weeks that begin nearer to each other than this are one: the coach has chosen another weekday in between. */
export const daysToNextWeek = 4;

export const isAnswered = (week: PlainDate, answered: readonly PlainDate[]): boolean =>
  answered.some(other => Math.abs(daysBetween(other, week)) < daysToNextWeek);

/** The times a check-in is due; no groups are everybody. */
export type CheckInTimes = { isOn: boolean; weekday: Weekday; groupIds: readonly string[] };

/** The member is one of those it is for. Groups that are gone hold nobody. */
export const isFor = ({ groupIds }: Pick<CheckInTimes, 'groupIds'>, ofMember: readonly string[]): boolean =>
  groupIds.length === 0 || groupIds.some(id => ofMember.includes(id));

type CheckInWeekInput = { today: PlainDate; groupIds: readonly string[]; answered: readonly PlainDate[] };

/** The week whose check-in waits for a member; null where none does. */
export function dueWeek(
  checkIn: CheckInTimes,
  { today, groupIds, answered }: CheckInWeekInput,
): PlainDate | null {
  const week = weekOf(today, checkIn.weekday);
  return checkIn.isOn && isFor(checkIn, groupIds) && !isAnswered(week, answered) ? week : null;
}

/** The week that is meant by a date which began one before the coach chose another weekday; none that is still to come. */
export function nearestWeek(meant: PlainDate, weekday: Weekday, today: PlainDate): PlainDate {
  const before = weekOf(meant, weekday);
  const after = addDays(before, 7);
  return daysBetween(before, meant) >= daysToNextWeek && after <= today ? after : before;
}

/** Whether answers for a week are still taken: for the running one, and the one before, since a device may have waited for a signal. */
export function takesWeek(week: PlainDate, today: PlainDate): boolean {
  const passed = daysBetween(week, today);
  return passed >= 0 && passed < 14;
}
