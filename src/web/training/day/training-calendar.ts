import { type DayStatus, worstStatus } from '#domain/training/day-status.ts';
import { type PlainDate, parsePlainDate } from '#domain/plain-date.ts';
import type { Assignment, CalendarStatus } from './training-day.ts';

export type Source = {
  assignment: Pick<Assignment, 'status' | 'startDate' | 'endDate'>;
  /** Not there while it is on its way, or when it could not be had. */
  calendar: CalendarStatus | undefined;
};

/** Each date's status across assignments, the worst first. */
export function statusesOf(sources: readonly Source[], today: PlainDate): Record<PlainDate, DayStatus> {
  const found = new Map<PlainDate, DayStatus[]>();
  for (const { assignment, calendar } of sources) {
    for (const [date, { status }] of Object.entries(calendar ?? {})) {
      if (isShown(assignment, date, today, status)) found.set(date, [...(found.get(date) ?? []), status]);
    }
  }
  return Object.fromEntries([...found].map(([date, statuses]) => [date, worstStatus(statuses)]));
}

/**
 * Whether an assignment may have exercises on a date. Until its calendar is known, the span of an active one
 * decides, so that the day's work need not wait for it.
 */
export function mayTrainOn({ assignment, calendar }: Source, date: PlainDate, today: PlainDate): boolean {
  const status = calendar?.[date]?.status;
  if (calendar) return status !== undefined && status !== 'rest' && isShown(assignment, date, today, status);
  const [start, end] = [parsePlainDate(assignment.startDate), parsePlainDate(assignment.endDate)];
  return assignment.status === 'active' && start !== null && end !== null && start <= date && date <= end;
}

/** The first date after this one with training still to do; null when none is known. */
export function nextTrainingDate(
  sources: readonly Source[],
  date: PlainDate,
  today: PlainDate,
): PlainDate | null {
  const dates = sources.flatMap(source =>
    Object.entries(source.calendar ?? {})
      .filter(
        ([other, { status }]) => other > date && status !== 'complete' && mayTrainOn(source, other, today),
      )
      .map(([other]) => other),
  );
  return dates.reduce<PlainDate | null>(
    (first, other) => (first === null || other < first ? other : first),
    null,
  );
}

/**
 * Days to come are those of active assignments. A paused or completed one keeps its past days, which can be
 * corrected, and what was logged ahead, so that the last log of a program can be taken back at once.
 */
function isShown(
  { status }: Source['assignment'],
  date: PlainDate,
  today: PlainDate,
  ofDay: DayStatus,
): boolean {
  return status === 'active' || date <= today || ofDay === 'complete';
}
