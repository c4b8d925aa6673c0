import { index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './members.ts';

/** The answers to calls that carried an Idempotency-Key: a retry is answered as the first time. */
export const sentRequests = pgTable(
  'sent_requests',
  {
    memberId: uuid('member_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    method: text('method').notNull().default('POST'),
    path: text('path').notNull().default('/api/progress'),
    requestHash: text('request_hash').notNull(),
    status: integer('status').notNull().default(201),
    /** Null where the answer held a secret: that it was done is stored, the secret is not. */
    answer: text('answer'),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  table => [primaryKey({ columns: [table.memberId, table.key] }), index('sent_requests_at_idx').on(table.at)],
);
