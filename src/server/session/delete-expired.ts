import { lt, lte, or } from 'drizzle-orm';
import type { Database } from '#server/database/database.ts';
import { passkeyChallenges, sessions, signInFailures } from '#server/database/tables/session.ts';
import { deleteOldCounts } from '#server/http/rate-limit.ts';
import { deleteOldEvents } from '#server/security-events/queries.ts';
import { deleteOldLinks } from '#server/accounts/account-links.ts';
import { deleteOldDevices } from '#server/accounts/known-devices.ts';
import { earliestBegin } from '#server/accounts/session-life.ts';

/** Deletes rows that nobody can use any more. */
export async function deleteExpired(db: Database, now: Date): Promise<void> {
  const quarterHourAgo = new Date(now.getTime() - 15 * 60 * 1000);
  await db
    .delete(sessions)
    .where(or(lt(sessions.expiresAt, now), lte(sessions.createdAt, earliestBegin(now))));
  await db.delete(signInFailures).where(lt(signInFailures.at, quarterHourAgo));
  await db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, now));
  await deleteOldLinks(db, now);
  await deleteOldCounts(db, now);
  await deleteOldDevices(db, now);
  await deleteOldEvents(db, now);
}
