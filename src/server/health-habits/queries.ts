import { and, eq, sql } from 'drizzle-orm';
import { beginningLength, type listPostCards } from '#contract/health-habits.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import { type Database, statement } from '#server/database/database.ts';
import { healthHabits } from '#server/database/tables/health-habits.ts';

type NewPost = typeof healthHabits.$inferInsert;
type Post = typeof healthHabits.$inferSelect;
type Card = Omit<ResponseOf<typeof listPostCards>[number], 'publishedAt'> & { publishedAt: Date };
type Changes = Partial<Omit<NewPost, 'publishedAt'>>;

const columns = `id, title, content, category, video_url as "videoUrl", author_id as "authorId",
  is_published as "isPublished", published_at as "publishedAt", created_at as "createdAt", updated_at as "updatedAt"`;

const published = statement<Post>(
  'published_posts',
  `select ${columns} from health_habits where is_published order by published_at desc, id`,
);

const cards = statement<Card, { beginningLength: number }>(
  'post_cards',
  `select id, title, category, video_url as "videoUrl", published_at as "publishedAt",
     left(content, :beginningLength) as beginning, length(content) as length
   from health_habits where is_published order by published_at desc, id`,
);

const everything = statement<Post>(
  'all_posts',
  `select ${columns} from health_habits
   order by is_published, case when is_published then published_at else updated_at end desc, id`,
);

/** What is published, newest first. */
export const publishedPosts = (db: Database): Promise<Post[]> => published(db, {});

/** The same, with of each text only its beginning and its length. */
export const postCards = (db: Database): Promise<Card[]> => cards(db, { beginningLength });

/** The drafts, the latest edited first; then what is published. */
export const allPosts = (db: Database): Promise<Post[]> => everything(db, {});

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
