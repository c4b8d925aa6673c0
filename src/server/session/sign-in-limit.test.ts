import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signIn } from '#contract/session.ts';
import { appForTests, type TestApp } from '#server/testing/app-for-tests.ts';
import { aCoach, aMember, password, Person } from '#server/testing/people.ts';

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
  await testApp.db.$client.query('truncate sign_in_failures');
  member = await aMember(testApp, coach);
});
afterAll(() => testApp.close());

type Attempt = { email?: string; guess?: string; address?: string; headers?: Record<string, string> };

async function attempt({ email = member.email, guess = 'wrong', address, headers }: Attempt = {}) {
  const { statusCode, body } = await testApp.app.inject({
    method: 'POST',
    url: signIn.path,
    payload: { email, password: guess },
    ...(address && { remoteAddress: address }),
    ...(headers && { headers }),
  });
  return { status: statusCode, message: (JSON.parse(body) as { message?: string }).message };
}

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

  it('while being refused the wait does not grow', async () => {
    await many(10);
    testApp.clock.now = new Date(start.getTime() + 14 * minute);
    await many(5);
    testApp.clock.now = new Date(start.getTime() + 15 * minute);
    expect((await attempt({ guess: password })).status).toBe(200);
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
