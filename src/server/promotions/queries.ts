import { holdLock } from '#server/database/advisory-locks.ts';
import { and, eq, ne } from 'drizzle-orm';
import { type Database, statement } from '#server/database/database.ts';
import { promotions } from '#server/database/tables/promotions.ts';

type NewPromotion = typeof promotions.$inferInsert;
type Promotion = typeof promotions.$inferSelect;

const columns = `id, title, description, type, button_text as "buttonText", button_url as "buttonUrl",
  image_url as "imageUrl", is_active as "isActive", created_at as "createdAt", updated_at as "updatedAt"`;

const active = statement<Promotion>(
  'active_promotions',
  `select ${columns} from promotional_content where is_active`,
);

const everything = statement<Promotion>(
  'all_promotions',
  `select ${columns} from promotional_content order by is_active desc, created_at desc, id`,
);

export const activePromotions = (db: Database): Promise<Promotion[]> => active(db, {});

/** The active one first, then the newest. */
export const allPromotions = (db: Database): Promise<Promotion[]> => everything(db, {});

export async function insertPromotion(db: Database, promotion: NewPromotion) {
  const rows = await db.insert(promotions).values(promotion).returning();
  return rows[0];
}

/** The promotion, held until the transaction ends. */
export async function promotionToChange(tx: Database, id: string) {
  const rows = await tx.select().from(promotions).where(eq(promotions.id, id)).for('update');
  return rows[0];
}

export async function updatePromotion(tx: Database, id: string, changes: Partial<NewPromotion>) {
  const rows = await tx.update(promotions).set(changes).where(eq(promotions.id, id)).returning();
  return rows[0];
}

/** Answers which picture is left to remove; nothing when there was no such promotion. */
export async function deletePromotion(db: Database, id: string): Promise<string | undefined> {
  const rows = await db
    .delete(promotions)
    .where(eq(promotions.id, id))
    .returning({ imageUrl: promotions.imageUrl });
  return rows[0]?.imageUrl;
}

/**
 * Takes every other promotion off the landing page, so that one can go on it in the same transaction. Coaches who do so
 * at the same instant come one after the other, before either holds a row: the last one's choice stands.
 */
export async function makeWayFor(tx: Database, id: string, now: Date): Promise<void> {
  await holdLock(tx, 'activation of a promotion');
  await tx
    .update(promotions)
    .set({ isActive: false, updatedAt: now })
    .where(and(promotions.isActive, ne(promotions.id, id)));
}
