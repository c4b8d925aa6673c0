import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { EnteredDistance } from '#domain/measures/entered.ts';
import { trainingDays } from './assignments.ts';

/** A saved result for one prescription on one training day: the wire's progress record. */
export const progressLogs = pgTable(
  'progress_logs',
  {
    /** Made by the server in time order (UUIDv7), so the index grows at its end. */
    id: uuid('id').primaryKey(),
    memberId: uuid('member_id').notNull(),
    assignmentId: uuid('assignment_id').notNull(),
    trainingDayId: uuid('training_day_id').notNull(),
    /**
     * Null for work on an exercise the day no longer holds: kept, but it pays for no prescription. No foreign
     * keys here and on the exercise: everyone training the same program at 5:40 would lock the same few rows.
     * Nothing is ever deleted from those tables, which triggers see to (see the migration).
     */
    prescriptionId: uuid('prescription_id'),
    exerciseId: uuid('exercise_id').notNull(),
    date: date('date', { mode: 'string' }).notNull(),
    loggedAt: timestamp('logged_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
    setsData: jsonb('sets_data'),
    setsCompleted: integer('sets_completed'),
    repsCompleted: integer('reps_completed'),
    weightUsed: numeric('weight_used', { precision: 9, scale: 2, mode: 'number' }),
    percent1RMUsed: numeric('percent_1rm_used', { precision: 6, scale: 1, mode: 'number' }),
    estimated1RM: numeric('estimated_1rm', { precision: 9, scale: 2, mode: 'number' }),
    timeCompleted: text('time_completed'),
    distanceCompleted: text('distance_completed'),
    /** The distance as it was typed, where its unit was sent; `distance_completed` is in miles. */
    entered: jsonb('entered').$type<EnteredDistance>(),
    rpeCompleted: text('rpe_completed'),
    heartRateAchieved: text('heart_rate_achieved'),
    volumeCompleted: text('volume_completed'),
    contactTimeAchieved: text('contact_time_achieved'),
    groundContactTimeAchieved: text('ground_contact_time_achieved'),
    completionTime: text('completion_time'),
    notes: text('notes'),
    workoutUnitsCompleted: numeric('workout_units_completed', {
      precision: 12,
      scale: 2,
      mode: 'number',
    }).notNull(),
    workoutUnitsPrescribed: numeric('workout_units_prescribed', {
      precision: 12,
      scale: 2,
      mode: 'number',
    }).notNull(),
    unitsCounted: numeric('units_counted', { precision: 12, scale: 2, mode: 'number' }).notNull(),
    isPublic: boolean('is_public').notNull().default(false),
    likeCount: integer('like_count').notNull().default(0),
  },
  table => [
    foreignKey({
      name: 'progress_logs_training_day_fk',
      columns: [table.trainingDayId, table.assignmentId, table.memberId],
      foreignColumns: [trainingDays.id, trainingDays.assignmentId, trainingDays.memberId],
    }).onDelete('cascade'),
    unique('progress_logs_prescription_key').on(table.trainingDayId, table.prescriptionId),
    uniqueIndex('progress_logs_extra_key')
      .on(table.trainingDayId, table.exerciseId)
      .where(sql`${table.prescriptionId} is null`),
    index('progress_logs_recent_idx').on(table.memberId, table.loggedAt),
    // The last weeks with logs, and how many each has, are read from the index alone.
    index('progress_logs_week_idx').on(table.memberId, table.date, table.loggedAt, table.id),
    index('progress_logs_lift_idx').on(
      table.memberId,
      table.exerciseId,
      table.date,
      table.loggedAt,
      // So that the best of the last weeks is read from the index alone.
      table.estimated1RM,
    ),
    // A program's progress (each lift's e1RMs, each week's units) is read from the index alone.
    index('progress_logs_program_idx').on(
      table.assignmentId,
      table.exerciseId,
      table.date,
      table.loggedAt,
      table.trainingDayId,
      table.estimated1RM,
      table.workoutUnitsCompleted,
    ),
  ],
);
