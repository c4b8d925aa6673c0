import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectRoot } from '#server/settings/project-root.ts';
import { landedMigrations } from '#server/database/landed-migrations.ts';
import { applyMigrations, recordedMigrations } from '#server/database/migrations.ts';
import {
  aFolder,
  anEmptyTarget,
  anotherTarget,
  backUp,
  everyRow,
  type BackupTarget,
  restore,
  urlOf,
} from '#server/testing/backups.ts';

const programs = path.join(projectRoot, 'node_modules/.cache/backup-test');

/** The commands as they are built for real, to be run and killed as processes of their own. */
beforeAll(async () => {
  const folder = path.join(projectRoot, 'src/server');
  await build({
    configFile: false,
    logLevel: 'silent',
    root: projectRoot,
    publicDir: false,
    build: {
      ssr: true,
      outDir: programs,
      emptyOutDir: true,
      target: 'node20',
      rollupOptions: {
        input: [
          ...['backup', 'restore'].map(name => path.join(folder, `${name}-main.ts`)),
          path.join(projectRoot, 'src/server/testing/migrate-main.ts'),
        ],
        output: { entryFileNames: '[name].js' },
      },
    },
  });
});
afterAll(() => rm(programs, { recursive: true, force: true }));

function run(
  command: 'backup' | 'restore' | 'migrate',
  { connection, picturesFolder }: BackupTarget,
  args: string[] = [],
) {
  return spawn(process.execPath, [path.join(programs, `${command}-main.js`), ...args], {
    env: { PATH: process.env.PATH, DATABASE_URL: urlOf(connection), DATA_DIR: path.dirname(picturesFolder) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

async function outcome(child: ChildProcess): Promise<{ code: number | null; said: string }> {
  let said = '';
  child.stdout?.on('data', (part: Buffer) => (said += part.toString()));
  child.stderr?.on('data', (part: Buffer) => (said += part.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, said };
}

/** Rows enough that neither writing nor loading them is over at once. */
async function aFullPlace(): Promise<BackupTarget> {
  const place = await anotherTarget();
  await place.client.query(`insert into mails (recipient, subject, text, html)
    select n || '@x.org', gen_random_uuid()::text, repeat(gen_random_uuid()::text, 20), '' from generate_series(1, 20000) n`);
  return place;
}

describe('a backup that is killed', () => {
  it('leaves no file under the name of one, and the next one clears away what it did leave', async () => {
    const place = await aFullPlace();
    const folder = await aFolder();
    for (const wait of [0, 20, 80, 200]) {
      const child = run('backup', place, [path.join(folder, 'a.fellowship')]);
      const ended = outcome(child);
      while ((await readdir(folder)).length === 0 && child.exitCode === null) await sleep(2);
      await sleep(wait);
      child.kill('SIGKILL');
      const { code } = await ended;
      if (code === 0) break;
      expect(await readdir(folder)).toEqual([`a.fellowship.${child.pid}.part`]);
      await rm(path.join(folder, `a.fellowship.${child.pid}.part`));
    }
    await rm(path.join(folder, 'a.fellowship'), { force: true });
    const killed = run('backup', place, [path.join(folder, 'b.fellowship')]);
    while ((await readdir(folder)).length === 0 && killed.exitCode === null) await sleep(2);
    killed.kill('SIGKILL');
    await once(killed, 'close');
    const { code, said } = await outcome(run('backup', place, [path.join(folder, 'c.fellowship')]));
    expect([code, said]).toEqual([
      0,
      expect.stringMatching(/^Backed up 20,\d+ rows of \d+ tables and 0 pictures/),
    ]);
    expect((await readdir(folder)).filter(name => name !== 'b.fellowship')).toEqual(['c.fellowship']);
    await restore(await anEmptyTarget(), path.join(folder, 'c.fellowship'));
  });

  it('called off by Ctrl-C, leaves nothing at all', async () => {
    const place = await aFullPlace();
    const folder = await aFolder();
    const child = run('backup', place, [path.join(folder, 'a.fellowship')]);
    const ended = outcome(child);
    while ((await readdir(folder)).length === 0 && child.exitCode === null) await sleep(2);
    child.kill('SIGINT');
    const { code } = await ended;
    expect(await readdir(folder)).toEqual(code === 0 ? ['a.fellowship'] : []);
  });
});

describe('a restore that is killed', () => {
  it('at whichever moment, leaves what was there as it was, until it is done', async () => {
    const { file } = await backUp(await aFullPlace());
    const place = await anotherTarget();
    const before = await everyRow(place);
    for (const wait of [0, 30, 150, 400, 900]) {
      const child = run('restore', place, [file, '--replace']);
      const ended = outcome(child);
      await once(child.stdout, 'data');
      await sleep(wait);
      child.kill('SIGKILL');
      const { said } = await ended;
      const found = await everyRow(place);
      // Killed after its commit, it has done what it was to do, and perhaps not said so.
      if (said.includes('Restored') || found.mails?.length === 20_001) break;
      expect(found).toEqual(before);
    }
    // Work the database still does for the killed process, it gives up.
    await expect
      .poll(async () => (await outcome(run('restore', place, [file, '--replace']))).said, { timeout: 60_000 })
      .toMatch(/Restored 20,\d+ rows .*\n20001 letters that were waiting are held: npm run mail -- send/);
    expect((await everyRow(place)).mails?.length).toBe(20_001);
  });
});

describe('a start that is killed while it changes the tables', () => {
  it('leaves them as they were, and the next one brings them up to date', async () => {
    const place = await anEmptyTarget();
    const { client } = place;
    await client.query('begin');
    await applyMigrations(client, '0005_challenges');
    await client.query('commit');
    // A later step comes to a table that somebody holds: there it is killed, half of it done.
    await client.query('begin; lock table sent_requests');
    const child = run('migrate', place);
    const ended = outcome(child);
    const waiting = `select count(*)::int as waiting from pg_locks where not granted and relation = 'sent_requests'::regclass`;
    await expect
      .poll(async () => (await client.query(waiting)).rows, { timeout: 60_000 })
      .toEqual([{ waiting: 1 }]);
    child.kill('SIGKILL');
    expect((await ended).code).toBe(null);
    await client.query('rollback');
    expect((await recordedMigrations(client)).at(-1)).toBe('0005_challenges');
    const made = `select to_regclass('known_devices') as devices, to_regclass('progress_logs') is not null as logs`;
    expect((await client.query(made)).rows).toEqual([{ devices: null, logs: true }]);

    expect((await outcome(run('migrate', place))).code).toBe(0);
    expect((await recordedMigrations(client)).at(-1)).toBe(Object.keys(landedMigrations).at(-1));
  });
});
