import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { assignmentKinds } from '#domain/training/status/assignment-kind.ts';
import { users } from './members.ts';
import { pathRuns } from './paths.ts';
import { programVersions } from './program-versions.ts';
import { workouts } from './programs.ts';

/** A program or workout given to one member. Removing keeps the row: what was earned hangs on it. */
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
    /** `daily` holds a member's one-off exercises, `own` those they added themselves: one of each a member, and no program. */
    kind: text('kind', { enum: [...assignmentKinds] }).notNull(),
    assignedBy: uuid('assigned_by').references(() => users.id, { onDelete: 'set null' }),
    startDate: date('start_date', { mode: 'string' }).notNull(),
    endDate: date('end_date', { mode: 'string' }).notNull(),
    status: text('status', { enum: ['active', 'paused', 'completed'] })
      .notNull()
      .default('active'),
    /** The member's date from which days stopped counting. */
    pausedOn: date('paused_on', { mode: 'string' }),
    /** The member's date on which it goes on automatically; null where a coach resumes it. */
    pausedUntil: date('paused_until', { mode: 'string' }),
    /** The way it goes on then. */
    resumeWith: text('resume_with', { enum: ['dates-stay', 'move-on'] })
      .notNull()
      .default('dates-stay'),
    /** The cause of its end: the last exercise logged, the end date, the coach, or the deletion of its program. */
    completedBecause: text('completed_because', { enum: ['logged', 'ended', 'coach', 'deleted'] }),
    /** Null while a completed assignment's record is still to be written, or written again after a correction. */
    completionRecordedAt: timestamp('completion_recorded_at', { withTimezone: true }),
    /** Kept up with every log and every change of the training days, so that lists need no sums. */
    totalExercises: integer('total_exercises').notNull().default(0),
    completedExercises: integer('completed_exercises').notNull().default(0),
    totalWorkoutUnits: numeric('total_workout_units', { precision: 14, scale: 2, mode: 'number' })
      .notNull()
      .default(0),
    completedAt: timestamp('completed_at', { withTimezone: true }),
    removedAt: timestamp('removed_at', { withTimezone: true }),
    /** The version of its program that it stays on; null for one that follows the program as it is now. */
    programVersion: integer('program_version'),
    /** Was active beside another of the same program and start date before that was refused; it stays as it is. */
    isOldDouble: boolean('is_old_double').notNull().default(false),
    /** Set for a block of a path that was given to its member: of which, and its place, counted from 1. */
    pathRunId: uuid('path_run_id'),
    pathPosition: integer('path_position'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  table => [
    unique('assignments_owner_key').on(table.id, table.memberId),
    // A key over both: a block is that of its path's member.
    foreignKey({
      name: 'assignments_path_run_fk',
      columns: [table.pathRunId, table.memberId],
      foreignColumns: [pathRuns.id, pathRuns.memberId],
    }),
    uniqueIndex('assignments_path_block_key')
      .on(table.pathRunId, table.pathPosition)
      .where(sql`${table.pathRunId} is not null`),
    check('assignments_path_place', sql`(${table.pathRunId} is null) = (${table.pathPosition} is null)`),
    foreignKey({
      name: 'assignments_program_version_fk',
      columns: [table.workoutId, table.programVersion],
      foreignColumns: [programVersions.workoutId, programVersions.version],
    }),
    index('assignments_member_idx').on(table.memberId, table.startDate),
    index('assignments_workout_idx').on(table.workoutId),
    uniqueIndex('assignments_active_once_key')
      .on(table.memberId, table.workoutId, table.startDate)
      .where(
        sql`${table.status} = 'active' and ${table.removedAt} is null and not ${table.isOldDouble} and ${table.kind} <> 'daily'`,
      ),
    uniqueIndex('assignments_daily_key').on(table.memberId).where(sql`${table.kind} = 'daily'`),
    uniqueIndex('assignments_own_key').on(table.memberId).where(sql`${table.kind} = 'own'`),
    index('assignments_resuming_idx').on(table.pausedUntil).where(sql`${table.pausedUntil} is not null`),
    check('assignments_paused_until', sql`${table.pausedUntil} is null or ${table.status} = 'paused'`),
    check('assignments_resume_with_known', sql`${table.resumeWith} in ('dates-stay', 'move-on')`),
    index('assignments_ending_idx').on(table.endDate).where(sql`${table.status} = 'active'`),
    index('assignments_unrecorded_idx')
      .on(table.id)
      .where(sql`${table.status} = 'completed' and ${table.completionRecordedAt} is null`),
    check('assignments_kind_known', sql`${table.kind} in ('program', 'single_workout', 'daily', 'own')`),
    check(
      'assignments_completed_because_known',
      sql`${table.completedBecause} in ('logged', 'ended', 'coach', 'deleted')`,
    ),
    check('assignments_paused_since', sql`${table.status} <> 'paused' or ${table.pausedOn} is not null`),
    check('assignments_dates_in_order', sql`${table.endDate} >= ${table.startDate}`),
    check('assignments_status_known', sql`${table.status} in ('active', 'paused', 'completed')`),
  ],
);

