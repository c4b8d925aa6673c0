import type { Database } from '#server/database/database.ts';
import { paymentEvents } from '#server/database/tables/membership.ts';
import { users } from '#server/database/tables/members.ts';
import { restateMemberships } from '#server/membership/restate.ts';
import { eq } from 'drizzle-orm';
import type { Enrolled } from './training/assign-programs.ts';
import { daysAgo } from './founding/founding.ts';

/** What stands behind a membership; most pay by card. */
type Standing = 'paid' | 'payment-failed' | 'canceled' | 'by-hand';

/** Places among the members; the rest pays and stays. */
const special: Record<number, Standing> = {
  6: 'by-hand',
  11: 'payment-failed',
  17: 'canceled',
  23: 'by-hand',
};

/** Days that an activation by hand has left, in turns: one of them is about to end. */
const daysLeft = [5, 24];

const monthMs = 30 * 86_400_000;

type EventRow = typeof paymentEvents.$inferInsert;

/** Gives each member the payments, or the coach's activation, that their membership rests on. */
export async function giveMemberships(tx: Database, enrolled: readonly Enrolled[], now: Date): Promise<void> {
  const active = enrolled.filter(({ person }) => person.membership === 'active');
  const standings = active.map(({ memberId, person }, place) => ({
    memberId,
    joinedAt: daysAgo(now, person.joinedDaysAgo),
    standing: special[place] ?? 'paid',
  }));
  const byHand = standings.filter(({ standing }) => standing === 'by-hand');
  for (const [index, { memberId }] of byHand.entries()) {
    const activatedUntil = daysAgo(now, -(daysLeft[index % daysLeft.length] ?? 30));
    await tx.update(users).set({ activatedUntil }).where(eq(users.id, memberId));
  }
  const paying = standings.filter(({ standing }) => standing !== 'by-hand');
  await tx.insert(paymentEvents).values(paying.flatMap(payer => eventsOf(payer, now)));
  for (const { memberId } of standings) {
    await restateMemberships(tx, [memberId], now);
  }
}

type Payer = { memberId: string; joinedAt: Date; standing: Standing };

/** As the payment provider would have told it: the checkout, then the subscription as it stands. */
function eventsOf({ memberId, joinedAt, standing }: Payer, now: Date): EventRow[] {
  const periods = Math.floor((now.getTime() - joinedAt.getTime()) / monthMs) + 1;
  const periodEnd = new Date(joinedAt.getTime() + periods * monthMs).toISOString();
  const paidFor = {
    userId: memberId,
    customerId: `cus_demo_${memberId}`,
    subscriptionId: `sub_demo_${memberId}`,
  };
  const event = (name: string, occurredAt: Date, type: string, facts: EventRow['facts']): EventRow => ({
    ...paidFor,
    id: `evt_demo_${name}_${memberId}`,
    type,
    occurredAt,
    receivedAt: occurredAt,
    facts,
  });
  const session = `cs_demo_${memberId}`;
  const events = [
    event('checkout', joinedAt, 'checkout.session.completed', { kind: 'checkout', session, paid: true }),
    event('subscription', joinedAt, 'customer.subscription.updated', {
      kind: 'subscription',
      status: 'active',
      deleted: false,
      trialEnd: null,
      periodEnd,
      endsAt: standing === 'canceled' ? periodEnd : null,
    }),
  ];
  if (standing !== 'payment-failed') return events;
  const failure = { kind: 'invoice', paid: false, periodEnd } as const;
  return [...events, event('failure', daysAgo(now, 2), 'invoice.payment_failed', failure)];
}
