import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  doublePrecision,
  foreignKey,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { DefaultPrescription } from '#domain/exercises/default-prescription.ts';
import { users } from './members.ts';

/**
 * The exercise library. A deleted exercise that something uses is hidden, so what used it keeps its name. One that is merged
 * into another is read with it, and keeps its own row, logs and prescriptions: one step, within a category.
 */
export const exercises = pgTable(
  'exercises',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    name: text('name').notNull(),
    aliases: text('aliases').array().notNull().default([]),
    description: text('description').notNull().default(''),
    category: text('category', {
      enum: ['Strength', 'Calisthenics', 'Aerobic', 'Plyometric', 'Isometric', 'Mobility'],
    }).notNull(),
    muscleGroups: text('muscle_groups').array().notNull().default([]),
    equipment: text('equipment').array().notNull().default([]),
    videoUrl: text('video_url').notNull().default(''),
    difficultyLevel: text('difficulty_level', { enum: ['beginner', 'intermediate', 'advanced'] }).notNull(),
    /** Less weight is more: what is logged of it is help, below zero. */
    isAssisted: boolean('is_assisted').notNull().default(false),
    /** The lift whose max, times the ratio, stands in where this one has none. */
    linkedExerciseId: uuid('linked_exercise_id').references((): AnyPgColumn => exercises.id),
    linkedRatio: doublePrecision('linked_ratio'),
    defaultPrescription: jsonb('default_prescription').$type<DefaultPrescription>(),
    /** The one it is read with. */
    mergedIntoId: uuid('merged_into_id'),
    mergedAt: timestamp('merged_at', { withTimezone: true }),
    /**
     * True where others are merged into it, so that it is read with them. A key says that it is so where another names
     * it, and a check that it is then itself merged into none.
     */
    hasMerged: boolean('has_merged').notNull().default(false),
    /** For that key. */
    isMerged: boolean('is_merged').generatedAlwaysAs(sql`case when merged_into_id is not null then true end`),
    /** Since when it is out of the library and the pickers, until it is brought back. */
    archivedAt: timestamp('archived_at', { withTimezone: true }),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    hiddenAt: timestamp('hidden_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  table => [
    index('exercises_name_idx').on(table.name).where(sql`${table.hiddenAt} is null`),
    check(
      'exercises_category_known',
      sql`${table.category} in ('Strength', 'Calisthenics', 'Aerobic', 'Plyometric', 'Isometric', 'Mobility')`,
    ),
    check(
      'exercises_difficulty_known',
      sql`${table.difficultyLevel} in ('beginner', 'intermediate', 'advanced')`,
    ),
    check(
      'exercises_linked_whole',
      sql`(${table.linkedExerciseId} is null) = (${table.linkedRatio} is null)
        and (${table.linkedExerciseId} is null or (${table.category} = 'Strength' and ${table.linkedExerciseId} <> ${table.id}))`,
    ),
    check('exercises_linked_ratio_range', sql`${table.linkedRatio} between 0.1 and 3`),
    unique('exercises_merge_key').on(table.id, table.category, table.hasMerged),
    foreignKey({
      name: 'exercises_merged_fk',
      columns: [table.mergedIntoId, table.category, table.isMerged],
      foreignColumns: [table.id, table.category, table.hasMerged],
    }),
    // Nearly none: a reader of an exercise's logs looks here for those to be read with them.
    index('exercises_merged_idx').on(table.mergedIntoId).where(sql`${table.mergedIntoId} is not null`),
    check('exercises_merged_whole', sql`(${table.mergedIntoId} is null) = (${table.mergedAt} is null)`),
    check('exercises_merged_once', sql`not ${table.hasMerged} or ${table.mergedIntoId} is null`),
    check('exercises_merged_elsewhere', sql`${table.mergedIntoId} <> ${table.id}`),
    check('exercises_aliases_count', sql`cardinality(${table.aliases}) <= 20`),
  ],
);

/** The exercises that a coach has starred: theirs alone. */
export const exerciseFavourites = pgTable(
  'exercise_favourites',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    exerciseId: uuid('exercise_id')
      .notNull()
      .references(() => exercises.id),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  table => [primaryKey({ columns: [table.userId, table.exerciseId] })],
);

/** Whether the video of an exercise answered at the last check; of no use once the exercise has another link. */
export const videoChecks = pgTable('video_checks', {
  exerciseId: uuid('exercise_id')
    .primaryKey()
    .references(() => exercises.id),
  link: text('link').notNull(),
  answers: boolean('answers').notNull(),
  /** The reason it does not answer; empty where it does. */
  why: text('why').notNull(),
  checkedAt: timestamp('checked_at', { withTimezone: true }).notNull(),
});
