import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '#server/testing/calls/contract.ts';
import { createExercise } from '#contract/exercises.ts';
import { addMember } from '#contract/members.ts';
import { logProgress } from '#contract/progress.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { appForTests, appForThisTest, type TestApp } from '#server/testing/app-for-tests.ts';
import { aCoach, aMember, Person } from '#server/testing/people.ts';
import { alreadyThere, validRequests } from '#server/testing/calls/valid-requests.ts';
import { type Cast, everyKindOfPerson } from '#server/testing/calls/every-kind-of-person.ts';
import { somethingToAskFor } from '#server/testing/calls/things-to-ask-for.ts';

let testApp: TestApp;
let cast: Cast;

beforeAll(async () => {
  testApp = await appForTests();
  cast = await everyKindOfPerson(testApp, new Person(testApp));
});
afterAll(() => testApp.close());

const endpoints: [string, Endpoint][] = Object.entries(contract);

/** The library is left out, because it is there already. */
const once = endpoints.filter(([name, endpoint]) => endpoint.idempotent && !alreadyThere.includes(name));
const ask = (who: Person, endpoint: Endpoint, request: object, key: string) =>
  who.ask(endpoint, request, { 'idempotency-key': key });

/** How many rows there are in all tables together. */
async function rowCount(): Promise<number> {
  const { rows } = await testApp.db.$client.query<{ count: number }>(
    `select sum((xpath('/row/c/text()', query_to_xml(format('select count(*) as c from %I', tablename), false, true, '')))[1]::text::int)::int as count
     from pg_tables where schemaname = 'public' and tablename <> 'rate_counts'`,
  );
  return rows[0]?.count ?? 0;
}

describe('a request that makes something, sent three times with one key, two of them at once, makes it once', () => {
  it.each(once)('%s', async (name, endpoint) => {
    const things = await somethingToAskFor(testApp, cast.coach, cast.member);
    const request = validRequests[name]?.(things) ?? {};
    const who = endpoint.access === 'coach' ? cast.coach : cast.member;
    const key = randomUUID();
    const atOnce = await Promise.all([1, 2].map(() => ask(who, endpoint, request, key)));
    const rows = await rowCount();
    const later = await ask(who, endpoint, request, key);
    expect(await rowCount()).toBe(rows);

    const good = endpoint.status ?? 200;
    if (endpoint.idempotent === 'no-replay') {
      expect(atOnce.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([good, 409]);
      expect([later.status, later.body]).toMatchObject([409, { message: /done already/ }]);
    } else {
      expect([...atOnce, later].map(({ status }) => status)).toEqual([good, good, good]);
      expect(atOnce[0]?.body).toEqual(atOnce[1]?.body);
      expect(later.body).toEqual(atOnce[0]?.body);
    }
  });
});

const body = () => ({ name: randomUUID(), category: 'Strength', difficultyLevel: 'beginner' }) as const;

it('every POST that makes something honours a key', () => {
  const withoutKey = endpoints
    .filter(([, { method, access, idempotent }]) => method === 'POST' && access !== 'visitor' && !idempotent)
    .map(([name]) => name);
  // Logs have a cheaper way of their own, and events are taken once by their ids; the other calls make nothing, or the same
  // thing again.
  expect(withoutKey.toSorted()).toEqual([
    'beginPasskey',
    'checkVideos',
    'confirmClock',
    'logProgress',
    'markRead',
    'readProgramText',
    'restoreDailyWorkout',
    'restoreNote',
    'seeNotices',
    'sendSessionEvents',
    'subscribeToPush',
    'takeInAttachment',
    'testPush',
  ]);
});

it('the same key with another request is a 409, also for a log', async () => {
  const key = randomUUID();
  expect((await ask(cast.coach, createExercise, { body: body() }, key)).status).toBe(201);
  const others = await Promise.all([
    ask(cast.coach, createExercise, { body: body() }, key),
    ask(cast.coach, addMember, { body: { email: 'x@example.com', firstName: 'X', lastName: 'Y' } }, key),
  ]);
  for (const { status, body: answer } of others)
    expect([status, answer]).toEqual([409, { message: 'This Idempotency-Key was used for another request' }]);
});

it('a key is one person’s own, and is not used up by a request that came to nothing', async () => {
  const key = randomUUID();
  const given = body();
  expect((await ask(cast.coach, createExercise, { body: { name: '' } }, key)).status).toBe(400);
  expect((await ask(cast.coach, createExercise, { body: given }, key)).status).toBe(201);
  const member = await aMember(testApp, cast.coach);
  expect((await ask(member, logProgress, { body: {} }, key)).status).toBe(400);
});

it('a key of more than 200 characters is refused', async () => {
  const answer = await ask(cast.coach, createExercise, { body: body() }, 'k'.repeat(201));
  expect(answer.status).toBe(400);
});

it('requests with one key wait for each other without a connection, five of them; more are told to come again', async () => {
  const narrow = await appForThisTest({ connections: { max: 3 } });
  const coach = await aCoach(narrow);
  const client = await narrow.db.$client.connect();
  await client.query('begin; lock table exercises');
  const given = { body: body() };
  const sent = [1, 2, 3, 4, 5, 6, 7, 8].map(() => ask(coach, createExercise, given, 'again'));
  const first = await Promise.race(sent);
  expect([first.status, Number(first.headers['retry-after'])]).toEqual([503, 3]);
  // One request works, on one connection of three; this test holds another.
  expect((await narrow.db.$client.query('select 1')).rowCount).toBe(1);
  await client.query('rollback');
  client.release();
  const answers = await Promise.all(sent);
  const good = answers.filter(({ status }) => status === 201);
  expect(good).toHaveLength(6);
  expect(new Set(good.map(({ body: made }) => JSON.stringify(made))).size).toBe(1);
});
