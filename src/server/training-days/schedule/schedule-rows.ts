import { type SQL, sql } from 'drizzle-orm';
import { type PlainDate, dateIn } from '#domain/plain-date.ts';
import type { Database } from '#server/database/database.ts';
import { users } from '#server/database/tables/members.ts';

/** The date of today in every time zone that a member lives in. */
export type LocalDates = { zones: string[]; todays: PlainDate[] };

/** A moment, with its dates. */
export type Moment = LocalDates & { now: Date };

export async function todayByZone(tx: Database, now: Date): Promise<LocalDates> {
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
