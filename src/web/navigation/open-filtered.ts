import { pushEntry } from './history-entry.ts';

/**
 * Opens another section of the page with its list narrowed, by the view `filtered` that such a list has: this says what the
 * history's entry holds, and the section reads it.
 */
export function openFiltered(section: string, filter: Record<string, string>): void {
  const text = new URLSearchParams(filter).toString();
  pushEntry({ section, view: { name: 'filtered', filter: text } }, window.location.pathname);
  window.scrollTo(0, 0);
}
