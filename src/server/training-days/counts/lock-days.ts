import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '#server/database/database.ts';
import { trainingDays } from '#server/database/tables/assignments.ts';

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
