import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { transaction } from '#server/database/database.ts';
import { appForTests, type TestApp } from '#server/testing/app-for-tests.ts';
import { startMailServer } from '#server/testing/services/mail-server.ts';
import { startMailDelivery } from './mail-delivery.ts';
import { releaseHeldMails } from './queries.ts';
import { queueMail } from './queue-mail.ts';

const start = new Date('2026-03-18T12:00:00Z');
const minute = 60_000;
const pollEvery = 20;
const hour = 60 * minute;
const token = 'wRn7ZkUc3xq0aLbYtEo9-GfHs_IvJdMpQ2Ky51N84V0';
const link = `https://fellowship.example/password?token=${token}`;

let testApp: TestApp;
let folder: string;
let lines: string[];
let running: { stop(): Promise<void> }[];

beforeAll(async () => {
  testApp = await appForTests({ now: start });
});
beforeEach(async () => {
  testApp.clock.now = start;
  folder = path.join(await mkdtemp(path.join(os.tmpdir(), 'outbox-')), 'outbox');
  [lines, running] = [[], []];
  await testApp.db.$client.query('truncate mails');
});
afterEach(async () => {
  await Promise.all(running.map(delivery => delivery.stop()));
  await rm(path.dirname(folder), { recursive: true });
});
afterAll(() => testApp.close());

const emailTo =
  (recipient: string, paragraph = 'Here it is.') =>
  () => ({
    recipient,
    subject: 'Choose a new password',
    paragraphs: [paragraph],
    actions: [{ label: 'Choose', href: link }],
  });
const queue = (recipient: string, paragraph?: string) =>
  queueMail(testApp.db, emailTo(recipient, paragraph), testApp.clock.now);

function deliver(smtpUrl?: string) {
  const delivery = startMailDelivery(testApp.db, {
    smtpUrl,
    from: async () => 'Fellowship <mail@fellowship.example>',
    outboxFolder: folder,
    now: () => testApp.clock.now,
    say: line => lines.push(line),
    pollEvery,
  });
  running.push(delivery);
  return delivery;
}

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  for (let tries = 0; !(await isSo()); tries += 1) {
    if (tries > 5_000) throw new Error(`It never came to that: ${lines.join(' | ')}`);
    await new Promise(resolve => setTimeout(resolve, 20));
  }
}
const waiting = async () =>
  (await testApp.db.$client.query('select * from mails order by id')).rows as {
    recipient: string;
    attempts: number;
    next_try_at: Date;
  }[];
const nothingWaits = async () => (await waiting()).length === 0;
/** In the order of their names. */
const files = async () => (await readdir(folder).catch(() => [])).toSorted((a, b) => (a < b ? -1 : 1));

async function aMailServer() {
  const server = await startMailServer();
  onTestFinished(server.stop);
  return server;
}

describe('without a mail server', () => {
  it('a letter is put into the outbox, whole, named by its time and by nobody', async () => {
    await queue('ruth@fellowship.example', 'Grüße, Ruth.');
    deliver();
    await until(nothingWaits);
    const [name = '', ...others] = await files();
    expect(others).toEqual([]);
    expect(name).toMatch(/^2026-03-18T12-00-00\.000Z-\d{6}\.eml$/);
    const source = await readFile(path.join(folder, name), 'utf8');
    expect(source).toMatch(/^From: Fellowship <mail@fellowship\.example>\r?$/m);
    expect(source).toMatch(/^To: ruth@fellowship\.example\r?$/m);
    expect(source).toMatch(/^Subject: Choose a new password\r?$/m);
    expect(source).toMatch(/^Auto-Submitted: auto-generated\r?$/m);
    expect(source).toMatch(/^Date: Wed, 18 Mar 2026 12:00:00 \+0000\r?$/m);
    expect(source).toContain('text/plain');
    expect(source).toContain('text/html');
    const unfolded = source.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');
    expect(unfolded).toContain(link);
  });

  it('only its owner may read it', async () => {
    await queue('ruth@fellowship.example');
    deliver();
    await until(nothingWaits);
    const [name = ''] = await files();
    expect((await stat(path.join(folder, name))).mode & 0o077).toBe(0);
  });

  it('a line tells the file, and neither to whom nor anything that opens the account', async () => {
    await queue('ruth@fellowship.example');
    deliver();
    await until(nothingWaits);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/^Letter \d+ is in the outbox: .+\.eml$/);
    expect(lines[0]).not.toContain(token);
    expect(lines[0]).not.toContain('ruth');
  });

  it('many letters are all put there, in their order', async () => {
    for (let count = 1; count <= 12; count += 1) await queue(`ruth${count}@fellowship.example`);
    deliver();
    await until(nothingWaits);
    const sources = await Promise.all((await files()).map(name => readFile(path.join(folder, name), 'utf8')));
    const numbers = sources.map(source => Number(/^To: ruth(\d+)@/m.exec(source)?.[1]));
    expect(numbers).toEqual(Array.from({ length: 12 }, (_, index) => index + 1));
  });
});

