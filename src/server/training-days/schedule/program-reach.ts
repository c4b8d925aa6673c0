import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '#server/database/database.ts';
import { assignments } from '#server/database/tables/assignments.ts';
import { programVersions } from '#server/database/tables/program-versions.ts';
import type { workouts } from '#server/database/tables/programs.ts';
import { badInput } from '#server/http/problem.ts';
import { followWeekCount } from './follow-program-change.ts';
import { lockOpenDays } from './lock-open-days.ts';

/** Whom a publication is meant for: all who follow the program, none of them, or members by their ids. */
export type ProgramReach = 'all' | 'none' | readonly string[];

type Program = typeof workouts.$inferSelect;

/** Nobody is named who is not on the program. */
export async function refuseStrangers(tx: Database, programId: string, reach: ProgramReach): Promise<void> {
  if (typeof reach === 'string') return;
  const { rows } = await tx.execute(sql`
    select distinct member_id from ${assignments}
    where workout_id = ${programId} and removed_at is null and member_id = any(${sql.param([...reach])}::uuid[])`);
  if (rows.length < new Set(reach).size)
    throw badInput('reach', 'A member who is named is not on this program');
}

/** Leaves those whom a publication is not meant for on the version that they have. */
export async function stayBehind(
  tx: Database,
  programId: string,
  reach: ProgramReach,
  programVersion: number,
): Promise<void> {
  if (reach === 'all') return;
  const named = reach === 'none' ? [] : [...reach];
  await tx
    .update(assignments)
    .set({ programVersion })
    .where(
      and(
        eq(assignments.workoutId, programId),
        isNull(assignments.removedAt),
        isNull(assignments.programVersion),
        sql`${assignments.memberId} <> all(${sql.param(named)}::uuid[])`,
      ),
    );
}

/** Lets those who stayed behind and are named follow the program again, as long as it is now. */
export async function catchUp(
  tx: Database,
  { program, weeks }: { program: Program; weeks: number | null },
  memberIds: readonly string[],
  now: Date,
): Promise<void> {
  const behind = sql`a.workout_id = ${program.id} and a.removed_at is null and a.program_version is not null
    and a.member_id = any(${sql.param([...memberIds])}::uuid[])`;
  await lockOpenDays(tx, sql`select a.id from ${assignments} a where ${behind}`, now);
  const { rows } = await tx.execute<{ version: number; numWeeks: number | null }>(sql`
    select v.version, v.num_weeks as "numWeeks" from ${programVersions} v
    where v.workout_id = ${program.id} and v.version in (select a.program_version from ${assignments} a where ${behind})`);
  for (const { version, numWeeks } of rows) {
    const whose = { programVersion: version, memberIds };
    await followWeekCount(tx, { ...program, numWeeks }, weeks, now, whose);
  }
  await tx.execute(
    sql`update ${assignments} a set program_version = null, updated_at = ${now} where ${behind}`,
  );
}

/** How many members follow a program, those whose training is paused too. */
export async function countFollowers(tx: Database, programId: string): Promise<number> {
  const { rows } = await tx.execute<{ members: number }>(sql`
    select count(distinct member_id)::int as members from ${assignments}
    where workout_id = ${programId} and removed_at is null and status <> 'completed' and program_version is null`);
  return rows[0]?.members ?? 0;
}
