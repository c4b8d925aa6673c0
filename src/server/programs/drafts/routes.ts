import * as contract from '#contract/programs/drafts.ts';
import { type Database, type DatabasePool, transaction } from '#server/database/database.ts';
import { badInput } from '#server/http/problem.ts';
import { readLive } from '#server/programs/versions/live-tree.ts';
import { itself } from '#server/programs/whose-turn.ts';
import type { Route } from '#server/route/route.ts';
import { recordEvent } from '#server/security-events/record-event.ts';
import { withDraftRefusals } from './draft-refusals.ts';
import { emptyDraft, readDraft } from './draft-rows.ts';
import { heldDraft } from './held-draft.ts';
import { previewDraft, previewOfMember } from './preview-draft.ts';
import { publishDraft } from './publish-draft.ts';
import { saveDraft } from './save-draft.ts';
import { seenRevision } from './seen-revision.ts';
import { draftAnswer } from './show-draft.ts';
import { takeLive } from './take-live.ts';
import { versionRoutes } from './version-routes.ts';

/** Programs as they are written beside the live ones. */
export function draftRoutes(route: Route): void {
  route(contract.getDraft, async ({ db, params }) =>
    draftAnswer(db, await readLive(db, params.id), await readDraft(db, params.id)),
  );
  route(contract.saveDraft, ({ db, viewer, params, body, now, request }) => {
    const seen = seenRevision(request.headers, body.revision);
    if (seen === null) throw badInput('If-Match', 'Send the revision that was read');
    return changeDraft(db, tx => saveDraft(tx, params.id, body, seen, { coachId: viewer.id, now }));
  });
  route(contract.discardDraft, ({ db, viewer, params, now, request }) =>
    changeDraft(db, async tx => {
      await heldDraft(tx, params.id, seenRevision(request.headers));
      await emptyDraft(tx, params.id, viewer.id, now);
      return { ok: true as const };
    }),
  );
  route(contract.previewDraft, ({ db, params, query, now }) => previewDraft(db, params.id, query.reach, now));
  route(contract.previewDraftOfMember, ({ db, params, now }) =>
    previewOfMember(db, params.id, params.memberId, now),
  );
  route.changing(contract.publishDraft, itself, ({ db, viewer, params, body, now, request }) =>
    changeDraft(db, async tx => {
      const publication = {
        audience: body.reach,
        note: body.note || null,
        seen: seenRevision(request.headers),
      };
      const by = { coachId: viewer.id, now };
      const { version, reached, name } = await publishDraft(tx, params.id, publication, by);
      const details = { program: name, version, reached };
      const who = { actorId: viewer.id, subjectId: null };
      await recordEvent(tx, { request, now }, { kind: 'program-published', ...who, details });
      return { version };
    }),
  );
  route(contract.takeLive, ({ db, viewer, params, now, request }) =>
    changeDraft(db, tx =>
      takeLive(tx, params.id, seenRevision(request.headers), { coachId: viewer.id, now }),
    ),
  );
  versionRoutes(route);
}

const changeDraft = <Result>(db: DatabasePool, work: (tx: Database) => Promise<Result>): Promise<Result> =>
  withDraftRefusals(db, () => transaction(db, work));
