import { useMemo } from 'react';
import * as z from 'zod/mini';
import { pushEntry, useHistoryEntry } from './history-entry.ts';

/**
 * What a section shows, where it has more than one view: it lives in the history entry, beside the section. Back returns
 * to the view before, a reload stays. Another section's entry, or one without a view, shows the first.
 */
export function viewsInHistory<View>(shape: z.ZodMiniType<View>, first: View) {
  const entryShape = z.object({ view: shape });
  const entryNow = () => JSON.stringify(entryShape.safeParse(window.history.state).data?.view ?? first);

  function useView(): View {
    const entry = useHistoryEntry(entryNow, JSON.stringify(first));
    return useMemo(() => JSON.parse(entry) as View, [entry]);
  }

  /** From one list to the other: whoever chose it keeps their place. A tab may say twice that it was chosen. */
  function switchView(next: View): void {
    if (JSON.stringify(next) === entryNow()) return;
    pushEntry({ ...window.history.state, view: next });
  }

  function openView(next: View): void {
    switchView(next);
    window.scrollTo(0, 0);
    document.getElementById('content')?.focus({ preventScroll: true });
  }

  /** To where this view was opened from, one step back, if it is still the one shown. */
  function leaveView(left: View): void {
    if (JSON.stringify(left) === entryNow()) window.history.back();
  }

  return { useView, switchView, openView, leaveView };
}
