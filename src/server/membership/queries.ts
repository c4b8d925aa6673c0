import { and, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Membership, PaymentEvent } from '#domain/membership/membership.ts';
import { holdLockOf } from '#server/database/advisory-locks.ts';
import type { Database } from '#server/database/database.ts';
import { users } from '#server/database/tables/members.ts';
import { paymentEvents } from '#server/database/tables/membership.ts';
import type { ProviderEvent } from './provider-event.ts';

/** Whom the payment provider knows by these. */
export type AtProvider = Pick<PaymentEvent, 'customerId' | 'subscriptionId'>;

/** What is told of one customer is taken in one after the other. */
export async function lockCustomer(tx: Database, { customerId, subscriptionId }: AtProvider): Promise<void> {
  const keys = [customerId, subscriptionId].flatMap(id => id ?? []);
  for (const key of keys.toSorted()) {
    await holdLockOf(tx, `payments of ${key}`);
  }
}

/** Whether it is new. */
export async function insertEvent(tx: Database, event: ProviderEvent, now: Date): Promise<boolean> {
  const { id, type, occurredAt, customerId, subscriptionId, facts } = event;
  const rows = await tx
    .insert(paymentEvents)
    .values({ id, type, occurredAt, receivedAt: now, customerId, subscriptionId, facts })
    .onConflictDoNothing()
    .returning({ id: paymentEvents.id });
  return rows.length > 0;
}

const ofSubscription = ({ subscriptionId }: AtProvider): SQL =>
  subscriptionId === null ? sql`false` : eq(paymentEvents.subscriptionId, subscriptionId);

const ofCustomer = ({ customerId }: AtProvider): SQL =>
  customerId === null ? sql`false` : eq(paymentEvents.customerId, customerId);

/** To whom the events of a subscription have been given. */
export async function ownersOf(tx: Database, event: AtProvider): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ userId: paymentEvents.userId })
    .from(paymentEvents)
    .where(and(ofSubscription(event), isNotNull(paymentEvents.userId)));
  return rows.flatMap(({ userId }) => userId ?? []);
}

/** What is nobody's yet, of a customer and a subscription, is this user's. */
export async function claimEvents(tx: Database, userId: string, of: AtProvider): Promise<void> {
  await tx
    .update(paymentEvents)
    .set({ userId })
    .where(and(isNull(paymentEvents.userId), or(ofSubscription(of), ofCustomer(of))));
}

/** All that has been told of one subscription is this user's, whoever had it. */
export async function moveSubscription(tx: Database, userId: string, of: AtProvider): Promise<void> {
  await tx.update(paymentEvents).set({ userId }).where(ofSubscription(of));
}

export async function giveEvent(tx: Database, userId: string, id: string): Promise<void> {
  await tx.update(paymentEvents).set({ userId }).where(eq(paymentEvents.id, id));
}

/** Of these users, those who are there, held until the transaction is over: always in the same order. */
export async function lockUsers(tx: Database, ids: readonly string[]): Promise<string[]> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, [...ids]))
    .orderBy(users.id)
    .for('no key update');
  return rows.map(({ id }) => id);
}

export async function eventsOf(tx: Database, userId: string): Promise<PaymentEvent[]> {
  return tx
    .select({
      id: paymentEvents.id,
      occurredAt: paymentEvents.occurredAt,
      subscriptionId: paymentEvents.subscriptionId,
      customerId: paymentEvents.customerId,
      facts: paymentEvents.facts,
    })
    .from(paymentEvents)
    .where(eq(paymentEvents.userId, userId));
}

export async function activatedUntilOf(tx: Database, userId: string): Promise<Date | null> {
  const rows = await tx
    .select({ activatedUntil: users.activatedUntil })
    .from(users)
    .where(eq(users.id, userId));
  return rows[0]?.activatedUntil ?? null;
}

/** A customer and a subscription that a coach has typed in stay, unless the provider has told of others. */
export async function storeMembership(
  tx: Database,
  userId: string,
  membership: Membership & { knowsSubscriptions: boolean },
  now: Date,
): Promise<void> {
  const { customerId, subscriptionId, knowsSubscriptions } = membership;
  await tx
    .update(users)
    .set({
      subscriptionStatus: membership.status,
      subscriptionExpiresAt: membership.expiresAt,
      providerStatus: membership.providerStatus,
      subscriptionRenewsAt: membership.renewsAt,
      paymentFailedAt: membership.paymentFailedAt,
      subscriptionPastDueAt: membership.pastDueAt,
      ...(customerId !== null && { stripeCustomerId: customerId }),
      ...(knowsSubscriptions && { subscriptionId }),
      updatedAt: now,
    })
    .where(eq(users.id, userId));
}
