import type { LocalStore } from './local-store.ts';

/** A browser's storage, with so much room for one entry. */
export function aLocalStore(room = Number.POSITIVE_INFINITY): LocalStore & { entries: Map<string, string> } {
  const entries = new Map<string, string>();
  return {
    entries,
    get length() {
      return entries.size;
    },
    key: place => [...entries.keys()][place] ?? null,
    getItem: key => entries.get(key) ?? null,
    setItem: (key, text) => {
      if (text.length > room) throw new DOMException('full', 'QuotaExceededError');
      entries.set(key, text);
    },
    removeItem: key => void entries.delete(key),
  };
}
