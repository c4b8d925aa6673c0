import { rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { DiskRoom } from '#server/disk/disk-room.ts';
import type { DiskFolder } from '#server/files/folder/file-folder.ts';
import type { AttachmentFiles } from './attachment-files.ts';
import { notWhole } from './not-whole.ts';
import { madeOf, removeFiles } from './remove-files.ts';

type Files = Omit<AttachmentFiles, 'folder' | 'copy'>;

/** An upload is a file that grows, and is kept where it is. */
export function filesOnDisk(folder: DiskFolder, disk: DiskRoom | undefined): Files {
  const at = (id: string) => path.join(folder.path, id);
  return {
    async create(id, bytes) {
      await disk?.refuseBeyond(bytes);
      // Empty, for its chunks to come.
      await writeFile(at(id), '', { flag: 'wx', mode: 0o600 });
    },
    async arrived(id, announcedBytes) {
      const file = at(id);
      if ((await stat(file)).size !== announcedBytes) throw notWhole();
      return { file, toKeep: made => toKeep(file, made), leave: async () => undefined };
    },
    remove: ids => removeFiles(folder, ids),
    tidy: async () => undefined,
  };
}

async function toKeep(file: string, picture: Buffer | null) {
  if (picture === null) return { keep: async () => undefined, drop: async () => undefined };
  const made = madeOf(file);
  await writeFile(made, picture, { mode: 0o600 });
  return { keep: () => rename(made, file), drop: () => rm(made, { force: true }) };
}
