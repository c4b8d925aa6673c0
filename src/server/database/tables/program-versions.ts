import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { StoredTree, ProgramTree } from '#domain/programs/program-tree.ts';
import { users } from './members.ts';
import { dayVersions, workouts } from './programs.ts';

/**
 * The coaches' draft of a program; no member has any of it. The row stays when its draft is published or
 * thrown away, without content: so the revision goes on, and a save that was made on a former draft is refused.
 */
export const programDrafts = pgTable(
  'program_drafts',
  {
    workoutId: uuid('workout_id')
      .primaryKey()
      .references(() => workouts.id, { onDelete: 'cascade' }),
    revision: integer('revision').notNull().default(0),
    content: jsonb('content').$type<ProgramTree>(),
    /** The live program when the draft began: what differs from it now was changed live since. */
    base: jsonb('base').$type<StoredTree>(),
    updatedBy: uuid('updated_by').references(() => users.id, { onDelete: 'set null' }),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  table => [
    index('program_drafts_updated_by_idx').on(table.updatedBy),
    check('program_drafts_whole', sql`(${table.content} is null) = (${table.base} is null)`),
  ],
);

/**
 * A program as it was. Version 0 is the one before its first publication. A `live` one without content is the program as
 * it is now, since edits of it followed a publication; it is written down before the next change that is not part of it.
 */
export const programVersions = pgTable(
  'program_versions',
  {
    workoutId: uuid('workout_id')
      .notNull()
      .references(() => workouts.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    kind: text('kind', { enum: ['first', 'published', 'live'] }).notNull(),
    publishedAt: timestamp('published_at', { withTimezone: true }).notNull(),
    publishedBy: uuid('published_by').references(() => users.id, { onDelete: 'set null' }),
    note: text('note'),
    /** The intended reach: all who followed, none, or members by their ids. */
    reach: jsonb('reach').$type<'all' | 'none' | string[]>().notNull(),
    /** The number of members it reached when it was published. */
    reached: integer('reached'),
    /** As the program had it: what the length of an assignment follows that is on this version. */
    numWeeks: integer('num_weeks'),
    content: jsonb('content').$type<StoredTree>(),
  },
  table => [
    primaryKey({ columns: [table.workoutId, table.version] }),
    uniqueIndex('program_versions_unwritten_key').on(table.workoutId).where(sql`${table.content} is null`),
    index('program_versions_published_by_idx').on(table.publishedBy),
    check('program_versions_kind_known', sql`${table.kind} in ('first', 'published', 'live')`),
    check(
      'program_versions_number',
      sql`${table.version} >= 0 and (${table.version} = 0) = (${table.kind} = 'first')`,
    ),
    check('program_versions_written', sql`${table.content} is not null or ${table.kind} = 'live'`),
  ],
);

/** The training days of a version, as they were compiled: what an assignment that is on it is rebuilt from. */
export const programVersionDays = pgTable(
  'program_version_days',
  {
    workoutId: uuid('workout_id').notNull(),
    version: integer('version').notNull(),
    weekNumber: integer('week_number').notNull(),
    dayOfWeek: text('day_of_week', {
      enum: ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'],
    }).notNull(),
    dayVersionId: uuid('day_version_id')
      .notNull()
      .references(() => dayVersions.id),
  },
  table => [
    primaryKey({
      name: 'program_version_days_pk',
      columns: [table.workoutId, table.version, table.weekNumber, table.dayOfWeek],
    }),
    foreignKey({
      name: 'program_version_days_version_fk',
      columns: [table.workoutId, table.version],
      foreignColumns: [programVersions.workoutId, programVersions.version],
    }).onDelete('cascade'),
    index('program_version_days_day_version_idx').on(table.dayVersionId),
  ],
);
