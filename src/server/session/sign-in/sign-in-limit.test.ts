import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { forgetPassword, getCurrentUser, resetPassword, signIn } from '#contract/session.ts';
import { appForTests, type TestApp } from '#server/testing/app-for-tests.ts';
import { aCoach, aMember, hashed, password, Person } from '#server/testing/people.ts';
import { emailsTo, tokenIn } from '#server/testing/queued-emails.ts';

const start = new Date('2026-03-18T12:00:00Z');
const minute = 60_000;

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
  member = await aMember(testApp, coach);
  // A guess costs what the hash says, and there are a thousand.
  await testApp.db.$client.query('update users set password_hash = $1', [await hashed]);
});
afterAll(() => testApp.close());

type Attempt = { email?: string; guess?: string; address?: string; headers?: Record<string, string> };

async function attempt({ email = member.email, guess = 'wrong', address, headers }: Attempt = {}) {
  const {
    statusCode,
    body,
    headers: given,
  } = await testApp.app.inject({
    method: 'POST',
    url: signIn.path,
    payload: { email, password: guess },
    ...(address && { remoteAddress: address }),
    ...(headers && { headers }),
  });
  const { message } = JSON.parse(body) as { message?: string };
  return { status: statusCode, message, retryAfter: given['retry-after'] };
}

/** A try in a browser in which the person was signed in before, but is not now. */
const known = (person: Person, given: Attempt = {}): Attempt => ({
  email: person.email,
  headers: { cookie: person.device },
  ...given,
});

const many = (count: number, given: (index: number) => Attempt = () => ({})) =>
  Promise.all(Array.from({ length: count }, (_, index) => attempt(given(index))));
const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status);
const countOf = (answers: { status: number }[], status: number) =>
  answers.filter(answer => answer.status === status).length;

describe('failed sign-ins of an account', () => {
  it('after 10 in 15 minutes the right password is refused too', async () => {
    for (let guess = 0; guess < 10; guess += 1) expect((await attempt()).status).toBe(401);
    const refused = {
      status: 429,
      message: 'Too many failed sign-ins. Please wait 15 minutes and try again.',
      retryAfter: '900',
    };
    expect(await attempt()).toEqual(refused);
    expect(await attempt({ guess: password })).toEqual(refused);
    expect(await attempt({ guess: password, address: '203.0.113.9' })).toEqual(refused);
    testApp.clock.now = new Date(start.getTime() + 15 * minute);
    expect((await attempt({ guess: password })).status).toBe(200);
  });

  it('successes do not count', async () => {
    await many(9);
    expect(new Set(statuses(await many(15, () => ({ guess: password }))))).toEqual(new Set([200]));
    expect((await attempt()).status).toBe(401);
    expect((await attempt({ guess: password })).status).toBe(429);
  });

  it('in any case of letters it is one account', async () => {
    await many(5, () => ({ email: member.email.toUpperCase() }));
    await many(5, () => ({ email: ` ${member.email}` }));
    expect((await attempt()).status).toBe(429);
  });

  it('an account that does not exist is counted the same', async () => {
    const answers = await many(12, () => ({ email: 'nobody@fellowship.example' }));
    expect([countOf(answers, 401), countOf(answers, 429)]).toEqual([10, 2]);
  });

  it('another account is not affected', async () => {
    await many(12);
    expect((await attempt({ email: coach.email, guess: password })).status).toBe(200);
  });

  it('guesses in parallel are all counted', async () => {
    const answers = await many(40);
    expect([countOf(answers, 401), countOf(answers, 429)]).toEqual([10, 30]);
  });

  it('the wait that is told ends when the first of them is 15 minutes old', async () => {
    await many(4);
    testApp.clock.now = new Date(start.getTime() + 10 * minute);
    await many(6);
    testApp.clock.now = new Date(start.getTime() + 12.5 * minute);
    expect(await attempt({ guess: password })).toEqual({
      status: 429,
      message: 'Too many failed sign-ins. Please wait 3 minutes and try again.',
      retryAfter: '150',
    });
    testApp.clock.now = new Date(start.getTime() + 15 * minute);
    expect((await attempt({ guess: password })).status).toBe(200);
  });

  it('do not keep the owner out of a browser that the account knows, nor of a new one with a mailed link', async () => {
    await many(12, index => ({ address: `203.0.113.${index}` }));
    expect((await attempt({ guess: password })).status).toBe(429);
    expect((await attempt(known(member, { guess: password }))).status).toBe(200);
    const elsewhere = new Person(testApp);
    await elsewhere.get(forgetPassword, { body: { email: member.email } });
    const token = tokenIn((await emailsTo(testApp, member.email)).at(-1));
    await elsewhere.get(resetPassword, { body: { token, password: 'a new garage at 5:40' } });
    expect((await elsewhere.ask(getCurrentUser, {})).status).toBe(200);
  });

  it('while being refused the wait does not grow', async () => {
    await many(10);
    testApp.clock.now = new Date(start.getTime() + 14 * minute);
    await many(5);
    testApp.clock.now = new Date(start.getTime() + 15 * minute);
    expect((await attempt({ guess: password })).status).toBe(200);
  });
});

