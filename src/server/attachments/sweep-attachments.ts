import { type DatabasePool, transaction } from '#server/database/database.ts';
import type { Folder } from '#server/files/folder/file-folder.ts';
import { folderOf } from '#server/files/folder/folder-of.ts';
import { forgetUnsent, withFiles } from './queries.ts';
import { filesBefore, removeFiles, removeLeftBefore } from './remove-files.ts';

const day = 24 * 60 * 60 * 1000;

/** Removes what was begun and not sent within a day, and files that nothing speaks of, as a crash may leave them. */
export async function sweepAttachments(db: DatabasePool, where: Folder, now: Date): Promise<void> {
  const folder = folderOf(where);
  const dayAgo = new Date(now.getTime() - day);
  const unsent = await transaction(db, tx => forgetUnsent(tx, dayAgo));
  await removeFiles(folder, unsent);
  await removeLeftBefore(folder, dayAgo);
  const old = await filesBefore(folder, dayAgo);
  const known = await withFiles(db, old);
  await removeFiles(
    folder,
    old.filter(id => !known.has(id)),
  );
}
