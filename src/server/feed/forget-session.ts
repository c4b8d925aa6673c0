import { sql } from 'drizzle-orm';
import type { Database } from '#server/database/database.ts';

/** A session of which no log is left was shared as something that is not any more. A record goes with its log automatically. */
export async function forgetEmptySession(tx: Database, trainingDayId: string): Promise<void> {
  await tx.execute(sql`
    delete from feed_posts p where p.training_day_id = ${trainingDayId}
      and not exists (select 1 from progress_logs l where l.training_day_id = p.training_day_id)`);
}
