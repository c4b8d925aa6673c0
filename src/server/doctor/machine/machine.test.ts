import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { noteTime } from '#server/clock/watch-clock.ts';
import { isRoot } from '#server/database/embedded/account.ts';
import { askSite } from '#server/doctor/site/ask-site.ts';
import { Lifecycle } from '#server/health/lifecycle.ts';
import { appForThisTest } from '#server/testing/app-for-tests.ts';
import { checkBackups, judgeBackups } from './backups.ts';
import { checkClock, judgeClock } from './clock.ts';
import { checkDataFolder } from './data-folder.ts';
import { checkDisk, judgeDisk } from './disk.ts';
import { checkServer } from './server.ts';
import { checkSettings } from './settings-check.ts';

const nobody = 65_534;
const hour = 60 * 60_000;
const now = new Date('2026-03-18T12:00:00Z');

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'doctor-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
});

/** Root may write anywhere, so the work is done as a user who may not. */
async function asOrdinaryUser<Result>(work: () => Promise<Result>): Promise<Result> {
  if (!isRoot() || !process.seteuid) return work();
  process.seteuid(nobody);
  try {
    return await work();
  } finally {
    process.seteuid(0);
  }
}

async function listening(listener: RequestListener) {
  const server = createServer(listener);
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

describe('settings', () => {
  it('that are right are said to be', () => {
    expect(checkSettings({ DATA_DIR: folder }).finding).toMatchObject({ status: 'ok' });
  });

  it('that are wrong are all named', () => {
    const { finding, settings } = checkSettings({ PORT: 'x', LOG_LEVEL: 'loud' });
    expect(finding).toMatchObject({ status: 'fault', found: expect.stringMatching(/^PORT .*\nLOG_LEVEL /) });
    expect(settings).toBeUndefined();
  });
});

const serverAt = (port: number) => checkServer({ host: '0.0.0.0', port });

describe('the server', () => {
  it('runs', async () => {
    const { app } = await appForThisTest();
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    expect(await serverAt(port)).toMatchObject({ finding: { status: 'ok' }, isRunning: true });
  });

  it('runs, and is not ready', async () => {
    const { app } = await appForThisTest({ lifecycle: new Lifecycle() });
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    expect(await serverAt(port)).toMatchObject({
      finding: { status: 'fault', found: expect.stringContaining('The server is starting') },
      isRunning: true,
    });
  });

  it('does not run, which is no fault', async () => {
    const { app } = await appForThisTest();
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    await new Promise(resolve => app.server.close(resolve));
    expect(await serverAt(port)).toMatchObject({ finding: { status: 'skipped' }, isRunning: false });
  });

  it('has its port taken by another program', async () => {
    const port = await listening((_request, response) => response.end('hello'));
    expect(await serverAt(port)).toMatchObject({ finding: { status: 'fault' }, isRunning: false });
  });
});

describe('the data folder', () => {
  it('can be written to', async () => {
    await mkdir(path.join(folder, 'attachments'), { mode: 0o700 });
    expect(await checkDataFolder({ dataDir: folder })).toMatchObject({ status: 'ok' });
  });

  it('is not there yet, and is not made', async () => {
    const dataDir = path.join(folder, 'a/b');
    expect(await checkDataFolder({ dataDir })).toMatchObject({ status: 'skipped' });
    expect(await checkDataFolder({ dataDir: path.join(folder, 'a') })).toMatchObject({ status: 'skipped' });
  });

  it('belongs to someone else', async () => {
    await chmod(folder, 0o555);
    const dataDirs = [folder, path.join(folder, 'new')];
    for (const dataDir of dataDirs) {
      expect(await asOrdinaryUser(() => checkDataFolder({ dataDir }))).toMatchObject({
        status: 'fault',
        found: `${dataDir} cannot be written to (EACCES).`,
      });
    }
    await chmod(folder, 0o755);
  });

  it('has a folder in it that belongs to someone else', async () => {
    const pictures = path.join(folder, 'pictures');
    await mkdir(pictures);
    await chmod(pictures, 0o555);
    await chmod(folder, 0o777);
    expect(await asOrdinaryUser(() => checkDataFolder({ dataDir: folder }))).toMatchObject({
      status: 'fault',
      found: `${pictures} cannot be written to (EACCES).`,
    });
  });

  it('is a file', async () => {
    const dataDir = path.join(folder, 'letter.txt');
    await writeFile(dataDir, '');
    expect(await checkDataFolder({ dataDir })).toMatchObject({ status: 'fault' });
    expect(await checkDataFolder({ dataDir: path.join(dataDir, 'data') })).toMatchObject({ status: 'fault' });
  });

  it('lets other users read what is private, unless it is closed itself', async () => {
    const attachments = path.join(folder, 'attachments');
    await mkdir(attachments);
    await chmod(attachments, 0o755);
    await chmod(folder, 0o755);
    expect(await checkDataFolder({ dataDir: folder })).toEqual({
      status: 'warning',
      found: `Other users of this machine can read ${attachments}.`,
      advice: `Close it: chmod 700 ${attachments}`,
    });
    await chmod(folder, 0o700);
    expect(await checkDataFolder({ dataDir: folder })).toMatchObject({ status: 'ok' });
  });
});

describe('the disk', () => {
  it('has room, or less than is kept for the database', async () => {
    const dataDir = path.join(folder, 'not/yet');
    expect(await checkDisk({ dataDir, diskReserve: 0 })).toMatchObject({ status: 'ok' });
    expect(await checkDisk({ dataDir, diskReserve: 10_000_000 })).toMatchObject({ status: 'fault' });
  });

  it('is soon full', () => {
    expect(judgeDisk({ free: 1.5e9, reserve: 1e9, isLow: false })).toMatchObject({
      status: 'warning',
      found: 'The disk has 1.5 GB left. Below 1.0 GB pictures, clips and backups are refused.',
    });
  });
});

const dated = (ahead: number) =>
  listening((_request, response) => {
    response.setHeader('date', new Date(Date.now() + ahead).toUTCString());
    response.end('{}');
  });
const askedAt = async (port: number) => askSite(new URL(`http://127.0.0.1:${port}`));

describe('the clock', () => {
  it('is an hour off, by the answers of the site', async () => {
    expect(await checkClock(undefined, await askedAt(await dated(hour)))).toMatchObject({
      status: 'fault',
      found: expect.stringMatching(/^This machine's clock is (1 hour|59 minutes) behind the site's\.$/),
    });
    expect(await checkClock(undefined, await askedAt(await dated(-30_000)))).toMatchObject({
      status: 'warning',
      found: expect.stringMatching(/^This machine's clock is \d\d seconds ahead of the site's\.$/),
    });
  });

  it('has jumped, and waits for a coach', async () => {
    const { db } = await appForThisTest();
    await noteTime(db, now);
    await db.$client.query('update clock_watch set held_since = now()');
    const client = await db.$client.connect();
    const finding = await checkClock(client, null);
    client.release();
    expect(finding).toMatchObject({ status: 'fault', found: expect.stringContaining('has jumped ahead') });
  });

  it.each([
    [{ isSynchronised: true, siteAhead: 900, heldSince: null }, 'ok'],
    [{ isSynchronised: null, siteAhead: -900, heldSince: null }, 'ok'],
    [{ isSynchronised: false, siteAhead: 0, heldSince: null }, 'warning'],
    [{ isSynchronised: null, siteAhead: null, heldSince: null }, 'skipped'],
  ])('%o: %s', (facts, status) => {
    expect(judgeClock(facts).status).toBe(status);
  });
});

const backUp = async (at: string) => {
  await mkdir(path.join(folder, 'backups'), { recursive: true });
  await writeFile(path.join(folder, `backups/nightly-${at}.fellowship`), 'x'.repeat(2_000_000));
};

describe('backups', () => {
  const keep = { days: 7, weeks: 4, months: 6 };
  const look = () => checkBackups(undefined, { dataDir: folder, backupKeep: keep }, now);

  it('are fresh, or old', async () => {
    await backUp('2026-03-15T03-00-00Z');
    expect(await look()).toMatchObject({
      status: 'warning',
      found: 'The newest backup was made 3 days ago (2 MB).',
    });
    await backUp('2026-03-18T03-00-00Z');
    expect(await look()).toMatchObject({
      status: 'ok',
      found: 'The newest backup was made 9 hours ago (2 MB). Keep copies on another machine too.',
    });
  });

  it('are gone while members have been there for days; a new fellowship has had no night', async () => {
    const { db } = await appForThisTest();
    const client = await db.$client.connect();
    onTestFinished(() => client.release());
    const settings = { dataDir: folder, backupKeep: keep };
    const without = { dataDir: folder, backupKeep: null };
    expect(await checkBackups(client, settings, now)).toMatchObject({ status: 'skipped' });
    expect(await checkBackups(client, without, now)).toMatchObject({ status: 'warning' });
    await db.$client.query(`insert into users (email, created_at) values ('ruth@x.org', $1)`, [
      new Date(now.getTime() - 37 * hour),
    ]);
    for (const set of [settings, without]) {
      expect(await checkBackups(client, set, now)).toMatchObject({
        status: 'fault',
        found: expect.stringMatching(/^There is no backup in /),
      });
    }
  });

  it('could not be restored on trial', async () => {
    const { db } = await appForThisTest();
    await db.$client.query(
      `insert into backups (made_at, reason, file, bytes, row_count, trial_at, trial_problem)
       values ($1, 'nightly', 'a', 1, 1, $1, 'The table logs differs.')`,
      [now],
    );
    const client = await db.$client.connect();
    onTestFinished(() => client.release());
    await backUp('2026-03-18T03-00-00Z');
    expect(await checkBackups(client, { dataDir: folder, backupKeep: keep }, now)).toMatchObject({
      status: 'fault',
      found: expect.stringContaining('The table logs differs.'),
    });
  });

  it('that are off are old before long', () => {
    const newest = { name: 'a', madeAt: new Date(now.getTime() - 48 * hour), bytes: 1e6 };
    const settings = { dataDir: folder, backupKeep: null };
    expect(judgeBackups({ newest, trial: null, age: null }, settings, now)).toMatchObject({
      status: 'warning',
      advice: expect.stringContaining('BACKUP_KEEP is off'),
    });
  });
});
