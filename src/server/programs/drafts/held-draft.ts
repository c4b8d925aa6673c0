import type { Database } from '#server/database/database.ts';
import { readLive } from '#server/programs/versions/live-tree.ts';
import { OlderDraft } from './draft-refusals.ts';
import { type DraftRow, lockDraft } from './draft-rows.ts';
import type { Seen } from './seen-revision.ts';

/** The draft held still, as the asker has seen it; any that there is for one who does not say. */
export async function heldDraft(tx: Database, workoutId: string, seen: Seen | null) {
  const live = await readLive(tx, workoutId);
  const row = await lockDraft(tx, workoutId);
  if (isSeen(seen, row)) return { live, row };
  throw new OlderDraft(savedSince(row), live, row);
}

export const isSeen = (seen: Seen | null, row: DraftRow | null): boolean =>
  seen === null || seen === 'any' || seen === (row?.revision ?? 0);

/** What has become of a draft that was saved on an older state. */
export const savedSince = (row: DraftRow | null): string =>
  row?.content
    ? `${row.updatedByName ?? 'Another coach'} has saved this draft since you opened it. It now shows the latest.`
    : 'This draft was published or discarded since you opened it. It now shows the live program.';
