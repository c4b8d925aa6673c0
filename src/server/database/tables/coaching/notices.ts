import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Channels, Topic } from '#domain/notices/topics.ts';
import { users } from '#server/database/tables/members.ts';
import { sessions } from '#server/database/tables/session.ts';

/** The news of one happening for one person: in the app, by push, by mail. No text of it names a health matter. */
export const notices = pgTable(
  'notices',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    personId: uuid('person_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    topic: text('topic').$type<Topic>().notNull(),
    /** The happening: recorded twice, it is one notice. */
    key: text('key').notNull(),
    /** The thread of several happenings: a conversation, an assignment. */
    about: text('about').notNull(),
    text: text('text').notNull(),
    /** The rest of the letter. */
    more: text('more'),
    /** The path and query that open what it is about. */
    link: text('link').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    seenAt: timestamp('seen_at', { withTimezone: true }),
    isInApp: boolean('is_in_app').notNull(),
    /** The time of its next try; null for none, and once it has gone out or been given up. */
    pushDueAt: timestamp('push_due_at', { withTimezone: true }),
    pushSentAt: timestamp('push_sent_at', { withTimezone: true }),
    pushTries: integer('push_tries').notNull().default(0),
    /** The failure: `seen`, `no device` or what a push service answered. */
    pushNote: text('push_note'),
    /** The devices that it has not reached, after the first try. */
    pushLeft: uuid('push_left').array(),
    mailDueAt: timestamp('mail_due_at', { withTimezone: true }),
    /** The time it was given to the mail's own queue, which tries again. */
    mailSentAt: timestamp('mail_sent_at', { withTimezone: true }),
    mailNote: text('mail_note'),
  },
  table => [
    uniqueIndex('notices_happening_key').on(table.personId, table.key),
    index('notices_person_idx').on(
      table.personId,
      table.at.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('notices_unseen_idx').on(table.personId, table.about).where(sql`${table.seenAt} is null`),
    index('notices_push_due_idx').on(table.pushDueAt).where(sql`${table.pushDueAt} is not null`),
    index('notices_mail_due_idx').on(table.mailDueAt).where(sql`${table.mailDueAt} is not null`),
    index('notices_at_idx').on(table.at),
    check('notices_text_length', sql`length(${table.text}) between 1 and 300`),
    check('notices_link_own', sql`${table.link} like '/%' and ${table.link} not like '//%'`),
  ],
);

/** The choices of a person; nothing is here of who has not chosen, nor of topics left as they are. */
export const noticePreferences = pgTable(
  'notice_preferences',
  {
    personId: uuid('person_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    channels: jsonb('channels').$type<Partial<Record<Topic, Channels>>>().notNull(),
    /** Full hours of their own day; both null for none. */
    quietFrom: integer('quiet_from'),
    quietUntil: integer('quiet_until'),
    reminderHour: integer('reminder_hour').notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  table => [
    check(
      'notice_preferences_quiet_whole',
      sql`(${table.quietFrom} is null) = (${table.quietUntil} is null)`,
    ),
    check(
      'notice_preferences_hours',
      sql`${table.quietFrom} between 0 and 23 and ${table.quietUntil} between 0 and 23 and ${table.reminderHour} between 0 and 23`,
    ),
  ],
);

/** A browser that takes push, for as long as the session that it was asked in. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    personId: uuid('person_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Signed out, a device shows nothing more. */
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    endpoint: text('endpoint').notNull(),
    /** The encryption of its payloads: the device's public key, and a secret of the two. */
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    userAgent: text('user_agent'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    lastSuccessAt: timestamp('last_success_at', { withTimezone: true }),
  },
  table => [
    uniqueIndex('push_subscriptions_endpoint_key').on(table.endpoint),
    index('push_subscriptions_person_idx').on(table.personId),
    index('push_subscriptions_session_idx').on(table.sessionId),
    check('push_subscriptions_endpoint_length', sql`length(${table.endpoint}) <= 1000`),
  ],
);

/**
 * The server's own keys, in the only row: by the pair push services know us, by the secret we know our addresses of
 * unsubscribing.
 */
export const pushKeys = pgTable(
  'push_keys',
  {
    isOnly: boolean('is_only').primaryKey().default(true),
    publicKey: text('public_key').notNull(),
    privateKey: text('private_key').notNull(),
    unsubscribeSecret: text('unsubscribe_secret').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  table => [check('push_keys_is_only', sql`${table.isOnly}`)],
);
