import { check, date, index, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import { exercises } from './exercises.ts';
import { users } from './members.ts';
import { isPercentBase, prescriptionColumns } from './programs.ts';

/** An exercise that a coach gave one member for one date, beside any program. Removing keeps the row for late logs. */
export const dailyWorkouts = pgTable(
  'daily_workouts',
  {
    /** Made by the server in time order (UUIDv7): the order in which they are done. */
    id: uuid('id').primaryKey(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    exerciseId: uuid('exercise_id')
      .notNull()
      .references(() => exercises.id),
    assignedDate: date('assigned_date', { mode: 'string' }).notNull(),
    assignedBy: uuid('assigned_by').references(() => users.id, { onDelete: 'set null' }),
    removedAt: timestamp('removed_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    ...prescriptionColumns,
  },
  table => [
    index('daily_workouts_date_idx').on(table.memberId, table.assignedDate),
    index('daily_workouts_exercise_idx').on(table.exerciseId),
    check('daily_workouts_percent_of_known', isPercentBase(table.percentOf)),
  ],
);
