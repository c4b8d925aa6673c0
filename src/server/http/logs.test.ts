import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  acceptInvitation,
  changePassword,
  forgetPassword,
  getInvitation,
  resetPassword,
  signIn,
  signUp,
} from '#contract/session.ts';
import { deleteAccount } from '#contract/profile.ts';
import { appForTests, type TestApp } from '#server/testing/app-for-tests.ts';
import { aCoach, aMember, password, Person } from '#server/testing/people.ts';
import { emailsTo, tokenIn } from '#server/testing/queued-emails.ts';

const webhookSecret = 'whsec_0123456789abcdef';

let logged = '';
let testApp: TestApp;
let coach: Person;

beforeAll(async () => {
  testApp = await appForTests({
    stripeWebhookSecret: webhookSecret,
    logger: { level: 'trace', stream: { write: (line: string) => (logged += line) } },
  });
  coach = await aCoach(testApp);
});
beforeEach(() => {
  logged = '';
});
afterAll(() => testApp.close());

const cookieOf = (person: Person) => person.cookie.split('=')[1] ?? '';

function expectNoneIn(log: string, secrets: string[]): void {
  for (const secret of secrets) {
    expect(secret.length).toBeGreaterThan(6);
    expect(log).not.toContain(secret);
  }
  expect(log).not.toMatch(/argon2|token=|"cookie"|"authorization"/i);
}

/** Signs up by mail, forgets, changes and mistypes the password; answers every secret that took part. */
async function comeIn(email: string): Promise<{ person: Person; secrets: string[] }> {
  const person = new Person(testApp);
  const [own, next, last] = ['a password of my own', 'another password', 'the last of passwords'] as const;
  await person.get(signUp, { body: { firstName: 'Ruth', lastName: 'Moab', email } });
  const invitation = tokenIn((await emailsTo(testApp, email)).at(-1));
  await person.send('GET', `/invitation?token=${invitation}`);
  await person.get(getInvitation, { body: { token: invitation } });
  await person.get(acceptInvitation, { body: { token: invitation, password: own } });
  const first = cookieOf(person);
  await person.get(forgetPassword, { body: { email } });
  const reset = tokenIn((await emailsTo(testApp, email)).at(-1));
  await person.send('GET', `/password?token=${reset}`);
  await person.get(resetPassword, { body: { token: reset, password: next } });
  await person.get(changePassword, { body: { currentPassword: next, newPassword: last } });
  await person.ask(signIn, { body: { email, password: 'mistyped password' } });
  await person.get(signIn, { body: { email, password: last } });
  return {
    person,
    secrets: [own, next, last, 'mistyped password', invitation, reset, first, cookieOf(person)],
  };
}

describe('what is logged at the most talkative level holds no secret', () => {
  it('of coming in: password, link, token, cookie', async () => {
    const { secrets } = await comeIn('ruth@fellowship.example');
    expectNoneIn(logged, secrets);
  });

  it('of a payment event, signed or not', async () => {
    for (const signature of ['t=1,v1=0123456789abcdef', '']) {
      await new Person(testApp).send(
        'POST',
        '/api/webhooks/stripe',
        { id: 'evt_secret_1', type: 'checkout.session.completed' },
        { 'stripe-signature': signature },
      );
    }
    expectNoneIn(logged, [webhookSecret, '0123456789abcdef', 'evt_secret_1']);
  });

  it('of bodies that cannot be read, and addresses that are nowhere', async () => {
    const member = await aMember(testApp, coach);
    await member.send('POST', signIn.path, '{"password": "hunter2hunter2', {
      'content-type': 'application/json',
    });
    await member.send('GET', '/nowhere?token=hunter2hunter2');
    await member.send('GET', '/%?token=hunter2hunter2');
    expectNoneIn(logged, ['hunter2hunter2', cookieOf(member)]);
  });

  it('of a query that fails in the middle: its values are left out, the query itself is there', async () => {
    const member = await aMember(testApp, coach);
    logged = '';
    await testApp.db.$client.query('alter table users rename column password_hash to gone');
    const statuses = [
      (
        await member.ask(changePassword, {
          body: { currentPassword: password, newPassword: 'a new password' },
        })
      ).status,
      (await member.ask(deleteAccount, { body: { confirmation: password } })).status,
    ];
    await testApp.db.$client.query('alter table users rename column gone to password_hash');
    await testApp.db.$client.query('alter table mails rename column html to gone');
    statuses.push((await member.ask(forgetPassword, { body: { email: member.email } })).status);
    await testApp.db.$client.query('alter table mails rename column gone to html');
    expect(statuses).toEqual([500, 500, 500]);
    expect(logged).toContain('unexpected error');
    expect(logged).toContain('insert into');
    expect(logged).toMatch(/"stack":"\s+at /);
    expectNoneIn(logged, [password, 'a new password', cookieOf(member), '/password?token']);
    expect(logged).not.toContain(member.email);
  });
});

it('each line of the log tells when it was, in a way that people can read', async () => {
  await new Person(testApp).send('POST', '/api/webhooks/stripe', '{}', {
    'content-type': 'application/json',
  });
  const lines = logged
    .trim()
    .split('\n')
    .map(line => (JSON.parse(line) as { time: unknown }).time);
  expect(lines.length).toBeGreaterThan(0);
  for (const time of lines) expect(time).toMatch(/^20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
});
