import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { trainingDays } from '#server/database/tables/assignments.ts';
import { users } from '#server/database/tables/members.ts';
import { memberGroups } from './groups.ts';

/** The messages between a member and the coaches: one conversation a member, which has no row of its own. */
export const messages = pgTable(
  'messages',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    /** Stays when the author is gone, or changes sides. */
    isFromCoach: boolean('is_from_coach').notNull(),
    /** Written to several at once: no answer to what its member has asked. */
    isToMany: boolean('is_to_many').notNull().default(false),
    text: text('text').notNull(),
    trainingDayId: uuid('training_day_id').references(() => trainingDays.id, { onDelete: 'set null' }),
    /** A prescription of the day's version when it was written. */
    prescriptionId: uuid('prescription_id'),
    setNum: integer('set_num'),
    /** Later than that of every message before it in the conversation. */
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    takenBackAt: timestamp('taken_back_at', { withTimezone: true }),
    /** The time a coach marked this message of the member as needing no answer. */
    noAnswerNeededAt: timestamp('no_answer_needed_at', { withTimezone: true }),
    /**
     * The last word of its conversation, of those not taken back. Stored, so that a list of conversations looks at none
     * but these.
     */
    isNewest: boolean('is_newest').notNull(),
  },
  table => [
    index('messages_conversation_idx').on(table.memberId, table.createdAt),
    index('messages_side_idx').on(table.memberId, table.isFromCoach, table.createdAt),
    uniqueIndex('messages_newest_key').on(table.memberId).where(sql`${table.isNewest}`),
    // Messages to be answered stand together, and each part is in order of time.
    index('messages_to_answer_idx')
      .on(
        sql`(${table.isFromCoach} or ${table.noAnswerNeededAt} is not null)`,
        table.createdAt.desc().nullsFirst(),
        table.id.desc().nullsFirst(),
      )
      .where(sql`${table.isNewest}`),
    index('messages_author_idx').on(table.authorId),
    index('messages_training_day_idx')
      .on(table.trainingDayId, table.createdAt)
      .where(sql`${table.trainingDayId} is not null`),
    check('messages_text_length', sql`length(${table.text}) <= 5000`),
    check('messages_taken_back_leaves_no_text', sql`${table.takenBackAt} is null or ${table.text} = ''`),
    check('messages_taken_back_not_newest', sql`not ${table.isNewest} or ${table.takenBackAt} is null`),
    check('messages_no_answer_to_coach', sql`${table.noAnswerNeededAt} is null or not ${table.isFromCoach}`),
    check('messages_set_number', sql`${table.setNum} between 1 and 100`),
  ],
);

/** Up to when someone has read a conversation. */
export const messageReads = pgTable(
  'message_reads',
  {
    memberId: uuid('member_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    readerId: uuid('reader_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    upTo: timestamp('up_to', { withTimezone: true }).notNull(),
  },
  table => [
    primaryKey({ columns: [table.memberId, table.readerId] }),
    index('message_reads_reader_idx').on(table.readerId),
  ],
);

/** A coach's message to several for a later time; gone once it is sent, or called off. */
export const scheduledMessages = pgTable(
  'scheduled_messages',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Null when the author is gone: it is held then, and read by those who stay. */
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    text: text('text').notNull(),
    /** Either of both: a group as it is then, or those named. */
    groupId: uuid('group_id').references(() => memberGroups.id, { onDelete: 'cascade' }),
    memberIds: uuid('member_ids').array(),
    attachmentIds: uuid('attachment_ids').array().notNull().default([]),
    sendAt: timestamp('send_at', { withTimezone: true }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** The reason it is no longer sent automatically; a coach reads it, and calls it off. */
    heldWhy: text('held_why'),
  },
  table => [
    index('scheduled_messages_due_idx').on(table.sendAt),
    index('scheduled_messages_author_idx').on(table.authorId),
    index('scheduled_messages_group_idx').on(table.groupId),
    check('scheduled_messages_to', sql`num_nonnulls(${table.groupId}, ${table.memberIds}) = 1`),
    check('scheduled_messages_text_length', sql`char_length(${table.text}) between 1 and 5000`),
  ],
);

export const savedReplies = pgTable(
  'saved_replies',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    coachId: uuid('coach_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text('title').notNull().default(''),
    text: text('text').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  table => [index('saved_replies_coach_idx').on(table.coachId)],
);
