import * as contract from '#contract/programs/versions.ts';
import { isSame } from '#domain/programs/document/merge/same.ts';
import { type Database, transaction } from '#server/database/database.ts';
import type { By } from '#server/programs/versions/live-edits.ts';
import { listVersions, versionAnswer, versionTree } from '#server/programs/versions/list-versions.ts';
import { readLive } from '#server/programs/versions/live-tree.ts';
import type { Route } from '#server/route/route.ts';
import { OlderDraft, withDraftRefusals } from './draft-refusals.ts';
import { insertDraft, lockDraft, readDraft, replaceContent, withoutGoneWorkouts } from './draft-rows.ts';
import { draftAnswer } from './show-draft.ts';

/** The versions of programs. */
export function versionRoutes(route: Route): void {
  route(contract.listVersions, async ({ db, params }) => {
    await readLive(db, params.id);
    return listVersions(db, params.id);
  });
  route(contract.getVersion, async ({ db, params }) => {
    await readLive(db, params.id);
    return versionAnswer(db, params.id, params.version);
  });
  route(contract.restoreVersion, ({ db, viewer, params, body, now }) =>
    withDraftRefusals(db, () =>
      transaction(db, tx => restoreVersion(tx, params, body.replace, { coachId: viewer.id, now })),
    ),
  );
}

type Which = { id: string; version: number };

/** Makes the draft from a version. What a version asked for may have left the library since, and comes back all the same. */
async function restoreVersion(tx: Database, { id, version }: Which, mayReplace: boolean, by: By) {
  const live = await readLive(tx, id);
  const row = await lockDraft(tx, id);
  const { attached: _attached, ...former } = await versionTree(tx, id, version);
  const content = await withoutGoneWorkouts(tx, former);
  if (row?.content && isSame(row.content, content)) return draftAnswer(tx, live, row);
  if (
    row?.content &&
    row.base &&
    !mayReplace &&
    !isSame({ ...row.content, attached: row.base.attached }, row.base)
  )
    throw new OlderDraft(
      'There is a draft already. Publish it, discard it, or say that it may be replaced.',
      live,
      row,
    );
  const saved = { content, updatedBy: by.coachId, updatedAt: by.now };
  if (row) await replaceContent(tx, id, saved, live.tree);
  else if (!(await insertDraft(tx, id, saved, live.tree)))
    throw new OlderDraft('Another coach has just begun a draft.', live, await readDraft(tx, id));
  return draftAnswer(tx, live, await readDraft(tx, id));
}
