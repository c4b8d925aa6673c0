import { type SQL, sql } from 'drizzle-orm';
import type { Audience } from '#domain/programs/publication-plan.ts';
import { addDays, dateIn } from '#domain/plain-date.ts';
import type { Database } from '#server/database/database.ts';
import { assignments, trainingDays } from '#server/database/tables/assignments.ts';
import { workOn } from '#server/training-days/counts/has-work.ts';

/**
 * Holds the days of assignments still that a change of them may move: before the assignments themselves, since a log
 * locks its day first and counts on its assignment then.
 */
export async function lockOpenDays(tx: Database, assignmentIds: SQL, now: Date): Promise<void> {
  const earliest = addDays(dateIn('UTC', now), -1);
  await tx.execute(sql`
    select 1 from ${trainingDays} d
    where d.assignment_id in (${assignmentIds}) and d.date >= ${earliest} and d.state = 'scheduled' and not ${sql.raw(workOn('d'))}
    order by d.id for no key update`);
}

/**
 * The same of assignments whose ends a publication may move: where its number of weeks changes, of those who follow the program
 * and are in its audience; always of those who stayed behind and are named.
 */
export async function lockAudienceDays(
  tx: Database,
  workoutId: string,
  { audience, isLengthChanging }: { audience: Audience; isLengthChanging: boolean },
  now: Date,
): Promise<void> {
  const named = typeof audience === 'string' ? null : sql.param([...audience]);
  const concerned = named
    ? sql`a.member_id = any(${named}::uuid[]) and (${isLengthChanging} or a.program_version is not null)`
    : sql`a.program_version is null`;
  const ids = sql`select a.id from ${assignments} a
    where a.workout_id = ${workoutId} and a.status <> 'completed' and a.removed_at is null and ${concerned}`;
  await lockOpenDays(tx, ids, now);
}