describe('failed sign-ins in a browser that the account knows', () => {
  it('are at most 10 in 15 minutes too, also when all come at once', async () => {
    const answers = await many(25, () => known(member));
    expect([countOf(answers, 401), countOf(answers, 429)]).toEqual([10, 15]);
    expect(await attempt(known(member, { guess: password }))).toMatchObject({
      status: 429,
      retryAfter: '900',
    });
  });

  it('count neither for the account elsewhere nor for the address', async () => {
    for (const person of [member, await aMember(testApp, coach)]) await many(12, () => known(person));
    expect((await attempt({ guess: password })).status).toBe(200);
    await many(95, stranger);
    expect((await attempt(stranger(1))).status).toBe(401);
  });

  it('of one person leave the others who share it alone', async () => {
    const other = await aMember(testApp, coach);
    const shared = new Person(testApp);
    for (const { email } of [member, other]) await shared.get(signIn, { body: { email, password } });
    await many(12, () => ({ ...known(shared), email: member.email }));
    const tries = [member, other].map(({ email }) => attempt({ ...known(shared), email, guess: password }));
    expect(statuses(await Promise.all(tries))).toEqual([429, 200]);
  });

  it('are not told from a stranger’s by a cookie of another account, or one that is made up', async () => {
    await many(10);
    for (const cookie of [coach.device, `fellowship_device=${'x'.repeat(43)}`, 'fellowship_device=']) {
      const tried = await attempt({ guess: password, headers: { cookie } });
      expect([cookie, tried.status]).toEqual([cookie, 429]);
    }
  });
});

const stranger = (index: number): Attempt => ({ email: `nobody${index}@fellowship.example` });

describe('failed sign-ins from an address', () => {
  it('after 100 it is refused, whatever account it tries; other addresses are not', async () => {
    const answers = await many(105, stranger);
    expect([countOf(answers, 401), countOf(answers, 429)]).toEqual([100, 5]);
    expect((await attempt({ guess: password })).status).toBe(429);
    expect((await attempt({ guess: password, address: '203.0.113.9' })).status).toBe(200);
  });

  it('do not close it for browsers that know their accounts: a whole gym behind it trains on', async () => {
    const others = [await aMember(testApp, coach), await aMember(testApp, coach), member];
    await many(101, stranger);
    const trying = others.map(person => attempt(known(person, { guess: password })));
    expect(statuses(await Promise.all(trying))).toEqual([200, 200, 200]);
    expect((await attempt({ guess: password })).status).toBe(429);
  });

  it('nor do a thousand requests of a stranger', async () => {
    await testApp.db.$client.query(
      `insert into rate_counts (key, window_start, count) values ('POST /api/login 127.0.0.1', $1, 1000)`,
      [start],
    );
    expect((await attempt({ guess: password })).status).toBe(429);
    expect((await attempt(known(member, { guess: password }))).status).toBe(200);
  });

  it('a forged X-Forwarded-For changes nothing', async () => {
    const answers = await many(103, index => ({
      ...stranger(index),
      headers: { 'x-forwarded-for': `198.51.100.${index}`, forwarded: `for=10.0.0.${index}` },
    }));
    expect([countOf(answers, 401), countOf(answers, 429)]).toEqual([100, 3]);
  });

  it('all of an IPv6 network counts as one', async () => {
    const answers = await many(102, index => ({
      ...stranger(index),
      address: `2001:db8:1:2::${index.toString(16)}`,
    }));
    expect([countOf(answers, 401), countOf(answers, 429)]).toEqual([100, 2]);
    expect((await attempt({ ...stranger(0), address: '2001:db8:1:3::1' })).status).toBe(401);
  });
});
