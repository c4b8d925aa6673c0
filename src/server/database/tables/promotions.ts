import { sql } from 'drizzle-orm';
import { boolean, check, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

/** The promotions on the landing page: one at a time, which the index sees to. */
export const promotions = pgTable(
  'promotional_content',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    title: text('title').notNull(),
    description: text('description').notNull().default(''),
    type: text('type', { enum: ['subscription', 'merchandise', 'video', 'blog', 'general'] })
      .notNull()
      .default('general'),
    buttonText: text('button_text').notNull().default(''),
    buttonUrl: text('button_url').notNull().default(''),
    imageUrl: text('image_url').notNull().default(''),
    isActive: boolean('is_active').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  table => [
    uniqueIndex('promotional_content_one_active').on(table.isActive).where(sql`${table.isActive}`),
    check(
      'promotional_content_type_known',
      sql`${table.type} in ('subscription', 'merchandise', 'video', 'blog', 'general')`,
    ),
  ],
);
