import { readdir, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { connectDatabase } from '#server/database/database.ts';
import { DiskRoom } from '#server/disk/disk-room.ts';
import { aFolder, anotherTarget, type BackupTarget } from '#server/testing/backups.ts';
import { backUpTheNight, nightlyBackup } from './nightly-backup.ts';
import type { NightlyOptions } from './nightly-options.ts';
import { dropScratchDatabase } from './trial-restore.ts';

let place: BackupTarget;
let options: NightlyOptions;
let lines: string[];
let now: Date;

beforeEach(async () => {
  place = await anotherTarget();
  options = await aServer();
  lines = [];
  now = new Date('2026-03-18T12:00:00Z');
});

/** A server on the database, with a folder of its own. */
async function aServer(): Promise<NightlyOptions> {
  const { connection, picturesFolder, attachmentsFolder } = place;
  const db = connectDatabase({ ...connection, max: 2 }, () => undefined);
  onTestFinished(() => db.end());
  return {
    db,
    connection,
    administrator: connection,
    folder: await aFolder(),
    picturesFolder,
    attachmentsFolder,
    keep: { days: 2, weeks: 0, months: 0 },
    zone: 'America/New_York',
    now: () => now,
    say: line => lines.push(line),
  };
}

const files = async ({ folder } = options) => (await readdir(folder)).toSorted();
const recorded = async () =>
  (
    await place.client.query<{ file: string; trial_at: Date | null; trial_problem: string | null }>(
      'select file, trial_at, trial_problem from backups order by id',
    )
  ).rows;
const scratchDatabases = async () =>
  (
    await place.client.query(`select from pg_database where datname like 'fellowship\\_trial\\_' || (
     select oid from pg_database where datname = current_database())`)
  ).rowCount;

describe('each night', () => {
  it('one backup is made, soon after the start where the night was missed, and the next at three', async () => {
    const job = nightlyBackup(options);
    await job.run();
    await job.run();
    expect(await files()).toEqual(['nightly-2026-03-18T12-00-00Z.fellowship']);
    now = new Date('2026-03-19T06:50:00Z');
    await job.run();
    expect((await files()).length).toBe(1);
    now = new Date('2026-03-19T07:01:00Z');
    await job.run();
    expect((await recorded()).map(({ file }) => file)).toEqual(await files());
    expect((await files()).length).toBe(2);
  });

  it('of several servers, one makes it', async () => {
    const servers = [options, await aServer(), await aServer()];
    await Promise.all(servers.map(server => backUpTheNight(server, now)));
    const made = await Promise.all(servers.map(files));
    expect(made.flat().length).toBe(1);
    expect((await recorded()).length).toBe(1);
  });

  it('what is not kept any longer is removed, and nothing else; a backup of a clock that was wrong is no hindrance', async () => {
    await writeFile(path.join(options.folder, 'before-0006_x-2025-01-01T00-00-00Z.fellowship'), '');
    now = new Date('2027-05-01T12:00:00Z');
    await backUpTheNight(options, now);
    for (const day of ['18', '19', '20', '21']) {
      now = new Date(`2026-03-${day}T12:00:00Z`);
      await backUpTheNight(options, now);
    }
    expect(await files()).toEqual([
      'before-0006_x-2025-01-01T00-00-00Z.fellowship',
      'nightly-2026-03-21T12-00-00Z.fellowship',
      'nightly-2027-05-01T12-00-00Z.fellowship',
    ]);
    expect((await recorded()).length).toBe(2);
  });

  it('when it fails, the old ones stay, and it is tried again after an hour', async () => {
    const job = nightlyBackup({ ...options, folder: path.join(options.folder, 'file', 'x') });
    await writeFile(path.join(options.folder, 'file'), '');
    await expect(job.run()).rejects.toThrow(/^The backup could not be written: E/);
    now = new Date(now.getTime() + 59 * 60_000);
    await job.run();
    now = new Date(now.getTime() + 60_000);
    await expect(job.run()).rejects.toThrow(/could not be written/);
  });
});

const aDisk = (free: number) =>
  new DiskRoom('/somewhere', { reserveMegabytes: 1, look: async () => ({ free, total: 2 ** 30 }) });

describe('with a disk that is almost full', () => {
  const reserve = 2 ** 20;

  it.each([
    ['begins where the reserve is taken of', reserve - 1],
    ['would take of it while it is written', reserve + 20_000],
  ])('there is none that %s, the old ones stay, and more room lets it', async (_what, free) => {
    await writeFile(path.join(options.folder, 'before-0006_x-2025-01-01T00-00-00Z.fellowship'), '');
    const refused = backUpTheNight({ ...options, disk: aDisk(free) }, now);
    await expect(refused).rejects.toThrow(/^There is no room for a backup on the disk/);
    expect([(await files()).length, await recorded()]).toEqual([1, []]);
    await backUpTheNight({ ...options, disk: aDisk(reserve + 2 ** 29) }, now);
    expect((await files()).length).toBe(2);
  });

  it('there is none that would take of the reserve by the size of the one before', async () => {
    await backUpTheNight(options, now);
    now = new Date(now.getTime() + 24 * 3_600_000);
    const refused = backUpTheNight({ ...options, disk: aDisk(reserve + 1) }, now);
    await expect(refused).rejects.toThrow(/^There is no room for a backup on the disk/);
    expect((await files()).length).toBe(1);
  });
});

describe('once a week, the newest is restored on trial', () => {
  it('into a database that is gone afterwards, and what came of it is noted', async () => {
    const job = nightlyBackup(options);
    await job.run();
    expect(await recorded()).toMatchObject([{ trial_at: now, trial_problem: null }]);
    expect([lines, await scratchDatabases()]).toEqual([[], 0]);
    now = new Date('2026-03-19T12:00:00Z');
    await job.run();
    expect((await recorded())[1]).toMatchObject({ trial_at: null });
    now = new Date('2026-03-25T12:00:00Z');
    await job.run();
    expect((await recorded()).at(-1)).toMatchObject({ trial_at: now, trial_problem: null });
  });

  it('a file that is damaged is found out, and said', async () => {
    await backUpTheNight(options, now);
    const [file = ''] = await files();
    await truncate(path.join(options.folder, file), 5_000);
    await nightlyBackup(options).run();
    const [{ trial_problem: problem } = { trial_problem: '' }] = await recorded();
    expect(problem).toMatch(/is not whole/);
    expect(lines).toEqual([expect.stringMatching(/^Restoring the backup .* on trial: .* is not whole/)]);
  });

  it('where making a database is not allowed, the file is read through, and that is noted', async () => {
    // A role that may use this database, and make none.
    const administrator = { ...place.connection, options: '-c role=pg_database_owner' };
    await nightlyBackup({ ...options, administrator }).run();
    const [{ trial_problem: problem } = { trial_problem: '' }] = await recorded();
    expect(problem).toMatch(/^the file is whole; loading it was not tried/);
  });

  it('what a trial that was killed has left is cleared away after the next start', async () => {
    const { rows } = await place.client.query<{ name: string }>(
      `select 'fellowship_trial_' || oid as name from pg_database where datname = current_database()`,
    );
    const admin = new pg.Client({ ...place.connection, database: 'postgres' });
    await admin.connect();
    await admin.query(`create database ${rows[0]?.name}`);
    await admin.end();
    expect(await scratchDatabases()).toBe(1);
    await dropScratchDatabase(options);
    expect(await scratchDatabases()).toBe(0);
  });
});
