import { eq, sql } from 'drizzle-orm';
import {
  type AttentionSettings,
  attentionThresholds,
  thresholdNames,
  usualAttention,
} from '#domain/attention/attention-settings.ts';
import type { Database } from '#server/database/database.ts';
import { attentionSettings, memberReviews } from '#server/database/tables/coaching/attention.ts';
import { requireFound } from '#server/http/problem.ts';

/** The coaches' settings, the rest as usual. */
export async function attentionNow(db: Database): Promise<AttentionSettings> {
  const [row] = await db.select({ thresholds: attentionSettings.thresholds }).from(attentionSettings);
  return withinRange({ ...usualAttention, ...row?.thresholds });
}

/** A range may be narrower than it was when a value was set. */
const withinRange = (settings: AttentionSettings) =>
  Object.fromEntries(
    thresholdNames.map(name => {
      const { least, most } = attentionThresholds[name];
      return [name, Math.min(most, Math.max(least, settings[name]))];
    }),
  ) as AttentionSettings;

/** Two coaches who set different ones at once both have theirs. */
export async function changeAttention(
  db: Database,
  changes: Partial<AttentionSettings>,
  now: Date,
): Promise<AttentionSettings> {
  await db
    .insert(attentionSettings)
    .values({ thresholds: changes, updatedAt: now })
    .onConflictDoUpdate({
      target: attentionSettings.isOnly,
      set: { thresholds: sql`${attentionSettings.thresholds} || excluded.thresholds`, updatedAt: now },
    });
  return attentionNow(db);
}

type ReviewRow = typeof memberReviews.$inferSelect;

/** The member's row, held until the transaction ends: two coaches at once come one after the other. */
export async function holdReview(tx: Database, memberId: string): Promise<ReviewRow> {
  await tx.insert(memberReviews).values({ memberId }).onConflictDoNothing();
  const rows = await tx
    .select()
    .from(memberReviews)
    .where(eq(memberReviews.memberId, memberId))
    .for('update');
  return requireFound(rows[0], 'Member');
}

export async function saveReview(
  tx: Database,
  memberId: string,
  changes: Partial<Omit<ReviewRow, 'memberId'>>,
): Promise<void> {
  await tx.update(memberReviews).set(changes).where(eq(memberReviews.memberId, memberId));
}
