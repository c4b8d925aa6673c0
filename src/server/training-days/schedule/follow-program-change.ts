import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { multiWeekProgram } from '#contract/programs.ts';
import { isPlanned } from '#domain/training/assignment-kind.ts';
import type { PlainDate } from '#domain/plain-date.ts';
import type { Database } from '#server/database/database.ts';
import { workOn } from '#server/training-days/counts/has-work.ts';
import { assignments, trainingDays } from '#server/database/tables/assignments.ts';
import { workouts } from '#server/database/tables/programs.ts';
import { compileDays } from '#server/training-days/versions/compile-days.ts';
import { dropDaysToCome } from './drop-days.ts';
import { lockOpenDays } from './lock-open-days.ts';
import { tellOfPrograms } from '#server/notices/told/tell-of-program.ts';
import { moveBlocksAfter } from './blocks-after.ts';
import { makeRoom } from './make-room.ts';
import type { Move } from './move-plans.ts';
import { recountAssignments } from '#server/training-days/counts/recount-assignments.ts';
import { isOwnDay } from '#server/training-days/versions/own-version.ts';
import { type Followed, versionOf, versionsOf } from '#server/training-days/versions/version-of.ts';
import { isOpenDay, openAssignments, slotsOf, wantedDays } from './open-plan.ts';
import { lengthOf, scheduleColumns, shiftsOf, todayByZone } from './schedule-rows.ts';

/**
 * Brings a program's change to the training days of its active assignments that follow it: to those without a log from
 * today on, by the member's own date. One that stays on a version is left on it. Past days and days with a log never change. A cleared day stays cleared, and a day that its
 * member has moved keeps its date.
 */
export async function followProgramChange(tx: Database, programId: string, now: Date): Promise<void> {
  // A program that nobody has yet changes with each step of writing it, so it is compiled when it is assigned.
  if (!(await isAssigned(tx, programId))) return;
  await compileDays(tx, programId);
  const followed = { workoutId: programId, programVersion: null };
  const changed = await bringInLine(tx, followed, await activeFollowersOf(tx, programId), now);
  await tellOfPrograms(tx, 'changed', changed, now);
}

/** A day whose only log was deleted is open again, and follows the program as it is now. */
export async function followAgain(tx: Database, assignmentId: string, now: Date): Promise<void> {
  const rows = await tx
    .select({ assignment: assignments, hiddenAt: workouts.hiddenAt })
    .from(assignments)
    .innerJoin(workouts, eq(workouts.id, assignments.workoutId))
    .where(eq(assignments.id, assignmentId));
  for (const { assignment, hiddenAt } of rows) {
    if (!isPlanned(assignment.kind)) continue;
    if (assignment.removedAt !== null || hiddenAt !== null) await dropDaysToCome(tx, [assignmentId], now);
    else if (assignment.status === 'active') await bringInLine(tx, versionOf(assignment), [assignment], now);
  }
}

type Started = { id: string; startDate: PlainDate };

/**
 * Brings the open days (today or later, without a log) of these assignments in line with their program: days that it no
 * longer has are dropped, changed ones get the new version, new ones are made. A day that a coach has given exercises of its own
 * stays as it is up to the end date, unless it is one of those that follow their program `again`. Answers the
 * assignments with days that have changed.
 */
export async function bringInLine(
  tx: Database,
  followed: Followed,
  active: readonly Started[],
  now: Date,
  again: readonly string[] | 'all' = [],
): Promise<string[]> {
  if (active.length === 0) return [];
  const ids = active.map(assignment => assignment.id);
  const starts = [...new Set(active.map(assignment => assignment.startDate))];
  const schedule = scheduleColumns(starts, await versionsOf(tx, followed));
  const { zones, todays } = await todayByZone(tx, now);
  const open = openAssignments(ids, { zones, todays });
  const slots = slotsOf(schedule);
  const follows =
    again === 'all'
      ? sql`true`
      : sql`(d.id = any(${sql.param([...again])}::uuid[]) or not ${sql.raw(isOwnDay('d'))})`;
  const dropped = await tx.execute<Touched>(sql`
    with ${open}, ${slots}
    update ${trainingDays} d set state = 'dropped'
    from open o
    where ${isOpenDay} and (d.date > o.end_date or (${follows} and not exists (
      select 1 from slots s where s.start_date = o.start_date and s.planned_date = d.planned_date)))
    returning d.assignment_id as id`);
  const moved = await tx.execute<Touched>(sql`
    with ${open}, ${slots}
    update ${trainingDays} d set day_version_id = v.id, exercise_count = v.exercise_count,
      units_prescribed = v.units_prescribed
    from open o join slots s on s.start_date = o.start_date join day_versions v on v.id = s.version_id
    where ${isOpenDay} and ${follows} and d.planned_date = s.planned_date and d.day_version_id <> v.id
    returning d.assignment_id as id`);
  const withWanted = sql`with ${open}, ${slots}, ${wantedDays()}`;
  const made = (await makeRoom(tx, withWanted)) ? await makeDays(tx, withWanted, again) : [];
  await recountAssignments(tx, ids);
  return [...new Set([...dropped.rows, ...moved.rows, ...made].map(({ id }) => id))];
}

