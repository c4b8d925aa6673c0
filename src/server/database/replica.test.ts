import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import pg from 'pg';
import { createExercise } from '#contract/exercises.ts';
import { getStrengthMetrics } from '#contract/training/strength.ts';
import { dataOfMember } from '#contract/members.ts';
import { logProgress } from '#contract/progress.ts';
import { heavyReads } from '#server/route/heavy-reads.ts';
import { appForTests, type TestApp } from '#server/testing/app-for-tests.ts';
import { contract } from '#server/testing/calls/contract.ts';
import { somethingToAskFor } from '#server/testing/calls/things-to-ask-for.ts';
import { validRequests } from '#server/testing/calls/valid-requests.ts';
import { aCoach, aMember, type Person } from '#server/testing/people.ts';
import { databaseWithStandby } from '#server/testing/services/standby.ts';
import { anExercise, aProgram, assign, fiveByFive, logBody } from '#server/testing/training.ts';
import { connectDatabase } from './database.ts';
import { Replica } from './replica.ts';

let testApp: TestApp;
let coach: Person;
let member: Person;
let databases: Awaited<ReturnType<typeof databaseWithStandby>>;
let onStandby: pg.Client;
let replica: Replica;
const said: string[] = [];
const today = '2026-03-18';
const patience = { timeout: 60_000, interval: 20 };

beforeAll(async () => {
  databases = await databaseWithStandby();
  testApp = await appForTests({ postgres: databases.primary });
  const { database } = testApp.db.$client.options;
  const there = { ...databases.standby.connection, database };
  onStandby = new pg.Client(there);
  onStandby.on('error', () => undefined);
  await vi.waitFor(async () => {
    const client = new pg.Client(there);
    await client.connect();
    await client.end();
  }, patience);
  await onStandby.connect();
  const copy = connectDatabase({ ...there, max: 4 }, () => undefined);
  replica = new Replica(copy, line => said.push(line));
  testApp.db.replica = replica;
  coach = await aCoach(testApp);
  member = await aMember(testApp, coach);
});
afterAll(async () => {
  await onStandby.end().catch(() => undefined);
  await testApp.close();
  await databases.end();
});

const whereRead = () => replica.read(testApp.db, async db => (db === replica.copy ? 'replica' : 'primary'));
const untilUsed = () => vi.waitFor(async () => expect(await whereRead()).toBe('replica'), patience);

const used = 'Long reads go to the replica of the database.';
const behind = 'Long reads go to the database itself, as its replica cannot be used: it is behind.';

it('every heavy read, and every file to take along, is read from it as from the database itself', async () => {
  const things = await somethingToAskFor(testApp, coach, member, 'Nehemiah');
  await untilUsed();
  const read = async () => {
    const answers: unknown[] = [];
    for (const [name, endpoint] of Object.entries(contract)) {
      if (!heavyReads.has(endpoint)) continue;
      const { status, body } = await coach.ask(endpoint, (validRequests[name]?.(things) ?? {}) as never);
      answers.push([name, status, body]);
    }
    for (const path of [dataOfMember(member.id, 'json'), dataOfMember(member.id, 'csv')]) {
      const { statusCode } = await testApp.app.inject({ url: path, headers: { cookie: coach.cookie } });
      answers.push([path, statusCode]);
    }
    return answers;
  };
  const fromReplica = await read();
  expect(fromReplica).toHaveLength(heavyReads.size + 2);
  expect(said).toEqual([used]);
  testApp.db.replica = undefined;
  expect(await read()).toEqual(fromReplica);
  testApp.db.replica = replica;
});

it('nobody misses what was just written, also where the replica is behind', async () => {
  await untilUsed();
  said.length = 0;
  const lift = await anExercise(coach);
  const assignment = await assign(
    coach,
    member,
    await aProgram(coach, [{ wednesday: fiveByFive(lift) }]),
    today,
  );
  await onStandby.query('select pg_wal_replay_pause()');
  await member.get(logProgress, { body: logBody(assignment, lift, today) });
  const rows = await coach.get(getStrengthMetrics, {});
  const { exercises = [] } = rows.find(({ memberId }) => memberId === member.id) ?? {};
  expect(exercises.map(({ exerciseId }) => exerciseId)).toContain(lift.id);
  expect(said).toEqual([behind]);
  // For a second it is not even asked.
  expect(await whereRead()).toBe('primary');
  await onStandby.query('select pg_wal_replay_resume()');
  await untilUsed();
  expect(said).toEqual([behind, used]);
});

it('a read that stands in the way of what the replica replays goes to the database', async () => {
  await untilUsed();
  const inTheWay = Object.assign(new Error('canceling statement due to conflict with recovery'), {
    code: '40001',
  });
  const where = await replica.read(testApp.db, async db => {
    if (db === replica.copy) throw inTheWay;
    return 'primary';
  });
  expect(where).toBe('primary');
});

it('another database is never taken for a replica', async () => {
  const other = new Replica(
    connectDatabase({ ...databases.primary, max: 1 }, () => undefined),
    line => said.push(line),
  );
  said.length = 0;
  expect(await other.read(testApp.db, async db => (db === testApp.db ? 'primary' : 'other'))).toBe('primary');
  expect(said[0]).toContain('it is no replica of this database');
  await other.copy.end();
});

it('one that is gone is missed by nobody', async () => {
  await untilUsed();
  await databases.standby.kill();
  for (let round = 0; round < 3; round += 1)
    expect((await coach.ask(getStrengthMetrics, {})).status).toBe(200);
  expect((await coach.ask(createExercise, { body: { name: 'Written' } })).status).toBe(201);
  expect(await whereRead()).toBe('primary');
});
