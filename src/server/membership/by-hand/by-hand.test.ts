import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listAssignments } from '#contract/assignments.ts';
import {
  correctMembershipEntry,
  endMembership,
  getMembershipHistory,
  recordPayment,
  remindOfPayment,
  takeBackMembershipEntry,
} from '#contract/members/by-hand.ts';
import { activateSubscription, changeRole, deleteMember, getMember } from '#contract/members.ts';
import { listNotices } from '#contract/notices/notices.ts';
import { listSecurityEvents } from '#contract/security-events.ts';
import { appForTests, type TestApp } from '#server/testing/app-for-tests.ts';
import { aCoach, aMember, type BodyOf, type Person } from '#server/testing/people.ts';
import { emailsTo } from '#server/testing/queued-emails.ts';
import {
  checkoutSession,
  providerInvoice,
  providerSubscription,
} from '#server/testing/services/payment-events.ts';
import { deliver, webhookSecret } from '#server/testing/services/payment-provider.ts';

const start = new Date('2026-03-18T12:00:00Z');
const day = 86_400_000;
const after = (days: number) => new Date(start.getTime() + days * day);

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

const ofMember = () => ({ id: member.id });
const activate = (durationDays: number) =>
  coach.get(activateSubscription, { params: ofMember(), body: { durationDays } });
const pay = (body: Partial<BodyOf<typeof recordPayment>> = {}) =>
  coach.ask(recordPayment, {
    params: ofMember(),
    body: { amountCents: 15_000, paidOn: '2026-03-18', days: 90, ...body },
  });
const paid = async (body: Partial<BodyOf<typeof recordPayment>> = {}) => {
  const answer = await pay(body);
  expect(answer.status).toBe(201);
  return answer.body;
};
const correct = (entryId: string, body: BodyOf<typeof correctMembershipEntry>) =>
  coach.ask(correctMembershipEntry, { params: { ...ofMember(), entryId }, body });
const takeBack = (entryId: string) =>
  coach.ask(takeBackMembershipEntry, { params: { ...ofMember(), entryId } });
const end = (on: string) => coach.ask(endMembership, { params: ofMember(), body: { on } });
const remind = () => coach.ask(remindOfPayment, { params: ofMember() });
const history = () => coach.get(getMembershipHistory, { params: ofMember() });
const until = async () => (await coach.get(getMember, { params: ofMember() })).subscriptionExpiresAt;
const mayTrain = async () => (await member.ask(listAssignments, {})).status === 200;
const changes = async () =>
  (await coach.get(listSecurityEvents, { query: { memberId: member.id } })).events.map(({ text }) => text);

const ids = () => ({ customer: `cus_h${count}`, subscription: `sub_h${count}` });
const tell = (type: string, object: object, at = start) => deliver(testApp, { type, object, at });
const subscribe = () => tell('checkout.session.completed', checkoutSession({ userId: member.id, ...ids() }));
const fail = (at: Date) =>
  tell('invoice.payment_failed', providerInvoice({ ...ids(), reason: 'subscription_cycle' }), at);

describe('cash', () => {
  it('is kept with its amount, day and note, and gives days from the end of what runs', async () => {
    await activate(10);
    const { entry, expiresAt } = await paid({ currency: 'KES', note: ' Three months ' });
    expect(entry).toMatchObject({
      kind: 'days',
      days: 90,
      amountCents: 15_000,
      currency: 'KES',
      paidOn: '2026-03-18T00:00:00.000Z',
      note: 'Three months',
      enteredByName: 'Head Coach',
      takenBackAt: null,
    });
    expect([expiresAt, await until()]).toEqual([after(100).toISOString(), after(100).toISOString()]);
    expect((await changes())[0]).toBe(
      'Recorded KES 150.00 in cash for 90 days: membership until Jun 26, 2026, was until Mar 28, 2026',
    );
  });

  it('lets in who had no membership, and may give no days at all', async () => {
    await paid({ days: 0 });
    expect([await until(), await mayTrain()]).toEqual([null, false]);
    await paid({ days: 1 });
    expect([await until(), await mayTrain()]).toEqual([after(1).toISOString(), true]);
  });

  it('goes on from the end of a month that was paid at the provider', async () => {
    await tell('checkout.session.completed', checkoutSession({ userId: member.id, subscription: null }));
    expect((await paid({ days: 10 })).expiresAt).toBe('2026-04-28T12:00:00.000Z');
  });

  it('gives no days where the provider renews the membership, but is kept', async () => {
    await subscribe();
    expect((await pay()).status).toBe(409);
    expect((await history()).entries).toEqual([]);
    expect((await paid({ days: 0 })).expiresAt).toBeNull();
  });

  it.each([
    [{ amountCents: 0 }, 'amountCents', 'Enter an amount from 0.01 to 1,000,000'],
    [{ amountCents: 10.5 }, 'amountCents', 'Enter an amount from 0.01 to 1,000,000'],
    [{ paidOn: '2026-03-20' }, 'paidOn', 'Choose today or an earlier day'],
    [{ days: 3661 }, 'days', 'Enter a whole number of days, from 0 to 3,660'],
  ])('is refused with %j', async (body, path, message) => {
    const answer = await pay(body);
    expect([answer.status, answer.body]).toMatchObject([400, { issues: [{ path, message }] }]);
  });

  it('is recorded once, however often it is sent with its key', async () => {
    const body = { amountCents: 15_000, paidOn: '2026-03-18', days: 90 };
    const send = () =>
      coach.ask(recordPayment, { params: ofMember(), body }, { 'idempotency-key': `cash-${count}` });
    const [first, second] = [await send(), await send()];
    expect(second.body).toEqual(first.body);
    expect((await history()).entries).toHaveLength(1);
  });
});

