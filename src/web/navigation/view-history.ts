import { useContext, useMemo } from 'react';
import { RequestOnServer } from '#web/state/request-on-server.ts';
import { pushEntry, useHistoryEntry } from './history-entry.ts';

/** The views of a section, each with what its `id` is of, null where it has none. */
type Views = Readonly<Record<string, string | null>>;

type ViewOf<Of extends Views> = {
  [Name in keyof Of]: Of[Name] extends string
    ? { name: Name } & { [Id in Of[Name]]: string }
    : { name: Name };
}[keyof Of];

/** Views that are in a file of their own. */
type PartsOf<Of extends Views> = { readonly [Name in keyof Of]?: { preload: () => Promise<void> } };

/**
 * The view of a section that has more than one: it lives in the history entry, beside the section. Back returns to the
 * view before, a reload stays. Another section's entry, or one without a view, shows the first; an address can name one
 * as well (`?section=programs&view=edit&id=…`). `viewsInHistory({ list: null, edit: 'programId' }, 'list')`
 */
export function viewsInHistory<const Of extends Views>(of: Of, firstName: keyof Of & string) {
  type View = ViewOf<Of>;

  const textOf = (name: unknown, id: unknown): string | null => {
    if (typeof name !== 'string' || !Object.hasOwn(of, name)) return null;
    const field = of[name];
    if (typeof field !== 'string') return JSON.stringify({ name });
    return typeof id === 'string' ? JSON.stringify({ name, [field]: id }) : null;
  };

  const first = JSON.stringify({ name: firstName });

  function entryNow(): string {
    const { view } = (window.history.state ?? {}) as { view?: Record<string, unknown> };
    if (!view) return inAddress(window.location.search);
    return textOf(view.name, view[of[String(view.name)] ?? '']) ?? first;
  }

  function inAddress(search: string): string {
    const address = new URLSearchParams(search);
    return textOf(address.get('view'), address.get('id')) ?? first;
  }

  function useView(): View {
    const request = useContext(RequestOnServer);
    const entry = useHistoryEntry(entryNow, request ? inAddress(request.search) : first);
    return useMemo(() => JSON.parse(entry) as View, [entry]);
  }

  /**
   * Switches from one list to the other: the person who chose it keeps their place. A tab may report twice that it was
   * chosen. A matter of a few clicks, such as a filter, changes the present entry (`replaceState`): Back leaves the
   * list, not the filter.
   */
  function switchView(next: View, how?: 'replaceState'): void {
    if (JSON.stringify(next) === entryNow()) return;
    pushEntry({ ...window.history.state, view: next }, undefined, how);
  }

  function openView(next: View): void {
    switchView(next);
    window.scrollTo(0, 0);
    document.getElementById('content')?.focus({ preventScroll: true });
  }

  /** To where this view was opened from, one step back, if it is still the one shown. */
  function leaveView(left: View): void {
    if (JSON.stringify(left) !== entryNow()) return;
    // A view opened by an address has nothing before it.
    if (window.history.state?.view) window.history.back();
    else switchView(JSON.parse(first) as View);
  }

  /**
   * Loads, of these parts, the one that the page opens with; called where a section's file is run. React hydrates last
   * what it first has to load, and presses in there until then are lost: so it is loaded before.
   */
  function fetchOpenedPart(parts: PartsOf<Of>): void {
    if (typeof window === 'undefined') return;
    const { name } = JSON.parse(entryNow()) as View;
    void parts[name]?.preload();
  }

  return { useView, switchView, openView, leaveView, fetchOpenedPart };
}
