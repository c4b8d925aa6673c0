import { useCallback } from 'react';
import { pushEntry, useHistoryEntry } from './history-entry.ts';

/**
 * The section shown inside one page. The URL stays; Back, Forward and reload keep the section (it lives in the
 * history entry), and `?section=` opens one.
 */
export function useSection<Id extends string>(ids: readonly Id[], first: Id): [Id, (id: Id) => void] {
  const current = useHistoryEntry(sectionNow);
  const known = ids.find(id => id === current) ?? first;
  const go = useCallback((id: Id) => {
    pushEntry({ section: id }, window.location.pathname);
    window.scrollTo(0, 0);
  }, []);
  return [known, go];
}

function sectionNow(): string | null {
  const state = window.history.state as { section?: string } | null;
  return state?.section ?? new URLSearchParams(window.location.search).get('section');
}
