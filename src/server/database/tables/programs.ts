import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { usualRestSeconds } from '#domain/limits.ts';
import { usualTrainingMaxPercent } from '#domain/loads/training-max-percent.ts';
import type { GroupFormat } from '#domain/prescriptions/groups/group-format.ts';
import { percentBases, usualPercentOf } from '#domain/prescriptions/percent-of.ts';
import type { SetTarget } from '#domain/prescriptions/set-targets.ts';
import type { MadeChange } from '#domain/training/own/own-change.ts';
import { exercises } from './exercises.ts';
import { users } from './members.ts';

const trainingMaxPercent = () =>
  numeric('training_max_percent', { precision: 4, scale: 1, mode: 'number' })
    .notNull()
    .default(usualTrainingMaxPercent);

const inTrainingMaxRange = (column: AnyPgColumn) =>
  sql`${column} between 50 and 100 and ${column} * 2 = trunc(${column} * 2)`;

/** Programs (`multi_week_program`) and single workouts. Deleting hides: assignments and logs still name it. */
export const workouts = pgTable(
  'workouts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    programType: text('program_type').notNull().default('multi_week_program'),
    numWeeks: integer('num_weeks'),
    difficultyLevel: text('difficulty_level', { enum: ['beginner', 'intermediate', 'advanced'] }),
    /** The training max as a share of a member's max, where nobody has set it for them alone. */
    trainingMaxPercent: trainingMaxPercent(),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    /** A single workout's compiled version; null when it has to be compiled again. */
    currentVersionId: uuid('current_version_id').references((): AnyPgColumn => dayVersions.id),
    /** Set for a copy that was made for one member, so that changes of it reach nobody else; and what it is a copy of. */
    forMemberId: uuid('for_member_id').references(() => users.id, { onDelete: 'set null' }),
    copiedFromId: uuid('copied_from_id').references((): AnyPgColumn => workouts.id),
    hiddenAt: timestamp('hidden_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  table => [
    check('workouts_num_weeks_range', sql`${table.numWeeks} between 1 and 12`),
    check('workouts_training_max_range', inTrainingMaxRange(table.trainingMaxPercent)),
  ],
);

export const programWeeks = pgTable(
  'program_weeks',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    programId: uuid('program_id')
      .notNull()
      .references(() => workouts.id, { onDelete: 'cascade' }),
    weekNumber: integer('week_number').notNull(),
    notes: text('notes').notNull().default(''),
  },
  table => [
    unique('program_weeks_number_key').on(table.programId, table.weekNumber),
    check('program_weeks_number_range', sql`${table.weekNumber} between 1 and 12`),
  ],
);

export const programDays = pgTable(
  'program_days',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    weekId: uuid('week_id')
      .notNull()
      .references(() => programWeeks.id, { onDelete: 'cascade' }),
    dayOfWeek: text('day_of_week', {
      enum: ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'],
    }).notNull(),
    dayName: text('day_name').notNull().default(''),
    notes: text('notes').notNull().default(''),
    assignedWorkoutId: uuid('assigned_workout_id').references(() => workouts.id, { onDelete: 'set null' }),
    /** The source of training days; null when the day has changed and has to be compiled again. */
    currentVersionId: uuid('current_version_id').references((): AnyPgColumn => dayVersions.id),
    /** Goes up with every change, so that of two coaches the second sees the first one's work. */
    revision: integer('revision').notNull().default(0),
  },
  table => [
    unique('program_days_weekday_key').on(table.weekId, table.dayOfWeek),
    index('program_days_assigned_workout_idx').on(table.assignedWorkoutId),
    check(
      'program_days_weekday_known',
      sql`${table.dayOfWeek} in ('sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday')`,
    ),
  ],
);

/** The prescription as typed: text, shown back exactly; numbers are read from it by the rules. */
export const prescriptionColumns = {
  sets: text('sets'),
  reps: text('reps'),
  weight: text('weight'),
  weightUnit: text('weight_unit').notNull().default('lbs'),
  restSeconds: text('rest_seconds'),
  restTimerSeconds: integer('rest_timer_seconds').notNull().default(usualRestSeconds),
  percent1RM: text('percent_1rm'),
  /** The base of the percent, also of the set targets' percents. */
  percentOf: text('percent_of', { enum: [...percentBases] })
    .notNull()
    .default(usualPercentOf),
  time: text('time'),
  distance: text('distance'),
  rpe: text('rpe'),
  targetHeartRate: text('target_heart_rate'),
  volume: text('volume'),
  contactTime: text('contact_time'),
  groundContactTime: text('ground_contact_time'),
  notes: text('notes'),
  setTargets: jsonb('set_targets').$type<SetTarget[]>(),
  tempo: text('tempo'),
  /** Without a foreign key: one that is hidden later is left out where they are offered. */
  alternateExerciseIds: uuid('alternate_exercise_ids').array().notNull().default([]),
  groupLabel: text('group_label'),
  groupFormat: jsonb('group_format').$type<GroupFormat>(),
};

