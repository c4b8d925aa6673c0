import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  numeric,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './members.ts';
import { dayVersions, workouts } from './programs.ts';

/** One program or workout given to one member. Removing keeps the row: what was earned hangs on it. */
export const assignments = pgTable(
  'assignments',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    workoutId: uuid('workout_id')
      .notNull()
      .references(() => workouts.id),
    assignedBy: uuid('assigned_by').references(() => users.id, { onDelete: 'set null' }),
    startDate: date('start_date', { mode: 'string' }).notNull(),
    endDate: date('end_date', { mode: 'string' }).notNull(),
    status: text('status', { enum: ['active', 'paused', 'completed'] })
      .notNull()
      .default('active'),
    /** Kept up with every log and every change of the training days, so that lists need no sums. */
    totalExercises: integer('total_exercises').notNull().default(0),
    completedExercises: integer('completed_exercises').notNull().default(0),
    totalWorkoutUnits: numeric('total_workout_units', { precision: 14, scale: 2, mode: 'number' })
      .notNull()
      .default(0),
    completedAt: timestamp('completed_at', { withTimezone: true }),
    removedAt: timestamp('removed_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  table => [
    index('assignments_member_idx').on(table.memberId, table.startDate),
    index('assignments_workout_idx').on(table.workoutId),
    check('assignments_dates_in_order', sql`${table.endDate} >= ${table.startDate}`),
    check('assignments_status_known', sql`${table.status} in ('active', 'paused', 'completed')`),
  ],
);

/**
 * One dated session of one assignment. `scheduled` counts; `cleared` (by the coach), `paused` and `dropped`
 * (edited away, or its program ended) do not. The row stays, so a late log still finds its day.
 */
export const trainingDays = pgTable(
  'training_days',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    assignmentId: uuid('assignment_id')
      .notNull()
      .references(() => assignments.id, { onDelete: 'cascade' }),
    memberId: uuid('member_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    date: date('date', { mode: 'string' }).notNull(),
    dayVersionId: uuid('day_version_id')
      .notNull()
      .references(() => dayVersions.id),
    state: text('state', { enum: ['scheduled', 'cleared', 'paused', 'dropped'] })
      .notNull()
      .default('scheduled'),
    exerciseCount: integer('exercise_count').notNull(),
    loggedCount: integer('logged_count').notNull().default(0),
    unitsPrescribed: numeric('units_prescribed', { precision: 12, scale: 2, mode: 'number' }).notNull(),
    unitsCounted: numeric('units_counted', { precision: 12, scale: 2, mode: 'number' }).notNull().default(0),
  },
  table => [
    unique('training_days_date_key').on(table.assignmentId, table.date),
    // What a log refers to: its day, assignment and member can only be those that belong together.
    unique('training_days_owner_key').on(table.id, table.assignmentId, table.memberId),
    index('training_days_member_idx').on(table.memberId, table.date),
    index('training_days_version_idx').on(table.dayVersionId),
    check('training_days_state_known', sql`${table.state} in ('scheduled', 'cleared', 'paused', 'dropped')`),
    check('training_days_logged_range', sql`${table.loggedCount} between 0 and ${table.exerciseCount}`),
    check('training_days_logged_counts', sql`${table.loggedCount} = 0 or ${table.state} = 'scheduled'`),
    check('training_days_units_capped', sql`${table.unitsCounted} between 0 and ${table.unitsPrescribed}`),
  ],
);
