import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { PaymentFacts } from '#domain/membership/membership.ts';
import { users } from './members.ts';

/**
 * The payment provider's events, each once. A membership is worked out from all of its events together, so
 * neither their order nor a second delivery changes it. Events may come before we know whose they are.
 */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    occurredAt: timestamp('occurred_at', { withTimezone: true }).notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull().defaultNow(),
    customerId: text('customer_id'),
    subscriptionId: text('subscription_id'),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    facts: jsonb('facts').notNull().$type<PaymentFacts>(),
  },
  table => [
    index('payment_events_customer_idx').on(table.customerId),
    index('payment_events_subscription_idx').on(table.subscriptionId),
    index('payment_events_user_idx').on(table.userId),
  ],
);

/**
 * The coaches' entries to a membership by hand, in the order of `place`: days given, with the cash that was paid for
 * them, and ends. `users.activated_until` is worked out from those that are not taken back (`handUntil`).
 */
export const membershipEntries = pgTable(
  'membership_entries',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    place: bigint('place', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** `earlier`: until when it was open by hand before entries were kept. `pause`: the end moves on by its days. */
    kind: text('kind', { enum: ['days', 'end', 'earlier', 'pause'] }).notNull(),
    days: integer('days'),
    /** The start of its days, or of their count where those before it end later. */
    fromAt: timestamp('from_at', { withTimezone: true }),
    endsAt: timestamp('ends_at', { withTimezone: true }),
    /** In hundredths of the currency. */
    amountCents: integer('amount_cents'),
    currency: text('currency'),
    paidOn: date('paid_on', { mode: 'string' }),
    note: text('note').notNull().default(''),
    enteredBy: uuid('entered_by').references(() => users.id, { onDelete: 'set null' }),
    enteredAt: timestamp('entered_at', { withTimezone: true }).notNull(),
    editedBy: uuid('edited_by').references(() => users.id, { onDelete: 'set null' }),
    editedAt: timestamp('edited_at', { withTimezone: true }),
    takenBackBy: uuid('taken_back_by').references(() => users.id, { onDelete: 'set null' }),
    takenBackAt: timestamp('taken_back_at', { withTimezone: true }),
  },
  table => [
    uniqueIndex('membership_entries_place_key').on(table.memberId, table.place),
    index('membership_entries_entered_by_idx').on(table.enteredBy),
    index('membership_entries_edited_by_idx').on(table.editedBy),
    index('membership_entries_taken_back_by_idx').on(table.takenBackBy),
    check('membership_entries_kind_known', sql`${table.kind} in ('days', 'end', 'earlier', 'pause')`),
    check(
      'membership_entries_days',
      sql`case when ${table.kind} = 'days'
        then ${table.days} between 0 and 3660 and ${table.days} is not null and ${table.fromAt} is not null and ${table.endsAt} is null
        when ${table.kind} = 'pause'
        then ${table.days} between 1 and 3660 and ${table.days} is not null and ${table.fromAt} is not null and ${table.endsAt} is not null
        else ${table.days} is null and ${table.fromAt} is null and ${table.endsAt} is not null end`,
    ),
    check(
      'membership_entries_paid',
      sql`num_nulls(${table.amountCents}, ${table.currency}, ${table.paidOn}) in (0, 3)
        and (${table.amountCents} is null or (${table.kind} = 'days' and ${table.amountCents} between 1 and 100000000))`,
    ),
    check(
      'membership_entries_something',
      sql`${table.kind} <> 'days' or ${table.days} > 0 or ${table.amountCents} is not null`,
    ),
    check('membership_entries_currency', sql`${table.currency} ~ '^[A-Z]{3}$'`),
    check('membership_entries_note_length', sql`char_length(${table.note}) <= 500`),
    check('membership_entries_edited', sql`${table.editedBy} is null or ${table.editedAt} is not null`),
    check(
      'membership_entries_taken_back',
      sql`${table.takenBackBy} is null or ${table.takenBackAt} is not null`,
    ),
  ],
);
