import { useCallback, useSyncExternalStore } from 'react';

/**
 * The section shown inside one page. The URL stays; Back, Forward and reload keep the section (it lives in the
 * history entry), and `?section=` opens one.
 */
export function useSection<Id extends string>(ids: readonly Id[], first: Id): [Id, (id: Id) => void] {
  const current = useSyncExternalStore(subscribe, sectionNow);
  const known = ids.find(id => id === current) ?? first;
  const go = useCallback((id: Id) => {
    window.history.pushState({ section: id }, '', window.location.pathname);
    window.scrollTo(0, 0);
    // Whoever keeps something in the history entry (a view inside a section) hears of the new one.
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
  }, []);
  return [known, go];
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('popstate', listener);
  return () => window.removeEventListener('popstate', listener);
}

function sectionNow(): string | null {
  const state = window.history.state as { section?: string } | null;
  return state?.section ?? new URLSearchParams(window.location.search).get('section');
}
