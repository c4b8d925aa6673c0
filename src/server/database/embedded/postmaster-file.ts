import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { codeOf } from './embedded-postgres-error.ts';

/** The file that PostgreSQL writes about itself into its folder while it runs. */
export type PostmasterFile = { pid: number; startedAt: number; socketDir: string; ready: boolean };

export const postmasterFile = (cluster: string): string => path.join(cluster, 'postmaster.pid');

/** Lines: pid, folder, start in seconds, port, socket folder, TCP address, shared memory, status. */
export async function readPostmasterFile(cluster: string): Promise<PostmasterFile | undefined> {
  const text = await readFile(postmasterFile(cluster), 'utf8').catch(() => '');
  const lines = text.split('\n').map(line => line.trim());
  const pid = Number(lines[0]);
  if (!pid) return undefined;
  return {
    // A server for one session only writes its number with a minus.
    pid: Math.abs(pid),
    startedAt: Number(lines[2] ?? 0) * 1000,
    socketDir: lines[4] ?? '',
    ready: lines[7] === 'ready',
  };
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/** A process number alone proves nothing: after a crash or a restart it may be anyone's. */
export async function isPostgresOf(cluster: string, pid: number): Promise<boolean> {
  if (!isAlive(pid)) return false;
  const command = await commandLine(pid).catch(() => '');
  return command.includes('postgres') && command.includes(cluster);
}

async function commandLine(pid: number): Promise<string> {
  if (process.platform === 'linux') return readFile(`/proc/${pid}/cmdline`, 'utf8');
  const { stdout } = await promisify(execFile)('ps', ['-ww', '-o', 'command=', '-p', String(pid)]);
  return stdout;
}
