import { sql } from 'drizzle-orm';
import type { PlainDate } from '#domain/plain-date.ts';
import { daysToMoveUp, freeFrom } from '#domain/training/schedule/path-blocks.ts';
import type { Database } from '#server/database/database.ts';
import { assignments, trainingDays } from '#server/database/tables/assignments.ts';
import { workOn } from '#server/training-days/counts/has-work.ts';
import { recountAssignments } from '#server/training-days/counts/recount-assignments.ts';
import { holdAssignments, isAfter } from './hold-blocks.ts';
import { type Move, movePlans } from './move-plans.ts';
import { pauseDays, countDaysAgain } from './pause-and-resume.ts';
import { type Moment, todayByZone } from './schedule-rows.ts';

/** Moves the blocks after each of these by as many days as its end has moved; after several, by the sum. Answers their moves. */
export async function moveBlocksAfter(tx: Database, ends: readonly Move[], moment: Moment): Promise<Move[]> {
  const after = () =>
    tx.execute<Move & { workoutId: string }>(sql`
      select f.id as "assignmentId", f.workout_id as "workoutId", sum(m.days)::int as days
      from unnest(${sql.param(ends.map(({ assignmentId }) => assignmentId))}::uuid[],
        ${sql.param(ends.map(({ days }) => days))}::int[]) as m(id, days)
      join ${assignments} a on a.id = m.id join ${assignments} f on ${isAfter}
      group by f.id having sum(m.days) <> 0`);
  const { rows: seen } = await after();
  if (seen.length === 0) return [];
  // Their programs must not be edited meanwhile: an edit finds days by the start date it has read.
  await holdAssignments(
    tx,
    seen.map(({ assignmentId }) => assignmentId),
    seen.map(({ workoutId }) => workoutId),
  );
  const { rows: moves } = await after();
  await movePlans(tx, moves, moment);
  return moves;
}

/** Pauses the blocks after one as it is paused: no day of theirs comes before the rest of it. */
export async function pauseBlocksAfter(tx: Database, id: string, pausedOn: PlainDate, now: Date) {
  const { rows } = await tx.execute<{ id: string }>(sql`
    update ${assignments} f set status = 'paused', paused_on = ${pausedOn}, updated_at = ${now}
    from ${assignments} a where a.id = ${id} and ${isAfter} and f.status = 'active' returning f.id`);
  const ids = rows.map(row => row.id);
  await pauseDays(tx, ids, pausedOn);
  await recountAssignments(tx, ids);
}

/** Takes up the blocks after one that were paused with it. */
export async function resumeBlocksAfter(
  tx: Database,
  id: string,
  { pausedOn, today, now }: { pausedOn: PlainDate; today: PlainDate; now: Date },
): Promise<void> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    update ${assignments} f set status = 'active', paused_on = null, paused_until = null, updated_at = ${now}
    from ${assignments} a where a.id = ${id} and ${isAfter} and f.status = 'paused' and f.paused_on = ${pausedOn}
    returning f.id`);
  const ids = rows.map(row => row.id);
  await countDaysAgain(tx, ids, today);
  await recountAssignments(tx, ids);
}

/** Moves the blocks after one that has ended early up to the days that are free now. */
export async function moveUpBlocksAfter(
  tx: Database,
  ended: { id: string; startDate: PlainDate },
  today: PlainDate,
  now: Date,
): Promise<void> {
  const { rows } = await tx.execute<{ startDate: PlainDate; isTrainedToday: boolean }>(sql`
    select f.start_date as "startDate", exists (
      select from ${trainingDays} d where d.assignment_id = a.id and d.date = ${today} and ${sql.raw(workOn('d'))}) as "isTrainedToday"
    from ${assignments} a join ${assignments} f on ${isAfter} where a.id = ${ended.id}
    order by f.path_position limit 1`);
  const [next] = rows;
  if (!next) return;
  const free = freeFrom({ startDate: ended.startDate, today, isTrainedToday: next.isTrainedToday });
  const days = daysToMoveUp(next.startDate, free);
  if (days !== 0)
    await moveBlocksAfter(tx, [{ assignmentId: ended.id, days }], { now, ...(await todayByZone(tx, now)) });
}
