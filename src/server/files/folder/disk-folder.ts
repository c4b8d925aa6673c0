import { copyFile, link, mkdir, open, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import type { DiskFolder } from './file-folder.ts';

/** `isPrivate`: for the user alone that the server runs as. */
export function diskFolder(folder: string, { isPrivate = false } = {}): DiskFolder {
  const at = (name: string) => path.join(folder, name);
  return {
    path: folder,
    async put(name, content) {
      await writeWhole(`${at(name)}.part`, content, isPrivate ? 0o600 : 0o666);
      await rename(`${at(name)}.part`, at(name));
    },
    read: name => readFile(at(name)).catch(unlessMissing),
    async holds(name, content) {
      const found = await stat(at(name)).catch(unlessMissing);
      return found?.size === content.length && (await readFile(at(name))).equals(content);
    },
    async copy(from, to) {
      const isThere = await linkOrCopy(at(from), at(to));
      // The sweep goes by age: a new name has to be as young as what speaks of it.
      const now = new Date();
      if (isThere) await utimes(at(to), now, now);
      return isThere;
    },
    remove: name => rm(at(name), { force: true }),
    async names(isMeant) {
      const names = await readdir(folder).catch(unlessMissing);
      return (names ?? []).filter(isMeant).toSorted();
    },
    async namesBefore(time, isMeant) {
      const old: string[] = [];
      for (const name of (await readdir(folder)).filter(isMeant)) {
        const found = await stat(at(name)).catch(() => null);
        if (found?.isFile() && found.mtime < time) old.push(name);
      }
      return old;
    },
    async prepare() {
      await mkdir(folder, { recursive: true, mode: isPrivate ? 0o700 : 0o777 });
    },
    async settle() {
      const handle = await open(folder);
      await handle.sync();
      await handle.close();
    },
  };
}

async function writeWhole(file: string, content: Uint8Array, mode: number): Promise<void> {
  const handle = await open(file, 'w', mode);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Another name for the same file, or a copy where the disk knows none. */
async function linkOrCopy(from: string, to: string): Promise<boolean> {
  const copied = link(from, to).catch(() => copyFile(from, to));
  return copied.then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
      return false;
    },
  );
}

function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
