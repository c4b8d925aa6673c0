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
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { pointReasons } from '#domain/challenges/challenge.ts';
import { exercises } from './exercises.ts';
import { users } from './members.ts';
import { prescriptionColumns } from './programs.ts';

const score = { precision: 10, scale: 2, mode: 'number' } as const;

/** Weekly and 5-day challenges. Deleting hides: the points earned in it stay, and name it. */
export const challenges = pgTable(
  'challenges',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    name: text('name').notNull(),
    /** Of a single challenge; a 5-day challenge has its exercises by day. */
    exerciseId: uuid('exercise_id').references(() => exercises.id),
    startDate: date('start_date', { mode: 'string' }).notNull(),
    endDate: date('end_date', { mode: 'string' }).notNull(),
    instructions: text('instructions').notNull().default(''),
    scoringType: text('scoring_type', { enum: ['reps', 'weight', 'time', 'multi_day'] }).notNull(),
    isMultiDay: boolean('is_multi_day').notNull().default(false),
    weekNumber: integer('week_number').notNull().default(1),
    challengeLevel: text('challenge_level', { enum: ['Beginner', 'Intermediate', 'Advanced'] })
      .notNull()
      .default('Beginner'),
    rounds: text('rounds').notNull().default('2-3'),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    /** Goes up with every change, so that of two coaches the second sees the first one's work. */
    revision: integer('revision').notNull().default(0),
    /** The time the points for the first places were given: once, after its last day has ended everywhere. */
    placesAwardedAt: timestamp('places_awarded_at', { withTimezone: true }),
    hiddenAt: timestamp('hidden_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  table => [
    index('challenges_dates_idx').on(table.isMultiDay, table.startDate, table.endDate),
    index('challenges_unawarded_idx')
      .on(table.endDate)
      .where(sql`${table.placesAwardedAt} is null and not ${table.isMultiDay}`),
    check('challenges_dates_in_order', sql`${table.endDate} >= ${table.startDate}`),
    check('challenges_scoring_known', sql`${table.scoringType} in ('reps', 'weight', 'time', 'multi_day')`),
    check('challenges_multi_day_scoring', sql`${table.isMultiDay} = (${table.scoringType} = 'multi_day')`),
    check('challenges_level_known', sql`${table.challengeLevel} in ('Beginner', 'Intermediate', 'Advanced')`),
  ],
);

/** The five days of a 5-day challenge, as the coach edits them. */
export const challengeDays = pgTable(
  'challenge_days',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    challengeId: uuid('challenge_id')
      .notNull()
      .references(() => challenges.id, { onDelete: 'cascade' }),
    dayOfWeek: text('day_of_week', {
      enum: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
    }).notNull(),
    dayName: text('day_name').notNull().default(''),
    goal: text('goal').notNull().default(''),
    warmup: text('warmup').notNull().default(''),
    finisher: text('finisher').notNull().default(''),
    orderIndex: integer('order_index').notNull(),
  },
  table => [
    unique('challenge_days_weekday_key').on(table.challengeId, table.dayOfWeek),
    check(
      'challenge_days_weekday_known',
      sql`${table.dayOfWeek} in ('monday', 'tuesday', 'wednesday', 'thursday', 'friday')`,
    ),
  ],
);

export const challengeDayExercises = pgTable(
  'challenge_day_exercises',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    dayId: uuid('day_id')
      .notNull()
      .references(() => challengeDays.id, { onDelete: 'cascade' }),
    exerciseId: uuid('exercise_id')
      .notNull()
      .references(() => exercises.id),
    altExercise: text('alt_exercise'),
    orderIndex: integer('order_index').notNull(),
    workInterval: text('work_interval'),
    restInterval: text('rest_interval'),
    sets: prescriptionColumns.sets,
    reps: prescriptionColumns.reps,
    weight: prescriptionColumns.weight,
    restSeconds: prescriptionColumns.restSeconds,
    percent1RM: prescriptionColumns.percent1RM,
    time: prescriptionColumns.time,
    distance: prescriptionColumns.distance,
    rpe: prescriptionColumns.rpe,
    targetHeartRate: prescriptionColumns.targetHeartRate,
    volume: prescriptionColumns.volume,
    contactTime: prescriptionColumns.contactTime,
    groundContactTime: prescriptionColumns.groundContactTime,
  },
  table => [
    index('challenge_day_exercises_day_idx').on(table.dayId, table.orderIndex),
    index('challenge_day_exercises_exercise_idx').on(table.exerciseId),
  ],
);

