import { type DatabasePool, transaction } from '#server/database/database.ts';
import type { Folder } from '#server/files/folder/file-folder.ts';
import { folderOf } from '#server/files/folder/folder-of.ts';
import { deleteUploadsBefore } from './queries.ts';
import { removePicture } from './stored-pictures.ts';

const day = 24 * 60 * 60 * 1000;

/**
 * Removes what was uploaded and not put to use within a day, and what could not be removed before. A save at this moment
 * finds it gone, or keeps it.
 */
export function sweepUploads(db: DatabasePool, picturesFolder: Folder, now: Date): Promise<void> {
  return transaction(db, async tx => {
    const left = await deleteUploadsBefore(tx, new Date(now.getTime() - day));
    for (const address of left) await removePicture(folderOf(picturesFolder), address);
  });
}
