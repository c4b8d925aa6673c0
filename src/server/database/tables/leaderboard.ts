import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { leastDaysTrained } from '#domain/challenges/standing.ts';
import { users } from './members.ts';

const units = { precision: 14, scale: 2, mode: 'number' } as const;
const score = { precision: 14, scale: 5, mode: 'number' } as const;

/**
 * A member's standing in a month: sums over their training days and points. Triggers keep them up with every log and
 * every change of the schedule (see the migration); `rolls_at` says when the member's next day makes another training
 * day count.
 */
export const standings = pgTable(
  'standings',
  {
    /** The first of the month. */
    month: date('month', { mode: 'string' }).notNull(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The member's date up to which training days count: those before it, and its own once something is logged. */
    asOf: date('as_of', { mode: 'string' }).notNull().default('-infinity'),
    rollsAt: timestamp('rolls_at', { withTimezone: true }).notNull().default(sql`'-infinity'`),
    unitsAssigned: numeric('units_assigned', units).notNull().default(0),
    unitsCounted: numeric('units_counted', units).notNull().default(0),
    points: integer('points').notNull().default(0),
    /** Training days with a log, of those that count. */
    daysTrained: integer('days_trained').notNull().default(0),
    hasEnoughDays: boolean('has_enough_days')
      .notNull()
      .generatedAlwaysAs(sql.raw(`days_trained >= ${leastDaysTrained}`)),
    /** The completion rate in tenths of a percent, rounded as it is shown: who reads the same is level. */
    rate: integer('rate')
      .notNull()
      .generatedAlwaysAs(
        sql`case when units_assigned > 0 then least(1000, round(units_counted * 1000 / units_assigned))::int else 0 end`,
      ),
    isRanked: boolean('is_ranked').notNull().generatedAlwaysAs(sql`units_assigned > 0 or points > 0`),
  },
  table => [
    primaryKey({ columns: [table.memberId, table.month] }),
    index('standings_rank_idx')
      .on(
        table.month,
        table.hasEnoughDays.desc().nullsFirst(),
        table.rate.desc().nullsFirst(),
        table.points.desc().nullsFirst(),
      )
      .where(sql`${table.isRanked}`),
    index('standings_rolls_idx').on(table.rollsAt).where(sql`${table.rollsAt} < 'infinity'`),
    check('standings_rate_range', sql`${table.rate} between 0 and 1000`),
    check('standings_points_not_negative', sql`${table.points} >= 0`),
    check('standings_days_not_negative', sql`${table.daysTrained} >= 0`),
  ],
);

/** A month's board as it was 48 hours after the month's end: whatever is corrected later, this stays. */
export const monthlyLeaderboard = pgTable(
  'monthly_leaderboard',
  {
    year: integer('year').notNull(),
    month: integer('month').notNull(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    rank: integer('rank').notNull(),
    /** The completion rate. */
    consistencyScore: numeric('consistency_score', score).notNull().default(0),
    /** All units done. */
    volumeScore: numeric('volume_score', score).notNull().default(0),
    /** Units done that count, of those assigned. */
    unitsCounted: numeric('units_counted', units).notNull().default(0),
    unitsAssigned: numeric('units_assigned', units).notNull().default(0),
    /** Strength progress in the month, in percent. */
    improvementScore: numeric('improvement_score', score).notNull().default(0),
    challengeScore: numeric('challenge_score', score).notNull().default(0),
    /** Training days with a log; null in months that were closed before these decided a rank. */
    daysTrained: integer('days_trained'),
    /** In the order of the ranks: enough days, then the rate, and behind it the points. */
    totalScore: numeric('total_score', score).notNull().default(0),
  },
  table => [
    primaryKey({ columns: [table.year, table.month, table.memberId] }),
    index('monthly_leaderboard_rank_idx').on(table.year, table.month, table.rank),
    index('monthly_leaderboard_member_idx').on(table.memberId),
  ],
);

/** The months whose boards are frozen, also where nobody was on them. */
export const closedMonths = pgTable('closed_months', {
  month: date('month', { mode: 'string' }).primaryKey(),
  closedAt: timestamp('closed_at', { withTimezone: true }).notNull(),
});
