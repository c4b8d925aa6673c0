import type { Database } from '#server/database/database.ts';
import { readLive } from './live-tree.ts';
import { insertLiveVersion, newestVersion, writeDown } from './version-rows.ts';

/** Who edits, and when. */
export type By = { coachId: string; now: Date };

/** Live edits that one coach makes within so long of the first are one version. */
const oneVersionFor = 60 * 60 * 1000;

/**
 * To be asked before a program is edited live, while it is held still: a live edit that follows a publication is a version
 * too. It is the program as it is, and is written down before another coach goes on, or the same one an hour later.
 */
export async function beforeLiveEdit(tx: Database, programId: string, by: By): Promise<void> {
  const newest = await newestVersion(tx, programId);
  if (newest === null) return;
  if (!newest.isWritten) {
    const age = by.now.getTime() - newest.publishedAt.getTime();
    if (newest.publishedBy === by.coachId && age < oneVersionFor) return;
    await writeDown(tx, { workoutId: programId, version: newest.version }, await readLive(tx, programId));
  }
  const version = newest.version + 1;
  await insertLiveVersion(tx, {
    workoutId: programId,
    version,
    publishedAt: by.now,
    publishedBy: by.coachId,
  });
}

/** The same of programs that an edit of something else changes too. */
export async function beforeLiveEdits(tx: Database, programIds: readonly string[], by: By): Promise<void> {
  for (const id of programIds) await beforeLiveEdit(tx, id, by);
}
