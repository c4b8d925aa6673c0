import { readdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { unavailable } from '#server/http/problem.ts';

/** The names that our files have: no way out of the folder, and nothing that someone else put there. */
const ownName = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The files of attachments, which lie beside the pictures, and not where everyone gets them. */
export type AttachmentFiles = {
  folder: string;
  at(id: string): string;
  /** An empty one, for its pieces to come. */
  create(id: string): Promise<void>;
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
    async remove(ids) {
      if (folder !== undefined) await removeFiles(folder, ids);
    },
  };
}

export async function removeFiles(folder: string, ids: readonly string[]): Promise<void> {
  for (const id of ids) if (ownName.test(id)) await rm(path.join(folder, id), { force: true });
}

/** Those that nothing was written to since then. */
export async function filesBefore(folder: string, time: Date): Promise<string[]> {
  const old: string[] = [];
  for (const name of (await readdir(folder)).filter(one => ownName.test(one))) {
    const found = await stat(path.join(folder, name)).catch(() => null);
    if (found?.isFile() && found.mtime < time) old.push(name);
  }
  return old;
}