/**
 * The rest of a program moved on after a pause: training days planned for `fromDate` or later are `days` later than
 * the schedule says. Several add up.
 */
export const assignmentShifts = pgTable(
  'assignment_shifts',
  {
    assignmentId: uuid('assignment_id')
      .notNull()
      .references(() => assignments.id, { onDelete: 'cascade' }),
    fromDate: date('from_date', { mode: 'string' }).notNull(),
    days: integer('days').notNull(),
  },
  table => [
    primaryKey({ columns: [table.assignmentId, table.fromDate] }),
    check('assignment_shifts_whole_weeks', sql`${table.days} > 0 and ${table.days} % 7 = 0`),
  ],
);

/**
 * A dated session of one assignment. `scheduled` counts; `cleared` (by the coach), `paused`, `ended` (still to come
 * when the coach completed the program) and `dropped` (edited away, or its program gone) do not. The row stays, so a
 * late log still finds its day.
 */
export const trainingDays = pgTable(
  'training_days',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    assignmentId: uuid('assignment_id').notNull(),
    memberId: uuid('member_id').notNull(),
    /** The date it is done on; a member or a pause may have moved it. */
    date: date('date', { mode: 'string' }).notNull(),
    /** The date in the program, counted from the start date: finds the day when the program changes. */
    plannedDate: date('planned_date', { mode: 'string' }).notNull(),
    /** The date it was on until it was moved automatically; null for all that was not. */
    movedFrom: date('moved_from', { mode: 'string' }),
    /**
     * The date on which it was missed, before it was moved: it stays assigned there, and what is done of it pays for that date.
     * Null for a day that was never missed, or is back.
     */
    missedOn: date('missed_on', { mode: 'string' }),
    /** The date it was on before its whole block of a path was moved, so that a log from before then still finds it. */
    formerDate: date('former_date', { mode: 'string' }),
    /**
     * No foreign key: assigning a program to thousands would look the same few versions up a hundred thousand times.
     * Versions that are shared are never deleted, which a trigger sees to; a member's own go with the member.
     */
    dayVersionId: uuid('day_version_id').notNull(),
    state: text('state', { enum: ['scheduled', 'cleared', 'paused', 'ended', 'dropped'] })
      .notNull()
      .default('scheduled'),
    exerciseCount: integer('exercise_count').notNull(),
    loggedCount: integer('logged_count').notNull().default(0),
    /** Events of its session: a day that has one keeps its version, as one with a log does. */
    eventCount: integer('event_count').notNull().default(0),
    /** The time at which an open session is logged with what it has; null while nothing is open. */
    sessionDueAt: timestamp('session_due_at', { withTimezone: true }),
    unitsPrescribed: numeric('units_prescribed', { precision: 12, scale: 2, mode: 'number' }).notNull(),
    unitsCounted: numeric('units_counted', { precision: 12, scale: 2, mode: 'number' }).notNull().default(0),
  },
  table => [
    // A key over both: a day is that of its assignment's member.
    foreignKey({
      name: 'training_days_assignment_fk',
      columns: [table.assignmentId, table.memberId],
      foreignColumns: [assignments.id, assignments.memberId],
    })
      .onDelete('cascade')
      .onUpdate('cascade'),
    unique('training_days_planned_key').on(table.assignmentId, table.plannedDate),
    uniqueIndex('training_days_date_key')
      .on(table.assignmentId, table.date)
      .where(sql`${table.state} = 'scheduled'`),
    // The key that logs refer to: day, assignment and member can only be those that belong together.
    unique('training_days_owner_key').on(table.id, table.assignmentId, table.memberId),
    index('training_days_member_idx').on(table.memberId, table.date),
    index('training_days_missed_idx')
      .on(table.memberId, table.missedOn)
      .where(sql`${table.missedOn} is not null`),
    index('training_days_session_due_idx')
      .on(table.sessionDueAt)
      .where(sql`${table.sessionDueAt} is not null`),
    check(
      'training_days_state_known',
      sql`${table.state} in ('scheduled', 'cleared', 'paused', 'ended', 'dropped')`,
    ),
    check('training_days_moved_elsewhere', sql`${table.movedFrom} <> ${table.date}`),
    check('training_days_missed_elsewhere', sql`${table.missedOn} <> ${table.date}`),
    // Days that count for nothing any more are back where they were missed, or owe nothing.
    check(
      'training_days_missed_counts',
      sql`${table.missedOn} is null or ${table.state} in ('scheduled', 'cleared')`,
    ),
    check('training_days_logged_range', sql`${table.loggedCount} between 0 and ${table.exerciseCount}`),
    check('training_days_logged_counts', sql`${table.loggedCount} = 0 or ${table.state} = 'scheduled'`),
    check('training_days_units_capped', sql`${table.unitsCounted} between 0 and ${table.unitsPrescribed}`),
  ],
);