describe('a wrong entry', () => {
  it('of 300 days typed for 30 is corrected, and what went on from its end moves with it', async () => {
    await activate(300);
    const { entry: cash } = await paid({ days: 7 });
    const [, wrong] = (await history()).entries;
    testApp.clock.now = after(2);
    const { body } = await correct(wrong?.id ?? '', { days: 30 });
    expect(body.expiresAt).toBe(after(37).toISOString());
    expect(body.entry).toMatchObject({ days: 30, editedByName: 'Head Coach', amountCents: null });
    expect((await correct(cash.id, { amountCents: 2_000, note: 'A week' })).body.entry).toMatchObject({
      days: 7,
      amountCents: 2_000,
      currency: 'USD',
      note: 'A week',
    });
    expect((await changes()).slice(0, 2)).toEqual([
      'Corrected $150.00 in cash for 7 days to $20.00 in cash for 7 days: membership until Apr 24, 2026, was until Apr 24, 2026',
      'Corrected 300 days to 30 days: membership until Apr 24, 2026, was until Jan 19, 2027',
    ]);
  });

  it('is taken back once, closes what it alone kept open, and stays in the history', async () => {
    const { entry } = await paid();
    expect((await takeBack(entry.id)).body).toMatchObject({
      expiresAt: null,
      entry: { takenBackAt: start.toISOString(), takenBackByName: 'Head Coach' },
    });
    expect([
      await mayTrain(),
      (await takeBack(entry.id)).status,
      (await correct(entry.id, { days: 1 })).status,
    ]).toEqual([false, 409, 409]);
    expect((await history()).entries).toMatchObject([{ id: entry.id, days: 90 }]);
    expect((await changes())[0]).toBe(
      'Undid $150.00 in cash for 90 days: membership not open, was until Jun 16, 2026',
    );
  });

  it('says something: days, or what was paid', async () => {
    await activate(30);
    const [gift] = (await history()).entries;
    const id = gift?.id ?? '';
    expect((await correct(id, { days: 0 })).body.issues?.[0]?.path).toBe('days');
    expect((await correct(id, { amountCents: 500 })).body.issues?.[0]?.path).toBe('currency');
    const whole = { amountCents: 500, currency: 'EUR' as const, paidOn: '2026-03-01', days: 0 };
    expect((await correct(id, whole)).body).toMatchObject({ expiresAt: null, entry: { amountCents: 500 } });
    expect((await correct(id, { amountCents: null, days: 3 })).body.entry).toMatchObject({
      amountCents: null,
      currency: null,
      paidOn: null,
    });
  });

  it('is found under its own member alone', async () => {
    const { entry } = await paid();
    member = await aMember(testApp, coach);
    expect([(await takeBack(entry.id)).status, (await correct(entry.id, { days: 1 })).status]).toEqual([
      404, 404,
    ]);
  });
});

