import {
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  timestamp,
  unique,
  uuid,
  check,
  text,
} from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { assignments } from './assignments.ts';
import { users } from './members.ts';
import { workouts } from './programs.ts';

const units = (name: string) => numeric(name, { precision: 14, scale: 2, mode: 'number' });
const percent = (name: string) => numeric(name, { precision: 12, scale: 1, mode: 'number' });

/**
 * The member's levels when an assignment's first log was saved: those of the latest completion record then. Lifts it
 * does not name start from their first e1RM in this assignment.
 */
export const programBaselines = pgTable(
  'program_baselines',
  {
    assignmentId: uuid('assignment_id')
      .primaryKey()
      .references(() => assignments.id, { onDelete: 'cascade' }),
    memberId: uuid('member_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    programId: uuid('program_id')
      .notNull()
      .references(() => workouts.id),
    /** E1RMs in lb by exercise id, from the previous program; empty without one. */
    exerciseBaselines: jsonb('exercise_baselines').notNull(),
    /** Mean weekly units of the previous program; null without one: then week 1 of this program counts. */
    baselineTotalUnits: units('baseline_total_units'),
    capturedFrom: text('captured_from', { enum: ['previous_program', 'first_logs'] }).notNull(),
    previousProgramId: uuid('previous_program_id').references(() => workouts.id),
    capturedAt: timestamp('captured_at', { withTimezone: true }).notNull(),
  },
  table => [
    index('program_baselines_member_idx').on(table.memberId),
    index('program_baselines_program_idx').on(table.programId),
    check(
      'program_baselines_captured_from_known',
      sql`${table.capturedFrom} in ('previous_program', 'first_logs')`,
    ),
  ],
);

/** The results of a finished program. One an assignment: completing again replaces it. */
export const programCompletions = pgTable(
  'program_completions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    assignmentId: uuid('assignment_id')
      .notNull()
      .references(() => assignments.id, { onDelete: 'cascade' }),
    memberId: uuid('member_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    programId: uuid('program_id')
      .notNull()
      .references(() => workouts.id),
    /** `[{exerciseId, exerciseName, final1RM, gainPercent}]`, in lb. */
    exerciseFinals: jsonb('exercise_finals').notNull(),
    finalTotalUnits: units('final_total_units').notNull(),
    /** The next program's units baseline. */
    weeklyUnits: units('weekly_units').notNull(),
    totalUnitsGainPercent: percent('total_units_gain_percent'),
    avgStrengthGain: percent('avg_strength_gain'),
    totalWorkouts: integer('total_workouts').notNull(),
    completionRate: percent('completion_rate').notNull(),
    completedAt: timestamp('completed_at', { withTimezone: true }).notNull(),
    recordedAt: timestamp('recorded_at', { withTimezone: true }).notNull(),
  },
  table => [
    unique('program_completions_assignment_key').on(table.assignmentId),
    index('program_completions_member_idx').on(table.memberId, table.completedAt),
    index('program_completions_program_idx').on(table.programId),
    check('program_completions_rate_range', sql`${table.completionRate} between 0 and 100`),
  ],
);
