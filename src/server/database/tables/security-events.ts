import { bigint, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './members.ts';

/** The one audit table: what happened to accounts and the ways into them, by whom, from which network. */
export const securityEvents = pgTable(
  'security_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    kind: text('kind').notNull(),
    /** The person who did it; null for a stranger, for the server itself, and for someone who has been deleted. */
    actorId: uuid('actor_id').references(() => users.id, { onDelete: 'set null' }),
    /** The owner of the account it is about. */
    subjectId: uuid('subject_id').references(() => users.id, { onDelete: 'set null' }),
    network: text('network'),
    userAgent: text('user_agent'),
    details: jsonb('details').$type<Record<string, unknown>>().notNull().default({}),
  },
  table => [
    index('security_events_at_idx').on(table.at),
    index('security_events_subject_idx').on(table.subjectId, table.id),
    index('security_events_actor_idx').on(table.actorId),
  ],
);
