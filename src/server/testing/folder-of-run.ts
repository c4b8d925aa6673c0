import { randomUUID } from 'node:crypto';
import { chmod, mkdir, readdir, rm, statfs } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { accountFor, isRoot } from '#server/database/embedded/account.ts';
import { canWork } from '#server/database/embedded/data-location.ts';
import { isAlive } from '#server/database/embedded/postmaster-file.ts';

const memory = '/dev/shm';
const tmpfs = 0x01021994;
/** Many times what a run takes: memory that is short elsewhere is not to be filled. */
const enough = 4 * 1024 ** 3;

const prefix = 'fellowship-tests-';

/** For all that one run throws away. Any user that a server is started as may work in it. */
export async function makeFolderOfRun(): Promise<{ folder: string; remove: () => Promise<void> }> {
  const place = await fastFolder();
  await removeAbandoned(place);
  const folder = path.join(place, `${prefix}${process.pid}-${randomUUID().slice(0, 8)}`);
  await mkdir(folder);
  await chmod(folder, 0o1777);
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

/**
 * In memory where there is plenty, because to copy a database of 400 files takes a disk twenty times as long; else
 * the temporary folder. Root's PostgreSQL runs as another user, who may be kept out of one of root's own.
 */
async function fastFolder(): Promise<string> {
  const places = process.env.TMPDIR || !(await isRoomy(memory)) ? [os.tmpdir()] : [memory, os.tmpdir()];
  for (const place of places) if (!isRoot() || (await canWork(await accountFor(''), place))) return place;
  return '/tmp';
}

async function isRoomy(folder: string): Promise<boolean> {
  const found = await statfs(folder).catch(() => undefined);
  return found?.type === tmpfs && found.bavail * found.bsize >= enough;
}

/** Folders of runs that were killed: the name holds the number of a process that is no more. */
async function removeAbandoned(temporary: string): Promise<void> {
  const abandoned = (await readdir(temporary)).filter(name => {
    const pid = Number(name.startsWith(prefix) ? name.slice(prefix.length).split('-')[0] : 0);
    return pid > 0 && !isAlive(pid);
  });
  const removals = abandoned.map(name => rm(path.join(temporary, name), { recursive: true, force: true }));
  // Folders of another user stay.
  await Promise.allSettled(removals);
}
