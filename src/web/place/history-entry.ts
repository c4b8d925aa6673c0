import { useSyncExternalStore } from 'react';

/**
 * What the history's present entry says, as `read` finds it there; read anew with every other entry. On the server, which
 * has no history, `first`.
 */
export const useHistoryEntry = <Said extends string | null>(read: () => Said, first: Said): Said =>
  useSyncExternalStore(subscribe, read, typeof window === 'undefined' ? () => first : read);

function subscribe(listener: () => void): () => void {
  window.addEventListener('popstate', listener);
  return () => window.removeEventListener('popstate', listener);
}

/** Browsers tell of Back and Forward alone: of a new entry (or with
 * `replaceState` the present one, changed) everyone hears who shows something of the present one. */
export function pushEntry(
  state: object,
  path?: string,
  how: 'pushState' | 'replaceState' = 'pushState',
): void {
  window.history[how](state, '', path);
  window.dispatchEvent(new PopStateEvent('popstate', { state }));
}
