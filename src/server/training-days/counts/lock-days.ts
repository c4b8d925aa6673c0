import { and, eq, sql } from 'drizzle-orm';
import { type Scope, inScope } from '#server/accounts/owner.ts';
import { type Database, statement } from '#server/database/database.ts';
import { trainingDays } from '#server/database/tables/assignments.ts';
import { conflict } from '#server/http/problem.ts';

export async function lockDay(tx: Database, trainingDayId: string) {
  const rows = await tx.select().from(trainingDays).where(eq(trainingDays.id, trainingDayId)).for('update');
  return rows[0] ?? null;
}

/**
 * Locks a log's day. A completed assignment gets all its days locked, because deleting a log may open it again, and its
 * days then follow the program. Everyone locks them in the same order.
 */
export async function lockDaysFor(tx: Database, log: { trainingDayId: string; assignmentId: string }) {
  const rows = await tx
    .select()
    .from(trainingDays)
    .where(
      and(
        eq(trainingDays.assignmentId, log.assignmentId),
        sql`(${trainingDays.id} = ${log.trainingDayId} or exists (
          select 1 from assignments a where a.id = ${log.assignmentId} and a.status = 'completed'))`,
      ),
    )
    .orderBy(trainingDays.id)
    .for('update');
  return rows.find(day => day.id === log.trainingDayId) ?? null;
}

/**
 * The same of a day by its id, as far as it is within reach; whoever reads it next finds none that is not. Nothing has to be
 * read of it before.
 */
export const lockReachableDay = statement<{ id: string }, Scope & { id: string }>(
  'lock_training_day',
  `select d.id from training_days d
   where d.assignment_id = (
     select o.assignment_id from training_days o where o.id = :id::uuid and ${inScope('o.member_id')})
     and (d.id = :id::uuid or exists (
       select 1 from assignments a where a.id = d.assignment_id and a.status = 'completed'))
   order by d.id for update`,
  { alone: true },
);

/** A 409 where others kept changing the day. */
export const dayBusy = () => conflict('Your coach is changing this day at the moment. Please try again.');
