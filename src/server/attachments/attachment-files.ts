import { copyFile, link, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { conflict, unavailable } from '#server/http/problem.ts';

/** The names that our files have: no way out of the folder, and nothing that someone else put there. */
const ownName = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The processed picture lies beside the upload, until it replaces it. */
export const madeOf = (file: string): string => `${file}.made`;

const isMade = (name: string): boolean =>
  madeOf(name.slice(0, 36)) === name && ownName.test(name.slice(0, 36));

/** The files of attachments, which lie beside the pictures, and not where everyone gets them. */
export type AttachmentFiles = {
  folder: string;
  at(id: string): string;
  /** An empty one, for its chunks to come. */
  create(id: string): Promise<void>;
  /** Adds another name for the same file, or a copy where the disk knows none. */
  copy(from: string, to: string): Promise<void>;
  remove(ids: readonly string[]): Promise<void>;
};

export function attachmentFiles(folder: string | undefined): AttachmentFiles {
  const at = (id: string) => {
    if (folder === undefined) throw unavailable('Files cannot be stored on this server', 3600);
    return path.join(folder, id);
  };
  return {
    folder: folder ?? '',
    at,
    create: id => writeFile(at(id), '', { flag: 'wx', mode: 0o600 }),
    async copy(from, to) {
      await link(at(from), at(to)).catch(() => copyFile(at(from), at(to)).catch(throwIfMissing));
      // The sweep goes by age: a new name has to be as young as its message.
      const now = new Date();
      await utimes(at(to), now, now);
    },
    async remove(ids) {
      if (folder !== undefined) await removeFiles(folder, ids);
    },
  };
}

function throwIfMissing(error: NodeJS.ErrnoException): never {
  if (error.code !== 'ENOENT') throw error;
  throw conflict('A file of this message is no longer there. Choose it again.');
}

export async function removeFiles(folder: string, ids: readonly string[]): Promise<void> {
  for (const id of ids) if (ownName.test(id)) await rm(path.join(folder, id), { force: true });
}

/** The files that nothing was written to since then. */
export const filesBefore = (folder: string, time: Date): Promise<string[]> =>
  namedBefore(folder, time, name => ownName.test(name));

/** Removes processed pictures that replaced nothing, as a crash between the two leaves them. */
export async function removeMadeBefore(folder: string, time: Date): Promise<void> {
  for (const name of await namedBefore(folder, time, isMade))
    await rm(path.join(folder, name), { force: true });
}

async function namedBefore(
  folder: string,
  time: Date,
  isMeant: (name: string) => boolean,
): Promise<string[]> {
  const old: string[] = [];
  for (const name of (await readdir(folder)).filter(isMeant)) {
    const found = await stat(path.join(folder, name)).catch(() => null);
    if (found?.isFile() && found.mtime < time) old.push(name);
  }
  return old;
}
