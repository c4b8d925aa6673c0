import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { appForTests, appForThisTest, type TestApp } from '#server/testing/app-for-tests.ts';
import { aCoach, aMember, Person } from '#server/testing/people.ts';
import {
  checkoutSession,
  providerInvoice,
  providerSubscription,
  signedEvent,
} from '#server/testing/services/payment-events.ts';
import {
  deliver,
  storedMembership,
  webhookPath,
  webhookSecret,
} from '#server/testing/services/payment-provider.ts';

const start = new Date('2026-03-18T12:00:00Z');
const inAMonth = new Date('2026-04-18T12:00:00Z');
const minute = 60_000;

let testApp: TestApp;
let coach: Person;
let member: Person;
let count = 0;

beforeAll(async () => {
  testApp = await appForTests({ now: start, stripeWebhookSecret: webhookSecret });
  coach = await aCoach(testApp);
});
beforeEach(async () => {
  testApp.clock.now = start;
  count += 1;
  member = await aMember(testApp, coach, { active: false });
});
afterAll(() => testApp.close());

const completed = 'checkout.session.completed';
const paying = () =>
  checkoutSession({ userId: member.id, customer: `cus_${count}`, subscription: `sub_${count}` });
const send = (body: string, headers: Record<string, string>, app = testApp) =>
  new Person(app).send('POST', webhookPath, body, headers);
const storedEvents = async (id?: string) => {
  const { rows } = await testApp.db.$client.query<{ id: string }>(
    'select id from payment_events where $1::text is null or id = $1',
    [id ?? null],
  );
  return rows.length;
};
const stored = () => storedMembership(testApp, member.id);
const refused = { message: 'The signature of this event is not right' };

const signed = (ago: number) =>
  signedEvent(webhookSecret, completed, paying(), { signedAt: new Date(start.getTime() - ago) });

const sized = (length: number) =>
  signedEvent(webhookSecret, 'customer.created', { id: 'x'.repeat(length) }, { signedAt: start });

