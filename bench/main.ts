import { fork, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { addDays, dateIn, mondayOf } from '#domain/plain-date.ts';
import { connectDatabase, type DatabasePool } from '#server/database/database.ts';
import { startEmbeddedPostgres } from '#server/database/embedded/embedded-postgres.ts';
import { migrateDatabase } from '#server/database/migrate.ts';
import { rollForward } from '#server/leaderboard/roll-forward.ts';
import { projectRoot } from '#server/settings/project-root.ts';
import { logsToSend, measureBoard, type Unlogged } from './board.ts';
import { setsToSend } from './sessions.ts';
import { coachTable, measureCoach, measureMetrics } from './coach.ts';
import { firstLoadSizes } from './first-load.ts';
import { type Load, load, type Request } from './load.ts';
import { measureNotices, seedSubscriptions } from './notices.ts';
import { readyTime } from './ready-time.ts';
import { measureBackup, measureRoughDay } from './rough-day.ts';
import { amountsOfRound, measureRound } from './round.ts';
import { seedCoaching, seedYearsOfTraining } from './seed-coaching.ts';
import { startMailServer, startPushes } from './services.ts';
import { seedMembers, seedProgram, tokenOf } from './seed.ts';
import { measureWatching } from './watching.ts';

const members = Number(process.argv[2]?.startsWith('--') ? 2000 : (process.argv[2] ?? 2000));
const seconds = Number(process.argv[3]?.startsWith('--') ? 3 : (process.argv[3] ?? 3));
const few = members / 10;
const membersOfBoard = 10_000;
const connections = 50;
const today = dateIn('UTC', new Date());
const say = (line = '') => process.stdout.write(`${line}\n`);

type Server = { origin: string; child: ChildProcess };
type Seeded = { assignmentIds: string[]; memberIds: string[]; unlogged: Unlogged[] };

const dataDir = await mkdtemp(path.join(os.tmpdir(), 'fellowship-bench-'));
const postgres = await startEmbeddedPostgres({ dataDir });
const db = connectDatabase({ ...postgres.connection, max: 4, statement_timeout: 0 }, error =>
  say(error.message),
);
try {
  await migrateDatabase(db);
  const program = await seedProgram(db);
  if (process.argv.includes('--rough')) await reportRoughDay(program);
  else if (process.argv.includes('--round')) await reportRound(program);
  else if (process.argv.includes('--notices')) await reportNotices(program);
  else if (process.argv.includes('--sessions')) await reportSessions(program);
  else if (process.argv.includes('--watching')) await reportWatching(program);
  else if (process.argv.includes('--board')) await reportBoard(program, 0);
  else await reportAll(program);
} finally {
  await db.end();
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}

async function reportAll(program: { coachId: string; programId: string }): Promise<void> {
  say(`Seeding ${few} members …`);
  await seedMembers(db, program, 0, few, today);
  const small = process.argv.includes('--coach') ? new Map<string, Load>() : await measureReads(few, 3);
  const metricsOfFew = await withServer(({ origin }) => measureMetrics(origin, few));
  for (const line of coachTable(metricsOfFew)) say(line);
  say(`Seeding ${members - few} more …`);
  await seedMembers(db, program, few, members, today);
  const { rows } = await db.$client.query('select count(*) as logs from progress_logs');
  say(
    `${members} members, ${rows[0].logs} logs, ${connections} clients, ${os.cpus().length} cores (shared with the load)`,
  );
  say();
  if (!process.argv.includes('--coach')) await report(await measureAll(), small);
  const ofMany = await withServer(({ origin }) => measureCoach(origin, db, program.programId, members));
  for (const line of coachTable(ofMany)) say(line);
  say();
  await reportBoard(program, members);
  for (const [what, size] of Object.entries(await firstLoadSizes(path.join(projectRoot, 'dist/web')))) {
    say(`JavaScript of the first load, ${what}: ${(size / 1000).toFixed(1)} kB`);
  }
  say(`Ready after start, built and initialised: ${await readyTime()} ms`);
}

/** The calls of sessions alone: what changes while they are worked on. */
async function reportSessions(program: { coachId: string; programId: string }): Promise<void> {
  await seedMembers(db, program, 0, few, today);
  await db.$client.query('vacuum analyze');
  const small = await measureReads(few, 3, isOfSessions);
  await seedMembers(db, program, few, members, today);
  await db.$client.query('vacuum analyze');
  await report(await measureAll(isOfSessions), small);
}

/** A coach's day with 500 members who have trained for months. */
async function reportRound(program: { coachId: string; programId: string }): Promise<void> {
  say('Seeding 500 members with nine months of training …');
  await seedYearsOfTraining(db, program, 500, today);
  await seedCoaching(db, program.coachId, 100_000);
  say(await amountsOfRound(db));
  for (let time = 0; time < 3; time += 1)
    for (const line of await withServer(({ origin }) => measureRound(origin, db))) say(line);
}

/** Floods, locks and crowds, as docs/reliability.md describes them. */
async function reportRoughDay(program: { coachId: string; programId: string }): Promise<void> {
  say('Seeding 320 members …');
  await seedMembers(db, program, 0, 320, today);
  const { unlogged } = await seeded();
  const lines = await measureRoughDay({ db, databaseUrl: postgres.url, dataDir, unlogged });
  for (const line of lines) say(line);
  say('Seeding 2,000 members …');
  await seedMembers(db, program, 320, 2_000, today);
  for (const line of await measureBackup(postgres.url, dataDir)) say(line);
}

/** Ten thousand notices of one happening, while members log. */
async function reportNotices(program: { coachId: string; programId: string }): Promise<void> {
  say(`Seeding ${membersOfBoard} members …`);
  for (let from = 0; from < membersOfBoard; from += 1000)
    await seedMembers(db, program, from, from + 1000, today, 7);
  const [pushes, letters] = [await startPushes(), await startMailServer()];
  await seedSubscriptions(db, pushes.port);
  await db.$client.query('vacuum analyze');
  const { unlogged } = await seeded(600_000);
  const env = { BENCH_SMTP: `smtp://127.0.0.1:${letters.port}` };
  const measure = ({ origin }: Server) => measureNotices(origin, db, { pushes, letters }, unlogged);
  for (const line of await withServer(measure, env)) say(line);
  for (const service of [pushes, letters]) service.stop();
}

/** Two servers on one database, one of which is watched. */
async function reportWatching(program: { coachId: string; programId: string }): Promise<void> {
  await seedMembers(db, program, 0, few, today);
  await db.$client.query('vacuum analyze');
  const { unlogged } = await seeded();
  const calls = {
    'GET /api/auth/user': (n: number) => ({ path: '/api/auth/user', headers: cookieOf(n % few) }),
    'POST /api/progress': logsToSend(unlogged),
  };
  const token = 'token-of-the-bench';
  const lines = await withServer(({ origin: unwatched }) =>
    withServer(({ origin: watched }) => measureWatching({ watched, unwatched, token }, calls), {
      BENCH_METRICS: token,
    }),
  );
  for (const line of lines) say(line);
}

/** The board of a fellowship of 10,000 with a month of training. */
async function reportBoard(
  program: { coachId: string; programId: string },
  seededSoFar: number,
): Promise<void> {
  say(`Seeding up to ${membersOfBoard} members …`);
  for (let from = seededSoFar; from < membersOfBoard; from += 1000) {
    await seedMembers(db, program, from, Math.min(from + 1000, membersOfBoard), today, 30);
  }
  const started = performance.now();
  await rollForward(db, new Date());
  say(`All standings taken on to a new day: ${Math.round(performance.now() - started)} ms`);
  await db.$client.query('vacuum analyze');
  const data = await seeded();
  const lines = await withServer(({ origin }) => measureBoard(origin, db, membersOfBoard, data.unlogged));
  for (const line of lines) say(line);
  await createFloor();
  const score = await withServer(server =>
    measureRead(server, 'GET members/score, 10,000 members', n => ({
      path: '/api/members/score',
      headers: cookieOf(n % membersOfBoard),
    })),
  );
  await report([score], new Map());
}

async function createFloor(): Promise<void> {
  await db.$client.query(
    'create table if not exists floor_bodies (key text primary key, body text not null)',
  );
  await db.$client.query(
    'create table if not exists floor_writes (id bigint generated always as identity primary key, body jsonb)',
  );
}

async function withServer<Result>(
  work: (server: Server) => Promise<Result>,
  env: Record<string, string> = {},
): Promise<Result> {
  const child = fork(path.join(projectRoot, 'dist/server/bench-server.js'), {
    env: { ...process.env, DATABASE_URL: postgres.url, NODE_ENV: 'production', ...env },
  });
  const port = await new Promise<number>(resolve => {
    child.once('message', message => resolve((message as { port: number }).port));
  });
  try {
    return await work({ origin: `http://127.0.0.1:${port}`, child });
  } finally {
    child.kill();
  }
}

function cookieOf(member: number) {
  return { cookie: `fellowship_session=${tokenOf(member)}` };
}

/** The reads of the product's daily path, each for ever another member. */
function reads(count: number, { assignmentIds, memberIds }: Seeded): Record<string, (n: number) => Request> {
  const dates = [0, 1, 2, 3, 4].map(n => addDays(mondayOf(today), n - 7));
  const member = (n: number) => n % count;
  const asMember = (path_: (n: number) => string) => (n: number) => ({
    path: path_(n),
    headers: cookieOf(member(n)),
  });
  return {
    'session check (GET /api/auth/user)': asMember(() => '/api/auth/user'),
    'GET exercises-for-date': asMember(
      n => `/api/assignments/${assignmentIds[member(n)]}/exercises-for-date?date=${dates[n % 2]}`,
    ),
    'GET /api/training-sessions': asMember(n => `/api/training-sessions?date=${dates[n % 2]}`),
    'GET calendar-status': asMember(n => `/api/assignments/${assignmentIds[member(n)]}/calendar-status`),
    'GET /api/assignments': asMember(() => '/api/assignments'),
    'GET completion-status': asMember(n => `/api/assignments/${assignmentIds[member(n)]}/completion-status`),
    'GET weekly-breakdown': asMember(n => `/api/assignments/${assignmentIds[member(n)]}/weekly-breakdown`),
    'GET progress-overview': asMember(n => `/api/assignments/${assignmentIds[member(n)]}/progress-overview`),
    'GET program-completions': asMember(n => `/api/program-completions/member/${memberIds[member(n)]}`),
    'GET dashboard-stats': asMember(() => '/api/members/dashboard-stats'),
    'GET members/score': asMember(() => '/api/members/score'),
  };
}

async function seeded(mostUnlogged = 250_000): Promise<Seeded> {
  const ids = await db.$client.query(
    `select a.id, u.id as "memberId", substring(u.email from 'member(\\d+)@')::int as member
     from assignments a join users u on u.id = a.member_id where a.status = 'active' order by 3`,
  );
  const unlogged = await db.$client.query(
    `select substring(u.email from 'member(\\d+)@')::int as member, d.assignment_id as "assignmentId", d.date,
       p.exercise_id as "exerciseId", p.id as "prescriptionId", d.id as "trainingDayId"
     from training_days d join users u on u.id = d.member_id
     join day_version_exercises p on p.day_version_id = d.day_version_id
     where d.logged_count = 0 order by p.position, d.date, u.id limit $1`,
    [mostUnlogged],
  );
  return {
    assignmentIds: ids.rows.map(row => row.id),
    memberIds: ids.rows.map(row => row.memberId),
    unlogged: unlogged.rows,
  };
}

function isOfSessions(name: string): boolean {
  return name.includes('training-sessions');
}

function all(_name: string): boolean {
  return true;
}

async function measureReads(count: number, duration: number, named = all): Promise<Map<string, Load>> {
  const data = await seeded();
  return withServer(async ({ origin }) => {
    const results = new Map<string, Load>();
    for (const [name, requestAt] of Object.entries(reads(count, data)).filter(([name]) => named(name))) {
      await load(origin, requestAt, { connections, seconds: 1 });
      results.set(name, await load(origin, requestAt, { connections, seconds: duration }));
    }
    return results;
  });
}

type Pair = { load: Load; floor: Load };
type Row = Pair & { name: string; statements: number; alone: Load };

async function measureAll(named = all): Promise<Row[]> {
  const data = await seeded();
  await createFloor();
  return withServer(async server => {
    const rows: Row[] = [];
    for (const [name, requestAt] of Object.entries(reads(members, data)).filter(([name]) => named(name))) {
      rows.push(await measureRead(server, name, requestAt));
    }
    const writes = {
      'POST /api/progress': logsToSend(data.unlogged),
      'POST training-sessions events': setsToSend(data.unlogged, 'changed'),
      'POST training-sessions events, answered whole': setsToSend(data.unlogged.toReversed(), 'whole'),
    };
    for (const [name, requestAt] of Object.entries(writes).filter(([name]) => named(name))) {
      rows.push(await measureWrite(server, name, requestAt));
    }
    const { rss } = (await (await fetch(`${server.origin}/floor/statements`)).json()) as { rss: number };
    say(`Resident memory of the server's Node after the load: ${Math.round(rss / 1e6)} MB`);
    return rows;
  });
}

async function measureRead(server: Server, name: string, requestAt: (n: number) => Request): Promise<Row> {
  const { origin } = server;
  const sample = requestAt(7);
  const answer = await fetch(origin + sample.path, { headers: sample.headers ?? {} });
  if (!answer.ok) throw new Error(`${name}: ${answer.status} ${await answer.text()}`);
  await storeFloorBody(db, name, await answer.text());
  const floorAt = (n: number): Request => ({
    path: `/floor/read/${encodeURIComponent(name)}`,
    headers: requestAt(n).headers ?? {},
  });
  await load(origin, requestAt, { connections, seconds: 1 });
  await load(origin, floorAt, { connections, seconds: 1 });
  return {
    name,
    statements: await statementsOf(origin, sample),
    ...(await inTurns(origin, requestAt, floorAt)),
    alone: await load(origin, requestAt, { connections: 1, seconds: 1 }),
  };
}

async function measureWrite({ origin }: Server, name: string, requestAt: () => Request): Promise<Row> {
  const floorAt = (): Request => ({ ...requestAt(), path: '/floor/write/log' });
  await load(origin, requestAt, { connections, seconds: 1 });
  await load(origin, floorAt, { connections, seconds: 1 });
  return {
    name,
    statements: await statementsOf(origin, requestAt()),
    ...(await inTurns(origin, requestAt, floorAt)),
    alone: await load(origin, requestAt, { connections: 1, seconds: 1 }),
  };
}

/** Ours and the floor in turns, three times: of the three pairs the middle one counts, on a machine whose speed drifts. */
async function inTurns(
  origin: string,
  requestAt: (n: number) => Request,
  floorAt: (n: number) => Request,
): Promise<Pair> {
  const pairs: Pair[] = [];
  for (let round = 0; round < 3; round += 1) {
    pairs.push({
      load: await load(origin, requestAt, { connections, seconds }),
      floor: await load(origin, floorAt, { connections, seconds }),
    });
  }
  const share = (pair: Pair) => pair.load.requestsPerSecond / pair.floor.requestsPerSecond;
  const middle = pairs.toSorted((one, other) => share(one) - share(other))[1];
  if (!middle) throw new Error('Nothing was measured');
  return middle;
}

async function storeFloorBody(pool: DatabasePool, key: string, body: string): Promise<void> {
  await pool.$client.query('insert into floor_bodies values ($1, $2)', [key, body]);
}

/** Statements of one request, the session look-up not counted. */
async function statementsOf(
  origin: string,
  { path: where, method, headers, body }: Request,
): Promise<number> {
  const count = async () =>
    ((await (await fetch(`${origin}/floor/statements`)).json()) as { statements: number }).statements;
  // Requests under way when the load stopped are still being answered.
  await new Promise(resolve => setTimeout(resolve, 500));
  const before = await count();
  await fetch(origin + where, { method: method ?? 'GET', headers: headers ?? {}, body: body ?? null });
  return (await count()) - before - 1;
}

async function report(rows: Row[], small: Map<string, Load>): Promise<void> {
  say(
    '| call | statements | req/s | p50 ms | p99 ms | floor req/s | of the floor | errors | 1 client p50 ms | time, 10 x the members |',
  );
  say('| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |');
  for (const { name, load: own, floor, statements, alone } of rows) {
    const before = small.get(name);
    const growth = before ? `${(before.requestsPerSecond / own.requestsPerSecond).toFixed(2)} x` : '';
    const share = `${Math.round((own.requestsPerSecond / floor.requestsPerSecond) * 100)} %`;
    const cells = [
      name,
      statements,
      Math.round(own.requestsPerSecond),
      own.p50,
      own.p99,
      Math.round(floor.requestsPerSecond),
      share,
      own.errors + own.refused,
      alone.p50,
      growth,
    ];
    say(`| ${cells.join(' | ')} |`);
  }
  say();
}
