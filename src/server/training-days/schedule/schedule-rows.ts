import { type SQL, sql } from 'drizzle-orm';
import { type PlainDate, dateIn, daysBetween } from '#domain/plain-date.ts';
import { assignmentEndDate, weekdayDate } from '#domain/training/training-schedule.ts';
import type { Database } from '#server/database/database.ts';
import { users } from '#server/database/tables/members.ts';
import type { ScheduledVersion } from '#server/training-days/versions/version-of.ts';

/** The schedule as columns for `unnest`, with one row for each start date and day. */
export function scheduleColumns(starts: readonly PlainDate[], versions: readonly ScheduledVersion[]) {
  const rows = starts.flatMap(start =>
    versions.map(version => ({ start, date: dateOf(start, version), versionId: version.versionId })),
  );
  return {
    starts: rows.map(row => row.start),
    dates: rows.map(row => row.date),
    versionIds: rows.map(row => row.versionId),
  };
}

function dateOf(start: PlainDate, { weekNumber, dayOfWeek }: ScheduledVersion): PlainDate {
  return weekNumber === null || dayOfWeek === null ? start : weekdayDate(start, weekNumber, dayOfWeek);
}

/** The date of today in every time zone that a member lives in. */
export async function todayByZone(tx: Database, now: Date) {
  const rows = await tx.selectDistinct({ zone: users.timeZone }).from(users);
  return {
    zones: rows.map(row => row.zone),
    todays: rows.map(row => dateIn(row.zone, now)),
  };
}

/**
 * SQL for `weekNumberOf`: the program week of day `d` of assignment `a`, by its planned date. A day from before a new
 * start date counts for the first week.
 */
export const weekOf = 'greatest(1, (d.planned_date - a.start_date) / 7 + 1)';

/** SQL for `shiftedDate`: the number of days that pauses have moved a planned date on. */
export const shiftOf = (
  assignmentId: SQL,
  plannedDate: SQL,
  isShifted: SQL,
) => sql`case when ${isShifted} then (
  select coalesce(sum(x.days), 0)::int from assignment_shifts x
  where x.assignment_id = ${assignmentId} and x.from_date <= ${plannedDate}) else 0 end`;

/** SQL: by how many days the end of an assignment is moved on. */
export const shiftsOf = (assignmentId: SQL) =>
  sql`(select coalesce(sum(x.days), 0)::int from assignment_shifts x where x.assignment_id = ${assignmentId})`;

/** Days from the first date of a program of so many weeks to its last. */
export function lengthOf(weeks: number | null): number {
  const start = '2000-01-01';
  return daysBetween(start, assignmentEndDate(start, weeks));
}
