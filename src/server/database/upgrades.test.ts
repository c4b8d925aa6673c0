import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { refreshDescriptions } from '#server/exercises/refresh-descriptions.ts';
import { seedLibrary } from '#server/exercises/seed-library/seed-library.ts';
import { projectRoot } from '#server/settings/project-root.ts';
import {
  createDatabaseForTests,
  createEmptyDatabaseForTests,
  dropDatabaseForTests,
} from '#server/testing/database-for-tests.ts';
import { connectDatabase } from './database.ts';
import { landedMigrations, landedRoutines } from './landed-migrations.ts';
import { migrateDatabase } from './migrate.ts';
import { migrationFiles } from './migrations.ts';
import { shapeOf } from '#server/testing/calls/shape-of.ts';

const folder = path.join(projectRoot, 'src/server/database');
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** The landed commits that brought or changed a migration, with the number of steps and their former wordings. */
const commits: [commit: string, steps: number, former: Record<string, string>][] = [
  ['5a37e5e', 2, { '0000_initial': '5a37e5e' }],
  ['9f2bdfc', 2, {}],
  ['26c241f', 3, { '0002_training_complete': '26c241f' }],
  ['284b0b8', 3, {}],
  ['96cae03', 4, {}],
  ['3d22770', 6, { '0005_challenges': '3d22770' }],
  ['6210ddc', 6, { '0005_challenges': '6210ddc' }],
  ['cbbe39b', 6, { '0005_challenges': 'cbbe39b' }],
  ['379735a', 6, { '0005_challenges': '379735a' }],
  ['e0fedb6', 6, {}],
  ['5d7e31f', 8, {}],
  ['ce1d584', 8, { '0007_steady': 'ce1d584' }],
];

async function wordingsAt(steps: number, former: Record<string, string>) {
  const tags = Object.keys(landedMigrations).slice(0, steps);
  return Promise.all(
    tags.map(tag => {
      const commit = former[tag];
      const file = commit ? `former-wordings/${tag}.${commit}.sql` : `migrations/${tag}.sql`;
      return readFile(path.join(folder, file), 'utf8');
    }),
  );
}

async function anEmptyDatabase() {
  const connection = inject('postgres');
  const database = await createEmptyDatabaseForTests(connection);
  const client = new pg.Client({ ...connection, database });
  await client.connect();
  const db = connectDatabase({ ...connection, database, max: 2 }, () => undefined);
  onTestFinished(async () => {
    await client.end();
    await db.end();
    await dropDatabaseForTests(connection, database);
  });
  return { client, db };
}

/** A database as the release of a commit left it, with that release's record of steps. */
async function aDatabaseOf(steps: number, former: Record<string, string>) {
  const made = await anEmptyDatabase();
  const { client } = made;
  await client.query('create schema drizzle');
  await client.query(
    'create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  );
  for (const [index, text] of (await wordingsAt(steps, former)).entries()) {
    for (const statement of text.split('--> statement-breakpoint')) await client.query(statement);
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      hashOf(text),
      1_795_230_000_000 + index,
    ]);
  }
  return made;
}

const ids = {
  member: '018f0000-0000-7000-8000-000000000001',
  coach: '018f0000-0000-7000-8000-000000000002',
  exercise: '018f0000-0000-7000-8000-000000000003',
  program: '018f0000-0000-7000-8000-000000000004',
  challenge: '018f0000-0000-7000-8000-000000000005',
};

