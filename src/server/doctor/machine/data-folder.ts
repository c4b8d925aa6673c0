import { randomUUID } from 'node:crypto';
import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fault, type Finding, ok, skipped, warning } from '#server/doctor/findings/finding.ts';
import type { Settings } from '#server/settings/settings.ts';

/** Pictures of people are served to whoever has their address, so those may be seen; all else is private. */
const privateFolders = ['attachments', 'outbox', 'backups', 'postgresql'];
const writtenFolders = ['pictures', 'attachments', 'outbox', 'backups'];
const byOthers = 0o077;
const passing = 0o011;

/** Whether files can be put where they go, and whether other users of the machine can read the private ones. */
export async function checkDataFolder({ dataDir }: Pick<Settings, 'dataDir'>): Promise<Finding> {
  const found = await stat(dataDir).catch((error: NodeJS.ErrnoException) => error);
  if (found instanceof Error) return found.code === 'ENOENT' ? notMade(dataDir) : unusable(dataDir, found);
  if (!found.isDirectory()) return fault(`${dataDir} is a file and no folder.`, 'Choose another DATA_DIR.');
  for (const folder of ['', ...writtenFolders].map(name => path.join(dataDir, name))) {
    const problem = await problemWriting(folder);
    if (problem) return unusable(folder, problem);
  }
  const open = (found.mode & passing) === 0 ? [] : await openFolders(dataDir);
  if (open.length === 0) return ok(`${dataDir} can be written to, and what is private is closed to others.`);
  return warning(
    `Other users of this machine can read ${open.join(' and ')}.`,
    `Close ${open.length === 1 ? 'it' : 'them'}: chmod 700 ${open.join(' ')}`,
  );
}

/** The first start makes the folder: that is tried, and undone. */
async function notMade(dataDir: string): Promise<Finding> {
  try {
    const made = await mkdir(dataDir, { recursive: true });
    if (made !== undefined) await rm(made, { recursive: true });
    return skipped(`${dataDir} is not there yet. The first npm start makes it.`);
  } catch (error) {
    return unusable(dataDir, error as NodeJS.ErrnoException);
  }
}

const unusable = (folder: string, { code, message }: NodeJS.ErrnoException): Finding =>
  fault(
    code === 'ENOSPC'
      ? `The disk of ${folder} is full.`
      : `${folder} cannot be written to (${code ?? message}).`,
    code === 'ENOSPC'
      ? 'Make room on the disk.'
      : 'Start the server, and this, as the user the folder belongs to; or choose another DATA_DIR.',
  );

async function problemWriting(folder: string): Promise<NodeJS.ErrnoException | null> {
  const probe = path.join(folder, `.doctor-${randomUUID()}`);
  try {
    await writeFile(probe, 'x', { flag: 'wx', mode: 0o600 });
    await rm(probe);
    return null;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // A folder within the data folder is made when it is first needed.
    return code === 'ENOENT' ? null : (error as NodeJS.ErrnoException);
  }
}

async function openFolders(dataDir: string): Promise<string[]> {
  const folders = privateFolders.map(name => path.join(dataDir, name));
  const modes = await Promise.all(folders.map(folder => stat(folder).catch(() => undefined)));
  return folders.filter((_, index) => ((modes[index]?.mode ?? 0) & byOthers) !== 0);
}
