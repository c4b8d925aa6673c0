import { and, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Membership, PaymentEvent } from '#domain/membership/membership.ts';
import { holdLockOf } from '#server/database/advisory-locks.ts';
import type { Database } from '#server/database/database.ts';
import { users } from '#server/database/tables/members.ts';
import { paymentEvents } from '#server/database/tables/membership.ts';
import type { ProviderEvent } from './provider-event.ts';

/** The payment provider's names for someone. */
export type AtProvider = Pick<PaymentEvent, 'customerId' | 'subscriptionId'>;

/** Events of one customer are processed one after the other. */
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

/** Gives this user the events of a customer and a subscription that are nobody's yet. */
export async function claimEvents(tx: Database, userId: string, of: AtProvider): Promise<void> {
  await tx
    .update(paymentEvents)
    .set({ userId })
    .where(and(isNull(paymentEvents.userId), or(ofSubscription(of), ofCustomer(of))));
}

/** All events of one subscription are this user's, no matter whose they were. */
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

/** The events of these users, and until when each is let in by hand. */
export async function eventsOf(tx: Database, ids: readonly string[]) {
  const events = await tx
    .select({
      id: paymentEvents.id,
      userId: paymentEvents.userId,
      occurredAt: paymentEvents.occurredAt,
      subscriptionId: paymentEvents.subscriptionId,
      customerId: paymentEvents.customerId,
      facts: paymentEvents.facts,
    })
    .from(paymentEvents)
    .where(inArray(paymentEvents.userId, [...ids]));
  const people = await tx
    .select({ id: users.id, activatedUntil: users.activatedUntil })
    .from(users)
    .where(inArray(users.id, [...ids]));
  const byUser = new Map<string | null, PaymentEvent[]>();
  for (const { userId, ...event } of events) byUser.set(userId, [...(byUser.get(userId) ?? []), event]);
  return people.map(person => ({ ...person, events: byUser.get(person.id) ?? [] }));
}

type Stored = Membership & { userId: string; knowsSubscriptions: boolean };

/** A customer and a subscription that a coach has typed in stay, unless the provider has reported others. */
export async function storeMemberships(
  tx: Database,
  memberships: readonly Stored[],
  now: Date,
): Promise<void> {
  await tx.execute(sql`
    update users u set subscription_status = m.status, subscription_expires_at = m."expiresAt",
      provider_status = m."providerStatus", subscription_renews_at = m."renewsAt",
      payment_failed_at = m."paymentFailedAt", subscription_past_due_at = m."pastDueAt",
      stripe_customer_id = coalesce(m."customerId", u.stripe_customer_id),
      subscription_id = case when m."knowsSubscriptions" then m."subscriptionId" else u.subscription_id end,
      updated_at = ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(memberships)}::jsonb) as m(
      "userId" uuid, status text, "expiresAt" timestamptz, "providerStatus" text, "renewsAt" timestamptz,
      "paymentFailedAt" timestamptz, "pastDueAt" timestamptz, "customerId" text, "subscriptionId" text,
      "knowsSubscriptions" boolean)
    where u.id = m."userId"`);
}