describe('an event of the payment provider', () => {
  it('that is signed well is taken in', async () => {
    const answer = await deliver(testApp, { type: completed, object: paying(), at: start });
    expect([answer.status, answer.body]).toEqual([200, { ok: true }]);
    expect(await stored()).toMatchObject({
      subscription_status: 'active',
      subscription_expires_at: null,
      stripe_customer_id: `cus_${count}`,
      subscription_id: `sub_${count}`,
    });
  });

  it('is refused when it is signed with another secret, or not at all, or not as a signature', async () => {
    const { id, body, headers } = signedEvent('whsec_of_someone_else', completed, paying(), {
      signedAt: start,
    });
    const { 'stripe-signature': _signature, ...unsigned } = headers;
    for (const sent of [headers, unsigned, { ...headers, 'stripe-signature': 'v1=abc' }]) {
      const answer = await send(body, sent);
      expect([answer.status, answer.body]).toEqual([400, refused]);
    }
    expect(await storedEvents(id)).toBe(0);
    expect(await stored()).toMatchObject({ subscription_status: null });
  });

  it('is refused when a single letter of it has been changed', async () => {
    const { body, headers } = signedEvent(webhookSecret, completed, paying(), { signedAt: start });
    const answer = await send(body.replace('"paid"', '"PAID"'), headers);
    expect([answer.status, answer.body]).toEqual([400, refused]);
    expect(await stored()).toMatchObject({ subscription_status: null });
  });

  it('is refused when it was signed more than five minutes ago', async () => {
    const [old, lately] = [signed(5 * minute + 1000), signed(5 * minute)];
    expect((await send(old.body, old.headers)).body).toEqual(refused);
    expect((await send(lately.body, lately.headers)).status).toBe(200);
  });

  it('is refused when it was signed more than five minutes ahead', async () => {
    for (const ahead of [5 * minute + 1000, 60 * minute]) {
      const { id, body, headers } = signed(-ahead);
      expect((await send(body, headers)).body).toEqual(refused);
      expect(await storedEvents(id)).toBe(0);
    }
    const soon = signed(-5 * minute);
    expect((await send(soon.body, soon.headers)).status).toBe(200);
  });

  it.each(['text/plain', 'application/json; charset=utf-8', 'application/octet-stream'])(
    'is read as the bytes that were sent, called %s',
    async type => {
      const { body, headers } = signedEvent(webhookSecret, completed, paying(), { signedAt: start });
      const answer = await send(body, { ...headers, 'content-type': type });
      expect(answer.status).toBe(200);
    },
  );

  it('of another type is answered well, and is not stored', async () => {
    const before = await storedEvents();
    const ofObjects = ['constructor', 'toString', '__proto__'];
    for (const type of ['customer.created', 'charge.refunded', ...ofObjects]) {
      expect((await deliver(testApp, { type, object: { id: 'x' }, at: start })).status).toBe(200);
    }
    expect(await storedEvents()).toBe(before);
  });

  it.each([
    ['an invoice for something else', 'invoice.paid', providerInvoice({ subscription: null })],
    ['a card stored for later', completed, { ...checkoutSession(), mode: 'setup' }],
  ])('that is about %s is answered well, and is not stored', async (_what, type, object) => {
    const before = await storedEvents();
    expect((await deliver(testApp, { type, object, at: start })).status).toBe(200);
    expect(await storedEvents()).toBe(before);
  });

  it.each([
    [completed, {}],
    [completed, { ...checkoutSession(), subscription: 7 }],
    ['customer.subscription.updated', { id: 'sub_x', status: null }],
    [
      'customer.subscription.updated',
      { ...providerSubscription({ id: 'sub_x', status: 'active' }), id: 'a\0' },
    ],
    ['invoice.paid', { subscription: 'sub_x', lines: 'none' }],
  ])('that cannot be read is refused, so that it comes again: %s %j', async (type, object) => {
    const answer = await deliver(testApp, { type, object, at: start });
    expect([answer.status, answer.body]).toEqual([400, { message: 'This event could not be read' }]);
  });

  it('that is signed well and is no JSON is refused', async () => {
    const { Stripe } = await import('stripe');
    const payload = '{"id": ';
    const timestamp = start.getTime() / 1000;
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: webhookSecret, timestamp });
    expect((await send(payload, { 'stripe-signature': signature })).status).toBe(400);
  });

  it('has no more than 1 MB', async () => {
    const [fits, large] = [sized(1024 * 1024 - 300), sized(1024 * 1024)];
    expect((await send(fits.body, fits.headers)).status).toBe(200);
    const answer = await send(large.body, large.headers);
    expect([answer.status, answer.body.message]).toEqual([413, 'This is too large to be taken in']);
  });

  it('has no address where no secret is set', async () => {
    const own = await appForThisTest({ now: start });
    const { body, headers } = signedEvent(webhookSecret, completed, paying(), { signedAt: start });
    expect((await send(body, headers, own)).status).toBe(404);
  });

  it('may be signed wrongly 100 times in 15 minutes; one that is signed well still gets through', async () => {
    const own = await appForThisTest({ now: start, stripeWebhookSecret: webhookSecret });
    const wrong = signedEvent('whsec_of_someone_else', completed, paying(), { signedAt: start });
    const statuses = new Set<number>();
    for (let times = 0; times < 100; times += 1)
      statuses.add((await send(wrong.body, wrong.headers, own)).status);
    expect([...statuses]).toEqual([400]);
    const answer = await send(wrong.body, wrong.headers, own);
    expect([answer.status, answer.body.message]).toEqual([
      429,
      'Too many requests. Please wait a little and try again.',
    ]);
    expect((await deliver(own, { type: completed, object: checkoutSession(), at: start })).status).toBe(200);
    own.clock.now = new Date(start.getTime() + 15 * minute);
    expect((await send(wrong.body, wrong.headers, own)).status).toBe(400);
  });
});