export const isPercentBase = (column: AnyPgColumn) => sql`${column} in ('one-rep-max', 'training-max')`;

/** The editable prescriptions: of a program day, or attached directly to a workout. */
export const prescriptions = pgTable(
  'prescriptions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    dayId: uuid('day_id').references(() => programDays.id, { onDelete: 'cascade' }),
    workoutId: uuid('workout_id').references(() => workouts.id, { onDelete: 'cascade' }),
    exerciseId: uuid('exercise_id')
      .notNull()
      .references(() => exercises.id),
    orderIndex: integer('order_index').notNull(),
    ...prescriptionColumns,
  },
  table => [
    index('prescriptions_day_idx').on(table.dayId, table.orderIndex),
    index('prescriptions_workout_idx').on(table.workoutId, table.orderIndex),
    index('prescriptions_exercise_idx').on(table.exerciseId),
    check('prescriptions_percent_of_known', isPercentBase(table.percentOf)),
    check('prescriptions_one_owner', sql`num_nonnulls(${table.dayId}, ${table.workoutId}) = 1`),
  ],
);

/** An immutable version of a program day (or single workout), shared by every training day made from it. */
export const dayVersions = pgTable(
  'day_versions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    workoutId: uuid('workout_id')
      .notNull()
      .references(() => workouts.id),
    programDayId: uuid('program_day_id').references(() => programDays.id, { onDelete: 'set null' }),
    weekNumber: integer('week_number'),
    dayName: text('day_name').notNull(),
    notes: text('notes').notNull().default(''),
    /** As the program had it when the day was compiled. */
    trainingMaxPercent: trainingMaxPercent(),
    /** Set for one-off exercises, which are one member's alone; null where everyone shares the version. */
    memberId: uuid('member_id').references(() => users.id, { onDelete: 'cascade' }),
    date: date('date', { mode: 'string' }),
    /** Of a version that a coach gave one member alone: what was changed since the program's own, the oldest first. */
    ownChanges: jsonb('own_changes').$type<MadeChange[]>(),
    exerciseCount: integer('exercise_count').notNull(),
    unitsPrescribed: numeric('units_prescribed', { precision: 12, scale: 2, mode: 'number' }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** Since when nothing refers to it: only such a version may be deleted. */
    unusedSince: timestamp('unused_since', { withTimezone: true }),
  },
  table => [
    check('day_versions_own_changes', sql`${table.ownChanges} is null or ${table.memberId} is not null`),
    check('day_versions_training_max_range', inTrainingMaxRange(table.trainingMaxPercent)),
    index('day_versions_program_day_idx').on(table.programDayId),
    index('day_versions_member_idx').on(table.memberId, table.date).where(sql`${table.memberId} is not null`),
    index('day_versions_unused_idx').on(table.unusedSince).where(sql`${table.unusedSince} is not null`),
  ],
);

/** The prescriptions of a version: never changed, so a log keeps what it was done against. */
export const dayVersionExercises = pgTable(
  'day_version_exercises',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    dayVersionId: uuid('day_version_id')
      .notNull()
      .references(() => dayVersions.id, { onDelete: 'cascade' }),
    exerciseId: uuid('exercise_id')
      .notNull()
      .references(() => exercises.id),
    /** As it was: moving an exercise to another category later changes no earned number. */
    category: text('category', {
      enum: ['Strength', 'Calisthenics', 'Aerobic', 'Plyometric', 'Isometric', 'Mobility'],
    }).notNull(),
    position: integer('position').notNull(),
    /** The one-off exercise it was made from, which keeps its log when another is added to its day. */
    dailyWorkoutId: uuid('daily_workout_id'),
    unitsPrescribed: numeric('units_prescribed', { precision: 12, scale: 2, mode: 'number' }).notNull(),
    ...prescriptionColumns,
  },
  table => [
    unique('day_version_exercises_position_key').on(table.dayVersionId, table.position),
    index('day_version_exercises_exercise_idx').on(table.exerciseId),
    check('day_version_exercises_percent_of_known', isPercentBase(table.percentOf)),
  ],
);
