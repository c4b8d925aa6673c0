import type { Shelf } from './shelf.ts';

/** A browser's storage, with so much room for one entry. */
export function aShelf(room = Number.POSITIVE_INFINITY): Shelf & { kept: Map<string, string> } {
  const kept = new Map<string, string>();
  return {
    kept,
    get length() {
      return kept.size;
    },
    key: place => [...kept.keys()][place] ?? null,
    getItem: key => kept.get(key) ?? null,
    setItem: (key, text) => {
      if (text.length > room) throw new DOMException('full', 'QuotaExceededError');
      kept.set(key, text);
    },
    removeItem: key => void kept.delete(key),
  };
}
