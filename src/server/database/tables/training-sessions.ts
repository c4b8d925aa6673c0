import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { eventKinds } from '#domain/training-sessions/session-event.ts';
import { trainingDays } from './assignments.ts';
import { users } from './members.ts';

const senders = ['member', 'coach', 'server'] as const;

/** The events of a training day's session. Only ever added to: the session is the fold of these. */
export const trainingSessionEvents = pgTable(
  'training_session_events',
  {
    trainingDayId: uuid('training_day_id')
      .notNull()
      .references(() => trainingDays.id, { onDelete: 'cascade' }),
    /** Made by the device, so that an event sent twice is one. */
    id: uuid('id').notNull(),
    /** By the device's clock, set right by ours. */
    at: timestamp('at', { withTimezone: true }).notNull(),
    kind: text('kind', { enum: [...eventKinds] }).notNull(),
    /** A prescription of the day's version, or of an older one of a late event; an added exercise's own id. */
    prescriptionId: uuid('prescription_id'),
    setNum: integer('set_num'),
    /** The details of its kind: a set's values, a reason, words. */
    details: jsonb('details').$type<Record<string, unknown>>().notNull().default({}),
    /** The sender: the day's member, a coach who trains beside them, or nobody (the server's own). */
    sentAs: text('sent_as', { enum: [...senders] })
      .notNull()
      .default('member'),
    /** The coach, as long as they have an account. */
    coachId: uuid('coach_id').references(() => users.id, { onDelete: 'set null' }),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
  },
  table => [
    primaryKey({ columns: [table.trainingDayId, table.id] }),
    check(
      'training_session_events_kind_known',
      sql`${table.kind} in (${sql.raw(eventKinds.map(kind => `'${kind}'`).join(', '))})`,
    ),
    // Pains for the round are found by when they came, whatever else there is.
    index('training_session_events_pain_idx')
      .on(table.receivedAt, table.trainingDayId)
      .where(
        sql`${table.kind} = 'pain' or (${table.kind} in ('skip', 'swap') and ${table.details} ->> 'reason' = 'pain')`,
      ),
    index('training_session_events_coach_idx').on(table.coachId).where(sql`${table.coachId} is not null`),
    check('training_session_events_sender_known', sql`${table.sentAs} in ('member', 'coach', 'server')`),
    check('training_session_events_set_number', sql`${table.setNum} between 1 and 100`),
  ],
);