describe('with a mail server', () => {
  it('a letter is sent and then gone from the queue', async () => {
    const server = await aMailServer();
    await queue('ruth@fellowship.example');
    deliver(server.url);
    await until(nothingWaits);
    expect(server.received).toMatchObject([
      { from: 'mail@fellowship.example', to: 'ruth@fellowship.example' },
    ]);
    expect(server.received[0]?.source).toContain('Subject: Choose a new password');
    expect([lines, await files()]).toEqual([[], []]);
  });

  it('what comes later is sent soon', async () => {
    const server = await aMailServer();
    deliver(server.url);
    await queue('ruth@fellowship.example');
    await until(() => server.received.length === 1);
  });

  it('of a transaction that fails, nothing is sent', async () => {
    const failed = transaction(testApp.db, async tx => {
      await queueMail(tx, emailTo('ruth@fellowship.example'), start);
      throw new Error('Something else went wrong');
    });
    await expect(failed).rejects.toThrow('Something else went wrong');
    expect(await waiting()).toEqual([]);
  });

  it('several deliveries at once send each letter once', async () => {
    const server = await aMailServer();
    for (let count = 1; count <= 20; count += 1) await queue(`ruth${count}@fellowship.example`);
    for (let count = 0; count < 4; count += 1) deliver(server.url);
    await until(nothingWaits);
    expect(new Set(server.received.map(({ to }) => to)).size).toBe(20);
    expect(server.received).toHaveLength(20);
  });

  it('one that refuses at first and takes the letter later gets it once', async () => {
    const server = await aMailServer();
    server.state.refuseWith = '451 not now';
    await queue('ruth@fellowship.example');
    deliver(server.url);
    await until(() => lines.length === 1);
    server.state.refuseWith = null;
    testApp.clock.now = new Date(start.getTime() + minute);
    await until(nothingWaits);
    expect([server.received.length, lines.length]).toEqual([1, 1]);
  });

  it.each([
    [1, 1],
    [2, 5],
    [3, 30],
    [4, 120],
    [5, 360],
    [6, 360],
  ])('after failure %i it is asked again in %i minutes', async (failure, minutes) => {
    const server = await aMailServer();
    server.state.refuseWith = '451 not now';
    await queue('ruth@fellowship.example');
    await testApp.db.$client.query('update mails set attempts = $1', [failure - 1]);
    deliver(server.url);
    const then = new Date(start.getTime() + minutes * minute);
    await until(async () => (await waiting())[0]?.next_try_at.getTime() === then.getTime());
    expect(lines[0]).toContain(then.toISOString());
  });

  it('while it refuses, lines tell why by codes alone, and not to whom', async () => {
    const server = await aMailServer();
    server.state.refuseWith = `550 your link ${link} looks bad to postmaster@other.example`;
    await queue('ruth@fellowship.example');
    deliver(server.url);
    await until(() => lines.length === 1);
    expect(lines[0]).toMatch(
      /^Letter \d+ could not be sent \(EENVELOPE 550\): it is tried again at 2026-03-18T12:01:00.000Z$/,
    );
  });

  it('one that is not there is tried again as well', async () => {
    const server = await startMailServer();
    await server.stop();
    await queue('ruth@fellowship.example');
    deliver(server.url);
    await until(() => lines.length === 1);
    expect(lines[0]).toContain('could not be sent (ESOCKET)');
    expect(await waiting()).toMatchObject([{ attempts: 1 }]);
  });

  it('after two days a letter is given up, with a line', async () => {
    const server = await aMailServer();
    server.state.refuseWith = '451 not now';
    await queue('ruth@fellowship.example');
    testApp.clock.now = new Date(start.getTime() + 47 * hour);
    await testApp.db.$client.query('update mails set attempts = 9');
    deliver(server.url);
    await until(nothingWaits);
    expect(lines).toEqual([
      expect.stringMatching(/^Letter \d+ could not be sent \(EENVELOPE 451\): it is given up$/),
    ]);
  });

  it('one letter that is refused does not hold up the others', async () => {
    const server = await aMailServer();
    await queue('not an address');
    await queue('ruth@fellowship.example');
    deliver(server.url);
    await until(() => server.received.length === 1);
    await until(async () => (await waiting()).length === 1);
    expect(await waiting()).toMatchObject([{ recipient: 'not an address' }]);
  });

  it('a letter whose sender was lost on the way is sent after a quarter of an hour', async () => {
    const server = await aMailServer();
    await queue('ruth@fellowship.example');
    const { rowCount } = await testApp.db.$client.query(
      `update mails set attempts = 1, next_try_at = next_try_at + interval '15 minutes'`,
    );
    expect(rowCount).toBe(1);
    testApp.clock.now = new Date(start.getTime() + 15 * minute);
    deliver(server.url);
    await until(() => server.received.length === 1);
  });

  it('a letter that is held goes out when it is let go, and not before', async () => {
    const server = await aMailServer();
    await queue('held@fellowship.example');
    await testApp.db.$client.query('update mails set held_at = now()');
    await queue('ruth@fellowship.example');
    deliver(server.url);
    await until(async () => (await waiting()).length === 1);
    expect(server.received.map(({ to }) => to)).toEqual(['ruth@fellowship.example']);
    expect(await releaseHeldMails(testApp.db, start)).toBe(1);
    await until(nothingWaits);
    expect(server.received.at(-1)?.to).toBe('held@fellowship.example');
  });

  it('once stopped, nothing more is sent', async () => {
    const server = await aMailServer();
    await deliver(server.url).stop();
    await queue('ruth@fellowship.example');
    await new Promise(resolve => setTimeout(resolve, 10 * pollEvery));
    expect(server.received).toEqual([]);
  });
});
