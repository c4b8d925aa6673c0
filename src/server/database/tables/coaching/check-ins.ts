import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { StoredAnswer, Question } from '#domain/check-ins/question.ts';
import { weekdays } from '#domain/plain-date.ts';
import { users } from '#server/database/tables/members.ts';

/** The fellowship's one check-in, in its only row. */
export const checkIns = pgTable(
  'check_ins',
  {
    isOnly: boolean('is_only').primaryKey().default(true),
    questions: jsonb('questions').$type<Question[]>().notNull(),
    weekday: text('weekday', { enum: [...weekdays] }).notNull(),
    /** Of everyone where there are none. A group that is deleted stays here, or its check-in would be everyone's. */
    groupIds: uuid('group_ids').array().notNull(),
    isOn: boolean('is_on').notNull(),
    version: integer('version').notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  table => [
    check('check_ins_is_only', sql`${table.isOnly}`),
    check('check_ins_questions_few', sql`jsonb_array_length(${table.questions}) <= 12`),
  ],
);

/** A member's answers of a week, each with the words of its question then. */
export const checkInAnswers = pgTable(
  'check_in_answers',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The date it was due from. */
    week: date('week').notNull(),
    version: integer('version').notNull(),
    answers: jsonb('answers').$type<StoredAnswer[]>().notNull(),
    answeredAt: timestamp('answered_at', { withTimezone: true }).notNull(),
  },
  table => [
    unique('check_in_answers_week_key').on(table.memberId, table.week),
    // The round asks for the newest of each member.
    index('check_in_answers_newest_idx').on(table.memberId, table.answeredAt),
  ],
);
