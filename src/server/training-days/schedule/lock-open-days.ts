import { type SQL, sql } from 'drizzle-orm';
import { addDays, dateIn } from '#domain/plain-date.ts';
import type { Database } from '#server/database/database.ts';
import { trainingDays } from '#server/database/tables/assignments.ts';
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
