import * as z from 'zod/mini';
import { type Draft, draftAt } from '#web/data/drafts/draft.ts';
import { type OpenDraft, openDraft } from '#web/data/drafts/open-draft.ts';
import { deviceShelf, type Shelf } from '#web/data/drafts/shelf.ts';

type Kept<Values> = {
  values: Values;
  /** The revision of the challenge that was typed over; null for a new one. */
  revision: number | null;
};

/** Owner and subject of a draft: a challenge's id, or the kind of a new one. */
export type DraftPlace = { userId: string; of: string };

/** The unsaved draft, beside the values it began with. */
export const openKeptDraft = <Values>(
  place: DraftPlace,
  shape: z.ZodMiniType<Values>,
  first: Kept<Values>,
  shelf = deviceShelf(),
): OpenDraft<Kept<Values>> =>
  openDraft<Kept<Values>>(draftOf(place, shape, shelf), first, ({ values }, begun) =>
    JSON.stringify(values) === JSON.stringify(begun.values) ? begun : null,
  );

export const drop = (place: DraftPlace): void => draftOf(place, z.unknown(), deviceShelf()).drop();

function draftOf<Values>(
  { userId, of }: DraftPlace,
  shape: z.ZodMiniType<Values>,
  shelf: Shelf | null,
): Draft<Kept<Values>> {
  const kept = z.object({ values: shape, revision: z.nullable(z.number()) });
  return draftAt({ what: 'challenge-draft', shape: kept }, userId, of, shelf);
}
