import { and, eq, isNull, sql } from 'drizzle-orm';
import { multiWeekProgram } from '#contract/programs.ts';
import { daysBetween, type PlainDate } from '#domain/plain-date.ts';
import { assignmentEndDate } from '#domain/training-schedule.ts';
import type { Database } from '#server/database/database.ts';
import { assignments, trainingDays } from '#server/database/tables/assignments.ts';
import { workouts } from '#server/database/tables/programs.ts';
import { compileDays } from '#server/programs/compile-days.ts';
import { recountAssignments } from './recount-assignments.ts';
import { scheduleColumns, todayByZone, versionsOf } from './schedule-rows.ts';

/**
 * A change to a program reaches the training days of its active assignments that are today or later, on the
 * member's own date, and have no log. Past days, and days with a log, never change; a day the coach has
 * cleared stays cleared.
 */
export async function followProgramChange(tx: Database, programId: string, now: Date): Promise<void> {
  await compileDays(tx, programId);
  await bringInLine(tx, programId, await activeAssignmentsOf(tx, programId), now);
}

/** A day whose only log was taken back is open again: it follows the program as that is now. */
export async function followAgain(tx: Database, assignmentId: string, now: Date): Promise<void> {
  const rows = await tx
    .select({ assignment: assignments, hiddenAt: workouts.hiddenAt })
    .from(assignments)
    .innerJoin(workouts, eq(workouts.id, assignments.workoutId))
    .where(eq(assignments.id, assignmentId));
  for (const { assignment, hiddenAt } of rows) {
    if (assignment.removedAt !== null || hiddenAt !== null) await dropDaysToCome(tx, [assignmentId], now);
    else if (assignment.status === 'active') await bringInLine(tx, assignment.workoutId, [assignment], now);
  }
}

type Started = { id: string; startDate: PlainDate };

/** Makes the open days of these assignments those of their program. */
async function bringInLine(
  tx: Database,
  programId: string,
  active: readonly Started[],
  now: Date,
): Promise<void> {
  if (active.length === 0) return;
  const ids = active.map(assignment => assignment.id);
  const starts = [...new Set(active.map(assignment => assignment.startDate))];
  const schedule = scheduleColumns(starts, await versionsOf(tx, programId));
  const { zones, todays } = await todayByZone(tx, now);
  const open = sql`
    select a.id, a.member_id, a.start_date, a.end_date, z.today
    from ${assignments} a join users u on u.id = a.member_id
    join unnest(${sql.param(zones)}::text[], ${sql.param(todays)}::date[]) as z(zone, today) on z.zone = u.time_zone
    where a.id = any(${sql.param(ids)}::uuid[])`;
  const wanted = sql`
    select o.id as assignment_id, o.member_id, s.date, s.version_id
    from open o join unnest(${sql.param(schedule.starts)}::date[], ${sql.param(schedule.dates)}::date[],
      ${sql.param(schedule.versionIds)}::uuid[]) as s(start_date, date, version_id)
      on s.start_date = o.start_date and s.date between o.today and o.end_date`;
  await tx.execute(sql`
    with open as (${open}), wanted as (${wanted})
    update ${trainingDays} d set state = 'dropped'
    from open o
    where d.assignment_id = o.id and d.date >= o.today and d.logged_count = 0 and d.state = 'scheduled'
      and not exists (select 1 from wanted w where w.assignment_id = d.assignment_id and w.date = d.date)`);
  await tx.execute(sql`
    with open as (${open}), wanted as (${wanted})
    insert into ${trainingDays} as d (assignment_id, member_id, date, day_version_id, exercise_count, units_prescribed)
    select w.assignment_id, w.member_id, w.date, v.id, v.exercise_count, v.units_prescribed
    from wanted w join day_versions v on v.id = w.version_id
    where not exists (
      select 1 from ${trainingDays} x where x.assignment_id = w.assignment_id and x.date = w.date
        and (x.logged_count > 0 or x.state in ('cleared', 'paused')
          or (x.day_version_id = v.id and x.state = 'scheduled')))
    on conflict (assignment_id, date) do update
      set day_version_id = excluded.day_version_id, exercise_count = excluded.exercise_count,
        units_prescribed = excluded.units_prescribed, state = 'scheduled'
      where d.logged_count = 0 and d.state in ('scheduled', 'dropped')
        and (d.day_version_id, d.state) is distinct from (excluded.day_version_id, 'scheduled')`);
  await recountAssignments(tx, ids);
}

type Program = { id: string; programType: string; numWeeks: number | null };

/** An end date that was filled in grows with the number of weeks; one that the coach chose stays. */
export async function followWeekCount(tx: Database, before: Program, weeks: number | null, now: Date) {
  if (before.programType !== multiWeekProgram || lengthOf(weeks) <= lengthOf(before.numWeeks)) return;
  await tx.execute(sql`
    update ${assignments} set end_date = start_date + ${lengthOf(weeks)}::int, updated_at = ${now}
    where workout_id = ${before.id} and status <> 'completed' and removed_at is null
      and end_date = start_date + ${lengthOf(before.numWeeks)}::int`);
  await followProgramChange(tx, before.id, now);
}

/** In days, from the first date to the last. */
function lengthOf(weeks: number | null): number {
  const start = '2000-01-01';
  return daysBetween(start, assignmentEndDate(start, weeks));
}

/** Deleting a workout ends its assignments: their days to come go, everything up to today stays. */
export async function endAssignmentsOf(tx: Database, workoutId: string, now: Date): Promise<void> {
  const rows = await tx
    .select({ id: assignments.id })
    .from(assignments)
    .where(and(eq(assignments.workoutId, workoutId), isNull(assignments.removedAt)));
  const ids = rows.map(row => row.id);
  await dropDaysToCome(tx, ids, now);
  await tx.execute(sql`
    update ${assignments} set status = 'completed', completed_at = coalesce(completed_at, ${now}), updated_at = ${now}
    where id = any(${sql.param(ids)}::uuid[])`);
  await recountAssignments(tx, ids);
}

/** Takes one assignment off the member's list. */
export async function removeAssignment(tx: Database, id: string, now: Date): Promise<boolean> {
  const rows = await tx
    .update(assignments)
    .set({ removedAt: now, updatedAt: now })
    .where(and(eq(assignments.id, id), isNull(assignments.removedAt)))
    .returning({ id: assignments.id });
  await dropDaysToCome(tx, [id], now);
  await recountAssignments(tx, [id]);
  return rows.length > 0;
}

/** Today's and later training days without a log, on each member's own date. */
async function dropDaysToCome(tx: Database, assignmentIds: readonly string[], now: Date): Promise<void> {
  const { zones, todays } = await todayByZone(tx, now);
  await tx.execute(sql`
    update ${trainingDays} d set state = 'dropped'
    from users u
    join unnest(${sql.param(zones)}::text[], ${sql.param(todays)}::date[]) as z(zone, today) on z.zone = u.time_zone
    where d.assignment_id = any(${sql.param([...assignmentIds])}::uuid[]) and u.id = d.member_id
      and d.date >= z.today and d.logged_count = 0 and d.state in ('scheduled', 'paused')`);
}

function activeAssignmentsOf(tx: Database, programId: string) {
  return tx
    .select({ id: assignments.id, startDate: assignments.startDate })
    .from(assignments)
    .where(
      and(
        eq(assignments.workoutId, programId),
        eq(assignments.status, 'active'),
        isNull(assignments.removedAt),
      ),
    );
}