describe('each event counts once', () => {
  it('when it is delivered again later', async () => {
    const object = checkoutSession({ userId: member.id });
    const telling = { type: completed, object, at: start, id: `evt_again_${count}` };
    await deliver(testApp, telling);
    const first = await stored();
    expect(first).toMatchObject({ subscription_expires_at: inAMonth });
    testApp.clock.now = new Date(start.getTime() + 60 * minute);
    expect((await deliver(testApp, telling)).status).toBe(200);
    expect(await stored()).toEqual(first);
    expect(await storedEvents(telling.id)).toBe(1);
  });

  it('when it is delivered several times at the same instant', async () => {
    const object = checkoutSession({ email: `twice${count}@fellowship.example`, name: 'Ruth Moab' });
    const telling = { type: completed, object, at: start, id: `evt_twice_${count}` };
    const answers = await Promise.all([1, 2, 3, 4].map(() => deliver(testApp, telling)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const { rows } = await testApp.db.$client.query('select 1 from mails where recipient = $1', [
      `twice${count}@fellowship.example`,
    ]);
    expect([await storedEvents(telling.id), rows.length]).toEqual([1, 1]);
  });

  it('also when many different ones of one member come at the same instant', async () => {
    const [customer, subscription] = [`cus_${count}`, `sub_${count}`];
    const other = `sub_other_${count}`;
    const tellings = [
      { type: completed, object: paying() },
      {
        type: completed,
        object: checkoutSession({ userId: member.id, customer: `${customer}b`, subscription: other }),
      },
      {
        type: 'customer.subscription.created',
        object: providerSubscription({ id: subscription, customer, status: 'active', periodEnd: inAMonth }),
      },
      {
        type: 'customer.subscription.deleted',
        object: providerSubscription({ id: other, customer: `${customer}b`, status: 'canceled' }),
      },
      { type: 'invoice.paid', object: providerInvoice({ subscription, customer, periodEnd: inAMonth }) },
    ];
    const answers = await Promise.all(tellings.map(telling => deliver(testApp, { ...telling, at: start })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await stored()).toMatchObject({
      subscription_status: 'active',
      subscription_id: subscription,
      subscription_renews_at: inAMonth,
      provider_status: 'active',
    });
  });
});

describe('both shapes of the interface of the provider are read', () => {
  it.each(['old', 'new'] as const)('%s', async api => {
    const [customer, id] = [`cus_${count}`, `sub_${count}`];
    await deliver(testApp, { type: completed, object: paying(), at: start });
    await deliver(testApp, {
      type: 'customer.subscription.updated',
      object: providerSubscription({ id, customer, status: 'active', periodEnd: inAMonth, api }),
      at: start,
    });
    expect(await stored()).toMatchObject({ subscription_renews_at: inAMonth });
    await deliver(testApp, {
      type: 'invoice.payment_failed',
      object: providerInvoice({ subscription: id, customer, api }),
      at: inAMonth,
    });
    expect(await stored()).toMatchObject({ payment_failed_at: inAMonth });
    await deliver(testApp, {
      type: 'invoice.paid',
      object: providerInvoice({
        subscription: id,
        customer,
        periodEnd: new Date('2026-05-18T12:00:00Z'),
        api,
      }),
      at: new Date('2026-04-19T12:00:00Z'),
    });
    expect(await stored()).toMatchObject({
      payment_failed_at: null,
      subscription_past_due_at: null,
      subscription_renews_at: new Date('2026-05-18T12:00:00Z'),
    });
  });

  it('names that stand there as whole objects are read too', async () => {
    const object = { ...paying(), customer: { id: 'cus_whole' }, subscription: { id: 'sub_whole' } };
    await deliver(testApp, { type: completed, object, at: start });
    expect(await stored()).toMatchObject({ stripe_customer_id: 'cus_whole', subscription_id: 'sub_whole' });
  });

  it('a subscription that is canceled for the end of its period, with or without saying when', async () => {
    await deliver(testApp, { type: completed, object: paying(), at: start });
    const object = providerSubscription({ id: `sub_${count}`, status: 'active', periodEnd: inAMonth });
    await deliver(testApp, {
      type: 'customer.subscription.updated',
      object: { ...object, cancel_at_period_end: true },
      at: start,
    });
    expect(await stored()).toMatchObject({ subscription_expires_at: inAMonth, subscription_renews_at: null });
  });
});
