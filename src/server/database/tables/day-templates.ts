import { sql } from 'drizzle-orm';
import { check, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { templateKinds } from '#domain/day-templates.ts';
import { users } from './members.ts';
import type { prescriptions } from './programs.ts';

type Prescribed = Omit<typeof prescriptions.$inferSelect, 'id' | 'dayId' | 'workoutId' | 'orderIndex'>;

/** Days and circuits that coaches put into programs again and again. No two of a kind are told apart by case alone. */
export const dayTemplates = pgTable(
  'day_templates',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    kind: text('kind', { enum: [...templateKinds] }).notNull(),
    name: text('name').notNull(),
    dayName: text('day_name').notNull().default(''),
    notes: text('notes').notNull().default(''),
    /** Whole, as a day holds them: they are read and written together. An exercise that leaves the library stays named. */
    exercises: jsonb('exercises').notNull().$type<Prescribed[]>(),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  table => [
    uniqueIndex('day_templates_name_key').on(table.kind, sql`lower(${table.name})`),
    check('day_templates_kind_known', sql`${table.kind} in ('day', 'circuit')`),
    check('day_templates_name_length', sql`char_length(${table.name}) between 1 and 100`),
    check(
      'day_templates_some_exercises',
      sql`case when jsonb_typeof(${table.exercises}) = 'array' then jsonb_array_length(${table.exercises}) between 1 and 60 else false end`,
    ),
  ],
);
