import { takeLive as merge } from '#domain/programs/take-live.ts';
import type { Database } from '#server/database/database.ts';
import { conflict } from '#server/http/problem.ts';
import type { By } from '#server/programs/versions/live-edits.ts';
import { readDraft, replaceContent } from './draft-rows.ts';
import { heldDraft } from './held-draft.ts';
import type { Seen } from './seen-revision.ts';
import { draftAnswer, liveChanges } from './show-draft.ts';

/** Takes what was changed live into the draft, which from then on is measured against the program as it is now. */
export async function takeLive(tx: Database, programId: string, seen: Seen | null, { coachId, now }: By) {
  const { live, row } = await heldDraft(tx, programId, seen);
  if (!row?.content || !row.base) throw conflict('There is no draft of this program');
  const changes = await liveChanges(tx, live, row);
  if (changes.length === 0) return { draft: await draftAnswer(tx, live, row), taken: [], kept: [] };
  const { attached: _attached, ...liveTree } = live.tree;
  const { attached: _before, ...baseTree } = row.base;
  const { tree, kept } = merge(baseTree, liveTree, row.content);
  await replaceContent(tx, programId, { content: tree, updatedBy: coachId, updatedAt: now }, live.tree);
  return {
    draft: await draftAnswer(tx, live, await readDraft(tx, programId)),
    taken: changes.filter(({ part }) => !kept.has(part)),
    kept: changes.filter(({ part }) => kept.has(part)),
  };
}
