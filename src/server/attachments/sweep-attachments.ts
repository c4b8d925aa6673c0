import { type DatabasePool, transaction } from '#server/database/database.ts';
import { filesBefore, removeFiles, removeMadeBefore } from './attachment-files.ts';
import { forgetUnsent, withFiles } from './queries.ts';

const day = 24 * 60 * 60 * 1000;

/** Removes what was begun and not sent within a day, and files that nothing speaks of, as a crash may leave them. */
export async function sweepAttachments(db: DatabasePool, folder: string, now: Date): Promise<void> {
  const dayAgo = new Date(now.getTime() - day);
  const unsent = await transaction(db, tx => forgetUnsent(tx, dayAgo));
  await removeFiles(folder, unsent);
  await removeMadeBefore(folder, dayAgo);
  const old = await filesBefore(folder, dayAgo);
  const known = await withFiles(db, old);
  await removeFiles(
    folder,
    old.filter(id => !known.has(id)),
  );
}
