import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './members.ts';

/** A signed-in browser. The cookie holds a random token; only its SHA-256 is stored here. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    /** The id by which its owner ends it; opens nothing. */
    id: uuid('id').notNull().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    lastSeenAt: timestamp('last_seen_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    userAgent: text('user_agent'),
    /** Opened with a cookie that no sister site can plant: by a plain one it is not taken. */
    isHostBound: boolean('is_host_bound').notNull().default(false),
    /** Made its browser known when it began; those from before there was this do so with their next use. */
    madeKnown: boolean('made_known').notNull().default(false),
  },
  table => [
    uniqueIndex('sessions_id_key').on(table.id),
    index('sessions_user_idx').on(table.userId),
    index('sessions_expires_idx').on(table.expiresAt),
  ],
);

/**
 * Single-use, timed links: an invitation or a new password for one user; someone's own sign-up (the account is made
 * when the link is opened, so that only who reads the mail has one); the making of the first coach.
 */
export const accountLinks = pgTable(
  'account_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    purpose: text('purpose', { enum: ['invitation', 'password', 'sign-up', 'setup'] }).notNull(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** The address of someone who signs up, until there is a user. */
    email: text('email'),
    firstName: text('first_name'),
    lastName: text('last_name'),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  table => [
    index('account_links_user_idx').on(table.userId),
    index('account_links_email_idx').on(table.email),
    check(
      'account_links_has_user',
      sql`${table.purpose} in ('setup', 'sign-up') or ${table.userId} is not null`,
    ),
    check(
      'account_links_sign_up_has_email',
      sql`${table.purpose} <> 'sign-up' or ${table.email} is not null`,
    ),
  ],
);

/** A browser that someone has been signed in with before; its cookie holds a random token, of which only the SHA-256 is here. */
export const knownDevices = pgTable(
  'known_devices',
  {
    tokenHash: text('token_hash').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    lastSeenAt: timestamp('last_seen_at', { withTimezone: true }).notNull(),
    userAgent: text('user_agent'),
  },
  table => [
    primaryKey({ name: 'known_devices_pkey', columns: [table.tokenHash, table.userId] }),
    index('known_devices_user_idx').on(table.userId),
    index('known_devices_last_seen_idx').on(table.lastSeenAt),
  ],
);

/** A failed sign-in a row: the limits per account and per address are counted here, for all servers. */
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

/** The number of requests by someone within a span of time: for all servers together. */
export const rateCounts = pgTable(
  'rate_counts',
  {
    /** The request and its sender: `POST /api/sign-up 203.0.113.7`. */
    key: text('key').notNull(),
    windowStart: timestamp('window_start', { withTimezone: true }).notNull(),
    count: integer('count').notNull(),
  },
  table => [
    primaryKey({ name: 'rate_counts_pkey', columns: [table.key, table.windowStart] }),
    index('rate_counts_window_idx').on(table.windowStart),
  ],
);

const bytes = customType<{ data: Uint8Array; driverData: Buffer }>({ dataType: () => 'bytea' });

/** A key on someone's device that signs them in beside the password. */
export const passkeys = pgTable(
  'passkeys',
  {
    /** The credential's id, base64url. */
    id: text('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    publicKey: bytes('public_key').notNull(),
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull(),
    name: text('name').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
  },
  table => [index('passkeys_user_idx').on(table.userId)],
);

/** A challenge for a device to sign, once and soon; with a user when a passkey is being added. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    challenge: text('challenge').notNull(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  table => [index('passkey_challenges_expires_idx').on(table.expiresAt)],
);

/** The accounts of people at an OpenID provider. */
export const identities = pgTable(
  'identities',
  {
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  table => [
    primaryKey({ name: 'identities_pkey', columns: [table.issuer, table.subject] }),
    index('identities_user_idx').on(table.userId),
  ],
);

/** Invitations of members who came with a list: they go out once `due_at` is over, or wait for a coach where it is null. */
export const pendingInvitations = pgTable(
  'pending_invitations',
  {
    memberId: uuid('member_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    dueAt: timestamp('due_at', { withTimezone: true }),
    requestedBy: uuid('requested_by').references(() => users.id, { onDelete: 'set null' }),
  },
  table => [
    index('pending_invitations_due_idx').on(table.dueAt),
    index('pending_invitations_requested_by_idx').on(table.requestedBy),
  ],
);
