import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { projectRoot } from '#server/settings/project-root.ts';

/** Milliseconds from the start of the server to its first healthy answer, on a data folder that is there already. */
export async function readyTime(): Promise<number> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'fellowship-start-'));
  try {
    await startOnce(dataDir);
    return await startOnce(dataDir);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function startOnce(dataDir: string): Promise<number> {
  const port = 20_000 + Math.floor(Math.random() * 20_000);
  const started = performance.now();
  const child = spawn(process.execPath, [path.join(projectRoot, 'dist/server/main.js')], {
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, DATABASE_URL: '' },
    stdio: 'ignore',
  });
  const ended = new Promise(resolve => child.once('exit', resolve));
  try {
    while (!(await isHealthy(port))) await new Promise(resolve => setTimeout(resolve, 10));
    return Math.round(performance.now() - started);
  } finally {
    child.kill('SIGINT');
    await ended;
  }
}

const isHealthy = (port: number) =>
  fetch(`http://127.0.0.1:${port}/api/health`).then(
    answer => answer.ok,
    () => false,
  );
