import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './members.ts';

/** Posts of Health and Habits. Text is Markdown, stored as it was written. */
export const healthHabits = pgTable(
  'health_habits',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    title: text('title').notNull(),
    content: text('content').notNull(),
    category: text('category', { enum: ['nutrition', 'diet', 'mindset', 'recovery', 'training'] }).notNull(),
    videoUrl: text('video_url').notNull().default(''),
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    isPublished: boolean('is_published').notNull().default(false),
    /** Set when a draft becomes published, then it stays. */
    publishedAt: timestamp('published_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  table => [
    index('health_habits_published_idx').on(table.publishedAt).where(sql`${table.isPublished}`),
    check(
      'health_habits_category_known',
      sql`${table.category} in ('nutrition', 'diet', 'mindset', 'recovery', 'training')`,
    ),
    check(
      'health_habits_published_has_date',
      sql`not ${table.isPublished} or ${table.publishedAt} is not null`,
    ),
  ],
);
