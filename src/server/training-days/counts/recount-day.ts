import { sql } from 'drizzle-orm';
import type { Database } from '#server/database/database.ts';

/** Counts the logs of a day and its assignment again. */
export async function recountDay(tx: Database, trainingDayId: string): Promise<void> {
  await tx.execute(sql`
    update training_days d set logged_count = c.logged, units_counted = c.units
    from (
      select count(*) as logged, coalesce(sum(units_counted), 0) as units
      from progress_logs where training_day_id = ${trainingDayId} and prescription_id is not null
    ) c
    where d.id = ${trainingDayId}`);
}
