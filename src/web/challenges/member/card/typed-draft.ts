import * as z from 'zod/mini';
import { deviceShelf, dropAt, keepAt, keptAt } from '#web/data/draft-shelf.ts';

const draft = z.record(z.string(), z.string());

/** Whose, of which challenge, and of which part of it: a weekday, or the whole. */
export type DraftOf = { userId: string; challengeId: string; part: string };

/** What was typed and not sent, field by field; null when nothing was. Fields that are no longer asked for are left out. */
export function readDraft<Values extends Record<string, string>>(
  of: DraftOf,
  blank: Values,
  shelf = deviceShelf(),
): Values | null {
  const kept = keptAt(addressOf(of), draft, shelf);
  if (kept === null) return null;
  return Object.fromEntries(Object.keys(blank).map(field => [field, kept[field] ?? ''])) as Values;
}

/** Keeps what is typed, so that an accidental close, a reload or a failed send loses nothing. Nothing typed is no draft. */
export function keepDraft(of: DraftOf, values: Record<string, string>, shelf = deviceShelf()): void {
  if (Object.values(values).every(value => value === '')) dropDraft(of, shelf);
  else keepAt(addressOf(of), values, shelf);
}

export const dropDraft = (of: DraftOf, shelf = deviceShelf()): void => dropAt(addressOf(of), shelf);

const addressOf = ({ userId, challengeId, part }: DraftOf) =>
  ['fellowship-challenge', userId, challengeId, part].join(' ');
