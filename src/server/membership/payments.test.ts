import { setTimeout } from 'node:timers/promises';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listAssignments } from '#contract/assignments.ts';
import { activateSubscription, deleteMember, listMembers } from '#contract/members.ts';
import { getMembership } from '#contract/members/membership.ts';
import { acceptInvitation, getCurrentUser } from '#contract/session.ts';
import { appForTests, type TestApp } from '#server/testing/app-for-tests.ts';
import {
  checkoutSession,
  providerInvoice,
  providerSubscription,
} from '#server/testing/services/payment-events.ts';
import {
  deliver,
  storedMembership,
  type EventToSend,
  webhookSecret,
} from '#server/testing/services/payment-provider.ts';
import { aCoach, aMember, password, Person } from '#server/testing/people.ts';
import { emailsTo, tokenIn } from '#server/testing/queued-emails.ts';
import { untilWaiting } from '#server/testing/waiting-for-locks.ts';

const start = new Date('2026-03-18T12:00:00Z');
const day = 86_400_000;
const after = (days: number) => new Date(start.getTime() + days * day);

let testApp: TestApp;
let coach: Person;
let member: Person;
let count = 0;
let customer: string;
let sub: string;

beforeAll(async () => {
  testApp = await appForTests({ now: start, stripeWebhookSecret: webhookSecret });
  coach = await aCoach(testApp);
});
beforeEach(async () => {
  testApp.clock.now = start;
  count += 1;
  [customer, sub] = [`cus_p${count}`, `sub_p${count}`];
  member = await aMember(testApp, coach, { active: false });
});
afterAll(() => testApp.close());

const tell = async (...tellings: EventToSend[]) => {
  for (const telling of tellings) {
    const answer = await deliver(testApp, telling);
    expect([answer.status, answer.body]).toEqual([200, { ok: true }]);
  }
};
const checkout = (at: Date, more: Parameters<typeof checkoutSession>[0] = {}): EventToSend => ({
  type: 'checkout.session.completed',
  object: checkoutSession({ userId: member.id, customer, subscription: sub, ...more }),
  at,
});
const subscription = (
  what: 'created' | 'updated' | 'deleted',
  at: Date,
  more: Partial<Parameters<typeof providerSubscription>[0]> = {},
): EventToSend => ({
  type: `customer.subscription.${what}`,
  object: providerSubscription({ id: sub, customer, status: 'active', ...more }),
  at,
});
const invoice = (what: 'paid' | 'payment_failed', at: Date, periodEnd: Date | null = null): EventToSend => ({
  type: `invoice.${what}`,
  object: providerInvoice({ subscription: sub, customer, periodEnd }),
  at,
});

const failedInvoice = (reason: string, at: Date): EventToSend => ({
  type: 'invoice.payment_failed',
  object: providerInvoice({ subscription: sub, customer, reason }),
  at,
});

const stored = () => storedMembership(testApp, member.id);
const membership = () => member.get(getMembership, {});
const mayTrain = async () => {
  const answer = await member.ask(listAssignments, {});
  if (answer.status === 403) expect(answer.body.message).toBe('An active membership is required');
  return answer.status === 200;
};
const reported = async () => (await member.get(getCurrentUser, {})).subscriptionStatus;
const accountOf = async (email: string) =>
  (await coach.get(listMembers, {})).find(person => person.email === email);

const pay = (email: string, more: object = {}) =>
  checkout(start, { userId: null, email, name: 'Ruth  Naomi Moab', ...more });
const activate = (durationDays: number) =>
  coach.ask(activateSubscription, { params: { id: member.id }, body: { durationDays } });