/** Fills in rows that a fellowship of that time may have, and that an upgrade could lose or change. */
async function fill(client: pg.Client, steps: number): Promise<void> {
  await client.query(
    `insert into users (id, email, role) values ($1, 'm@example.com', 'member'), ($2, 'c@example.com', 'admin')`,
    [ids.member, ids.coach],
  );
  await client.query(
    `insert into exercises (id, name, category, difficulty_level) values ($1, 'Squat', 'Strength', 'beginner')`,
    [ids.exercise],
  );
  await client.query(
    `insert into workouts (id, name, program_type, num_weeks) values ($1, 'Ascension', 'multi_week_program', 1)`,
    [ids.program],
  );
  const kind = steps > 2 ? ['kind, ', `'program', `] : ['', ''];
  for (let time = 0; time < 2; time += 1) {
    await client.query(
      `insert into assignments (member_id, workout_id, ${kind[0]}start_date, end_date)
       values ($1, $2, ${kind[1]}$3::date, '2026-03-22')`,
      // Since 0007 a program is active once from one day.
      [ids.member, ids.program, `2026-03-${steps < 8 ? 16 : 16 + time}`],
    );
  }
  await client.query(
    `insert into sent_requests (member_id, key, request_hash, answer, at) values ($1, 'k', 'h', '{}', now())`,
    [ids.member],
  );
  if (steps < 6) return;
  await client.query(
    `insert into challenges (id, name, start_date, end_date, scoring_type) values ($1, 'Burpees', '2026-03-16', '2026-03-22', 'reps')`,
    [ids.challenge],
  );
  await client.query(
    `insert into challenge_submissions (challenge_id, member_id, part, reps, score, submitted_at)
     values ($1, $2, 'whole', 40.5, 40.5, now())`,
    [ids.challenge, ids.member],
  );
  await client.query(
    `insert into monthly_leaderboard (year, month, member_id, rank, consistency_score, units_assigned)
     values (2026, 2, $1, 1, 80, 500)`,
    [ids.member],
  );
}

const textOf = (name: string) => seedLibrary.find(exercise => exercise.name === name)?.description;

/** The front plank's description of an earlier release. */
const formerFrontPlank =
  'Elbows under the shoulders, glutes squeezed, ribs tucked to hips. Hold a straight line and breathe; when the lower back takes over, stop.';

let shapeOfNew: Awaited<ReturnType<typeof shapeOf>>;

beforeAll(async () => {
  const connection = inject('postgres');
  const database = await createDatabaseForTests(connection);
  const client = new pg.Client({ ...connection, database });
  await client.connect();
  shapeOfNew = await shapeOf(client);
  await client.end();
  await dropDatabaseForTests(connection, database);
});

describe('a database of each landed commit with a migration is brought to one shape, with all it holds:', () => {
  it.each(commits)('%s', async (_commit, steps, former) => {
    const { client, db } = await aDatabaseOf(steps, former);
    await fill(client, steps);
    await migrateDatabase(db);

    expect(await shapeOf(client)).toEqual(shapeOfNew);
    const { rows } = await client.query(
      `select (select count(*)::int from users) as users, (select count(*)::int from sent_requests) as sent,
              (select array_agg(is_old_double order by is_old_double) from assignments) as doubles`,
    );
    expect(rows).toEqual([{ users: 2, sent: 1, doubles: [false, steps < 8] }]);
    if (steps < 6) return;
    const { rows: results } = await client.query(
      `select reps, score, (select units_counted from monthly_leaderboard) as counted from challenge_submissions`,
    );
    const counted = steps === 6 && ['3d22770', '6210ddc'].includes(_commit) ? '400.00' : '0.00';
    expect(results).toEqual([{ reps: '40.50', score: '40.50', counted }]);
  });
});

it('months that are there know on how many days was trained: those up to the date they are summed to, with a log', async () => {
  const { client, db } = await aDatabaseOf(9, {});
  await fill(client, 9);
  const days = [
    ['2026-02-28', 'scheduled', 1, 25],
    ['2026-03-16', 'scheduled', 1, 25],
    ['2026-03-17', 'scheduled', 0, 25],
    ['2026-03-18', 'scheduled', 1, 25],
    ['2026-03-19', 'scheduled', 1, 25],
    ['2026-03-20', 'cleared', 0, 25],
    ['2026-03-21', 'scheduled', 1, 0],
  ] as const;
  await client.query(
    `insert into training_days (assignment_id, member_id, date, planned_date, day_version_id, state, exercise_count, logged_count, units_prescribed)
     select (select id from assignments order by start_date limit 1), $1, d.date, d.date, $2, d.state, 1, d.logged, d.units
     from unnest($3::date[], $4::text[], $5::int[], $6::numeric[]) as d(date, state, logged, units)`,
    [ids.member, ids.program, ...[0, 1, 2, 3].map(column => days.map(day => day[column]))],
  );
  await client.query(`update standings set as_of = '2026-03-18', rolls_at = 'infinity'`);
  await migrateDatabase(db);
  const { rows } = await client.query(
    `select month::text, days_trained as days, has_enough_days as enough from standings order by month`,
  );
  expect(rows).toEqual([
    { month: '2026-02-01', days: 1, enough: false },
    { month: '2026-03-01', days: 2, enough: false },
  ]);
});

