import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '#server/database/database.ts';
import { challenges } from '#server/database/tables/challenges.ts';

/** Takes a challenge off every list; what was earned in it stays. Answers whether it was there. */
export async function hideChallenge(db: Database, id: string, now: Date): Promise<boolean> {
  const rows = await db
    .update(challenges)
    .set({ hiddenAt: now })
    .where(and(eq(challenges.id, id), isNull(challenges.hiddenAt)))
    .returning({ id: challenges.id });
  return rows.length > 0;
}
