import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './members.ts';

/** A signed-in browser. The cookie holds a random token; only its SHA-256 is kept here. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  table => [index('sessions_user_idx').on(table.userId), index('sessions_expires_idx').on(table.expiresAt)],
);

/** Single-use, timed links: an invitation for one user, or the making of the first coach (no user yet). */
export const accountLinks = pgTable(
  'account_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    purpose: text('purpose', { enum: ['invitation', 'setup'] }).notNull(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  table => [
    index('account_links_user_idx').on(table.userId),
    check(
      'account_links_invitation_has_user',
      sql`${table.purpose} = 'setup' or ${table.userId} is not null`,
    ),
  ],
);

/** One row a failed sign-in: the limits per account and per address are counted here, for all servers. */
export const signInFailures = pgTable(
  'sign_in_failures',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    account: text('account').notNull(),
    address: text('address').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  table => [
    index('sign_in_failures_account_idx').on(table.account, table.at),
    index('sign_in_failures_address_idx').on(table.address, table.at),
  ],
);