describe('the life of a subscription', () => {
  it('lets in when it is paid, warns and then closes when a payment fails, opens when it is made good, and ends', async () => {
    expect([await reported(), await mayTrain()]).toEqual([null, false]);
    await tell(checkout(start), subscription('created', start, { periodEnd: after(10) }));
    expect([await reported(), await mayTrain()]).toEqual(['active', true]);
    expect(await membership()).toEqual({
      status: 'active',
      basis: 'subscription',
      providerStatus: 'active',
      renewsAt: after(10).toISOString(),
      endsAt: null,
      endedAt: null,
      paymentFailedAt: null,
      pastDueAt: null,
      pausedUntil: null,
    });

    testApp.clock.now = after(10);
    await tell(
      invoice('payment_failed', after(10)),
      subscription('updated', after(10), { status: 'past_due' }),
    );
    expect([await reported(), await mayTrain()]).toEqual(['active', true]);
    expect(await membership()).toMatchObject({
      status: 'active',
      paymentFailedAt: after(10).toISOString(),
      pastDueAt: after(17).toISOString(),
    });
    testApp.clock.now = new Date(after(17).getTime() - 1000);
    expect([await reported(), await mayTrain()]).toEqual(['active', true]);
    testApp.clock.now = after(17);
    expect([await reported(), await mayTrain()]).toEqual(['past_due', false]);
    expect(await membership()).toMatchObject({ status: 'past_due', basis: 'subscription', endsAt: null });

    await tell(
      invoice('paid', after(18), after(25)),
      subscription('updated', after(18), { periodEnd: after(25) }),
    );
    expect([await reported(), await mayTrain()]).toEqual(['active', true]);

    await tell(subscription('updated', after(20), { periodEnd: after(25), cancelAt: after(25) }));
    expect(await membership()).toMatchObject({ renewsAt: null, endsAt: after(25).toISOString() });
    testApp.clock.now = after(24);
    expect(await mayTrain()).toBe(true);
    testApp.clock.now = after(25);
    expect([await reported(), await mayTrain()]).toEqual([null, false]);
    await tell(subscription('deleted', after(25), { status: 'canceled' }));
    expect(await membership()).toMatchObject({
      status: null,
      basis: null,
      providerStatus: 'canceled',
      endedAt: after(25).toISOString(),
    });
  });

  it('a trial is told as what renews; it is open until it ends', async () => {
    await tell(checkout(start), subscription('created', start, { status: 'trialing', trialEnd: after(14) }));
    expect(await membership()).toMatchObject({
      status: 'active',
      providerStatus: 'trialing',
      renewsAt: after(14).toISOString(),
      endsAt: null,
    });
    testApp.clock.now = after(14);
    expect(await mayTrain()).toBe(false);
  });

  it('told in any order, and each as often as you like, it ends in the same row', async () => {
    const life = [
      checkout(start, { paid: false }),
      { ...checkout(after(2)), type: 'checkout.session.async_payment_succeeded' },
      subscription('created', start, { status: 'incomplete' }),
      subscription('updated', after(2), { periodEnd: after(30) }),
      invoice('paid', after(2), after(30)),
      invoice('payment_failed', after(30)),
      subscription('updated', after(30), { status: 'past_due' }),
      invoice('paid', after(31), after(60)),
      subscription('updated', after(31), { periodEnd: after(60), cancelAt: after(60) }),
      checkout(after(40), { customer: `${customer}x`, subscription: null }),
    ].map((telling, index) => ({ ...telling, id: `evt_life${count}_${index}` }));
    await tell(...life);
    const expected = await stored();
    expect(expected).toMatchObject({
      subscription_status: 'active',
      subscription_expires_at: new Date('2026-05-27T12:00:00Z'),
      provider_status: 'active',
    });

    const order = fc.shuffledSubarray(life, { minLength: life.length });
    const again = fc.array(fc.constantFrom(...life), { maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(order, again, async (events, doubles) => {
        await forgetPayments();
        const [half, rest] = [events.slice(0, 5), events.slice(5)];
        await tell(...half, ...doubles, ...rest);
        expect(await stored()).toEqual(expected);
      }),
      { numRuns: 10 },
    );
  });

  it('every order of checkout, subscription, payment and end comes to the same', async () => {
    const life = [
      checkout(start),
      subscription('created', start, { periodEnd: after(30) }),
      invoice('paid', start, after(30)),
      subscription('deleted', after(10), { status: 'canceled' }),
    ].map((telling, index) => ({ ...telling, id: `evt_each${count}_${index}` }));
    await tell(...life);
    const expected = await stored();
    expect(expected).toMatchObject({ subscription_status: null, provider_status: 'canceled' });
    for (const order of permutations(life)) {
      await forgetPayments();
      await tell(...order);
      expect(await stored()).toEqual(expected);
    }
  });
});

async function forgetPayments(): Promise<void> {
  await testApp.db.$client.query('delete from payment_events');
  await testApp.db.$client.query(
    `update users set subscription_status = null, subscription_expires_at = null, provider_status = null,
       subscription_renews_at = null, payment_failed_at = null, subscription_past_due_at = null,
       stripe_customer_id = null, subscription_id = null where id = $1`,
    [member.id],
  );
}

function permutations<T>(list: readonly T[]): T[][] {
  if (list.length < 2) return [[...list]];
  return list.flatMap((item, index) =>
    permutations(list.filter((_, other) => other !== index)).map(rest => [item, ...rest]),
  );
}

describe('whose a payment is', () => {
  it('what was told before the checkout counts when the checkout says whose it is', async () => {
    await tell(subscription('created', start, { periodEnd: after(30) }), invoice('paid', start, after(30)));
    expect(await mayTrain()).toBe(false);
    await tell(checkout(start));
    expect(await mayTrain()).toBe(true);
    expect(await stored()).toMatchObject({ subscription_renews_at: after(30), stripe_customer_id: customer });
  });

  it('what was told of another subscription of the same customer counts too', async () => {
    await tell(subscription('created', start, { id: `${sub}b`, periodEnd: after(30) }));
    await tell(checkout(start), subscription('deleted', after(1), { status: 'canceled' }));
    expect(await mayTrain()).toBe(true);
    expect(await stored()).toMatchObject({ subscription_id: `${sub}b` });
  });

  it('a checkout that is not paid yet lets nobody in, and says whose what follows is', async () => {
    await tell(checkout(start, { paid: false }));
    expect(await mayTrain()).toBe(false);
    await tell(subscription('updated', after(1)));
    expect(await mayTrain()).toBe(true);
  });

  it('the account goes before the address that was typed at the checkout', async () => {
    const other = await aMember(testApp, coach, { active: false });
    await tell(checkout(start, { email: other.email }));
    expect(await mayTrain()).toBe(true);
    expect((await other.get(getCurrentUser, {})).subscriptionStatus).toBeNull();
  });

  it('without an account, the address finds it, in any case of letters', async () => {
    await tell(checkout(start, { userId: null, email: ` ${member.email.toUpperCase()} ` }));
    expect(await mayTrain()).toBe(true);
    expect((await emailsTo(testApp, member.email)).at(-1)?.subject).not.toMatch(/welcome/i);
  });

  it('a customer whom a coach has typed in is known, also when payments were told before', async () => {
    await tell(subscription('created', start, { periodEnd: after(300) }));
    const body = { durationDays: 5, stripeCustomerId: customer };
    await coach.get(activateSubscription, { params: { id: member.id }, body });
    testApp.clock.now = after(6);
    expect(await mayTrain()).toBe(true);
    await tell(subscription('deleted', after(7), { status: 'canceled' }));
    expect(await mayTrain()).toBe(false);
  });

  it('of two who share a customer, each has the subscription whose checkout named them', async () => {
    const other = await aMember(testApp, coach, { active: false });
    const second = `${sub}b`;
    await tell(
      checkout(start),
      subscription('created', start),
      subscription('created', after(1), { id: second }),
      checkout(after(1), { userId: other.id, subscription: second }),
      subscription('deleted', after(2), { status: 'canceled' }),
    );
    expect(await mayTrain()).toBe(false);
    expect((await other.get(getCurrentUser, {})).subscriptionStatus).toBe('active');
  });

  it('a payment that names nobody lets nobody in', async () => {
    const before = (await coach.get(listMembers, {})).length;
    await tell(checkout(start, { userId: null }), checkout(start, { userId: null, email: 'no address' }));
    expect(await coach.get(listMembers, {})).toHaveLength(before);
    expect(await mayTrain()).toBe(false);
  });
});

describe('told at the same moment', () => {
  it('two payments by different customers of one member both count', async () => {
    const client = await testApp.db.$client.connect();
    await client.query('begin');
    await client.query('select 1 from users where id = $1 for no key update', [member.id]);
    const answers = [
      deliver(testApp, checkout(start, { subscription: null })),
      deliver(testApp, checkout(start, { subscription: null, customer: `${customer}b` })),
    ];
    // Payments are both under way; the one that came first waits for the member's row, the other one for the first.
    await untilWaiting(testApp, 2);
    await client.query('commit');
    client.release();
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200]);
    expect(await stored()).toMatchObject({ subscription_expires_at: new Date('2026-05-18T12:00:00Z') });
  });

  it('what is told of a subscription never misses its checkout', async () => {
    for (let delay = 0; delay < 20; delay += 1) {
      const of = { customer: `${customer}_${delay}`, subscription: `${sub}_${delay}` };
      const canceled = { id: of.subscription, customer: of.customer, status: 'canceled' };
      await Promise.all([
        deliver(testApp, checkout(start, of)),
        setTimeout(delay).then(() => deliver(testApp, subscription('deleted', after(1), canceled))),
      ]);
      expect(await stored()).toMatchObject({ subscription_status: null });
    }
  });
});

