import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, numeric, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './members.ts';

/** Recipes; macros are grams a serving, `calories` is worked out from them. */
export const recipes = pgTable(
  'recipes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    title: text('title').notNull(),
    description: text('description').notNull().default(''),
    imageUrl: text('image_url').notNull().default(''),
    timeMinutes: integer('time_minutes').notNull(),
    servings: integer('servings').notNull().default(1),
    dietTags: text('diet_tags').array().notNull().default([]),
    allergenTags: text('allergen_tags').array().notNull().default([]),
    protein: numeric('protein', { precision: 7, scale: 2, mode: 'number' }).notNull(),
    carbs: numeric('carbs', { precision: 7, scale: 2, mode: 'number' }).notNull(),
    fats: numeric('fats', { precision: 7, scale: 2, mode: 'number' }).notNull(),
    calories: numeric('calories', { precision: 8, scale: 2, mode: 'number' }).notNull(),
    ingredients: jsonb('ingredients').notNull().$type<string[]>(),
    steps: jsonb('steps').notNull().$type<string[]>(),
    equipment: jsonb('equipment').notNull().$type<string[]>(),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  table => [
    index('recipes_title_idx').on(table.title),
    index('recipes_diet_tags_idx').using('gin', table.dietTags),
    check('recipes_time_positive', sql`${table.timeMinutes} > 0`),
    check('recipes_servings_positive', sql`${table.servings} > 0`),
  ],
);
