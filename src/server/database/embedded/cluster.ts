import { mkdtemp, open, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { give, runAs } from './account.ts';
import { type DataLocation, exists } from './data-location.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';

export const superuser = 'postgres';

/**
 * Makes the files of an empty database beside their place and moves them in when they are whole and on the
 * disk, so that a first start that is cut short leaves nothing half made.
 */
export async function createClusterIfMissing(
  location: DataLocation,
  native: string,
  fast: boolean,
): Promise<void> {
  const { cluster, account } = location;
  if (await exists(path.join(cluster, 'PG_VERSION'))) return;
  const unfinished = await mkdtemp(`${cluster}.new-`);
  await give(account, unfinished);
  const made = await runAs(account, path.join(native, 'bin/initdb'), initOptions(unfinished, fast));
  const moved = made.ok && (await moveIn(unfinished, cluster));
  await removeUnfinished(cluster);
  // A start at the same time may have been first; its database is as good.
  if (moved || (await exists(path.join(cluster, 'PG_VERSION')))) return;
  throw new EmbeddedPostgresError(
    made.ok
      ? `${cluster} holds files that are no database. Move them away, or choose another DATA_DIR.`
      : `PostgreSQL could not set up a database in ${cluster}: ${made.output.split('\n').slice(-5).join('\n')}`,
  );
}

/** Text is UTF-8 and sorted by rules that come with PostgreSQL, so an update of the system never breaks an index. */
function initOptions(folder: string, fast: boolean): string[] {
  const text = ['--encoding=UTF8', '--no-locale', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const access = [`--username=${superuser}`, '--auth-local=trust', '--auth-host=reject'];
  return [`--pgdata=${folder}`, ...text, ...access, '--no-instructions', ...(fast ? ['--no-sync'] : [])];
}

async function moveIn(unfinished: string, cluster: string): Promise<boolean> {
  try {
    await rename(unfinished, cluster);
  } catch {
    return false;
  }
  const parent = await open(path.dirname(cluster));
  await parent.sync();
  await parent.close();
  return true;
}

async function removeUnfinished(cluster: string): Promise<void> {
  const parent = path.dirname(cluster);
  const prefix = `${path.basename(cluster)}.new-`;
  const left = (await readdir(parent)).filter(name => name.startsWith(prefix));
  // A start elsewhere may be filling or removing the same one; what stays goes with the next.
  await Promise.allSettled(left.map(name => rm(path.join(parent, name), { recursive: true, force: true })));
}
