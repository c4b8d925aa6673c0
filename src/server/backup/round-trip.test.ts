import { advisoryLock } from '#server/database/advisory-locks.ts';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { execFileSync } from 'node:child_process';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { setTimeout as sleep } from 'node:timers/promises';
import { projectRoot } from '#server/settings/project-root.ts';
import { applyMigrations, migrationFiles } from '#server/database/migrations.ts';
import { holdServingLock } from '#server/database/serving-lock.ts';
import { appForTests, type TestApp } from '#server/testing/app-for-tests.ts';
import {
  addEmail,
  anEmptyTarget,
  anotherTarget,
  backUp,
  everyRow,
  type BackupTarget,
  restore,
} from '#server/testing/backups.ts';
import sharp from 'sharp';
import { answerCheckIn, getCheckIn, writeCheckIn } from '#contract/coaching/check-ins.ts';
import { weekdayOf } from '#domain/plain-date.ts';
import { sendMessage } from '#contract/conversations/conversations.ts';
import { aVoiceNote, uploaded } from '#server/testing/attachments.ts';
import { aCoach, aMember, type Person } from '#server/testing/people.ts';
import { shapeOf } from '#server/testing/calls/shape-of.ts';
import { somethingToAskFor } from '#server/testing/calls/things-to-ask-for.ts';
import { openArchive } from '#server/backup/archive/archive-reader.ts';
import type { Written } from '#server/backup/write/write-backup.ts';

const oddText = 'tab\t, break\r\n, \\N, \\., "quoted", {a,NULL}, ünï ⚡️ \u{10ffff} \b\f\v \\';
const uuid = '018f0000-0000-7000-8000-00000000000f';
const picture = `${'0a'.repeat(16)}.webp`;
const gone = `${'0c'.repeat(16)}.webp`;
/** As the demonstration's are. */
const drawing = `${'0d'.repeat(16)}.svg`;

let testApp: TestApp;
let place: BackupTarget;
/** A backup of it. */
let written: Written;
let folder: string;

beforeAll(async () => {
  testApp = await appForTests();
  folder = await mkdtemp(path.join(tmpdir(), 'round-trip-'));
  place = await aFellowship();
  written = await backUp(place, path.join(folder, 'a.fellowship'));
});
afterAll(async () => {
  await place.client.end();
  await testApp.close();
  await rm(folder, { recursive: true });
});

/** Something of every capability, and what is hard to write down. */
async function aFellowship(): Promise<BackupTarget> {
  const coach = await aCoach(testApp);
  const member = await aMember(testApp, coach);
  await somethingToAskFor(testApp, coach, member);
  const note = await uploaded(member, member.id, aVoiceNote());
  await member.get(sendMessage, {
    params: { memberId: member.id },
    body: { text: '', attachments: [note.id] },
  });
  await answerByPicture(coach, member);
  const { rows } = await testApp.db.$client.query<{ name: string }>('select current_database() as name');
  const connection = { ...inject('postgres'), database: rows[0]?.name ?? '' };
  const client = new pg.Client(connection);
  await client.connect();
  const { picturesFolder, attachmentsFolder } = testApp;
  await writeFile(path.join(picturesFolder, picture), Buffer.from([0, 1, 2, 255, 13, 10]));
  await writeFile(path.join(picturesFolder, drawing), '<svg/>');
  await client.query(
    `insert into users (id, email, first_name, profile_image_url, allergens, weight_kg) values ($1, 'odd@x.org', $2, $3, $4, 81.0500)`,
    [uuid, oddText, `/pictures/${picture}`, [oddText, '', 'null', 'NULL']],
  );
  await client.query(
    `insert into passkeys (id, user_id, public_key, counter, transports, name) values ($1, $2, $3, 9007199254740993, '{}', '')`,
    [oddText, uuid, Buffer.from(Array.from({ length: 256 }, (_, byte) => byte))],
  );
  await client.query(
    `insert into payment_events (id, type, occurred_at, facts) values ('e', $1, '2026-03-18 12:00:00.123456+00', $2)`,
    [oddText, JSON.stringify({ [oddText]: [oddText, null, 1e21, 0.1] })],
  );
  await client.query(
    `insert into standings (month, member_id, as_of, rolls_at, units_assigned, units_counted) values ('2026-01-01', $1, 'infinity', '-infinity', 300, 100.05)`,
    [uuid],
  );
  await client.query(
    `insert into push_subscriptions (person_id, session_id, endpoint, p256dh, auth, created_at)
     select user_id, id, 'https://push.example/1', 'key', 'secret', now() from sessions limit 1`,
  );
  await client.query(`insert into clock_watch (last_seen_at) values ('2026-01-01')
    on conflict ("only") do update set last_seen_at = excluded.last_seen_at`);
  return { connection, client, picturesFolder, attachmentsFolder };
}

