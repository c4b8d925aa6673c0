import { sql } from 'drizzle-orm';
import { multiWeekProgram } from '#contract/programs.ts';
import { type MovedEnd, movedEnds } from '#domain/programs/publication-plan.ts';
import type { Database } from '#server/database/database.ts';
import { assignments } from '#server/database/tables/assignments.ts';
import { moveBlocksAfter } from './blocks-after.ts';
import { lockOpenDays } from './lock-open-days.ts';
import type { Move } from './move-plans.ts';
import { programAssignments } from './program-assignments.ts';
import { type Moment, todayByZone } from './schedule-rows.ts';

type Program = { id: string; programType: string; numWeeks: number | null };

/** Moves the computed end dates of those who follow a program with its number of weeks. */
export async function followWeekCount(tx: Database, before: Program, weeks: number | null, now: Date) {
  if (before.programType !== multiWeekProgram || weeks === before.numWeeks) return;
  await lockOpenDays(
    tx,
    sql`select a.id from ${assignments} a where a.workout_id = ${before.id} and a.status <> 'completed'
      and a.removed_at is null and a.program_version is null`,
    now,
  );
  const following = (await programAssignments(tx, before.id, true)).filter(
    ({ status, version }) => status !== 'completed' && version === null,
  );
  const ends = movedEnds(
    following.map(one => ({ ...one, weeks: before.numWeeks })),
    weeks,
  );
  if (ends.length > 0) await moveEnds(tx, ends, { now, ...(await todayByZone(tx, now)) });
}

/** Gives assignments other end dates. The blocks of a path that come after them move as far; answers how far each has. */
export async function moveEnds(tx: Database, ends: readonly MovedEnd[], moment: Moment): Promise<Move[]> {
  if (ends.length === 0) return [];
  await tx.execute(sql`
    update ${assignments} a set end_date = e.end_date, updated_at = ${moment.now}
    from unnest(${sql.param(ends.map(({ assignmentId }) => assignmentId))}::uuid[],
      ${sql.param(ends.map(({ endDate }) => endDate))}::date[]) as e(id, end_date)
    where a.id = e.id and a.status <> 'completed'`);
  return moveBlocksAfter(tx, ends, moment);
}
