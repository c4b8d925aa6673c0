import { type ChangeEvent, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { RequestOnServer } from '#web/state/request-on-server.ts';
import { columnOf, type Sort } from './in-order.ts';
import { pushEntry, useHistoryEntry } from '#web/navigation/history-entry.ts';
import { sectionNow } from '#web/navigation/section-history.ts';

type Listed = { q: string; sort: string };

/** In milliseconds: a browser refuses more than a hundred changes of the address in half a minute. */
const pause = 300;

/**
 * The search and order of a list. Both live in the address (`?section=members&q=ada&sort=-joined`): Back, Forward and
 * reload keep them, and the server draws by them. `orders` are its columns, `usual` the order of an address that says
 * none.
 */
export function useListAddress(orders: Readonly<Record<string, unknown>>, usual: Sort) {
  const request = useContext(RequestOnServer);
  const entry = useHistoryEntry(inAddress, request ? listedIn(request.search) : '');
  const { q, sort: asked } = useMemo(() => read(entry), [entry]);
  const sort = Object.hasOwn(orders, columnOf(asked)) ? asked : usual;
  const [typed, setTyped] = useState(q);
  const [known, setKnown] = useState(q);
  // The entry has changed, or the typed text has arrived in it.
  if (q !== known) {
    setKnown(q);
    setTyped(q);
  }
  const timer = useRef(0);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const setSearch = (text: string) => {
    setTyped(text);
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => write({ q: text }), text === '' ? 0 : pause);
  };
  const setSort = useCallback((next: Sort) => write({ sort: next === usual ? '' : next }), [usual]);
  return {
    search: typed,
    /** Search text in the address: behind the letters typed, for lists that are searched on the server. */
    settledSearch: q,
    sort,
    setSearch,
    setSort,
    /** Props of a search field. A press may lead to another entry: the old one keeps the typed text. */
    field: {
      value: typed,
      onChange: (event: ChangeEvent<HTMLInputElement>) => setSearch(event.target.value),
      onBlur: () => {
        window.clearTimeout(timer.current);
        if (typed !== q) write({ q: typed });
      },
    },
  };
}

const inAddress = () => listedIn(window.location.search);

function listedIn(search: string): string {
  const address = new URLSearchParams(search);
  const listed = { q: address.get('q') ?? '', sort: address.get('sort') ?? '' };
  return listed.q === '' && listed.sort === '' ? '' : new URLSearchParams(listed).toString();
}

function read(entry: string): Listed {
  const listed = new URLSearchParams(entry);
  return { q: listed.get('q') ?? '', sort: listed.get('sort') ?? '' };
}

/** The search and order of one list must not apply to the list beside it, which has just been opened. */
export const leaveListBehind = (): void => write({ q: '', sort: '' });

/** Into the present entry: Back leaves the list, not a letter of its search. */
function write(changed: Partial<Listed>): void {
  const { search, pathname } = window.location;
  const address = new URLSearchParams(search);
  const section = sectionNow();
  if (section !== null) address.set('section', section);
  for (const [name, value] of Object.entries(changed)) {
    if (value === '') address.delete(name);
    else address.set(name, value);
  }
  const text = address.toString();
  pushEntry({ ...window.history.state }, text === '' ? pathname : `${pathname}?${text}`, 'replaceState');
}
