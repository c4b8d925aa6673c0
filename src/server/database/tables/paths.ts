import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './members.ts';
import { workouts } from './programs.ts';

/** Programs that follow one another. Deleting hides: members who are on it stay on it, and it keeps its name. */
export const paths = pgTable(
  'paths',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    name: text('name').notNull(),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
    hiddenAt: timestamp('hidden_at', { withTimezone: true }),
  },
  table => [check('paths_name_length', sql`char_length(${table.name}) between 1 and 200`)],
);

/** A program at its place in a path, counted from 1. The same program may come twice. */
export const pathBlocks = pgTable(
  'path_blocks',
  {
    pathId: uuid('path_id')
      .notNull()
      .references(() => paths.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    workoutId: uuid('workout_id')
      .notNull()
      .references(() => workouts.id),
  },
  table => [
    primaryKey({ columns: [table.pathId, table.position] }),
    index('path_blocks_workout_idx').on(table.workoutId),
    check('path_blocks_position_range', sql`${table.position} between 1 and 20`),
  ],
);

/** A path as it was given to one member: each of its blocks is an assignment, which has the dates. */
export const pathRuns = pgTable(
  'path_runs',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    pathId: uuid('path_id')
      .notNull()
      .references(() => paths.id),
    memberId: uuid('member_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The number of its blocks then, whatever becomes of the path. */
    blockCount: integer('block_count').notNull(),
    assignedBy: uuid('assigned_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  table => [
    unique('path_runs_owner_key').on(table.id, table.memberId),
    index('path_runs_path_idx').on(table.pathId),
    index('path_runs_member_idx').on(table.memberId),
    index('path_runs_assigned_by_idx').on(table.assignedBy),
    check('path_runs_block_count_range', sql`${table.blockCount} between 1 and 20`),
  ],
);
