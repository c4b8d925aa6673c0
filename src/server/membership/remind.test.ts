import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { activateSubscription } from '#contract/members.ts';
import { appForTests, type TestApp } from '#server/testing/app-for-tests.ts';
import { checkoutSession, providerSubscription } from '#server/testing/services/payment-events.ts';
import { deliver, webhookSecret } from '#server/testing/services/payment-provider.ts';
import { aCoach, aMember, type Person } from '#server/testing/people.ts';
import { emailsTo } from '#server/testing/queued-emails.ts';
import { remindOfEnding } from './remind.ts';

const start = new Date('2026-03-18T12:00:00Z');
const day = 86_400_000;
const after = (days: number) => new Date(start.getTime() + days * day);
const site = 'https://fellowship.example';

let testApp: TestApp;
let coach: Person;

beforeAll(async () => {
  testApp = await appForTests({ now: start, stripeWebhookSecret: webhookSecret });
  coach = await aCoach(testApp);
});
beforeEach(() => {
  testApp.clock.now = start;
});
afterAll(() => testApp.close());

const activate = (person: Person, durationDays: number) =>
  coach.get(activateSubscription, { params: { id: person.id }, body: { durationDays } });

async function anActivated(days: number, timeZone = 'UTC'): Promise<Person> {
  const person = await aMember(testApp, coach, { active: false, timeZone });
  await activate(person, days);
  return person;
}

const remind = (days: number) => remindOfEnding(testApp.db, after(days), site);
const reminders = async ({ email }: Person) =>
  (await emailsTo(testApp, email)).filter(({ subject }) => subject.includes('ends on'));
const pay = (person: Person, subscription: string | null, at = start) =>
  deliver(testApp, {
    type: 'checkout.session.completed',
    object: checkoutSession({ userId: person.id, customer: `cus_${person.id}`, subscription }),
    at,
  });

it('a member is reminded once, a week before a coach’s activation ends, with the date it has for them', async () => {
  const member = await anActivated(30, 'Pacific/Kiritimati');
  await remind(22);
  expect(await reminders(member)).toEqual([]);
  await remind(23);
  const [mail, ...others] = await reminders(member);
  expect(others).toEqual([]);
  // At noon in UTC the next day has begun there.
  expect(mail?.subject).toBe('Your membership of Fellowship ends on Apr 18, 2026');
  expect(mail?.text).toContain(`${site}/subscribe`);
  for (const days of [23, 24, 29]) await remind(days);
  expect(await reminders(member)).toHaveLength(1);
});

it('after it has ended nobody is reminded; the end of another activation is another reminder', async () => {
  const member = await anActivated(10);
  await remind(10);
  expect(await reminders(member)).toEqual([]);
  testApp.clock.now = after(10);
  await activate(member, 10);
  await remind(13);
  testApp.clock.now = after(20);
  await activate(member, 10);
  await remind(24);
  expect(await reminders(member)).toHaveLength(2);
});

it('whoever has paid for longer is not reminded; whoever has paid for less is', async () => {
  const [subscribed, aMonth, trial, ended] = [
    await anActivated(10),
    await anActivated(10),
    await anActivated(30),
    await anActivated(10),
  ];
  await pay(subscribed, `sub_${subscribed.id}`);
  await pay(aMonth, null);
  await pay(trial, `sub_${trial.id}`);
  const trialing = { id: `sub_${trial.id}`, status: 'trialing', trialEnd: after(28) };
  const canceled = { id: `sub_${ended.id}`, status: 'canceled' };
  await deliver(testApp, {
    type: 'customer.subscription.created',
    object: providerSubscription(trialing),
    at: start,
  });
  await pay(ended, canceled.id);
  await deliver(testApp, {
    type: 'customer.subscription.deleted',
    object: providerSubscription(canceled),
    at: after(1),
  });
  await remind(9);
  await remind(26);
  for (const person of [subscribed, aMonth, trial]) expect(await reminders(person)).toEqual([]);
  expect(await reminders(ended)).toHaveLength(1);
});

it('two servers at the same time write one letter, also to many', async () => {
  const { db } = testApp;
  await db.$client.query(
    `insert into users (email, subscription_status, subscription_expires_at, activated_until)
     select 'many' || n || '@fellowship.example', 'active', $1, $1 from generate_series(1, 250) n`,
    [after(40)],
  );
  await Promise.all([remind(34), remind(34), remind(34)]);
  const { rows } = await db.$client.query<{ letters: number; people: number }>(
    `select count(*)::int as letters, count(distinct recipient)::int as people from mails
     where recipient like 'many%'`,
  );
  expect(rows).toEqual([{ letters: 250, people: 250 }]);
});

it('someone who has become a coach needs no reminder', async () => {
  const member = await anActivated(5);
  await testApp.db.$client.query(`update users set role = 'admin' where id = $1`, [member.id]);
  await remind(1);
  expect(await reminders(member)).toEqual([]);
});
