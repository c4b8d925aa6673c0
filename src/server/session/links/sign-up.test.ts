import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addMember } from '#contract/members.ts';
import {
  acceptInvitation,
  checkSetupLink,
  forgetPassword,
  getCurrentUser,
  getInvitation,
  getPasswordLink,
  listSignInWays,
  resetPassword,
  signIn,
  signUp,
} from '#contract/session.ts';
import { appForTests, appForThisTest, type TestApp } from '#server/testing/app-for-tests.ts';
import { aCoach, aMember, password, Person } from '#server/testing/people.ts';
import { emailsTo, linkIn, tokenIn } from '#server/testing/queued-emails.ts';

const start = new Date('2026-03-18T12:00:00Z');
const minute = 60_000;
const hour = 60 * minute;

let testApp: TestApp;
let coach: Person;

beforeAll(async () => {
  testApp = await appForTests({ now: start });
  coach = await aCoach(testApp);
});
beforeEach(async () => {
  testApp.clock.now = start;
  await testApp.db.$client.query('truncate rate_counts');
});
afterAll(() => testApp.close());

let count = 0;
const newEmail = () => `newcomer${(count += 1)}@fellowship.example`;
const ask = (email: string, headers?: Record<string, string>, own = testApp) =>
  new Person(own).ask(signUp, { body: { firstName: 'Ruth', lastName: 'Moab', email } }, headers);
const takeUp = (token: string, who = new Person(testApp)) =>
  who.ask(acceptInvitation, { body: { token, password, timeZone: 'Europe/London' } });
const lookUp = (token: string) => new Person(testApp).ask(getInvitation, { body: { token } });
const newest = async (email: string) => (await emailsTo(testApp, email)).at(-1);
const after = (ms: number) => {
  testApp.clock.now = new Date(start.getTime() + ms);
};
const accountOf = async (email: string) =>
  (await testApp.db.$client.query('select * from users where email = $1', [email])).rows as object[];

async function signUpLink(email = newEmail()): Promise<string> {
  await ask(email);
  return tokenIn(await newest(email));
}

const usedUp = [
  404,
  {
    message:
      'This link has been used or has expired. Sign up once more, or ask your coach for a new invitation.',
  },
];

describe('signing up', () => {
  it('sends a letter whose link makes the account and signs in, without membership', async () => {
    const email = newEmail();
    const answer = await ask(` ${email.toUpperCase()} `);
    expect([answer.status, answer.body, answer.headers['set-cookie']]).toEqual([
      200,
      { ok: true },
      undefined,
    ]);
    const mails = await emailsTo(testApp, email);
    expect(mails.map(({ subject }) => subject)).toEqual(['Finish signing up to Fellowship']);
    expect(linkIn(mails[0])).toMatch(/^http:\/\/localhost(:\d+)?\/invitation\?token=[\w-]{43}$/);
    expect(await accountOf(email)).toEqual([]);

    const token = tokenIn(mails[0]);
    expect((await lookUp(token)).body).toEqual({ email, firstName: 'Ruth', shortestPassword: 8 });
    const person = new Person(testApp);
    const accepted = await takeUp(token, person);
    expect([accepted.status, accepted.body]).toMatchObject([
      200,
      { email, firstName: 'Ruth', lastName: 'Moab', role: 'member', subscriptionStatus: null },
    ]);
    expect(await person.get(getCurrentUser, {})).toMatchObject({ email, timeZone: 'Europe/London' });
    expect((await new Person(testApp).ask(signIn, { body: { email, password } })).status).toBe(200);
  });

  it('with an address that has an account answers the same, and the letter says so', async () => {
    const member = await aMember(testApp, coach);
    const [known, unknown] = [await ask(member.email), await ask(newEmail())];
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    expect(Object.keys(known.headers).toSorted()).toEqual(Object.keys(unknown.headers).toSorted());
    const mail = await newest(member.email);
    expect(mail?.subject).toBe('You already have an account at Fellowship');
    expect(mail?.text).toMatch(/\/sign-in\n[^]*\/password\n/);
    expect(mail?.text).not.toContain('token');
  });

  it('does the same work for one: a link and a letter', async () => {
    const member = await aMember(testApp, coach);
    const written = async () => {
      const { rows } = await testApp.db.$client.query<{ links: number; mails: number }>(
        'select (select count(*) from account_links) links, (select count(*) from mails) mails',
      );
      return rows[0] ?? { links: 0, mails: 0 };
    };
    const before = await written();
    await ask(member.email);
    const between = await written();
    await ask(newEmail());
    const then = await written();
    expect([between.links - before.links, between.mails - before.mails]).toEqual([1, 1]);
    expect([then.links - between.links, then.mails - between.mails]).toEqual([1, 1]);
  });

  it('with an address that is invited sends a further invitation, and ends none: the coach’s works', async () => {
    const email = newEmail();
    await coach.get(addMember, { body: { email, firstName: 'Naomi', lastName: 'Judah' } });
    const first = tokenIn(await newest(email));
    await ask(email);
    const mail = await newest(email);
    expect(mail?.subject).toBe('You are invited to Fellowship');
    expect(await emailsTo(testApp, email)).toHaveLength(2);
    expect((await lookUp(tokenIn(mail))).status).toBe(200);
    expect((await takeUp(first)).body).toMatchObject({ email, firstName: 'Naomi' });
    expect((await takeUp(tokenIn(mail))).status).toBe(404);
  });

  it('sends at most 3 letters an hour to one address, and says nothing of it', async () => {
    const member = await aMember(testApp, coach);
    for (const email of [newEmail(), member.email]) {
      const before = (await emailsTo(testApp, email)).length;
      for (let times = 0; times < 5; times += 1) expect((await ask(email)).body).toEqual({ ok: true });
      expect(await emailsTo(testApp, email)).toHaveLength(before + 3);
      after(hour);
      await ask(email);
      expect(await emailsTo(testApp, email)).toHaveLength(before + 4);
      testApp.clock.now = start;
    }
  });

  it('holds to that also when asked many times at once', async () => {
    const email = newEmail();
    await Promise.all([1, 2, 3, 4, 5, 6].map(() => ask(email)));
    expect(await emailsTo(testApp, email)).toHaveLength(3);
  });

  it.each([
    [{ email: 'no address' }, [{ path: 'email', message: 'Invalid email address' }]],
    [{ firstName: ' ' }, [{ path: 'firstName', message: 'First name is required' }]],
    [{ lastName: 'x'.repeat(101) }, [{ path: 'lastName', message: 'Use at most 100 characters' }]],
  ])('asks for names and an address: %j', async (wrong, issues) => {
    const body = { firstName: 'Ruth', lastName: 'Moab', email: newEmail(), ...wrong };
    const answer = await new Person(testApp).ask(signUp, { body });
    expect([answer.status, answer.body.issues]).toEqual([400, issues]);
  });
});

