import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './members.ts';

/** Pictures that were uploaded and are not put to use yet; the row goes when one is. */
export const uploadedPictures = pgTable(
  'uploaded_pictures',
  {
    address: text('address').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    madeFor: text('made_for').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  table => [
    index('uploaded_pictures_user_idx').on(table.userId),
    index('uploaded_pictures_at_idx').on(table.at),
  ],
);
