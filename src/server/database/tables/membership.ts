import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { PaymentFacts } from '#domain/membership/membership.ts';
import { users } from './members.ts';

/**
 * What the payment provider told us, each event once. A membership is worked out from all of its events together, so
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