/** In a check-in of this week, as the other was of the week before. */
async function answerByPicture(coach: Person, member: Person) {
  const { version } = await coach.get(getCheckIn, {});
  const question = { id: uuid, part: 'body', kind: 'picture', text: 'You' } as const;
  const today = testApp.clock.now.toISOString().slice(0, 10);
  const body = { questions: [question], weekday: weekdayOf(today), version };
  await coach.get(writeCheckIn, { body });
  const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  const { id: value } = await uploaded(member, member.id, png, 'picture');
  await member.get(answerCheckIn, { body: { answers: [{ questionId: uuid, value }] } });
}

describe('a fellowship that is backed up and restored', () => {
  it('is the same, table by table, in tables of the same shape, with its pictures and clips', async () => {
    const before = await everyRow(place);
    const { file, rows, tables, pictures } = written;
    expect([tables, pictures]).toEqual([Object.keys(before).length, 2]);
    expect(rows).toBe(Object.values(before).flat().length);

    const other = await anEmptyTarget();
    expect(await restore(other, file)).toMatchObject({ tables, rows, pictures });
    const after = await everyRow(other);
    // Everyone signs in again, letters are held, notices are but listed, and the months since are no jump of the clock.
    const { mails, notices, scheduled_messages } = after;
    expect(after).toEqual({
      ...before,
      sessions: [],
      clock_watch: [],
      push_subscriptions: [],
      mails,
      notices,
      scheduled_messages,
    });
    expect(scheduled_messages, 'a message whose time has come').toEqual([
      expect.stringContaining('A backup was restored: it may have been sent before'),
    ]);
    expect([notices?.length, before.push_subscriptions]).toEqual([
      before.notices?.length,
      [expect.any(String)],
    ]);
    const due = 'select 1 from notices where push_due_at is not null or mail_due_at is not null';
    expect((await place.client.query(due)).rowCount).toBeGreaterThan(0);
    expect((await other.client.query(due)).rowCount).toBe(0);
    expect([before.sessions, before.clock_watch]).not.toContainEqual([]);
    expect(after.mails?.length).toBe(before.mails?.length);
    expect(await shapeOf(other.client)).toEqual(await shapeOf(place.client));
    expect((await readdir(other.picturesFolder)).toSorted()).toEqual([picture, drawing]);
    expect(await readFile(path.join(other.picturesFolder, picture))).toEqual(
      await readFile(path.join(place.picturesFolder, picture)),
    );
    // Files uploaded and not sent stay behind.
    const clips = await readdir(other.attachmentsFolder);
    expect([written.attachments, clips.length]).toEqual([2, 2]);
    for (const name of clips)
      expect(await readFile(path.join(other.attachmentsFolder, name))).toEqual(
        await readFile(path.join(place.attachmentsFolder, name)),
      );
  });

  it('has each table that the catalog knows in its file, which any tar opens, and only its owner', async () => {
    const names = execFileSync('tar', ['-tf', written.file]).toString().split('\n');
    for (const [name, rows] of Object.entries(await everyRow(place))) {
      expect([name, names.includes(`tables/${name}/00001.copy.gz`)]).toEqual([name, rows.length > 0]);
    }
    expect(names).toContain(`pictures/${picture}`);
    expect((await stat(written.file)).mode & 0o777).toBe(0o600);
  });

  it('can be put in place of another, of which nothing is left; it counts on from where it was', async () => {
    const other = await anotherTarget();
    for (let count = 0; count < 5; count += 1) await addEmail(other);
    const { file } = await backUp(other);
    await other.client.query('delete from mails; alter table mails add column later int');
    await other.client.query('create function f() returns int language sql return 1');
    await writeFile(path.join(other.picturesFolder, `${'0b'.repeat(16)}.webp`), 'of the other');
    await restore(other, written.file, { replace: true });
    expect(await shapeOf(other.client)).toEqual(await shapeOf(place.client));
    expect((await everyRow(other)).users).toEqual((await everyRow(place)).users);
    expect((await readdir(other.picturesFolder)).toSorted()).toEqual([picture, drawing]);
    await restore(other, file, { replace: true });
    expect((await addEmail(other)).rows).toEqual([{ id: 7 }]);
  });
});