type Touched = { id: string };

async function makeDays(tx: Database, withWanted: SQL, again: readonly string[] | 'all'): Promise<Touched[]> {
  // A program that was completed or cut short, and goes on, has the member's own days as they were.
  const staysOwn = sql.raw(again === 'all' ? 'false' : isOwnDay('d'));
  const { rows } = await tx.execute<Touched>(sql`
    ${withWanted}
    insert into ${trainingDays} as d
      (assignment_id, member_id, date, planned_date, day_version_id, exercise_count, units_prescribed)
    select w.assignment_id, w.member_id, w.date, w.planned_date, v.id, v.exercise_count, v.units_prescribed
    from wanted w join day_versions v on v.id = w.version_id
    where not exists (select 1 from ${trainingDays} x
      where x.assignment_id = w.assignment_id and x.date = w.date and x.state = 'scheduled')
    on conflict (assignment_id, planned_date) do update
      set date = excluded.date, moved_from = null, state = 'scheduled',
        (day_version_id, exercise_count, units_prescribed) = (
          select v.id, v.exercise_count, v.units_prescribed from day_versions v
          where v.id = case when ${staysOwn} then d.day_version_id else excluded.day_version_id end)
      where not ${sql.raw(workOn('d'))} and d.state in ('dropped', 'ended')
    returning d.assignment_id as id`);
  return rows;
}

type Program = { id: string; programType: string; numWeeks: number | null };

/** Whose length follows: those who follow the program, or of those on a version these members. */
type Whose = { programVersion: number | null; memberIds?: readonly string[] };

/**
 * Moves a computed end date with the number of weeks, but never to before the last log; the blocks of a path that come
 * after it move as far. An end date that the coach has chosen stays.
 */
export async function followWeekCount(
  tx: Database,
  before: Program,
  weeks: number | null,
  now: Date,
  { programVersion, memberIds }: Whose = { programVersion: null },
) {
  if (before.programType !== multiWeekProgram || lengthOf(weeks) === lengthOf(before.numWeeks)) return;
  const named = memberIds ? sql`and a.member_id = any(${sql.param([...memberIds])}::uuid[])` : sql``;
  const concerned = sql`a.workout_id = ${before.id} and a.status <> 'completed' and a.removed_at is null
    and a.program_version is not distinct from ${programVersion}::int ${named}`;
  await lockOpenDays(tx, sql`select a.id from ${assignments} a where ${concerned}`, now);
  const ends = await tx.execute<Move>(sql`
    with before as (select a.id, a.end_date from ${assignments} a where ${concerned})
    update ${assignments} a set updated_at = ${now}, end_date = greatest(
      a.start_date + ${lengthOf(weeks)}::int + ${shiftsOf(sql`a.id`)},
      (select max(d.date) from ${trainingDays} d where d.assignment_id = a.id and ${sql.raw(workOn('d'))}))
    from before b
    where a.id = b.id and a.end_date = a.start_date + ${lengthOf(before.numWeeks)}::int + ${shiftsOf(sql`a.id`)}
    returning a.id as "assignmentId", a.end_date - b.end_date as days`);
  await moveBlocksAfter(tx, ends.rows, now);
}

async function isAssigned(tx: Database, programId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: assignments.id })
    .from(assignments)
    .where(eq(assignments.workoutId, programId))
    .limit(1);
  return rows.length > 0;
}

function activeFollowersOf(tx: Database, workoutId: string) {
  return tx
    .select({ id: assignments.id, startDate: assignments.startDate })
    .from(assignments)
    .where(
      and(
        eq(assignments.workoutId, workoutId),
        eq(assignments.status, 'active'),
        isNull(assignments.removedAt),
        isNull(assignments.programVersion),
      ),
    );
}
