import { useState } from 'react';

/** Which are selected, and the one pressed last: a range goes from it. */
export type Selection = { ids: ReadonlySet<string>; last: string | null };

export const nothingSelected: Selection = { ids: new Set(), last: null };

/**
 * The selection after one of the list is pressed; with shift, all from the one pressed last to it become what it becomes, in the
 * order shown.
 */
export function pressed(
  { ids, last }: Selection,
  id: string,
  { order, isRange }: { order: readonly string[]; isRange: boolean },
): Selection {
  const isOn = !ids.has(id);
  const [from, to] = [last === null ? -1 : order.indexOf(last), order.indexOf(id)];
  const hit =
    isRange && from !== -1 && to !== -1 ? order.slice(Math.min(from, to), Math.max(from, to) + 1) : [id];
  const next = new Set(ids);
  for (const one of hit) {
    if (isOn) next.add(one);
    else next.delete(one);
  }
  return { ids: next, last: id };
}

/** Null while nothing is being selected. What is not shown any more is not among the selected. */
export function useSelection(order: readonly string[]) {
  const [selection, setSelection] = useState<Selection | null>(null);
  const shown = order.filter(id => selection?.ids.has(id));
  return {
    isOn: selection !== null,
    ids: shown,
    has: (id: string) => selection?.ids.has(id) ?? false,
    begin: () => setSelection(nothingSelected),
    end: () => setSelection(null),
    press: (id: string, isRange: boolean) =>
      setSelection(now => pressed(now ?? nothingSelected, id, { order, isRange })),
    selectAll: () => setSelection({ ids: new Set(order), last: null }),
    selectNone: () => setSelection(nothingSelected),
  };
}