/** So many steps as releases of different times had. */
const releases = [9, 21, 31];

it.each(releases)(
  'after %i steps: what a coach wrote of the library’s exercises stays, and every e1RM',
  async steps => {
    const { client, db } = await aDatabaseOf(steps, {});
    await fill(client, steps);
    await client.query(
      `insert into exercises (id, name, category, difficulty_level, description, created_at, updated_at)
     select ('018f0000-0000-7000-8000-0000000001' || lpad(n::text, 2, '0'))::uuid, name, category, 'beginner', text,
       '2026-01-01', case when is_written then '2026-02-01' else '2026-01-01' end::timestamptz
     from unnest($1::text[], $2::text[], $3::text[], $4::boolean[]) with ordinality as e(name, category, text, is_written, n)`,
      [
        ['Back Squat', 'Side Plank', 'Front Plank', 'Deadlift'],
        ['Strength', 'Isometric', 'Isometric', 'Strength'],
        ['My cue: knees out.', '', formerFrontPlank, ''],
        [true, true, false, false],
      ],
    );
    const assignment = `(select id from assignments order by start_date limit 1)`;
    await client.query(
      `insert into training_days (id, assignment_id, member_id, date, planned_date, day_version_id, state, exercise_count, units_prescribed)
     values ('018f0000-0000-7000-8000-000000000009', ${assignment}, $1, '2026-03-16', '2026-03-16', $2, 'scheduled', 1, 25)`,
      [ids.member, ids.program],
    );
    await client.query(
      `insert into progress_logs (id, member_id, assignment_id, training_day_id, prescription_id, exercise_id, date, logged_at, updated_at, sets_data,
       estimated_1rm, workout_units_completed, workout_units_prescribed, units_counted)
     select gen_random_uuid(), $1, ${assignment}, '018f0000-0000-7000-8000-000000000009', gen_random_uuid(), $2, '2026-03-16', now(), now(),
       json_build_array(json_build_object('setNum', 1, 'reps', 5, 'weight', value, 'completed', true)), value, 25, 25, 25
     from unnest($3::numeric[]) as value`,
      [ids.member, ids.exercise, ['233.33', '100', '0.5', null]],
    );
    const e1rms = async () =>
      (await client.query('select id, estimated_1rm, sets_data from progress_logs order by id')).rows;
    const before = await e1rms();
    await migrateDatabase(db);
    await refreshDescriptions(db, new Date('2026-11-26T12:00:00Z'));
    expect(await e1rms()).toEqual(before);
    const { rows } = await client.query<{ name: string; description: string }>(
      `select name, description from exercises where name <> 'Squat'`,
    );
    expect(Object.fromEntries(rows.map(({ name, description }) => [name, description]))).toEqual({
      'Back Squat': 'My cue: knees out.',
      'Side Plank': '',
      'Front Plank': textOf('Front Plank'),
      Deadlift: textOf('Deadlift'),
    });
  },
);

it.each(releases)('after %i steps: who wrote a dash for a last name has none, in no list', async steps => {
  const { client, db } = await aDatabaseOf(steps, {});
  const names = ['-', '–', ' — ', 'Stone-Reed', '--', null];
  await client.query(
    `insert into users (email, first_name, last_name, role) select n || '@x.org', 'Ana', name, 'member'
     from unnest($1::text[]) with ordinality as u(name, n)`,
    [names],
  );
  await migrateDatabase(db);
  const { rows } = await client.query<{ name: string | null }>(
    'select last_name as name from users order by email',
  );
  expect(rows.map(({ name }) => name)).toEqual(['', '', '', 'Stone-Reed', '--', null]);
});

it('a second start changes nothing', async () => {
  const { client, db } = await anEmptyDatabase();
  await migrateDatabase(db);
  const record = () => client.query('select * from drizzle.__drizzle_migrations');
  const before = (await record()).rows;
  await migrateDatabase(db);
  expect((await record()).rows).toEqual(before);
});

