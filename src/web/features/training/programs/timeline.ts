import type { ShownDayStatus } from '#domain/training/status/shown-day-status.ts';
import { addDays, formatDate, parsePlainDate, type PlainDate } from '#domain/plain-date.ts';
import { datesOfWeek, weekNumberOf } from '#domain/training/schedule/training-schedule.ts';
import { shortDay } from '#web/parts/training-day/words/day-text.ts';
import { shownStatus } from '#web/parts/training-day/training-calendar.ts';
import type { Assignment, CalendarStatus } from '#web/parts/training-day/training-day.ts';
import { dayStatusLabel } from '#web/ui/calendar/DayStatusMark.tsx';

/** What of an assignment says where its weeks lie. */
export type Course = Pick<Assignment, 'startDate' | 'endDate' | 'numWeeks'>;

export type TimelineDay = { date: PlainDate; status: ShownDayStatus };
export type TimelineWeek = { weekNumber: number; days: TimelineDay[] };

/** The rows of the timeline: each week's seven days in date order, from the weekday the assignment starts on. */
export function timelineWeeks(course: Course, calendar: CalendarStatus, today: PlainDate): TimelineWeek[] {
  const start = startOf(course);
  return Array.from({ length: weekCount(course, calendar) }, (_, index) => ({
    weekNumber: index + 1,
    days: datesOfWeek(start, index + 1).map(date => ({
      date,
      status: shownStatus(calendar[date] ?? { status: 'rest' }, date, today),
    })),
  }));
}

/**
 * How many weeks the timeline has: the program's own, or as many as begin before an earlier end. Training that lies
 * beyond them (a program that was moved on) is shown all the same.
 */
export function weekCount(course: Course, calendar: CalendarStatus = {}): number {
  const start = startOf(course);
  const fitting = weekNumberOf(start, parsePlainDate(course.endDate) ?? start);
  const last = Object.entries(calendar).reduce(
    (latest, [date, { status }]) => (status !== 'rest' && date > latest ? date : latest),
    start,
  );
  return Math.max(1, Math.min(course.numWeeks ?? fitting, fitting), weekNumberOf(start, last));
}

/** The week that today falls in; null before the first and after the last. */
export function currentWeek(course: Course, calendar: CalendarStatus | undefined, today: PlainDate) {
  const week = weekNumberOf(startOf(course), today);
  return week < 1 || week > weekCount(course, calendar) ? null : week;
}

/** The week to look at first: the current one, else the first of those to come or the last of those gone. */
export function weekToShow(course: Course, calendar: CalendarStatus, today: PlainDate): number {
  return Math.min(Math.max(1, weekNumberOf(startOf(course), today)), weekCount(course, calendar));
}

/** The name of a day's button: 'Tue, Mar 3: complete'. */
export function dayButtonName({ date, status }: TimelineDay, today: PlainDate): string {
  return `${shortDay(date)}${date === today ? ', today' : ''}: ${dayStatusLabel(status).toLowerCase()}`;
}

/** 'Nov 17 – Nov 23' */
export function weekSpan(days: readonly TimelineDay[]): string {
  const first = days[0]?.date ?? '';
  return `${monthAndDay(first)} – ${monthAndDay(addDays(first, days.length - 1))}`;
}

/** 'MMM d' */
const monthAndDay = (date: PlainDate): string => formatDate(date).replace(/, \d+$/, '');

export const startOf = ({ startDate }: Pick<Assignment, 'startDate'>): PlainDate =>
  parsePlainDate(startDate) ?? startDate;
