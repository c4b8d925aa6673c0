import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { workPrefix } from './files-in-bucket.ts';

const hour = 3_600_000;

/** Makes the folder in which files of a bucket are looked at, and clears away what a server that was killed has left there. */
export async function prepareWorkFolder(folder: string, now: Date): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const name of await readdir(folder)) {
    const left = path.join(folder, name);
    // Another server may be at work on the same disk; it is not for so long.
    const { mtime } = await stat(left);
    if (name.startsWith(workPrefix) && now.getTime() - mtime.getTime() > hour)
      await rm(left, { recursive: true, force: true });
  }
}