it('a routine of before there were files of them is made anew', async () => {
  const { client, db } = await anEmptyDatabase();
  await migrateDatabase(db);
  await client.query(
    `create or replace function first_of_month(day date) returns date language sql immutable return day`,
  );
  await client.query(`delete from drizzle.applied_routines where name = 'first-of-month.sql'`);
  await migrateDatabase(db);
  const { rows } = await client.query(`select first_of_month('2026-03-18')::text as first`);
  expect(rows).toEqual([{ first: '2026-03-01' }]);
});

describe('a database that is not of this release is refused in a sentence, and stays as it is:', () => {
  it('one that a newer release has brought up to date', async () => {
    const { client, db } = await anEmptyDatabase();
    await migrateDatabase(db);
    await client.query(
      `insert into drizzle.__drizzle_migrations (hash, created_at) values ('of tomorrow', 1)`,
    );
    await expect(migrateDatabase(db)).rejects.toThrow(/newer release of Fellowship/);
  });

  it('one with functions of a newer release', async () => {
    const { client, db } = await anEmptyDatabase();
    await migrateDatabase(db);
    await client.query(`update drizzle.applied_routines set hash = 'of tomorrow'`);
    await expect(migrateDatabase(db)).rejects.toThrow(/newer release of Fellowship/);
  });

  it('one with tables of another program', async () => {
    const { client, db } = await anEmptyDatabase();
    await client.query('create table users (id int)');
    await expect(migrateDatabase(db)).rejects.toThrow(/tables that this release of Fellowship has not made/);
    const { rows } = await client.query(`select count(*)::int from pg_tables where schemaname = 'public'`);
    expect(rows).toEqual([{ count: 1 }]);
  });

  it('one in whose history a step is missing', async () => {
    const { client, db } = await anEmptyDatabase();
    await migrateDatabase(db);
    await client.query('delete from drizzle.__drizzle_migrations where id = 3');
    await expect(migrateDatabase(db)).rejects.toThrow(/has not made/);
  });
});

describe('before a database that holds something is changed', () => {
  it('the steps that are missing are told, and what goes wrong there keeps it as it is', async () => {
    const { client, db } = await aDatabaseOf(6, {});
    const refusal = migrateDatabase(db, {
      beforeMigrating: missing => Promise.reject(new Error(`no backup before ${missing.join(', ')}`)),
    });
    await expect(refusal).rejects.toThrow(
      'no backup before 0006_same_shape, 0007_steady, 0008_session_marks',
    );
    const { rows } = await client.query('select count(*)::int from drizzle.__drizzle_migrations');
    expect(rows).toEqual([{ count: 6 }]);
  });

  it('an empty one is not asked about', async () => {
    const { db } = await anEmptyDatabase();
    await migrateDatabase(db, { beforeMigrating: () => Promise.reject(new Error('asked')) });
  });
});

describe('what has landed', () => {
  it('is never edited: each file is the one that is pinned', async () => {
    const files = await migrationFiles();
    expect(files.map(({ tag }) => tag)).toEqual(Object.keys(landedMigrations));
    expect(files.map(({ hash }) => hash)).toEqual(Object.values(landedMigrations).map(([hash]) => hash));
  });

  it('is never edited: nor are functions and triggers without their wording being kept', async () => {
    for (const [name, [hash]] of Object.entries(landedRoutines))
      expect([name, hashOf(await readFile(path.join(folder, 'routines', name), 'utf8'))]).toEqual([
        name,
        hash,
      ]);
    expect((await readdir(path.join(folder, 'routines'))).toSorted()).toEqual(Object.keys(landedRoutines));
  });

  it('is compared with in its newest shape alone', async () => {
    const newest = Object.keys(landedMigrations).at(-1)?.slice(0, 4);
    const files = await readdir(path.join(folder, 'migrations/meta'));
    expect(files.toSorted()).toEqual([`${newest}_snapshot.json`, '_journal.json']);
  });

  it('is known in each wording it ever had', async () => {
    const names = await readdir(path.join(folder, 'former-wordings'));
    const hashes = await Promise.all(
      names.map(async name => hashOf(await readFile(path.join(folder, 'former-wordings', name), 'utf8'))),
    );
    const former = Object.values(landedMigrations).flatMap(([, ...others]) => others);
    expect(hashes.toSorted()).toEqual(former.toSorted());
  });
});
