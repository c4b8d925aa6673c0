import { maxCounted } from '#domain/feed/feed-limits.ts';
import type { Post } from '#web/features/feed/use-feed.ts';

/** For the author: 'Ruth, Boaz and 3 others liked this'; null while no one has. */
export function encouragedText({ encouragements, encouragedBy: names }: Post): string | null {
  if (encouragements === 0 || names.length === 0) return null;
  const others = encouragements - names.length;
  if (others <= 0) return `${joined(names)} liked this`;
  const count = encouragements < maxCounted ? String(others) : 'many';
  return `${names.join(', ')} and ${count} ${others === 1 ? 'other' : 'others'} liked this`;
}

const joined = (names: readonly string[]) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
