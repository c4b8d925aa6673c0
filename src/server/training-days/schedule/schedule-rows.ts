import { and, eq, type SQL, sql } from 'drizzle-orm';
import { type PlainDate, type Weekday, dateIn } from '#domain/plain-date.ts';
import { weekdayDate } from '#domain/training-schedule.ts';
import type { Database } from '#server/database/database.ts';
import { users } from '#server/database/tables/members.ts';
import { dayVersions, programDays, programWeeks, workouts } from '#server/database/tables/programs.ts';
import { withoutWeeks } from '#server/programs/queries.ts';

/** A day of a program (or a single workout, on its start date) as training days are made from it. */
export type ScheduledVersion = {
  versionId: string;
  exerciseCount: number;
  unitsPrescribed: number;
  weekNumber: number | null;
  dayOfWeek: Weekday | null;
};

/** The compiled days of a workout. Compile first: a day without a version is a rest day. */
export async function versionsOf(tx: Database, workoutId: string): Promise<ScheduledVersion[]> {
  const version = {
    versionId: dayVersions.id,
    exerciseCount: dayVersions.exerciseCount,
    unitsPrescribed: dayVersions.unitsPrescribed,
  };
  const days = await tx
    .select({ ...version, weekNumber: programWeeks.weekNumber, dayOfWeek: programDays.dayOfWeek })
    .from(programDays)
    .innerJoin(programWeeks, eq(programWeeks.id, programDays.weekId))
    .innerJoin(dayVersions, eq(dayVersions.id, programDays.currentVersionId))
    .where(eq(programWeeks.programId, workoutId));
  const single = await tx
    .select({ ...version, weekNumber: sql<null>`null`, dayOfWeek: sql<null>`null` })
    .from(workouts)
    .innerJoin(dayVersions, eq(dayVersions.id, workouts.currentVersionId))
    .where(and(eq(workouts.id, workoutId), withoutWeeks));
  return [...days, ...single];
}

/** The schedule as columns, one row for each start date and day: what `unnest` lays beside the assignments. */
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

/** What "today" is in each zone that any member lives in. */
export async function todayByZone(tx: Database, now: Date) {
  const rows = await tx.selectDistinct({ zone: users.timeZone }).from(users);
  return {
    zones: rows.map(row => row.zone),
    todays: rows.map(row => dateIn(row.zone, now)),
  };
}

/** How many days later than planned a date of an assignment is, after pauses whose rest moved on. */
export const shiftOf = (
  assignmentId: SQL,
  plannedDate: SQL,
  isShifted: SQL,
) => sql`case when ${isShifted} then (
  select coalesce(sum(x.days), 0)::int from assignment_shifts x
  where x.assignment_id = ${assignmentId} and x.from_date <= ${plannedDate}) else 0 end`;
