import { useCallback, useContext } from 'react';
import { RequestOnServer } from '#web/state/request-on-server.ts';
import { pushEntry, useHistoryEntry } from './history-entry.ts';

/**
 * The section shown inside one page. The URL stays; Back, Forward and reload keep the section (it lives in the
 * history entry), and `?section=` opens one.
 */
export function useSection<Id extends string>(ids: readonly Id[], first: Id): [Id, (id: Id) => void] {
  const current = useHistoryEntry(sectionNow, useContext(RequestOnServer)?.section ?? null);
  const known = ids.find(id => id === current) ?? first;
  const go = useCallback((id: Id) => {
    pushEntry({ section: id }, window.location.pathname);
    window.scrollTo(0, 0);
  }, []);
  return [known, go];
}

/** The section that a page just opened is to show; null where none is said. */
export function sectionNow(): string | null {
  const state = window.history.state as { section?: string } | null;
  return state?.section ?? new URLSearchParams(window.location.search).get('section');
}
