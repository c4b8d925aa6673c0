import * as z from 'zod/mini';
import { type Draft, draftAt } from '#web/data/drafts/draft.ts';
import { type OpenDraft, openDraft } from '#web/data/drafts/open-draft.ts';
import { localStore, type LocalStore } from '#web/data/drafts/local-store.ts';

type StoredValues<Values> = {
  values: Values;
  /** The revision of the challenge that was typed over; null for a new one. */
  revision: number | null;
};

/** Owner and subject of a draft: a challenge's id, or the kind of a new one. */
export type DraftKey = { userId: string; of: string };

/** The unsaved draft, beside the values it began with. */
export const openStoredDraft = <Values>(
  place: DraftKey,
  shape: z.ZodMiniType<Values>,
  first: StoredValues<Values>,
  store = localStore(),
): OpenDraft<StoredValues<Values>> =>
  openDraft<StoredValues<Values>>(draftOf(place, shape, store), first, ({ values }, begun) =>
    JSON.stringify(values) === JSON.stringify(begun.values) ? begun : null,
  );

export const drop = (place: DraftKey): void => draftOf(place, z.unknown(), localStore()).drop();

function draftOf<Values>(
  { userId, of }: DraftKey,
  shape: z.ZodMiniType<Values>,
  store: LocalStore | null,
): Draft<StoredValues<Values>> {
  const kept = z.object({ values: shape, revision: z.nullable(z.number()) });
  return draftAt({ what: 'challenge-draft', shape: kept }, userId, of, store);
}
