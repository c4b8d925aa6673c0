import * as z from 'zod/mini';
import { draftAt } from '#web/data/drafts/draft.ts';
import { useDrafts } from '#web/data/drafts/draft-list.ts';
import { type OpenDraft, openDraft } from '#web/data/drafts/open-draft.ts';
import { localStore } from '#web/data/drafts/local-store.ts';
import { programDraft } from '#web/parts/program/draft-id.ts';
import { draftShape } from '#web/parts/prescriptions/fields/draft-shape.ts';
import { blankDraft, isWorthKeeping } from '#web/parts/prescriptions/fields/draft.ts';

const storedShape = z.object({ savedAt: z.string(), draft: draftShape });
export type StoredDraft = z.output<typeof storedShape>;

/** Every program has an entry of its own, so that two tabs never overwrite each other's. */
export const programDrafts = { what: programDraft, shape: storedShape };

/** A program being written. */
export const openProgram = (
  userId: string,
  draftId: string,
  now: Date,
  store = localStore(),
): OpenDraft<StoredDraft> =>
  openDraft<StoredDraft>(
    draftAt(programDrafts, userId, draftId, store),
    { savedAt: now.toISOString(), draft: blankDraft(draftId) },
    kept => (isWorthKeeping(kept.draft) ? null : kept),
  );

export const dropDraft = (userId: string, draftId: string): void =>
  draftAt(programDrafts, userId, draftId).drop();

/** The coach's unfinished programs, the latest first. */
export const useStoredDrafts = (userId: string): StoredDraft[] =>
  useDrafts(programDrafts, userId).toSorted((a, b) => b.savedAt.localeCompare(a.savedAt));
