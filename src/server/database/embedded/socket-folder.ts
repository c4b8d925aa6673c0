import { mkdtemp, rmdir, unlink } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type Account, give, isRoot } from './account.ts';
import { canWork } from './data-location.ts';

const prefix = 'fellowship-socket-';
const socketNames = ['.s.PGSQL.5432', '.s.PGSQL.5432.lock'];
/** A socket's whole path has to stay under 104 bytes on some systems. */
const longestFolder = 70;

/**
 * A folder of its own for each start, with a name nobody can foresee, open to PostgreSQL's user alone (and to
 * root): anyone who can reach the socket in it is let into the database.
 */
export async function makeSocketDir(account: Account): Promise<string> {
  const folder = await mkdtemp(path.join(await temporaryFolder(account), prefix));
  await give(account, folder);
  return folder;
}

async function temporaryFolder(account: Account): Promise<string> {
  const usual = os.tmpdir();
  const fits = Buffer.byteLength(usual) <= longestFolder;
  return fits && (!isRoot() || (await canWork(account, usual))) ? usual : '/tmp';
}

/** Takes only what PostgreSQL puts there: the path may come from a file that another user can write. */
export async function removeSocketDir(folder: string): Promise<void> {
  if (!path.basename(folder).startsWith(prefix)) return;
  await Promise.all(socketNames.map(name => unlink(path.join(folder, name)).catch(() => undefined)));
  await rmdir(folder).catch(() => undefined);
}
