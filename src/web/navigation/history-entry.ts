import { useSyncExternalStore } from 'react';

/**
 * A value of the present history entry, as `read` finds it there; read again with every other entry. On the server,
 * which has no history, `first`.
 */
export const useHistoryEntry = <Value extends string | null>(read: () => Value, first: Value): Value =>
  useSyncExternalStore(subscribe, read, typeof window === 'undefined' ? () => first : read);

function subscribe(listener: () => void): () => void {
  window.addEventListener('popstate', listener);
  return () => window.removeEventListener('popstate', listener);
}

/**
 * Announces a new entry (or with `replaceState` the present one, changed) to all that show something of the present
 * one: browsers report Back and Forward alone.
 */
export function pushEntry(
  state: object,
  path?: string,
  how: 'pushState' | 'replaceState' = 'pushState',
): void {
  window.history[how](state, '', path);
  window.dispatchEvent(new PopStateEvent('popstate', { state }));
}
