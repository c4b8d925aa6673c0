import { and, eq, isNull, sql } from 'drizzle-orm';
import { type Database, type DatabasePool, transaction } from '#server/database/database.ts';
import { challengeDays, challenges } from '#server/database/tables/challenges.ts';
import { conflict, requireFound } from '#server/http/problem.ts';

export type LockedChallenge = typeof challenges.$inferSelect;

/**
 * A change to a challenge, one at a time: what members hand in meanwhile waits for it, and finds out by the revision that
 * there was one.
 */
export function editChallenge<Result>(
  db: DatabasePool,
  challengeId: string,
  now: Date,
  change: (tx: Database, challenge: LockedChallenge) => Promise<Result>,
): Promise<Result> {
  return transaction(db, async tx => {
    const challenge = await lockChallenge(tx, challengeId);
    const result = await change(tx, challenge);
    await tx
      .update(challenges)
      .set({ revision: sql`${challenges.revision} + 1`, updatedAt: now })
      .where(eq(challenges.id, challengeId));
    return result;
  });
}

async function lockChallenge(tx: Database, id: string): Promise<LockedChallenge> {
  const [challenge] = await tx
    .select()
    .from(challenges)
    .where(and(eq(challenges.id, id), isNull(challenges.hiddenAt)))
    .for('no key update');
  return requireFound(challenge, 'Challenge');
}

/** A change to one day: of two who take it out at once, the second finds it gone. */
export function editDay<Result>(
  db: DatabasePool,
  { dayId, challengeId, now }: { dayId: string; challengeId: string; now: Date },
  change: (tx: Database) => Promise<Result>,
): Promise<Result> {
  return editChallenge(db, challengeId, now, async tx => {
    const [day] = await tx
      .select({ id: challengeDays.id })
      .from(challengeDays)
      .where(eq(challengeDays.id, dayId));
    requireFound(day, 'Day');
    return change(tx);
  });
}

export function refuseSingle({ isMultiDay }: { isMultiDay: boolean }): void {
  if (!isMultiDay) throw conflict('Only a 5-day challenge has days');
}

/** Takes a challenge off every list; what was earned in it stays. Answers whether it was there. */
export async function hideChallenge(db: Database, id: string, now: Date): Promise<boolean> {
  const rows = await db
    .update(challenges)
    .set({ hiddenAt: now })
    .where(and(eq(challenges.id, id), isNull(challenges.hiddenAt)))
    .returning({ id: challenges.id });
  return rows.length > 0;
}
