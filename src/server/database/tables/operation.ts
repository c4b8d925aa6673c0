import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** The last time the server's clock was looked at, and since when it is doubted: one row. */
export const clockWatch = pgTable(
  'clock_watch',
  {
    only: boolean('only').primaryKey().default(true),
    lastSeenAt: timestamp('last_seen_at', { withTimezone: true }).notNull(),
    /** Set after a jump: what ends things by date waits until a coach has confirmed it. */
    heldSince: timestamp('held_since', { withTimezone: true }),
  },
  table => [check('clock_watch_only', sql`${table.only}`)],
);

/** The row that readiness is tried on, written again and again. */
export const healthProbe = pgTable(
  'health_probe',
  {
    only: boolean('only').primaryKey().default(true),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  table => [check('health_probe_only', sql`${table.only}`)],
);

/** The automatic backups, by whichever server made them. */
export const backups = pgTable(
  'backups',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    madeAt: timestamp('made_at', { withTimezone: true }).notNull(),
    reason: text('reason').notNull(),
    file: text('file').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    rowCount: bigint('row_count', { mode: 'number' }).notNull(),
    /** The last trial restore, and its outcome; null where all was the same. */
    trialAt: timestamp('trial_at', { withTimezone: true }),
    trialProblem: text('trial_problem'),
  },
  table => [index('backups_made_at_idx').on(table.madeAt)],
);
