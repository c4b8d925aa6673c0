import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { serve } from '#server/serve.ts';
import { readSettings } from '#server/settings/settings.ts';
import { doctorCommand } from './doctor-command.ts';

let dataDir: string;

beforeEach(async () => {
  dataDir = path.join(await mkdtemp(path.join(tmpdir(), 'doctor-')), 'data');
  onTestFinished(() => rm(path.dirname(dataDir), { recursive: true, force: true }));
});

async function examined(env: Record<string, string>, ...args: string[]) {
  const lines: string[] = [];
  const code = await doctorCommand(args, { DATA_DIR: dataDir, ...env }, line => lines.push(line), {
    columns: 90,
  });
  return { code, text: lines.join('\n') };
}

type Json = { isWell: boolean; findings: { check: string; status: string; found: string }[] };
async function statuses(env: Record<string, string>): Promise<Record<string, string>> {
  const { text } = await examined(env, '--json');
  return Object.fromEntries((JSON.parse(text) as Json).findings.map(({ check, status }) => [check, status]));
}

describe('the doctor', () => {
  it('is well with a folder in which nothing was started yet, and makes nothing there', async () => {
    const { code, text } = await examined({ PORT: '1' });
    expect(text).not.toContain('✗');
    expect(code).toBe(0);
    expect(await readdir(path.dirname(dataDir))).toEqual([]);
  });

  it('looks at a server of our own PostgreSQL while it runs, and when it has ended', async () => {
    const settings = readSettings({ DATA_DIR: dataDir, PORT: '0' });
    const running = await serve(settings, () => undefined, { webFolder: null });
    running.lifecycle.hasStarted();
    const { port } = new URL(running.address);
    const whileRunning = await statuses({ PORT: port });
    await running.stop();
    const well = [
      'Settings',
      'Data folder',
      'Disk',
      'Database',
      'Database version',
      'Database tables',
      'Database rights',
      'Connections',
    ];
    for (const check of well) expect([check, whileRunning[check]]).toEqual([check, 'ok']);
    expect(whileRunning.Server).toBe('ok');
    const { code, text } = await examined({ PORT: port });
    expect(code, text).toBe(0);
    expect(text).toMatch(/– Server +It does not run right now/);
    expect(text).toMatch(/✓ Database tables +Up to date/);
    // A page: what fits a terminal without scrolling much, aligned, no line too long.
    expect(text.split('\n').length).toBeLessThan(50);
    for (const line of text.split('\n')) expect(line.length).toBeLessThanOrEqual(90);
  });

  it('ends with 1 where something is wrong, and says what to do', async () => {
    const { code, text } = await examined({ PORT: '1', PUBLIC_URL: 'https://train.invalid' });
    expect(code).toBe(1);
    expect(text).toContain('The network does not know the name train.invalid.');
    expect(text).toMatch(/\n +→ Where you rent the name/);
    expect(text).toMatch(/faults \(✗\) to mend/);
  });

  it('goes no further without settings', async () => {
    expect(await statuses({ PORT: 'http' })).toEqual({ Settings: 'fault' });
  });

  it.each([['--fast'], ['--send'], ['--send', 'nobody'], ['--send', 'a@x.org', 'b@x.org']])(
    'answers words it does not know with those it does: %s',
    async (...args) => {
      await expect(examined({}, ...args)).rejects.toThrow(/^Use: npm run doctor/);
    },
  );
});