it('a backup made while work goes on is of one moment, with all that was acknowledged before it', async () => {
  const place = await anotherTarget();
  // Many enough that reading them takes a while.
  await place.client.query(`insert into mails (recipient, subject, text, html)
    select n || '@x.org', '', repeat('x', 500), '' from generate_series(1, 30000) n`);
  await place.client.query(`insert into users (email) select n || '@x.org' from generate_series(1, 30000) n`);
  const working = { goesOn: true, times: 30_000, acknowledged: 30_000 };
  const work = async () => {
    const client = new pg.Client(place.connection);
    await client.connect();
    while (working.goesOn) {
      working.times += 1;
      await client.query(
        `with someone as (insert into users (email) values ($1) returning email)
        insert into mails (recipient, subject, text, html) select email, '', '', '' from someone`,
        [`${working.times}@x.org`],
      );
      working.acknowledged = working.times;
    }
    await client.end();
  };
  const works = [work()];
  while (working.times < 30_010) await sleep(5);
  const atLeast = working.acknowledged;
  const { file } = await backUp(place);
  const atMost = working.acknowledged;
  working.goesOn = false;
  await Promise.all(works);

  const other = await anEmptyTarget();
  await restore(other, file);
  const { rows } = await other.client.query<{ mails: number; users: number }>(
    `select (select count(*)::int from mails where recipient ~ '^\\d+@x.org$') as mails,
            (select count(*)::int from users where email ~ '^\\d+@x.org$') as users`,
  );
  expect(rows[0]?.mails).toBe(rows[0]?.users);
  // Rows were added one by one: as many as `atLeast`, to the last.
  expect(rows[0]?.users).toBeGreaterThanOrEqual(atLeast);
  expect(atMost).toBeGreaterThan(atLeast);
});

describe('pictures that are deleted meanwhile', () => {
  it('are not spoken of by the backup either', async () => {
    const place = await anotherTarget();
    const file = path.join(place.picturesFolder, picture);
    await writeFile(file, 'there');
    await place.client.query(`update users set profile_image_url = '/pictures/${picture}'`);
    await place.client.query(`insert into mails (recipient, subject, text, html)
      select '', '', repeat(gen_random_uuid()::text, 20), '' from generate_series(1, 10000)`);
    const folder = path.join(place.picturesFolder, 'backups');
    const writing = backUp(place, path.join(folder, 'a.fellowship'));
    // The file to write into is there as soon as there is a snapshot.
    while ((await readdir(folder).catch(() => [])).length === 0) await sleep(1);
    await place.client.query('update users set profile_image_url = null');
    await rm(file);
    expect((await writing).missingPictures).toBe(0);
    const other = await anEmptyTarget();
    await restore(other, (await writing).file);
    const { rowCount } = await other.client.query('select from users where profile_image_url is not null');
    expect((await readdir(other.picturesFolder)).length).toBe(rowCount);
  });

  it('are missing in a backup only if they had been missing before, which it says', async () => {
    const place = await anotherTarget();
    await writeFile(path.join(place.picturesFolder, picture), 'there');
    await place.client.query(`update users set profile_image_url = '/pictures/${gone}'`);
    await writeFile(path.join(place.picturesFolder, 'by-hand.webp'), 'of someone else');
    const { file, missingPictures, pictures } = await backUp(place);
    expect([missingPictures, pictures]).toEqual([1, 1]);
    const archive = await openArchive(file);
    expect(archive.checksums.missingPictures).toEqual([gone]);
    await archive.close();
  });
});

