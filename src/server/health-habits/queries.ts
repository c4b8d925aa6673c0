import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '#server/database/database.ts';
import { healthHabits } from '#server/database/tables/health-habits.ts';

type NewPost = typeof healthHabits.$inferInsert;
type Changes = Partial<Omit<NewPost, 'publishedAt'>>;

export async function findPost(db: Database, id: string, { drafts }: { drafts: boolean }) {
  const published = drafts ? undefined : eq(healthHabits.isPublished, true);
  const rows = await db
    .select()
    .from(healthHabits)
    .where(and(eq(healthHabits.id, id), published));
  return rows[0];
}

export async function insertPost(db: Database, post: NewPost) {
  const rows = await db.insert(healthHabits).values(post).returning();
  return rows[0];
}

/** Changes what it is given. The date is set when the post is first published, then it stays. */
export async function updatePost(db: Database, id: string, changes: Changes, now: Date) {
  const rows = await db
    .update(healthHabits)
    .set({
      ...changes,
      updatedAt: now,
      ...(changes.isPublished && {
        publishedAt: sql`coalesce(${healthHabits.publishedAt}, ${now.toISOString()}::timestamptz)`,
      }),
    })
    .where(eq(healthHabits.id, id))
    .returning();
  return rows[0];
}

export async function deletePost(db: Database, id: string): Promise<boolean> {
  const rows = await db
    .delete(healthHabits)
    .where(eq(healthHabits.id, id))
    .returning({ id: healthHabits.id });
  return rows.length > 0;
}
