import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Mail on its way: written with the event it is about, in one transaction; gone once it is sent. */
export const mails = pgTable(
  'mails',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    /** The address by which its reader ends letters of its kind at one click; null for what one cannot end. */
    unsubscribe: text('unsubscribe'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    attempts: integer('attempts').notNull().default(0),
    nextTryAt: timestamp('next_try_at', { withTimezone: true }).notNull().defaultNow(),
    /** Came back with a restored backup: it waits until the operator lets it go, as it may have gone out already. */
    heldAt: timestamp('held_at', { withTimezone: true }),
  },
  table => [
    index('mails_next_try_idx').on(table.nextTryAt),
    // Thousands of notices hold up nobody's way in.
    index('mails_order_idx').on(sql`(${table.unsubscribe} is not null)`, table.nextTryAt, table.id),
  ],
);
