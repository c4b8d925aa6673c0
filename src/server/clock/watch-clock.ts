import { sql } from 'drizzle-orm';
import { hasJumped } from '#domain/clock-jump.ts';
import type { Database } from '#server/database/database.ts';
import { clockWatch } from '#server/database/tables/operation.ts';

/** The last time the clock was found right, and whether it has jumped ahead since. */
export async function clockOf(db: Database, now: Date) {
  const [seen] = await db.select({ lastSeenAt: clockWatch.lastSeenAt }).from(clockWatch);
  const lastSeenAt = seen?.lastSeenAt ?? null;
  return { now, lastSeenAt, held: hasJumped(lastSeenAt, now) };
}

/** Checked before anything is ended by its date. */
export const isClockHeld = async (db: Database, now: Date): Promise<boolean> => (await clockOf(db, now)).held;

/**
 * Notes the time down, unless it has jumped ahead: then, since when that is so. It is never set back, so that a machine that starts with an
 * old date and learns the right one a moment later is not taken for one that has jumped.
 */
export async function watchClock(db: Database, now: Date): Promise<void> {
  if (await isClockHeld(db, now)) {
    await db.update(clockWatch).set({ heldSince: sql`coalesce(${clockWatch.heldSince}, ${now})` });
    return;
  }
  await noteTime(db, now);
}

/** From now on this is the time. */
export async function noteTime(db: Database, now: Date): Promise<void> {
  const lastSeenAt = sql`greatest(${clockWatch.lastSeenAt}, excluded.last_seen_at)`;
  await db
    .insert(clockWatch)
    .values({ lastSeenAt: now })
    .onConflictDoUpdate({ target: clockWatch.only, set: { lastSeenAt, heldSince: null } });
}
