import { sql } from 'drizzle-orm';
import { captureBaseline } from '#server/training-days/ending/baseline.ts';
import { recordCompletions } from '#server/training-days/ending/record-completions.ts';
import type { Database } from '#server/database/database.ts';

type Trained = { id: string; status: string; firstLog: Date; lastDate: Date };

/** Each program in its order: what one came to is where the next one starts from. */
export async function recordHistory(tx: Database, assignmentIds: readonly string[]): Promise<void> {
  const { rows } = await tx.execute<Trained>(sql`
    select a.id, a.status, min(l.logged_at) as "firstLog", coalesce(a.completed_at, max(l.logged_at)) as "lastDate"
    from assignments a join progress_logs l on l.assignment_id = a.id
    where a.id = any(${sql.param([...assignmentIds])}::uuid[])
    group by a.id order by a.start_date`);
  for (const { id, status, firstLog, lastDate } of rows) {
    await captureBaseline(tx, id, new Date(firstLog));
    if (status === 'completed') await recordCompletions(tx, [id], new Date(lastDate));
  }
}
