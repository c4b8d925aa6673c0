import { createHash } from 'node:crypto';
import { chmod, mkdir, mkdtemp, readdir, readFile, realpath, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Account, accountFor, give, isRoot, runAs } from './account.ts';
import { codeOf, EmbeddedPostgresError } from './embedded-postgres-error.ts';

export type DataLocation = {
  /** The data folder, as the operator knows it. */
  folder: string;
  /** The folder of PostgreSQL's own files. */
  cluster: string;
  account: Account;
  /** Said at the start when the database is not where the data folder is. */
  notice?: string;
};

/** For what an unprivileged user must reach although the project's folder is closed to it. */
export const sharedFolder = '/var/lib/fellowship';

const signpostName = 'postgresql-is-elsewhere';
const ownerName = 'belongs-to';

/**
 * The database lies in the data folder, unless the server is started by root in a folder that the user
 * PostgreSQL runs as can't enter (a project under a closed home). Then it lies in a shared place, and a
 * signpost in the data folder leads there: deleting the data folder leaves that database behind, untouched.
 */
export async function chooseDataLocation(dataDir: string): Promise<DataLocation> {
  const folder = await openFolder(dataDir);
  const inside = path.join(folder, 'postgresql');
  const elsewhere = await locationOnSignpost(folder);
  if (elsewhere) return locateElsewhere(elsewhere, folder);

  const account = await accountFor(inside);
  if (!isRoot() || (await canWork(account, folder))) return { folder, cluster: inside, account };
  if (await exists(inside)) {
    throw new EmbeddedPostgresError(
      `The database is in ${inside}, but root's PostgreSQL runs as another user, which can't enter that folder. ` +
        'Open the folders above it (chmod o+x), or start the server as the user they belong to.',
    );
  }
  return locateElsewhere(await claimLocation(folder), folder);
}

async function openFolder(dataDir: string): Promise<string> {
  const made = await mkdir(dataDir, { recursive: true });
  // A new or empty folder is ours to open, and passing through is enough for PostgreSQL's user.
  if (isRoot() && (made || (await readdir(dataDir)).length === 0)) await chmod(dataDir, 0o711);
  return realpath(dataDir);
}

async function locateElsewhere(location: string, folder: string): Promise<DataLocation> {
  const cluster = path.join(location, 'postgresql');
  const notice = `The database of ${folder} is in ${cluster}, because the user PostgreSQL runs as can't enter that folder.`;
  return { folder, cluster, account: await accountFor(cluster), notice };
}

/** A copied project must not work on the database of the one it was copied from; a moved one keeps its own. */
async function locationOnSignpost(folder: string): Promise<string | undefined> {
  const location = await readText(path.join(folder, signpostName));
  if (!location) return undefined;
  if (!(await exists(location))) {
    throw new EmbeddedPostgresError(
      `The database of ${folder} was in ${location}, which is gone. Bring it back, or delete ` +
        `${path.join(folder, signpostName)} to start with an empty one.`,
    );
  }
  if (!isRoot())
    throw new EmbeddedPostgresError(`The database of ${folder} is in ${location}. Start the server as root.`);
  const owner = await readText(path.join(location, ownerName));
  if (owner === folder) return location;
  if (owner && (await readText(path.join(owner, signpostName))) === location) return undefined;
  await writeFile(path.join(location, ownerName), folder);
  return location;
}

/** The first place of this folder that holds no database yet: an earlier one there may still be wanted. */
async function claimLocation(folder: string): Promise<string> {
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 12);
  let location = path.join(sharedFolder, name);
  for (let number = 2; await exists(path.join(location, 'postgresql')); number += 1) {
    location = path.join(sharedFolder, `${name}-${number}`);
  }
  await mkdir(location, { recursive: true });
  await Promise.all([chmod(sharedFolder, 0o755), chmod(location, 0o711)]);
  await writeFile(path.join(location, ownerName), folder);
  await writeFile(path.join(folder, signpostName), location);
  return location;
}

/** Tried out on the system: modes alone say nothing about access lists, mounts and closed parents. */
export async function canWork(account: Account, folder: string): Promise<boolean> {
  const probe = await mkdtemp(path.join(folder, '.probe-'));
  try {
    await give(account, probe);
    const tried = await runAs(account, '/bin/sh', ['-c', 'cd "$1" && : > file', 'sh', probe]);
    return tried.ok;
  } catch {
    return false;
  } finally {
    await rm(probe, { recursive: true, force: true });
  }
}

/** Refuses instead of guessing where it may not look: a database taken for missing would be made again. */
export async function exists(file: string): Promise<boolean> {
  try {
    await stat(file);
    return true;
  } catch (error) {
    const code = codeOf(error);
    if (code === 'ENOENT' || code === 'ENOTDIR') return false;
    throw new EmbeddedPostgresError(
      `${path.dirname(file)} belongs to another user (${code}). Start the server as that user, or choose another DATA_DIR.`,
    );
  }
}

async function readText(file: string): Promise<string | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  return text?.trim() || undefined;
}
