import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { reportReasons } from '#domain/feed/feed-limits.ts';
import type { PostContent } from '#domain/feed/post-content.ts';
import { trainingDays } from '#server/database/tables/assignments.ts';
import { users } from '#server/database/tables/members.ts';
import { progressLogs } from '#server/database/tables/progress.ts';
import { groupedMembers } from './groups.ts';

/** The things a member has shared. A post says what it said when it was shared, and goes with what it was made of. */
export const feedPosts = pgTable(
  'feed_posts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** In the order of sharing: one pages by it. */
    place: bigint('place', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    authorId: uuid('author_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    sharedAt: timestamp('shared_at', { withTimezone: true }).notNull(),
    /** The key of what it was made of, so that it is shared once. */
    source: text('source').notNull(),
    told: jsonb('told').$type<PostContent>().notNull(),
    /** Of a session its day, of a record the log that made it. */
    trainingDayId: uuid('training_day_id').references(() => trainingDays.id, { onDelete: 'cascade' }),
    logId: uuid('log_id').references(() => progressLogs.id, { onDelete: 'cascade' }),
    isForAll: boolean('is_for_all').notNull().default(false),
    takenDownAt: timestamp('taken_down_at', { withTimezone: true }),
    /** The reason, for its author. */
    takenDownBecause: text('taken_down_because').notNull().default(''),
  },
  table => [
    uniqueIndex('feed_posts_source_key').on(table.authorId, table.source),
    uniqueIndex('feed_posts_place_idx').on(table.place),
    index('feed_posts_author_idx').on(table.authorId, table.place),
    index('feed_posts_for_all_idx').on(table.place).where(sql`${table.isForAll}`),
    index('feed_posts_training_day_idx').on(table.trainingDayId),
    index('feed_posts_log_idx').on(table.logId),
    check('feed_posts_made_of_one', sql`num_nonnulls(${table.trainingDayId}, ${table.logId}) = 1`),
  ],
);

/** The groups a post was shared with. A member who leaves a group takes along what they shared with it. */
export const feedAudiences = pgTable(
  'feed_audiences',
  {
    postId: uuid('post_id')
      .notNull()
      .references(() => feedPosts.id, { onDelete: 'cascade' }),
    groupId: uuid('group_id').notNull(),
    authorId: uuid('author_id').notNull(),
    /** The post's own `place`. */
    place: bigint('place', { mode: 'number' }).notNull(),
  },
  table => [
    primaryKey({ columns: [table.postId, table.groupId] }),
    foreignKey({
      name: 'feed_audiences_author_in_group_fk',
      columns: [table.groupId, table.authorId],
      foreignColumns: [groupedMembers.groupId, groupedMembers.memberId],
    }).onDelete('cascade'),
    index('feed_audiences_group_idx').on(table.groupId, table.place),
    index('feed_audiences_author_idx').on(table.authorId, table.groupId),
  ],
);

export const feedEncouragements = pgTable(
  'feed_encouragements',
  {
    postId: uuid('post_id')
      .notNull()
      .references(() => feedPosts.id, { onDelete: 'cascade' }),
    memberId: uuid('member_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  table => [
    primaryKey({ columns: [table.postId, table.memberId] }),
    index('feed_encouragements_member_idx').on(table.memberId),
    index('feed_encouragements_latest_idx').on(table.postId, table.createdAt, table.memberId),
  ],
);

export const feedWords = pgTable(
  'feed_words',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    postId: uuid('post_id')
      .notNull()
      .references(() => feedPosts.id, { onDelete: 'cascade' }),
    authorId: uuid('author_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  table => [
    index('feed_words_post_idx').on(table.postId, table.createdAt, table.id),
    index('feed_words_author_idx').on(table.authorId),
    check('feed_words_text_length', sql`char_length(${table.text}) between 1 and 280`),
  ],
);

/** A report of a post, or of words to it, to coaches: once of each. */
export const feedReports = pgTable(
  'feed_reports',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    postId: uuid('post_id')
      .notNull()
      .references(() => feedPosts.id, { onDelete: 'cascade' }),
    wordsId: uuid('words_id').references(() => feedWords.id, { onDelete: 'cascade' }),
    /** Null for who is gone. */
    reporterId: uuid('reporter_id').references(() => users.id, { onDelete: 'set null' }),
    reason: text('reason', { enum: [...reportReasons] }).notNull(),
    note: text('note').notNull().default(''),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** The time a coach dealt with it. */
    closedAt: timestamp('closed_at', { withTimezone: true }),
  },
  table => [
    uniqueIndex('feed_reports_post_once')
      .on(table.reporterId, table.postId)
      .where(sql`${table.wordsId} is null`),
    uniqueIndex('feed_reports_words_once').on(table.reporterId, table.wordsId),
    index('feed_reports_post_idx').on(table.postId),
    index('feed_reports_words_idx').on(table.wordsId),
    index('feed_reports_open_idx').on(table.createdAt).where(sql`${table.closedAt} is null`),
    check('feed_reports_note_length', sql`char_length(${table.note}) <= 500`),
  ],
);

/** Posts that somebody does not want to see. */
export const feedHides = pgTable(
  'feed_hides',
  {
    memberId: uuid('member_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    postId: uuid('post_id')
      .notNull()
      .references(() => feedPosts.id, { onDelete: 'cascade' }),
  },
  table => [
    primaryKey({ columns: [table.memberId, table.postId] }),
    index('feed_hides_post_idx').on(table.postId),
  ],
);

/** People of whom somebody does not want to see anything; they are not notified. */
export const feedMutes = pgTable(
  'feed_mutes',
  {
    memberId: uuid('member_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    mutedId: uuid('muted_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  table => [
    primaryKey({ columns: [table.memberId, table.mutedId] }),
    index('feed_mutes_muted_idx').on(table.mutedId),
    check('feed_mutes_others', sql`${table.memberId} <> ${table.mutedId}`),
  ],
);
