import { sql } from 'drizzle-orm';
import {
  check,
  date,
  doublePrecision,
  numeric,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { weightUnits } from '#domain/measures/measure.ts';
import { exercises } from './exercises.ts';
import { users } from './members.ts';

/** The one-rep maxes that members have lifted and they, or a coach, have written down: one a lift and date. */
export const testedMaxes = pgTable(
  'tested_maxes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    exerciseId: uuid('exercise_id')
      .notNull()
      .references(() => exercises.id),
    date: date('date', { mode: 'string' }).notNull(),
    /** As it was typed. */
    weight: numeric('weight', { mode: 'number' }).notNull(),
    unit: text('unit', { enum: [...weightUnits] }).notNull(),
    /** The same in lb, not rounded: what is computed with. */
    pounds: doublePrecision('pounds').notNull(),
    enteredBy: uuid('entered_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  table => [
    // The newest of a lift is read from it.
    unique('tested_maxes_date_key').on(table.memberId, table.exerciseId, table.date),
    check('tested_maxes_unit_known', sql`${table.unit} in ('lb', 'kg')`),
    check('tested_maxes_weight_range', sql`${table.weight} > 0 and ${table.pounds} <= 2000`),
  ],
);
