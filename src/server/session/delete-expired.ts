import { lt } from 'drizzle-orm';
import type { Database } from '#server/database/database.ts';
import { passkeyChallenges, sessions, signInFailures } from '#server/database/tables/session.ts';
import { deleteOldCounts } from '#server/http/rate-limit.ts';
import { deleteOldLinks } from './account-links.ts';

/** Clears what nobody can use any more. */
export async function deleteExpired(db: Database, now: Date): Promise<void> {
  const quarterHourAgo = new Date(now.getTime() - 15 * 60 * 1000);
  await db.delete(sessions).where(lt(sessions.expiresAt, now));
  await db.delete(signInFailures).where(lt(signInFailures.at, quarterHourAgo));
  await db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, now));
  await deleteOldLinks(db, now);
  await deleteOldCounts(db, now);
}
