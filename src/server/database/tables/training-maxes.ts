import { sql } from 'drizzle-orm';
import {
  check,
  doublePrecision,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { weightUnits } from '#domain/measures/measure.ts';
import { exercises } from './exercises.ts';
import { users } from './members.ts';

/** A member's own training max of a lift, as their coach has set it: a share of the max, or a weight. */
export const trainingMaxes = pgTable(
  'training_maxes',
  {
    memberId: uuid('member_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    exerciseId: uuid('exercise_id')
      .notNull()
      .references(() => exercises.id),
    /** Of the max. Null where a weight is set. */
    percent: numeric('percent', { precision: 4, scale: 1, mode: 'number' }),
    /** As it was typed. */
    weight: numeric('weight', { mode: 'number' }),
    unit: text('unit', { enum: [...weightUnits] }),
    /** The same in lb, not rounded: what is computed with. */
    pounds: doublePrecision('pounds'),
    setBy: uuid('set_by').references(() => users.id, { onDelete: 'set null' }),
    setAt: timestamp('set_at', { withTimezone: true }).notNull(),
  },
  table => [
    primaryKey({ columns: [table.memberId, table.exerciseId] }),
    check('training_maxes_unit_known', sql`${table.unit} in ('lb', 'kg')`),
    check(
      'training_maxes_one_said',
      sql`num_nonnulls(${table.percent}, ${table.weight}) = 1 and num_nonnulls(${table.weight}, ${table.unit}, ${table.pounds}) in (0, 3)`,
    ),
    check(
      'training_maxes_percent_range',
      sql`${table.percent} between 50 and 100 and ${table.percent} * 2 = trunc(${table.percent} * 2)`,
    ),
    check('training_maxes_weight_range', sql`${table.weight} > 0 and ${table.pounds} <= 2000`),
  ],
);
