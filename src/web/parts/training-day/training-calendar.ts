import type { DayStatus } from '#domain/training/status/day-status.ts';
import { type ShownDayStatus, worstShown } from '#domain/training/status/shown-day-status.ts';
import { type PlainDate, parsePlainDate } from '#domain/plain-date.ts';
import { type Assignment, type CalendarStatus, isOwn } from './training-day.ts';

export type Source = {
  assignment: Pick<Assignment, 'kind' | 'status' | 'startDate' | 'endDate'>;
  /** Not there while it is on its way, or when it could not be had. */
  calendar: CalendarStatus | undefined;
};

/** The status of each date across assignments, the worst first. */
export function statusesOf(sources: readonly Source[], today: PlainDate): Record<PlainDate, ShownDayStatus> {
  const found = new Map<PlainDate, ShownDayStatus[]>();
  for (const { assignment, calendar } of sources) {
    for (const [date, day] of Object.entries(calendar ?? {})) {
      if (!isShown(assignment, date, today, day.status)) continue;
      found.set(date, [...(found.get(date) ?? []), shownStatus(day, date, today)]);
    }
  }
  return Object.fromEntries([...found].map(([date, statuses]) => [date, worstShown(statuses)]));
}

/** A calendar's status of a day as of today; one cached on an earlier day has the status of then. */
export const shownStatus = (
  { status, isToDo }: CalendarStatus[PlainDate],
  date: PlainDate,
  today: PlainDate,
): ShownDayStatus => (isToDo && date === today ? 'to-do' : status);

/**
 * Whether an assignment may have exercises on a date. Where its calendar could not be had, the span of an active one
 * decides: the day's work may be there without it. What members add themselves is on few dates of its span.
 */
export function mayTrainOn(source: Source, date: PlainDate, today: PlainDate): boolean {
  const { assignment, calendar } = source;
  if (isOwn(assignment)) return Boolean(calendar?.[date]?.ownExercises);
  if (calendar) return isScheduled(source, date, today);
  const [start, end] = [parsePlainDate(assignment.startDate), parsePlainDate(assignment.endDate)];
  return assignment.status === 'active' && start !== null && end !== null && start <= date && date <= end;
}

/** Whether the calendar has training on the date that its assignment asks for. */
function isScheduled({ assignment, calendar }: Source, date: PlainDate, today: PlainDate): boolean {
  const status = calendar?.[date]?.status;
  return status !== undefined && status !== 'rest' && isShown(assignment, date, today, status);
}

/** Whether a session of an active program was missed on the date. */
export const hasMissed = (sources: readonly Source[], date: PlainDate): boolean =>
  sources.some(
    ({ assignment, calendar }) => assignment.status === 'active' && calendar?.[date]?.status === 'missed',
  );

/** The first date after this one with training still to do; null when none is known. */
export function nextTrainingDate(
  sources: readonly Source[],
  date: PlainDate,
  today: PlainDate,
): PlainDate | null {
  const dates = sources.flatMap(source =>
    Object.entries(source.calendar ?? {})
      .filter(
        ([other, { status }]) => other > date && status !== 'complete' && isScheduled(source, other, today),
      )
      .map(([other]) => other),
  );
  return dates.reduce<PlainDate | null>(
    (first, other) => (first === null || other < first ? other : first),
    null,
  );
}

/**
 * Upcoming days are those of active assignments. A paused or completed one keeps its past days, which can be corrected,
 * and logs ahead of time, so that the last log of a program can be taken back at once.
 */
function isShown(
  { status }: Source['assignment'],
  date: PlainDate,
  today: PlainDate,
  ofDay: DayStatus,
): boolean {
  return status === 'active' || date <= today || ofDay === 'complete';
}