describe('a place', () => {
  it('that holds data is not touched without being told to', async () => {
    const { file } = written;
    const other = await anotherTarget();
    const before = await everyRow(other);
    await expect(restore(other, file)).rejects.toThrow(
      /^This database holds data: \d+ rows .* add --replace\.$/,
    );
    expect(await everyRow(other)).toEqual(before);
  });

  it('in which another program works is not touched, whatever is told', async () => {
    const { file } = written;
    const other = await anEmptyTarget();
    // The other program keeps the same kind of record as we do.
    await other.client.query(
      `create schema drizzle; create table drizzle.__drizzle_migrations (id serial, hash text);
       insert into drizzle.__drizzle_migrations (hash) values ('0000')`,
    );
    await other.client.query(
      `create table orders (id serial); insert into orders values (1);
       create sequence numbers; create view "a view" as select * from orders`,
    );
    const before = await everyRow(other);
    for (const replace of [false, true]) {
      await expect(restore(other, file, { replace })).rejects.toThrow(
        /^This database holds tables of another program \(a view, numbers, orders\)\. Restore into a database of its own\.$/,
      );
    }
    expect(await everyRow(other)).toEqual(before);
    expect(await readdir(other.picturesFolder)).toEqual([]);
  });

  it('of a newer release, whose tables this one does not know, is replaced when that is said', async () => {
    const other = await anotherTarget();
    await other.client.query(
      `create table of_tomorrow (id serial); insert into of_tomorrow values (1);
       insert into drizzle.__drizzle_migrations (hash) values ('of tomorrow')`,
    );
    const before = await everyRow(other);
    await expect(restore(other, written.file)).rejects.toThrow(
      /^This database holds tables that this release does not know \(of_tomorrow\)\..* add --replace\.$/,
    );
    expect(await everyRow(other)).toEqual(before);
    await restore(other, written.file, { replace: true });
    expect(await shapeOf(other.client)).toEqual(await shapeOf(place.client));
    expect((await everyRow(other)).users).toEqual((await everyRow(place)).users);
  });

  it('in which another program works is backed up without what belongs to that, which is not even read', async () => {
    const place = await anotherTarget();
    await place.client.query('create table orders (id serial); create sequence numbers');
    await place.client.query('begin; lock table orders');
    const { file } = await backUp(place);
    await place.client.query('rollback');
    const other = await anEmptyTarget();
    await restore(other, file);
    expect((await other.client.query('select email from users')).rows).toEqual([{ email: 'another@x.org' }]);
  });

  it('in which nobody has an account yet holds none', async () => {
    const { file } = written;
    const other = await anEmptyTarget();
    await other.client.query('begin');
    await applyMigrations(other.client, null);
    await other.client.query('commit');
    await restore(other, file);
    expect((await other.client.query('select from users')).rowCount).toBeGreaterThan(1);
  });

  it('on which a server runs is refused, until it has stopped', async () => {
    const { file } = written;
    const other = await anotherTarget();
    const before = await everyRow(other);
    const serving = await holdServingLock(other.connection);
    await expect(restore(other, file, { replace: true })).rejects.toThrow(
      /^Fellowship is running on this database/,
    );
    expect(await everyRow(other)).toEqual(before);
    await serving.release();
    await restore(other, file, { replace: true });
  });

  it('on which a server runs is swept of old rows all the same', async () => {
    const other = await anEmptyTarget();
    const serving = await holdServingLock(other.connection);
    const { rows } = await other.client.query(
      `select backend_xmin, backend_xid, state from pg_stat_activity
       where application_name = 'fellowship serving' and datname = current_database()`,
    );
    expect(rows).toEqual([{ backend_xmin: null, backend_xid: null, state: 'idle in transaction' }]);
    await serving.release();
  });

  it('into which a backup is being restored refuses a server', async () => {
    const other = await anEmptyTarget();
    await other.client.query(`begin; select pg_advisory_xact_lock(${advisoryLock('serving')})`);
    await expect(holdServingLock(other.connection)).rejects.toThrow(/A backup is being restored/);
  });

  it('a server that has lost its connection to it takes hold of it again', async () => {
    const { file } = written;
    const other = await anEmptyTarget();
    const serving = await holdServingLock(other.connection);
    const holders = `from pg_stat_activity where application_name = 'fellowship serving' and datname = current_database()`;
    const { rows } = await other.client.query<{ pid: number }>(
      `select pid, pg_terminate_backend(pid) ${holders}`,
    );
    for (let found = rows; found.length === 0 || found[0]?.pid === rows[0]?.pid; await sleep(20)) {
      found = (
        await other.client.query<{ pid: number }>(`select pid ${holders} and state = 'idle in transaction'`)
      ).rows;
    }
    // Connected and holding are two steps.
    await expect
      .poll(() => restore(other, file).catch((error: Error) => error.message))
      .toMatch(/^Fellowship is running/);
    await serving.release();
  });
});

