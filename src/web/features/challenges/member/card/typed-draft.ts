import * as z from 'zod/mini';
import { draftAt } from '#web/data/drafts/draft.ts';
import { deviceShelf, type Shelf } from '#web/data/drafts/shelf.ts';

const kind = { what: 'challenge', shape: z.record(z.string(), z.string()), between: ' ' } as const;

/** Owner of the draft, its challenge, and the part of it: a weekday, or the whole. */
export type DraftOf = { userId: string; challengeId: string; part: string };

/** Unsent input, field by field; null when there is none. Fields that are no longer asked for are left out. */
export function readDraft<Values extends Record<string, string>>(
  of: DraftOf,
  blank: Values,
  shelf = deviceShelf(),
): Values | null {
  const kept = draftOf(of, shelf).read();
  if (kept === null) return null;
  return Object.fromEntries(Object.keys(blank).map(field => [field, kept[field] ?? ''])) as Values;
}

/** Stores the input, so that an accidental close, a reload or a failed send loses nothing. Empty input is no draft. */
export function keepDraft(of: DraftOf, values: Record<string, string>, shelf = deviceShelf()): void {
  if (Object.values(values).every(value => value === '')) dropDraft(of, shelf);
  else draftOf(of, shelf).keep(values);
}

export const dropDraft = (of: DraftOf, shelf = deviceShelf()): void => draftOf(of, shelf).drop();

const draftOf = ({ userId, challengeId, part }: DraftOf, shelf: Shelf | null) =>
  draftAt(kind, userId, `${challengeId} ${part}`, shelf);
