import { inChunks } from '#server/database/in-chunks.ts';
import type { FileFolder } from '#server/files/folder/file-folder.ts';
import { attachmentName } from '#server/files/folder/own-names.ts';
import { isPiece, piecesUnder } from './pieces.ts';

/** In a bucket each takes its time. */
const removedAtOnce = 8;

/** The processed picture lies beside the upload, until it replaces it. */
export const madeOf = (file: string): string => `${file}.made`;

const isMade = (name: string): boolean =>
  madeOf(name.slice(0, 36)) === name && attachmentName.test(name.slice(0, 36));

/** Removes files, and what has come of those that were still to come. */
export async function removeFiles(folder: FileFolder, ids: readonly string[]): Promise<void> {
  const ours = ids.filter(id => attachmentName.test(id));
  for (const some of inChunks(ours, removedAtOnce)) {
    await Promise.all(
      some.map(async id => {
        await folder.remove(id);
        await removePieces(folder, id);
      }),
    );
  }
}

export async function removePieces(folder: FileFolder, id: string): Promise<void> {
  if (folder.path !== null) return;
  for (const name of await folder.namesUnder(piecesUnder(id))) await folder.remove(name);
}

/** The files that nothing was written to since then. */
export const filesBefore = (folder: FileFolder, time: Date): Promise<string[]> =>
  folder.namesBefore(time, name => attachmentName.test(name));

/**
 * Removes processed pictures that replaced nothing, and pieces that were made into a file, as a crash between the two leaves
 * them.
 */
export async function removeLeftBefore(folder: FileFolder, time: Date): Promise<void> {
  for (const name of await folder.namesBefore(time, name => isMade(name) || isPiece(name)))
    await folder.remove(name);
}
