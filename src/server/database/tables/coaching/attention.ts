import { sql } from 'drizzle-orm';
import { boolean, check, index, jsonb, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { AttentionSettings } from '#domain/attention/attention-settings.ts';
import { users } from '#server/database/tables/members.ts';

/** From when on a reason calls for a coach, in its only row; what a coach has not set is as usual. */
export const attentionSettings = pgTable(
  'attention_settings',
  {
    isOnly: boolean('is_only').primaryKey().default(true),
    thresholds: jsonb('thresholds').$type<Partial<AttentionSettings>>().notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  table => [check('attention_settings_is_only', sql`${table.isOnly}`)],
);

/** The state before the last act, so that it can be taken back. */
export type ReviewBefore = {
  reviewedAt: string | null;
  reviewedBy: string | null;
  seen: string[];
  snoozedAt: string | null;
  snoozedUntil: string | null;
  /** The time messages were marked as needing no answer, where that was the act. */
  noAnswerNeededAt?: string;
};

/** The coaches' last acts on a member in the round: reviewed, snoozed. For coaches alone. */
export const memberReviews = pgTable(
  'member_reviews',
  {
    memberId: uuid('member_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    reviewedAt: timestamp('reviewed_at', { withTimezone: true }),
    reviewedBy: uuid('reviewed_by').references(() => users.id, { onDelete: 'set null' }),
    /** The states that stood there at the review, by their marks. */
    seen: jsonb('seen').$type<string[]>().notNull().default([]),
    snoozedAt: timestamp('snoozed_at', { withTimezone: true }),
    snoozedUntil: timestamp('snoozed_until', { withTimezone: true }),
    /** The last act, and what stood before it; null once it is taken back. */
    lastAct: uuid('last_act'),
    before: jsonb('before').$type<ReviewBefore>(),
  },
  table => [
    index('member_reviews_reviewed_by_idx').on(table.reviewedBy),
    check('member_reviews_snooze_whole', sql`(${table.snoozedAt} is null) = (${table.snoozedUntil} is null)`),
  ],
);
