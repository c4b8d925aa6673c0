import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { confirmClock, getClock } from '#contract/clock.ts';
import { getMyStanding } from '#contract/leaderboard.ts';
import { getCurrentUser, signIn } from '#contract/session.ts';
import { connectDatabase, type DatabasePool } from '#server/database/database.ts';
import { serve } from '#server/serve.ts';
import { readSettings } from '#server/settings/settings.ts';
import type { TestApp } from '#server/testing/app-for-tests.ts';
import { createDatabaseForTests, dropDatabaseForTests } from '#server/testing/database-for-tests.ts';
import { aCoach, aMember, password, Person } from '#server/testing/people.ts';
import { anExercise, aProgram, assign, fiveByFive, log } from '#server/testing/training.ts';

const postgres = inject('postgres');
const day = 86_400_000;
const right = new Date('2026-03-18T12:00:00Z');
const ahead = new Date(right.getTime() + 400 * day);

let database: string;
let dataDir: string;
let db: DatabasePool;
let coach: Person;
let member: Person;

const one = async <Value>(query: string) => (await db.$client.query<{ value: Value }>(query)).rows[0]?.value;
const until = async (isSo: () => Promise<boolean>) => {
  while (!(await isSo())) await new Promise(resolve => setTimeout(resolve, 50));
};

/** A server that is started at that time, runs its automatic jobs, and is stopped. */
async function served(now: Date, work: (app: TestApp, clock: { now: Date }) => Promise<void>): Promise<void> {
  const { host, port, user, password: given = '' } = postgres;
  const connection = new URLSearchParams({ host, port: String(port), user, password: given }).toString();
  const settings = readSettings({
    DATA_DIR: dataDir,
    PORT: '0',
    LOG_LEVEL: 'silent',
    DATABASE_URL: `postgresql:///${database}?${connection}`,
  });
  const clock = { now };
  const running = await serve(settings, () => undefined, { now: () => clock.now, webFolder: null });
  try {
    await work({ app: running.app, db: running.db, clock } as TestApp, clock);
  } finally {
    await running.stop();
  }
}

const isHeld = () => one<boolean>('select held_since is not null as value from clock_watch');

/** The things that end by their date. */
const ended = async () => ({
  sessions: await one<number>('select count(*)::int as value from sessions'),
  assignment: await one<string>('select status as value from assignments'),
  closedMonths: await one<number>('select count(*)::int as value from closed_months'),
  standings: await one<string>('select string_agg(distinct as_of::text, $$ $$) as value from standings'),
});
let before: Awaited<ReturnType<typeof ended>>;

beforeAll(async () => {
  database = await createDatabaseForTests(postgres);
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'clock-'));
  db = connectDatabase({ ...postgres, database, max: 2 }, () => undefined);
  await served(right, async app => {
    coach = await aCoach(app);
    member = await aMember(app, coach);
    const squat = await anExercise(coach);
    const program = await aProgram(coach, [
      { wednesday: fiveByFive(squat) },
      { wednesday: fiveByFive(squat) },
    ]);
    const assignment = await assign(coach, member, program, '2026-03-18');
    await log(member, assignment, squat, '2026-03-18');
    await until(async () => (await one('select count(*)::int as value from clock_watch')) === 1);
  });
  before = await ended();
  expect(before).toMatchObject({ sessions: 2, assignment: 'active', closedMonths: 0 });
});
afterAll(async () => {
  await db.end();
  await dropDatabaseForTests(postgres, database);
  await rm(dataDir, { recursive: true });
});

/** On the server that runs now, with the session of before, or a new one. */
const asNow = (person: Person, { app }: TestApp) => new Person({ app } as TestApp, person.cookie);
async function signedInAnew(person: Person, { app }: TestApp): Promise<Person> {
  const anew = new Person({ app } as TestApp);
  await anew.get(signIn, { body: { email: person.email, password, timeZone: 'UTC' } });
  return anew;
}

describe('a server that is started with its clock 400 days ahead', () => {
  it('ends no session, program or month, and tells a coach who signs in', async () => {
    await served(ahead, async app => {
      await until(async () => (await isHeld()) === true);
      const anew = await signedInAnew(coach, app);
      expect(await anew.get(getClock, {})).toMatchObject({
        now: ahead.toISOString(),
        lastSeenAt: right.toISOString(),
        held: true,
      });
      // Members who look at their own rank do not take it on to a date that is wrong.
      await (await signedInAnew(member, app)).get(getMyStanding, { query: { month: '2026-03' } });
    });
    expect(await ended()).toEqual({ ...before, sessions: 4 });
  });

  it('goes on as before when the clock is right again: nobody has to confirm anything, or sign in anew', async () => {
    await served(new Date(right.getTime() + 60_000), async app => {
      expect(await asNow(coach, app).get(getClock, {})).toMatchObject({ held: false });
      await until(async () => (await isHeld()) === false);
      expect((await asNow(member, app).get(getCurrentUser, {})).id).toBe(member.id);
    });
    expect(await ended()).toMatchObject({ assignment: 'active', closedMonths: 0 });
  });

  it('ends what has ended once a coach has confirmed the date', async () => {
    await served(ahead, async app => {
      const anew = await signedInAnew(coach, app);
      expect(await anew.get(confirmClock, { body: {} } as never)).toMatchObject({
        now: ahead.toISOString(),
        lastSeenAt: ahead.toISOString(),
        held: false,
      });
    });
    await served(ahead, () =>
      until(async () => {
        const { assignment, closedMonths } = await ended();
        const isGone =
          (await one('select count(*)::int as value from sessions where expires_at < $$2027-04-01$$')) === 0;
        return isGone && assignment === 'completed' && (closedMonths ?? 0) > 0;
      }),
    );
  });
});
