import { beginningLength, type listPostCards } from '#contract/health-habits.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import { type Database, statement } from '#server/database/database.ts';
import type { healthHabits } from '#server/database/tables/health-habits.ts';

type Post = typeof healthHabits.$inferSelect;
type Card = Omit<ResponseOf<typeof listPostCards>[number], 'publishedAt'> & { publishedAt: Date };

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

export const publishedPosts = (db: Database): Promise<Post[]> => published(db, {});

/** The same, with of each text only its beginning and its length. */
export const postCards = (db: Database): Promise<Card[]> => cards(db, { beginningLength });

/** The drafts, the latest edited first; then what is published. */
export const allPosts = (db: Database): Promise<Post[]> => everything(db, {});