describe('an end', () => {
  it('is that of the member’s own day, and can be taken back', async () => {
    member = await aMember(testApp, coach, { active: false, timeZone: 'Pacific/Auckland' });
    await activate(90);
    const { status, body } = await end('2026-03-31');
    expect([status, body]).toEqual([200, { id: member.id, expiresAt: '2026-03-31T10:59:59.999Z' }]);
    expect(await changes()).toContain('Ended the membership: until Mar 31, 2026, was until Jun 16, 2026');
    const { notices } = await member.get(listNotices, { query: {} });
    expect(notices.map(({ text }) => text)).toContain('Your membership ends on Mar 31, 2026');
    const [ended] = (await history()).entries;
    expect([ended?.kind, (await correct(ended?.id ?? '', { note: 'x' })).status]).toEqual(['end', 409]);
    expect((await takeBack(ended?.id ?? '')).body.expiresAt).toBe(after(90).toISOString());
  });

  it('may be today, not before, and not after the present one', async () => {
    await activate(10);
    expect((await end('2026-03-17')).body.issues?.[0]?.message).toBe('Choose today or a later day');
    expect((await end('2026-03-28')).body.message).toBe('This membership ends before that, on Mar 28, 2026');
    expect((await end('2026-03-18')).status).toBe(200);
    testApp.clock.now = new Date('2026-03-19T00:00:00Z');
    expect([await mayTrain(), (await end('2026-03-19')).body.message]).toEqual([
      false,
      'There is no membership to end',
    ]);
  });

  it('is refused where the provider renews the membership, with where to end it', async () => {
    await subscribe();
    expect((await end('2026-03-20')).body.message).toBe(
      `The payment provider renews this membership: end it there, at https://dashboard.stripe.com/subscriptions/sub_h${count}`,
    );
  });

  it('is refused where what was paid reaches further, and changes nothing', async () => {
    await activate(60);
    const { subscription: id, customer } = ids();
    await subscribe();
    const canceled = { id, customer, status: 'active', cancelAt: after(20) };
    await tell('customer.subscription.updated', providerSubscription(canceled), after(0.1));
    expect((await end('2026-03-20')).body.message).toMatch(
      /^This membership is paid until Apr 7, 2026: end it there/,
    );
    expect((await history()).entries).toHaveLength(1);
    expect((await end('2026-04-20')).status).toBe(200);
  });
});

describe('a reminder of a payment that failed', () => {
  it('is one letter a day, with until when the membership is open', async () => {
    await subscribe();
    expect((await remind()).body.message).toBe('No payment of this member has failed');
    await fail(after(1));
    testApp.clock.now = after(1);
    expect((await remind()).body).toEqual({ remindedAt: after(1).toISOString(), mailed: false });
    testApp.clock.now = new Date(after(2).getTime() - 1);
    expect((await remind()).body.message).toBe('This member was reminded within the last day');
    testApp.clock.now = after(9);
    expect((await remind()).status).toBe(200);
    const mails = (await emailsTo(testApp, member.email)).filter(({ subject }) => subject.includes('failed'));
    expect(mails.map(({ text }) => /Your membership (?:stays|is)[^.]*\./.exec(text)?.[0])).toEqual([
      'Your membership stays open until Mar 26, 2026.',
      'Your membership is closed until it is paid.',
    ]);
    expect((await coach.get(getMember, { params: ofMember() })).remindedOfPaymentAt).toBe(
      after(9).toISOString(),
    );
  });

  it('is one of two at the same instant', async () => {
    await subscribe();
    await fail(after(1));
    const answers = await Promise.all([remind(), remind()]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });
});

describe('the history', () => {
  it('tells of the provider too, in words, and keeps what was open before there were entries', async () => {
    await testApp.db.$client.query(
      `update users set subscription_status = 'active', subscription_expires_at = $2, activated_until = $2 where id = $1`,
      [member.id, after(5)],
    );
    await activate(10);
    const { entries } = await history();
    expect(entries.map(({ kind, days, endsAt }) => [kind, days, endsAt])).toEqual([
      ['days', 10, null],
      ['earlier', null, after(5).toISOString()],
    ]);
    expect(await until()).toBe(after(15).toISOString());
    expect((await takeBack(entries[1]?.id ?? '')).status).toBe(409);
    await subscribe();
    await fail(after(1));
    expect((await history()).atProvider.map(({ text }) => text)).toEqual([
      'Payment failed',
      'Paid at the checkout',
    ]);
  });

  it('is in the file of the member’s data, read by no member, and goes with the member', async () => {
    await paid({ note: 'Zerubbabel' });
    const data = (await member.send('GET', '/api/my-data.json')).body as unknown as {
      membershipEntries: object[];
    };
    expect(data.membershipEntries).toMatchObject([{ days: 90, amountCents: 15_000, note: 'Zerubbabel' }]);
    expect((await member.ask(getMembershipHistory, { params: ofMember() })).status).toBe(403);
    await coach.get(deleteMember, { params: ofMember() });
    const { rows } = await testApp.db.$client.query('select 1 from membership_entries where member_id = $1', [
      member.id,
    ]);
    expect(rows).toEqual([]);
  });

  it('a coach needs none of it', async () => {
    await coach.get(changeRole, { params: ofMember(), body: { role: 'admin' } });
    expect([(await pay()).status, (await end('2026-03-20')).status]).toEqual([409, 409]);
  });
});
