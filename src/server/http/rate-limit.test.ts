import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { updateProfile } from '#contract/profile.ts';
import { getInvitation } from '#contract/session.ts';
import { createApp } from '#server/app.ts';
import { appForTests, type TestApp } from '#server/testing/app-for-tests.ts';
import { aCoach, aMember, Person } from '#server/testing/people.ts';
import { deleteOldCounts } from './rate-limit.ts';

const start = new Date('2026-03-18T12:00:00Z');
const minute = 60_000;
const { max: most } = updateProfile.limit;

let testApp: TestApp;
let member: Person;
let another: Person;

beforeAll(async () => {
  testApp = await appForTests({ now: start });
  const coach = await aCoach(testApp);
  [member, another] = [await aMember(testApp, coach), await aMember(testApp, coach)];
});
beforeEach(async () => {
  testApp.clock.now = start;
  await testApp.db.$client.query('truncate rate_counts');
});
afterAll(() => testApp.close());

const change = (person: Person) => person.ask(updateProfile, { body: { bio: 'Runs' } });
const statusesOf = async (answers: Promise<{ status: number }>[]) =>
  (await Promise.all(answers)).map(({ status }) => status);
const times = <Result>(count: number, ask: (index: number) => Promise<Result>) =>
  Array.from({ length: count }, (_, index) => ask(index));
const countOf = (statuses: number[], status: number) => statuses.filter(one => one === status).length;

describe('who asks too often', () => {
  it('is told to wait, and for how long', async () => {
    expect(new Set(await statusesOf(times(most, () => change(member))))).toEqual(new Set([200]));
    testApp.clock.now = new Date(start.getTime() + 5 * minute);
    const { status, body, headers } = await change(member);
    expect([status, body, headers['retry-after']]).toEqual([
      429,
      { message: 'Too many requests. Please wait a little and try again.' },
      '600',
    ]);
  });

  it('may ask again in the next span of time', async () => {
    await Promise.all(times(most + 1, () => change(member)));
    testApp.clock.now = new Date(start.getTime() + 15 * minute);
    expect((await change(member)).status).toBe(200);
  });

  it('holds up neither someone else nor what else they ask', async () => {
    await Promise.all(times(most + 1, () => change(member)));
    expect((await change(another)).status).toBe(200);
    expect((await member.send('GET', '/api/auth/user')).status).toBe(200);
  });

  it('is not listened to: what they send is not even read', async () => {
    await Promise.all(times(most, () => change(member)));
    const unreadable = '{'.repeat(5_000_000);
    const answer = await member.send('PATCH', updateProfile.path, unreadable, {
      'content-type': 'application/json',
    });
    expect(answer.status).toBe(429);
  });

  it('is counted exactly, also when all come at once, and no further than the limit', async () => {
    const statuses = await statusesOf(times(most + 30, () => change(member)));
    expect([countOf(statuses, 200), countOf(statuses, 429)]).toEqual([most, 30]);
    const { rows } = await testApp.db.$client.query('select key, count from rate_counts');
    expect(rows).toEqual([{ key: `PATCH /api/profile ${member.id}`, count: most }]);
  });

  it('is counted by all servers together', async () => {
    const secondServer = await createApp({ db: testApp.db, now: () => testApp.clock.now });
    const there = new Person({ ...testApp, app: secondServer }, member.cookie);
    const statuses = await statusesOf(times(most + 10, index => change(index % 2 ? member : there)));
    expect(countOf(statuses, 429)).toBe(10);
    await secondServer.close();
  });
});

describe('who is not let in', () => {
  it('is not counted', async () => {
    expect((await change(new Person(testApp))).status).toBe(401);
    expect(await testApp.db.$client.query('select from rate_counts')).toMatchObject({ rowCount: 0 });
  });
});

async function lookUp(remoteAddress: string, headers: Record<string, string> = {}) {
  const { statusCode } = await testApp.app.inject({
    method: 'POST',
    url: getInvitation.path,
    payload: { token: 'none' },
    remoteAddress,
    headers,
  });
  return { status: statusCode };
}

const forged = (index: number) => ({ 'x-forwarded-for': `198.51.100.${index % 250}` });

describe('strangers', () => {
  const strangers = getInvitation.limit.max;

  it('are counted by their address, whatever they say it is', async () => {
    const statuses = await statusesOf(times(strangers + 5, index => lookUp('203.0.113.7', forged(index))));
    expect([countOf(statuses, 404), countOf(statuses, 429)]).toEqual([strangers, 5]);
    expect((await lookUp('203.0.113.8')).status).toBe(404);
  });

  it('of one IPv6 network are counted as one', async () => {
    const statuses = await statusesOf(
      times(strangers + 5, index => lookUp(`2001:db8:1:2::${index.toString(16)}`)),
    );
    expect(countOf(statuses, 429)).toBe(5);
    expect((await lookUp('2001:db8:1:3::1')).status).toBe(404);
  });
});

it('counts of spans that are long over are cleared away', async () => {
  await change(member);
  await deleteOldCounts(testApp.db, new Date(start.getTime() + 25 * 60 * minute));
  expect(await testApp.db.$client.query('select from rate_counts')).toMatchObject({ rowCount: 0 });
});
