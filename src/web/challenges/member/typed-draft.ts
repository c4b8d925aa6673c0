import * as z from 'zod/mini';

const draft = z.record(z.string(), z.string());

type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Whose, of which challenge, and of which part of it: a weekday, or the whole. */
export type DraftOf = { userId: string; challengeId: string; part: string };

/** What was typed and not sent, field by field; null when nothing was. Fields that are no longer asked for are left out. */
export function readDraft<Values extends Record<string, string>>(
  of: DraftOf,
  blank: Values,
  shelf = localShelf(),
): Values | null {
  try {
    const kept = draft.parse(JSON.parse(shelf?.getItem(keyOf(of)) ?? 'null'));
    const fields = Object.keys(blank).map(field => [field, kept[field] ?? '']);
    return Object.fromEntries(fields) as Values;
  } catch {
    return null;
  }
}

/** Keeps what is typed, so that an accidental close, a reload or a failed send loses nothing. Nothing typed is no draft. */
export function keepDraft(of: DraftOf, values: Record<string, string>, shelf = localShelf()): void {
  if (Object.values(values).every(value => value === '')) return dropDraft(of, shelf);
  try {
    shelf?.setItem(keyOf(of), JSON.stringify(values));
  } catch {
    // A full or closed storage: the open form still has everything.
  }
}

export const dropDraft = (of: DraftOf, shelf = localShelf()): void => shelf?.removeItem(keyOf(of));

const keyOf = ({ userId, challengeId, part }: DraftOf) =>
  ['fellowship-challenge', userId, challengeId, part].join(' ');

/** The mere mention of a storage that is closed to us throws. */
function localShelf(): Shelf | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}
