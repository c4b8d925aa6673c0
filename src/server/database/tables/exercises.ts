import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  check,
  doublePrecision,
  index,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './members.ts';

/** The exercise library. A deleted exercise that something uses is hidden, so what used it keeps its name. */
export const exercises = pgTable(
  'exercises',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    category: text('category', {
      enum: ['Strength', 'Calisthenics', 'Aerobic', 'Plyometric', 'Isometric', 'Mobility'],
    }).notNull(),
    muscleGroups: text('muscle_groups').array().notNull().default([]),
    equipment: text('equipment').array().notNull().default([]),
    videoUrl: text('video_url').notNull().default(''),
    difficultyLevel: text('difficulty_level', { enum: ['beginner', 'intermediate', 'advanced'] }).notNull(),
    /** The lift whose max, times the ratio, stands in where this one has none. */
    linkedExerciseId: uuid('linked_exercise_id').references((): AnyPgColumn => exercises.id),
    linkedRatio: doublePrecision('linked_ratio'),
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
  ],
);
