import { and, asc, eq, gt, isNull, lt, or } from 'drizzle-orm';
import type { Database } from '#server/database/database.ts';
import { passkeyChallenges, passkeys } from '#server/database/tables/session.ts';

type Passkey = typeof passkeys.$inferSelect;

export function passkeysOf(db: Database, userId: string): Promise<Passkey[]> {
  return db
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id));
}

export const countPasskeysOf = (db: Database, userId: string): Promise<number> =>
  db.$count(passkeys, eq(passkeys.userId, userId));

/** Deletes all of a person's passkeys, and answers their number. */
export async function deletePasskeysOf(tx: Database, userId: string): Promise<number> {
  const rows = await tx.delete(passkeys).where(eq(passkeys.userId, userId)).returning({ id: passkeys.id });
  return rows.length;
}

export async function findPasskey(db: Database, id: string): Promise<Passkey | null> {
  const rows = await db.select().from(passkeys).where(eq(passkeys.id, id));
  return rows[0] ?? null;
}

/** Answers null when this passkey exists already. */
export async function insertPasskey(
  tx: Database,
  passkey: typeof passkeys.$inferInsert,
): Promise<Passkey | null> {
  const rows = await tx.insert(passkeys).values(passkey).onConflictDoNothing().returning();
  return rows[0] ?? null;
}

/**
 * Notes a use of a passkey. A device's counter only goes up, or stays 0 if the device does not count. If it did not go
 * up, or the passkey was deleted, nothing is noted and the answer is false.
 */
export async function notePasskeyUse(
  tx: Database,
  id: string,
  { counter, at }: { counter: number; at: Date },
): Promise<boolean> {
  const doesNotCount = counter === 0 ? eq(passkeys.counter, 0) : undefined;
  const rows = await tx
    .update(passkeys)
    .set({ counter, lastUsedAt: at })
    .where(and(eq(passkeys.id, id), or(lt(passkeys.counter, counter), doesNotCount)))
    .returning({ id: passkeys.id });
  return rows.length > 0;
}

/** Answers false when this person has no such passkey. */
export async function deletePasskeyOf(db: Database, userId: string, id: string): Promise<boolean> {
  const rows = await db
    .delete(passkeys)
    .where(and(eq(passkeys.userId, userId), eq(passkeys.id, id)))
    .returning({ id: passkeys.id });
  return rows.length > 0;
}

export async function insertChallenge(
  db: Database,
  challenge: typeof passkeyChallenges.$inferInsert,
): Promise<string> {
  const rows = await db.insert(passkeyChallenges).values(challenge).returning({ id: passkeyChallenges.id });
  return rows[0]?.id ?? '';
}

/** Deletes a challenge and answers it; a second call gets null. `userId` is the person who adds a passkey, or null. */
export async function takeChallenge(
  db: Database,
  id: string,
  userId: string | null,
  now: Date,
): Promise<string | null> {
  const whose = userId === null ? isNull(passkeyChallenges.userId) : eq(passkeyChallenges.userId, userId);
  const rows = await db
    .delete(passkeyChallenges)
    .where(and(eq(passkeyChallenges.id, id), whose, gt(passkeyChallenges.expiresAt, now)))
    .returning({ challenge: passkeyChallenges.challenge });
  return rows[0]?.challenge ?? null;
}
