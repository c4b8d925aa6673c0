import * as z from 'zod/mini';
import { draftAt } from '#web/data/drafts/draft.ts';
import { localStore, type LocalStore } from '#web/data/drafts/local-store.ts';

const kind = { what: 'challenge', shape: z.record(z.string(), z.string()), between: ' ' } as const;

/** Owner of the draft, its challenge, and the part of it: a weekday, or the whole. */
export type DraftOf = { userId: string; challengeId: string; part: string };

/** Unsent input, field by field; null when there is none. Fields that are no longer asked for are left out. */
export function readDraft<Values extends Record<string, string>>(
  of: DraftOf,
  blank: Values,
  store = localStore(),
): Values | null {
  const kept = draftOf(of, store).read();
  if (kept === null) return null;
  return Object.fromEntries(Object.keys(blank).map(field => [field, kept[field] ?? ''])) as Values;
}

/** Stores the input, so that an accidental close, a reload or a failed send loses nothing. Empty input is no draft. */
export function keepDraft(of: DraftOf, values: Record<string, string>, store = localStore()): void {
  if (Object.values(values).every(value => value === '')) dropDraft(of, store);
  else draftOf(of, store).keep(values);
}

export const dropDraft = (of: DraftOf, store = localStore()): void => draftOf(of, store).drop();

const draftOf = ({ userId, challengeId, part }: DraftOf, store: LocalStore | null) =>
  draftAt(kind, userId, `${challengeId} ${part}`, store);