describe('a payer with no account', () => {
  it('gets one, and an invitation that works', async () => {
    const email = `payer${count}@fellowship.example`;
    await tell(subscription('created', start, { periodEnd: after(30) }), pay(email.toUpperCase()));
    expect(await accountOf(email)).toMatchObject({
      firstName: 'Ruth',
      lastName: 'Naomi Moab',
      role: 'member',
      subscriptionStatus: 'active',
      invitationPending: true,
    });
    const mails = await emailsTo(testApp, email);
    expect(mails.map(({ subject }) => subject)).toEqual(['Welcome to Fellowship: one step to go']);
    const payer = new Person(testApp);
    await payer.get(acceptInvitation, { body: { token: tokenIn(mails[0]), password } });
    expect(await payer.get(getMembership, {})).toMatchObject({
      status: 'active',
      basis: 'subscription',
      renewsAt: after(30).toISOString(),
    });
  });

  it('gets none before it is paid', async () => {
    const email = `slow${count}@fellowship.example`;
    await tell(pay(email, { paid: false }));
    expect(await accountOf(email)).toBeUndefined();
    await tell({ ...pay(email), type: 'checkout.session.async_payment_succeeded' });
    expect(await accountOf(email)).toMatchObject({ subscriptionStatus: 'active' });
    expect(await emailsTo(testApp, email)).toHaveLength(1);
  });

  it('gets one also when two payments with one address come at the same instant', async () => {
    const email = `both${count}@fellowship.example`;
    const payments = [1, 2, 3].map(number =>
      deliver(testApp, pay(email, { customer: `${customer}_${number}`, subscription: `${sub}_${number}` })),
    );
    expect((await Promise.all(payments)).map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await accountOf(email)).toMatchObject({ subscriptionStatus: 'active' });
    expect(await emailsTo(testApp, email)).toHaveLength(1);
  });

  it.each([
    [null, null, null],
    ['Plato', 'Plato', null],
    [`A\0 ${'b'.repeat(300)}`, 'A', 'b'.repeat(100)],
  ])('is called as the card says: %j', async (name, firstName, lastName) => {
    const email = `named${count}@fellowship.example`;
    await tell(pay(email, { name }));
    expect(await accountOf(email)).toMatchObject({ firstName, lastName });
  });
});