/**
 * A result of one member: of a single challenge, or of one weekday of a 5-day challenge. It belongs to the weekday and
 * not to the coach's day, so editing the challenge keeps it. The key leaves one of two at the same instant.
 */
export const challengeSubmissions = pgTable(
  'challenge_submissions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    challengeId: uuid('challenge_id')
      .notNull()
      .references(() => challenges.id, { onDelete: 'cascade' }),
    memberId: uuid('member_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    part: text('part', {
      enum: ['whole', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
    }).notNull(),
    reps: numeric('reps', score),
    weight: numeric('weight', score),
    completionTime: text('completion_time'),
    distance: numeric('distance', score),
    seconds: integer('seconds'),
    contacts: integer('contacts'),
    score: numeric('score', score).notNull(),
    workoutUnitsCompleted: numeric('workout_units_completed', score).notNull().default(0),
    workoutUnitsPrescribed: numeric('workout_units_prescribed', score).notNull().default(0),
    submittedAt: timestamp('submitted_at', { withTimezone: true }).notNull(),
  },
  table => [
    unique('challenge_submissions_once').on(table.challengeId, table.memberId, table.part),
    index('challenge_submissions_score_idx').on(table.challengeId, table.score, table.submittedAt),
    index('challenge_submissions_member_idx').on(table.memberId),
    check(
      'challenge_submissions_part_known',
      sql`${table.part} in ('whole', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday')`,
    ),
    check('challenge_submissions_not_negative', sql`${table.score} >= 0`),
  ],
);

/** A member's progress in a 5-day challenge: kept up by the statement that saves a day. */
export const challengeWeeks = pgTable(
  'challenge_weeks',
  {
    challengeId: uuid('challenge_id')
      .notNull()
      .references(() => challenges.id, { onDelete: 'cascade' }),
    memberId: uuid('member_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    weekStartDate: date('week_start_date', { mode: 'string' }).notNull(),
    daysCompleted: integer('days_completed').notNull().default(0),
    completionPercentage: integer('completion_percentage').notNull().default(0),
    totalScore: numeric('total_score', { precision: 12, scale: 2, mode: 'number' }).notNull().default(0),
  },
  table => [
    primaryKey({ columns: [table.challengeId, table.memberId] }),
    index('challenge_weeks_rank_idx').on(table.challengeId, table.daysCompleted, table.totalScore),
    index('challenge_weeks_member_idx').on(table.memberId),
    check('challenge_weeks_five_days', sql`${table.daysCompleted} between 0 and 5`),
  ],
);

/** The points earned for each challenge, line by line; the months' sums are in `standings`. */
export const challengePoints = pgTable(
  'challenge_points',
  {
    challengeId: uuid('challenge_id')
      .notNull()
      .references(() => challenges.id, { onDelete: 'cascade' }),
    memberId: uuid('member_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    reason: text('reason', { enum: pointReasons }).notNull(),
    place: integer('place'),
    points: integer('points').notNull(),
    /** The first of the month they count for, in the fellowship's zone. */
    month: date('month', { mode: 'string' }).notNull(),
    earnedAt: timestamp('earned_at', { withTimezone: true }).notNull(),
  },
  table => [
    primaryKey({ columns: [table.challengeId, table.memberId, table.reason] }),
    index('challenge_points_member_idx').on(table.memberId, table.month),
    check(
      'challenge_points_reason_known',
      sql`${table.reason} in ('whole', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'all-days', 'place')`,
    ),
    check('challenge_points_place', sql`(${table.reason} = 'place') = (${table.place} is not null)`),
  ],
);
