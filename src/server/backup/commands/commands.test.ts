import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { connectDatabase } from '#server/database/database.ts';
import { startEmbeddedPostgres } from '#server/database/embedded/embedded-postgres.ts';
import { migrateDatabase } from '#server/database/migrate.ts';
import { applyMigrations } from '#server/database/migrations.ts';
import { DiskRoom } from '#server/disk/disk-room.ts';
import { mailCommand } from '#server/mail/mail-command.ts';
import { aFolder, anEmptyTarget, type BackupTarget, restore } from '#server/testing/backups.ts';
import { backupCommand } from './backup-command.ts';
import { migrateWithBackup } from '#server/backup/nightly/backups-of-server.ts';
import { restoreCommand } from './restore-command.ts';

type Command = typeof backupCommand;
const picture = `${'0a'.repeat(16)}.webp`;

/** The output of a command, given its words and the data folder. */
const said = (command: Command, dataDir: string, ...args: string[]): Promise<string> =>
  saidWith({ DATA_DIR: dataDir }, command, ...args);

async function saidWith(env: NodeJS.ProcessEnv, command: Command, ...args: string[]): Promise<string> {
  const lines: string[] = [];
  await command(args, env, line => lines.push(line));
  return lines.join('\n');
}

/** The private PostgreSQL of a data folder, as a server holds it. */
async function started(dataDir: string) {
  const postgres = await startEmbeddedPostgres({ dataDir, fast: true });
  let isStopped = false;
  const stop = async () => {
    if (isStopped) return;
    isStopped = true;
    await db.end();
    await postgres.stop();
  };
  const db = connectDatabase({ ...postgres.connection, max: 1 }, () => undefined);
  onTestFinished(stop);
  await migrateDatabase(db);
  return { db, postgres, stop };
}

describe('on the private PostgreSQL', () => {
  it('one backs up while the server runs and while it does not, restores only while it does not, and deals with the letters', async () => {
    const [dataDir, otherDir, folder] = [await aFolder(), await aFolder(), await aFolder()];
    const server = await started(dataDir);
    await server.db.$client.query(`insert into users (email) values ('ruth@x.org')`);
    await server.db.$client.query(
      `insert into mails (recipient, subject, text, html) select n || '@x.org', '', '', '' from generate_series(1, 3) n`,
    );
    await server.db.$client.query(
      `insert into payment_events (id, type, occurred_at, facts) values ('e', 't', now(), '{}')`,
    );
    await mkdir(path.join(dataDir, 'pictures'));
    await writeFile(path.join(dataDir, `pictures/${picture}`), 'picture');
    const file = path.join(folder, 'a.fellowship');
    expect(await said(backupCommand, dataDir, file)).toMatch(
      /^Backed up \d+ rows of \d+ tables and 1 picture into .*a\.fellowship \(0\.\d MB, [\d.]+ s\)\.$/,
    );
    await expect(said(backupCommand, dataDir, file)).rejects.toThrow(/is there already/);
    await expect(said(restoreCommand, dataDir, file, '--replace')).rejects.toThrow(/^Fellowship is running/);
    await server.stop();

    await said(backupCommand, dataDir);
    expect(await readdir(path.join(dataDir, 'backups'))).toEqual([
      expect.stringMatching(/^by-hand-.*Z\.fellowship$/),
    ]);
    await expect(said(restoreCommand, dataDir, file)).rejects.toThrow(/This database holds data/);
    const lines = await said(restoreCommand, otherDir, file);
    expect(lines).toMatch(
      /Restored \d+ rows of \d+ tables and 1 picture in [\d.]+ s\. Everyone has to sign in again\./,
    );
    expect(lines).toMatch(/3 letters that were waiting are held: npm run mail -- send/);
    expect(lines).toMatch(/Payments that came after \d{4}-.* are not in it\./);
    expect(await readdir(path.join(otherDir, 'pictures'))).toEqual([picture]);

    expect(await said(mailCommand, otherDir)).toMatch(/^3 letters held/);
    const running = await started(otherDir);
    await running.db.$client.query(`delete from mails where recipient = '1@x.org'`);
    expect(await said(mailCommand, otherDir, 'send')).toBe('2 letters will be sent.');
    await running.db.$client.query(`update mails set held_at = now() where recipient = '2@x.org'`);
    await running.stop();
    expect(await said(mailCommand, otherDir, 'drop')).toBe('1 letter removed.');
    expect(await said(mailCommand, otherDir)).toBe('No letters are held.');
    const other = await started(otherDir);
    expect((await other.db.$client.query('select recipient from mails')).rows).toEqual([
      { recipient: '3@x.org' },
    ]);
    expect((await other.db.$client.query('select email from users')).rows).toEqual([{ email: 'ruth@x.org' }]);
  });

  it('there is none that would take of the disk’s reserve, and nothing is left behind; a lower reserve lets it', async () => {
    const dataDir = await aFolder();
    await (await started(dataDir)).stop();
    const asks = (reserve: string) => saidWith({ DATA_DIR: dataDir, DISK_RESERVE: reserve }, backupCommand);
    await expect(asks('10000000')).rejects.toThrow(
      /^There is no room for a backup on the disk, .* lower DISK_RESERVE\.$/,
    );
    expect(await readdir(dataDir)).not.toContain('backups');
    expect(await asks('0')).toMatch(/^Backed up /);
  });

  it('a file that is no backup is refused before a database is made for it', async () => {
    const dataDir = await aFolder();
    const file = path.join(await aFolder(), 'letter.txt');
    await writeFile(file, 'Dear all,');
    await expect(said(restoreCommand, dataDir, file)).rejects.toThrow(/is no backup of Fellowship/);
    expect(await readdir(dataDir)).toEqual([]);
  });

  it('of a folder without a database there is no backup, and none is made there', async () => {
    const dataDir = await aFolder();
    await expect(said(backupCommand, dataDir)).rejects.toThrow(/^There is nothing to back up/);
    expect(await readdir(dataDir)).toEqual([]);
  });

  it.each([
    [backupCommand, ['--fast']],
    [restoreCommand, []],
    [restoreCommand, ['a', 'b']],
    [mailCommand, ['sent']],
  ])('words that are not understood are answered with those that are', async (command, args) => {
    await expect(said(command, await aFolder(), ...args)).rejects.toThrow(
      /^Use: npm run (backup|restore|mail) -- /,
    );
  });
});

