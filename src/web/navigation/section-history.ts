import { useCallback, useContext } from 'react';
import { sectionAt } from '#domain/membership/page-access.ts';
import { RequestOnServer } from '#web/state/request-on-server.ts';
import { pushEntry, useHistoryEntry } from './history-entry.ts';

/**
 * The section shown inside one page. The URL stays, unless a section has one of its own; Back, Forward and reload keep
 * the section (it lives in the history entry), and `?section=` opens one.
 */
export function useSection<Id extends string>(
  ids: readonly Id[],
  first: Id,
  pathOf: (id: Id) => string,
): [Id, (id: Id) => void] {
  const current = useHistoryEntry(sectionNow, useContext(RequestOnServer)?.section ?? null);
  const known = ids.find(id => id === current) ?? first;
  const go = useCallback(
    (id: Id) => {
      pushEntry({ section: id }, pathOf(id));
      window.scrollTo(0, 0);
    },
    [pathOf],
  );
  return [known, go];
}

/** The section that a page just opened is to show; null where the address names none. */
export function sectionNow(): string | null {
  const state = window.history.state as { section?: string } | null;
  const { search, pathname } = window.location;
  return state?.section ?? new URLSearchParams(search).get('section') ?? sectionAt(pathname);
}
