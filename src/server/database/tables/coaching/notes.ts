import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '#server/database/tables/members.ts';

/** The coaches' notes about a member for one another. A deleted one stays for an hour, for it to be put back. */
export const memberNotes = pgTable(
  'member_notes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    text: text('text').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    editedAt: timestamp('edited_at', { withTimezone: true }),
    /** The author of its present words, where another coach has changed it. */
    editedBy: uuid('edited_by').references(() => users.id, { onDelete: 'set null' }),
    removedAt: timestamp('removed_at', { withTimezone: true }),
  },
  table => [
    index('member_notes_member_idx').on(table.memberId, table.createdAt, table.id),
    index('member_notes_author_idx').on(table.authorId),
    index('member_notes_edited_by_idx').on(table.editedBy),
    index('member_notes_removed_idx').on(table.removedAt).where(sql`${table.removedAt} is not null`),
    check('member_notes_text_length', sql`char_length(${table.text}) between 1 and 5000`),
  ],
);