describe('the link of a sign-up', () => {
  it('works once', async () => {
    const token = await signUpLink();
    expect((await takeUp(token)).status).toBe(200);
    const [again, looked] = [await takeUp(token), await lookUp(token)];
    expect([again.status, again.body]).toEqual(usedUp);
    expect([looked.status, looked.body]).toEqual(usedUp);
  });

  it('works once also for two at the same instant', async () => {
    const token = await signUpLink();
    const answers = await Promise.all([1, 2, 3, 4].map(() => takeUp(token)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404, 404, 404]);
  });

  it('works for 24 hours', async () => {
    const [first, second] = [await signUpLink(), await signUpLink()];
    after(24 * hour - 1);
    expect((await takeUp(first)).status).toBe(200);
    after(24 * hour);
    expect((await takeUp(second)).status).toBe(404);
  });

  it('ends when another one has made the account, not when someone asks for another', async () => {
    const email = newEmail();
    const [first, second] = [await signUpLink(email), await signUpLink(email)];
    const answers = await Promise.all([takeUp(first), takeUp(second)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404]);
  });

  it('makes no second account: an address that has one in the meantime keeps it', async () => {
    const email = newEmail();
    const token = await signUpLink(email);
    const added = await coach.get(addMember, { body: { email, firstName: 'Naomi', lastName: 'Judah' } });
    const [looked, taken] = [await lookUp(token), await takeUp(token)];
    expect([looked.status, looked.body]).toEqual(usedUp);
    expect([taken.status, taken.body, taken.headers['set-cookie']]).toEqual([...usedUp, undefined]);
    expect(await accountOf(email)).toMatchObject([
      { id: added.id, password_hash: null, first_name: 'Naomi' },
    ]);
  });

  it('works for nothing else', async () => {
    const [token, stranger] = [await signUpLink(), new Person(testApp)];
    expect((await stranger.ask(getPasswordLink, { body: { token } })).status).toBe(404);
    expect((await stranger.ask(resetPassword, { body: { token, password } })).status).toBe(404);
    const fresh = await appForThisTest({ now: start });
    expect((await new Person(fresh).ask(checkSetupLink, { body: { token } })).status).toBe(404);
    expect((await takeUp(token)).status).toBe(200);
  });

  it('cannot be found in the table', async () => {
    const token = await signUpLink();
    const { rows } = await testApp.db.$client.query('select * from account_links');
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

describe('links in letters', () => {
  const forged = { host: 'evil.example', 'x-forwarded-host': 'evil.example' };

  it('lead to the address of the site, whatever the request calls it', async () => {
    const behindProxy = await appForThisTest({
      now: start,
      publicUrl: 'https://fellowship.example',
      trustProxy: true,
    });
    const member = await aMember(behindProxy, await aCoach(behindProxy));
    const addresses = [newEmail(), member.email];
    for (const email of addresses) await ask(email, forged, behindProxy);
    await new Person(behindProxy).get(forgetPassword, { body: { email: member.email } }, forged);
    const mails = (await Promise.all(addresses.map(email => emailsTo(behindProxy, email)))).flat();
    expect(mails.length).toBeGreaterThan(2);
    for (const mail of mails) {
      expect(linkIn(mail)).toMatch(/^https:\/\/fellowship\.example\//);
      expect(JSON.stringify(mail)).not.toContain('evil.example');
    }
  });

  it('lead to this machine where no address is set', async () => {
    const email = newEmail();
    await ask(email, forged);
    const mail = await newest(email);
    expect(linkIn(mail)).toMatch(/^http:\/\/localhost:\d+\/invitation/);
    expect(JSON.stringify(mail)).not.toContain('evil.example');
  });
});

describe('the ways to sign in', () => {
  it('are e-mail and password alone where no provider is set', async () => {
    expect(await new Person(testApp).get(listSignInWays, {})).toEqual({ openIdProvider: null });
  });
});
