import { dayStatus } from '#domain/training/status/day-status.ts';
import { isToDo } from '#domain/training/status/shown-day-status.ts';
import { addDays, daysBetween, parsePlainDate, type PlainDate } from '#domain/plain-date.ts';
import { shortDay } from '#web/parts/training-day/words/day-text.ts';
import type { Assignment, CalendarStatus, TrainingDay } from '#web/parts/training-day/training-day.ts';

/** A training day that may be done on another date. */
export type Session = {
  /** The training day's id. */
  id: string;
  assignmentId: string;
  name: string;
  date: PlainDate;
  /** Date in the program. */
  plannedDate: PlainDate;
  first: PlainDate;
  last: PlainDate;
};

export function sessionOf(assignment: Assignment, day: TrainingDay, date: PlainDate): Session {
  return {
    id: day.trainingDayId,
    assignmentId: assignment.id,
    name: day.dayName || day.programName,
    date,
    plannedDate: parsePlainDate(day.plannedDate) ?? date,
    first: parsePlainDate(assignment.startDate) ?? date,
    last: parsePlainDate(assignment.endDate) ?? date,
  };
}

type Bounds = Pick<Session, 'date' | 'first' | 'last'>;

/** The dates the session can be done on: within its assignment, and without another session of it. */
export function freeDates(session: Bounds, calendar: CalendarStatus): PlainDate[] {
  const { first, last } = session;
  return Array.from({ length: daysBetween(first, last) + 1 }, (_, day) => addDays(first, day)).filter(
    date => whyNotFree(session, calendar, date) === null,
  );
}

/** The reason why the session can't be done on a date, in words for the member; null when it can. */
export function whyNotFree(
  { date: on, first, last }: Bounds,
  calendar: CalendarStatus,
  date: PlainDate,
): string | null {
  if (date === on) return 'It is on this day now.';
  if (date < first || date > last) return 'This day is outside the program.';
  const status = calendar[date]?.status ?? 'rest';
  return status === 'rest' ? null : `There is another session of this program on ${shortDay(date)}.`;
}

/** Number of dates offered beside the calendar. */
const maxOffered = 3;

/**
 * The dates most likely meant, in order: the free ones nearest to the session's own (the later of two as near), those
 * gone by only when none is left to come.
 */
export function datesToOffer(free: readonly PlainDate[], on: PlainDate, today: PlainDate): PlainDate[] {
  const ahead = free.filter(date => date >= today);
  const away = (date: PlainDate) => Math.abs(daysBetween(on, date));
  return (ahead.length > 0 ? ahead : free)
    .toSorted((a, b) => away(a) - away(b) || daysBetween(a, b))
    .slice(0, maxOffered)
    .toSorted((a, b) => daysBetween(b, a));
}

/** The one of them that is proposed: the next after the session's own date. */
export const dateToSuggest = (offered: readonly PlainDate[], on: PlainDate): PlainDate | undefined =>
  offered.find(date => date > on) ?? offered[0];

/** The calendar once the session is done on the date, until it is read again. */
export function calendarAfterMove(
  calendar: CalendarStatus,
  { date: on, plannedDate }: Pick<Session, 'date' | 'plannedDate'>,
  date: PlainDate,
  today: PlainDate,
): CalendarStatus {
  const untouched = { date, today, exercises: 1, logged: 0 };
  const moved = {
    status: dayStatus(untouched),
    ...(isToDo(untouched) && { isToDo: true as const }),
    ...(date !== plannedDate && { movedFrom: plannedDate }),
  };
  return { ...calendar, [on]: { status: 'rest' }, [date]: moved };
}
