import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  endAllSessions,
  forgetPassword,
  getCurrentUser,
  listSessions,
  resetPassword,
  signIn,
  signUp,
  acceptInvitation,
} from '#contract/session.ts';
import { appForTests, type TestApp } from '#server/testing/app-for-tests.ts';
import { aCoach, aMember, password, Person } from '#server/testing/people.ts';
import { emailsTo, tokenIn } from '#server/testing/queued-emails.ts';

const start = new Date('2026-03-18T12:00:00Z');
const hour = 3_600_000;
const day = 24 * hour;
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
const subject = 'A new sign-in to your account at Fellowship';

let testApp: TestApp;
let coach: Person;
let member: Person;

beforeAll(async () => {
  testApp = await appForTests({ now: start });
  coach = await aCoach(testApp);
});
beforeEach(async () => {
  testApp.clock.now = start;
  await testApp.db.$client.query('truncate sign_in_failures, rate_counts');
  member = await aMember(testApp, coach, { timeZone: 'America/New_York' });
});
afterAll(() => testApp.close());

const after = (ms: number) => {
  testApp.clock.now = new Date(start.getTime() + ms);
};
const enter = (browser: Person, email = member.email, userAgent = 'A laptop') =>
  browser.get(signIn, { body: { email, password } }, { 'user-agent': userAgent });

/** Tries to sign the owner in while a stranger's guesses have locked the account for other browsers. */
async function isKnown(browser: Person, { email }: Person = member, owns = password): Promise<boolean> {
  await testApp.db.$client.query('truncate sign_in_failures');
  await testApp.db.$client.query(
    `insert into sign_in_failures (account, address, at) select $1, 'elsewhere', $2 from generate_series(1, 10)`,
    [email, testApp.clock.now],
  );
  const there = new Person(testApp);
  there.device = browser.device;
  return (await there.ask(signIn, { body: { email, password: owns } })).status === 200;
}

async function reset(browser: Person, newPassword: string, email = member.email) {
  await browser.get(forgetPassword, { body: { email } });
  const token = tokenIn((await emailsTo(testApp, email)).at(-1));
  await browser.get(resetPassword, { body: { token, password: newPassword } });
}

const told = async (email = member.email) =>
  (await emailsTo(testApp, email)).filter(mail => mail.subject === subject);

describe('a browser is known to an account', () => {
  it('once it has been signed in there: by an invitation, a password, a sign-up, a new password', async () => {
    const [laptop, phone, tablet] = [new Person(testApp), new Person(testApp), new Person(testApp)];
    await enter(laptop);
    const email = 'ruth@fellowship.example';
    await phone.get(signUp, { body: { firstName: 'Ruth', lastName: 'Moab', email } });
    const token = tokenIn((await emailsTo(testApp, email)).at(-1));
    await phone.get(acceptInvitation, { body: { token, password } });
    expect([await isKnown(member), await isKnown(laptop), await isKnown(phone)]).toEqual([true, true, false]);
    phone.email = email;
    expect(await isKnown(phone, phone)).toBe(true);
    await reset(tablet, 'a new garage at 5:40');
    expect(await isKnown(tablet, member, 'a new garage at 5:40')).toBe(true);
  });

  it('with a session from before there was this, when it is next used after an hour', async () => {
    await testApp.db.$client.query('delete from known_devices; update sessions set made_known = false');
    const old = new Person(testApp, member.cookie);
    await old.get(getCurrentUser, {});
    expect(old.device).toBe('');
    after(hour);
    await Promise.all([1, 2, 3].map(() => old.get(getCurrentUser, {})));
    expect(old.device).not.toBe('');
    const { rows } = await testApp.db.$client.query('select from known_devices');
    expect([rows.length, await isKnown(old)]).toEqual([1, true]);
  });

  it('not by a session that began elsewhere, whoever has taken its cookie along', async () => {
    const thief = new Person(testApp, member.cookie.split('; ')[0] ?? '');
    after(hour);
    await thief.get(getCurrentUser, {});
    expect(thief.device).toBe('');
  });

  it('for 400 days from its last use, signed in or not', async () => {
    after(100 * day);
    await enter(member);
    expect(member.device).not.toBe('');
    const { rows } = await testApp.db.$client.query<{ seen: Date }>(
      'select last_seen_at seen from known_devices where user_id = $1',
      [member.id],
    );
    expect(rows).toEqual([{ seen: testApp.clock.now }]);
    await member.send('GET', '/api/logout');
    expect(await isKnown(member)).toBe(true);
  });

  it('cannot be made up from what is in the table', async () => {
    const { rows } = await testApp.db.$client.query<{ token_hash: string }>(
      'select token_hash from known_devices where user_id = $1',
      [member.id],
    );
    const forged = new Person(testApp);
    forged.device = `fellowship_device=${rows[0]?.token_hash}`;
    expect([rows.length, await isKnown(forged)]).toEqual([1, false]);
  });

  it('no more when its owner has chosen a new password by a letter: the others are forgotten', async () => {
    const [stolen, here] = [new Person(testApp), new Person(testApp)];
    await enter(stolen);
    await enter(here);
    await reset(here, 'a new garage at 5:40');
    const known = async (browser: Person) => isKnown(browser, member, 'a new garage at 5:40');
    expect([await known(stolen), await known(member), await known(here)]).toEqual([false, false, true]);
  });

  it('no more when its owner has signed out everywhere, but where they did', async () => {
    const stolen = new Person(testApp);
    await enter(stolen);
    await member.get(endAllSessions, {});
    expect([await isKnown(stolen), await isKnown(member)]).toEqual([false, true]);
  });
});

describe('a sign-in from a browser that the account does not know', () => {
  it('is told by mail: when, which browser, which network, and what to do', async () => {
    await enter(new Person(testApp), member.email, iPhone);
    const [mail, ...more] = await told();
    expect(more).toEqual([]);
    expect(mail?.text).toContain(
      'When: Mar 18, 8:00 AM (America/New_York). Browser: Safari on iPhone. Network: 127.0.0.1.',
    );
    expect(mail?.text).toMatch(/^Choose a new password:\nhttp:\/\/localhost(:\d+)?\/password$/m);
    expect(mail?.text).toMatch(/^See where you are signed in:\nhttp:\/\/localhost(:\d+)?\/account$/m);
  });

  it('is not told of a known browser, nor of one that was given by a letter itself', async () => {
    await enter(member);
    await reset(new Person(testApp), 'a new garage at 5:40');
    expect(await told()).toEqual([]);
  });

  it('is not told when nobody has been signed in before', async () => {
    const first = await aCoach(testApp);
    expect(await told(first.email)).toEqual([]);
    await enter(new Person(testApp), first.email);
    expect(await told(first.email)).toHaveLength(1);
  });

  it('is told also to someone who is signed in nowhere', async () => {
    await member.get(endAllSessions, {});
    await testApp.db.$client.query('delete from known_devices where user_id = $1', [member.id]);
    await enter(new Person(testApp));
    expect(await told()).toHaveLength(1);
  });

  it('is told at most 3 times an hour and 5 times a day', async () => {
    for (let times = 0; times < 7; times += 1) await enter(new Person(testApp));
    expect(await told()).toHaveLength(3);
    after(2 * hour);
    await enter(new Person(testApp));
    expect(await told()).toHaveLength(3);
    after(25 * hour);
    await enter(new Person(testApp));
    expect(await told()).toHaveLength(4);
    expect((await member.get(listSessions, {})).length).toBe(10);
  });
});
