import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { connectDatabase } from '#server/database/database.ts';
import { startEmbeddedPostgres } from '#server/database/embedded/embedded-postgres.ts';
import { migrateDatabase } from '#server/database/migrate.ts';
import { mailCommand } from '#server/mail/mail-command.ts';
import { aFolder } from '#server/testing/backups.ts';
import { backupCommand } from './backup-command.ts';
import { restoreCommand } from './restore-command.ts';

type Command = typeof backupCommand;

/** What a command says, given its words and the data folder. */
async function said(command: Command, dataDir: string, ...args: string[]): Promise<string> {
  const lines: string[] = [];
  await command(args, { DATA_DIR: dataDir }, line => lines.push(line));
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
    await writeFile(path.join(dataDir, 'pictures/a.webp'), 'picture');
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
    expect(await readdir(path.join(otherDir, 'pictures'))).toEqual(['a.webp']);

    const other = await started(otherDir);
    expect(await said(mailCommand, otherDir)).toMatch(/^3 letters held/);
    await other.db.$client.query(`delete from mails where recipient = '1@x.org'`);
    expect(await said(mailCommand, otherDir, 'send')).toBe('2 letters will be sent.');
    await other.db.$client.query(`update mails set held_at = now() where recipient = '2@x.org'`);
    expect(await said(mailCommand, otherDir, 'drop')).toBe('1 letter removed.');
    expect(await said(mailCommand, otherDir)).toBe('No letters are held.');
    expect((await other.db.$client.query('select recipient from mails')).rows).toEqual([
      { recipient: '3@x.org' },
    ]);
    expect((await other.db.$client.query('select email from users')).rows).toEqual([{ email: 'ruth@x.org' }]);
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
