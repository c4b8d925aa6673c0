import { sql } from 'drizzle-orm';
import { todayByZone } from '#server/training-days/schedule/schedule-rows.ts';
import { planned } from '#server/training-days/counts/planned.ts';
import { type DatabasePool, transaction } from '#server/database/database.ts';
import { recordCompletions } from './record-completions.ts';

/**
 * Completes programs that have ended by the member's own date, then writes all records that are due, also those that a
 * crash or a failure has left out. Several servers may do so at once; each skips rows that another has locked.
 */
export async function completeEnded(db: DatabasePool, now: Date): Promise<void> {
  await completePastEnd(db, now);
  while ((await recordSome(db, now)) === chunkSize);
}

const chunkSize = 500;

/** Completes active programs past their end date. A paused program is not completed, even after its end date. */
async function completePastEnd(db: DatabasePool, now: Date): Promise<void> {
  const { zones, todays } = await todayByZone(db, now);
  await db.execute(sql`
    with ended as (
      select a.id from assignments a
      join users u on u.id = a.member_id
      join unnest(${sql.param(zones)}::text[], ${sql.param(todays)}::date[]) as z(zone, today) on z.zone = u.time_zone
      where a.status = 'active' and ${sql.raw(planned('a'))} and a.removed_at is null
        and a.end_date < (select max(day) from unnest(${sql.param(todays)}::date[]) as day) and a.end_date < z.today
      order by a.id for no key update of a skip locked
    )
    update assignments a set status = 'completed', completed_at = ${now}, completed_because = 'ended',
      completion_recorded_at = null, updated_at = ${now}
    from ended where a.id = ended.id`);
}

/** Writes as many of the due records as one transaction takes, and answers their number. */
function recordSome(db: DatabasePool, now: Date): Promise<number> {
  return transaction(db, async tx => {
    const due = await tx.execute<{ id: string }>(sql`
      select id from assignments where status = 'completed' and completion_recorded_at is null
      order by id limit ${chunkSize} for no key update skip locked`);
    await recordCompletions(
      tx,
      due.rows.map(row => row.id),
      now,
    );
    return due.rows.length;
  });
}