describe('an invoice that could not be paid', () => {
  it.each(['subscription_update', 'manual', 'subscription_create', 'subscription_threshold'])(
    'and is no renewal (%s) leaves a paid membership as it is',
    async reason => {
      await tell(checkout(start), subscription('created', start, { periodEnd: after(30) }));
      const before = await stored();
      await tell(failedInvoice(reason, after(3)));
      expect(await stored()).toEqual(before);
      testApp.clock.now = after(20);
      expect([await reported(), await mayTrain()]).toEqual(['active', true]);
    },
  );

  it('and is the renewal leaves a payment open', async () => {
    await tell(checkout(start), subscription('created', start, { periodEnd: after(30) }));
    await tell(failedInvoice('subscription_cycle', after(3)));
    expect(await membership()).toMatchObject({ paymentFailedAt: after(3).toISOString() });
  });
});

describe('of a member who has been deleted', () => {
  it('nothing that is told does harm, and nothing brings the account back', async () => {
    const { email, id } = member;
    await tell(checkout(start));
    await coach.get(deleteMember, { params: { id } });
    await tell(
      subscription('updated', after(1)),
      invoice('payment_failed', after(2)),
      subscription('deleted', after(3), { status: 'canceled' }),
      { ...checkout(after(4), { email }), type: 'checkout.session.async_payment_succeeded' },
    );
    expect(await accountOf(email)).toBeUndefined();
    expect(await emailsTo(testApp, email)).toEqual([]);
  });

  it('who is deleted while it is told, either happens whole', async () => {
    const { id } = member;
    await tell(checkout(start));
    const answers = await Promise.all([
      deliver(testApp, subscription('updated', after(1))),
      coach.ask(deleteMember, { params: { id } }),
      deliver(testApp, invoice('paid', after(1))),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  });
});

describe('an activation by hand beside what is paid for', () => {
  it('lets in at once, and says what it rests on', async () => {
    expect(await membership()).toMatchObject({ status: null, basis: null, endsAt: null });
    await activate(10);
    expect(await mayTrain()).toBe(true);
    expect(await membership()).toMatchObject({
      status: 'active',
      basis: 'activation',
      endsAt: after(10).toISOString(),
    });
    testApp.clock.now = after(10);
    expect(await mayTrain()).toBe(false);
    expect(await membership()).toMatchObject({ status: null, endedAt: after(10).toISOString() });
    expect((await activate(1)).status).toBe(200);
    expect(await mayTrain()).toBe(true);
  });

  it('carries on after a subscription is deleted', async () => {
    await activate(20);
    await tell(checkout(start), subscription('deleted', after(1), { status: 'canceled' }));
    expect(await membership()).toMatchObject({
      status: 'active',
      basis: 'activation',
      endsAt: after(20).toISOString(),
    });
  });

  it('lets in again whose subscription has ended', async () => {
    await tell(checkout(start), subscription('deleted', after(1), { status: 'canceled' }));
    testApp.clock.now = after(1);
    expect(await mayTrain()).toBe(false);
    expect((await activate(5)).status).toBe(200);
    expect(await mayTrain()).toBe(true);
  });

  it('is refused while something paid for runs without an end', async () => {
    await tell(checkout(start));
    const refused = await activate(5);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'The payment provider renews this membership, so there is no end to move',
    ]);
  });

  it('puts off what a payment that failed closes, and opens again what it has closed', async () => {
    await tell(checkout(start), invoice('payment_failed', after(1)));
    expect((await activate(5)).body.expiresAt).toBe(after(13).toISOString());
    testApp.clock.now = after(20);
    expect([await reported(), await mayTrain()]).toEqual(['past_due', false]);
    expect((await activate(5)).body.expiresAt).toBe(after(25).toISOString());
    expect([await reported(), await mayTrain()]).toEqual(['active', true]);
  });

  it('of two at the same instant both count, one after the other', async () => {
    const answers = await Promise.all([activate(5), activate(9)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await membership()).toMatchObject({ endsAt: after(14).toISOString() });
  });

  it('outlasts an open payment', async () => {
    await activate(20);
    await tell(checkout(start), invoice('payment_failed', after(1)));
    testApp.clock.now = after(19);
    expect([await reported(), await mayTrain()]).toEqual(['active', true]);
    testApp.clock.now = after(20);
    expect([await reported(), await mayTrain()]).toEqual(['past_due', false]);
  });
});

it('the days of grace are a setting', async () => {
  const own = await appForTests({
    now: start,
    stripeWebhookSecret: webhookSecret,
    fellowship: { graceDays: 0 },
  });
  const ownCoach = await aCoach(own);
  const person = await aMember(own, ownCoach, { active: false });
  await deliver(own, checkout(start, { userId: person.id }));
  await deliver(own, invoice('payment_failed', start));
  await deliver(own, invoice('payment_failed', after(1)));
  expect(await storedMembership(own, person.id)).toMatchObject({ subscription_past_due_at: after(1) });
  await own.close();
});