async function anOlderFellowship() {
  const place = await anEmptyTarget();
  await place.client.query('begin');
  await applyMigrations(place.client, '0005_challenges');
  await place.client.query('commit');
  await place.client.query(`insert into users (email) values ('ruth@x.org')`);
  return place;
}

const steps = async ({ client }: BackupTarget) =>
  (await client.query('select from drizzle.__drizzle_migrations')).rowCount;

describe('a start that changes the tables', () => {
  const now = new Date('2026-03-18T12:00:00Z');

  async function start(
    { connection }: BackupTarget,
    dataDir: string,
    { backupBeforeMigration = true, disk }: { backupBeforeMigration?: boolean; disk?: DiskRoom } = {},
  ) {
    const db = connectDatabase({ ...connection, max: 2 }, () => undefined);
    const settings = { dataDir, backupBeforeMigration, backupKeep: null, timeZone: 'UTC' };
    const lines: string[] = [];
    try {
      const say = (line: string) => void lines.push(line);
      await migrateWithBackup({ db, connection, settings, say, now: () => now, disk });
    } finally {
      await db.end();
    }
    return lines;
  }

  it('makes a backup of them as they were, says so and remembers it', async () => {
    const place = await anOlderFellowship();
    const dataDir = await aFolder();
    const lines = await start(place, dataDir);
    const name = 'before-0006_same_shape-2026-03-18T12-00-00Z.fellowship';
    expect(lines).toEqual([expect.stringContaining(name)]);
    expect((await place.client.query('select reason, file from backups')).rows).toEqual([
      { reason: 'before-migration', file: name },
    ]);
    const other = await anEmptyTarget();
    await restore(other, path.join(dataDir, 'backups', name));
    expect((await other.client.query('select email from users')).rows).toEqual([{ email: 'ruth@x.org' }]);
    expect(await start(place, dataDir)).toEqual([]);
  });

  it('keeps three of those', async () => {
    const dataDir = await aFolder();
    const backups = path.join(dataDir, 'backups');
    await mkdir(backups);
    for (const day of [10, 11, 12, 13]) {
      await writeFile(path.join(backups, `before-0003_x-2026-03-${day}T12-00-00Z.fellowship`), '');
    }
    await start(await anOlderFellowship(), dataDir);
    expect((await readdir(backups)).map(name => name.slice(-30, -22)).toSorted()).toHaveLength(3);
    expect((await readdir(backups)).toSorted().at(0)).toContain('2026-03-12');
  });

  it('does not change them where it cannot, unless it is told to go without', async () => {
    const place = await anOlderFellowship();
    const dataDir = await aFolder();
    await writeFile(path.join(dataDir, 'backups'), 'a file in its way');
    await expect(start(place, dataDir)).rejects.toThrow(
      /Nothing was changed\. Set BACKUP_BEFORE_MIGRATION=off/,
    );
    expect(await steps(place)).toBe(6);
    expect(await start(place, dataDir, { backupBeforeMigration: false })).toEqual([]);
    expect(await steps(place)).toBeGreaterThan(6);
  });

  it('does not change them where the backup would take of the disk’s reserve, before it or while it is written', async () => {
    const place = await anOlderFellowship();
    const dataDir = await aFolder();
    const withRoomFor = (bytes: number) =>
      new DiskRoom(dataDir, {
        reserveMegabytes: 1,
        look: async () => ({ free: 2 ** 20 + bytes, total: 2 ** 30 }),
      });
    for (const bytes of [-1, 20_000]) {
      const started = start(place, dataDir, { disk: withRoomFor(bytes) });
      await expect(started).rejects.toThrow(
        /could not be: There is no room for a backup on the disk, .*\. Nothing was changed\. Set BACKUP_BEFORE_MIGRATION=off/,
      );
    }
    expect(await readdir(path.join(dataDir, 'backups'))).toEqual([]);
    expect(await steps(place)).toBe(6);
    const options = { disk: withRoomFor(-1), backupBeforeMigration: false };
    expect(await start(place, dataDir, options)).toEqual([]);
    expect(await steps(place)).toBeGreaterThan(6);
  });

  it('makes none of a new fellowship', async () => {
    const dataDir = await aFolder();
    await start(await anEmptyTarget(), dataDir);
    expect(await readdir(dataDir)).toEqual([]);
  });
});