/** Tables as a release has left them, with the last step in the wording of a commit. */
async function anOlderPlace(last: string, wording?: string): Promise<BackupTarget> {
  const place = await anEmptyTarget();
  const { client } = place;
  await client.query('begin');
  const files = await migrationFiles();
  const index = files.findIndex(({ tag }) => tag === last);
  await applyMigrations(client, files[wording ? index - 1 : index]?.tag ?? null);
  if (wording) {
    const folder = path.join(projectRoot, 'src/server/database/former-wordings');
    const text = await readFile(path.join(folder, `${last}.${wording}.sql`), 'utf8');
    for (const statement of text.split('--> statement-breakpoint')) await client.query(statement);
    await client.query(
      `insert into drizzle.__drizzle_migrations (hash) values (encode(sha256(convert_to($1, 'UTF8')), 'hex'))`,
      [text],
    );
  }
  await client.query('commit');
  await client.query(`insert into users (id, email) values ($1, 'm@x.org')`, [uuid]);
  return place;
}

async function shapeOfNew() {
  const place = await anEmptyTarget();
  await place.client.query('begin');
  await applyMigrations(place.client, null);
  await place.client.query('commit');
  return shapeOf(place.client);
}

describe("an older release's backup is brought up to date", () => {
  it.each(['0000_initial', '0005_challenges'])('from the time of %s', async tag => {
    const place = await anOlderPlace(tag);
    const other = await anEmptyTarget();
    await restore(other, (await backUp(place)).file);
    expect(await shapeOf(other.client)).toEqual(await shapeOfNew());
    expect((await other.client.query('select email from users')).rows).toEqual([{ email: 'm@x.org' }]);
  });

  it('also from a step that was worded otherwise then, whose faults are mended as in an upgrade', async () => {
    const place = await anOlderPlace('0005_challenges', '3d22770');
    await place.client.query(`insert into challenges (id, name, start_date, end_date, scoring_type)
      values ('${uuid}', 'Burpees', '2026-03-16', '2026-03-22', 'reps')`);
    await place.client.query(`insert into challenge_submissions (challenge_id, member_id, part, reps, score, submitted_at)
      values ('${uuid}', '${uuid}', 'whole', 40.5, 40.5, now())`);
    await place.client.query(`insert into monthly_leaderboard (year, month, member_id, rank, consistency_score, units_assigned)
      values (2026, 2, '${uuid}', 1, 80, 500)`);
    const other = await anEmptyTarget();
    await restore(other, (await backUp(place)).file);
    expect(await shapeOf(other.client)).toEqual(await shapeOfNew());
    const { rows } = await other.client.query(
      'select reps, (select units_counted from monthly_leaderboard) as counted from challenge_submissions',
    );
    expect(rows).toEqual([{ reps: '40.50', counted: '400.00' }]);
  });
});
