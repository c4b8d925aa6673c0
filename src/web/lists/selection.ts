import { useCallback, useEffect, useRef, useState } from 'react';

/** Selected rows, and the one pressed last: a range starts from it. */
export type Selection = { ids: ReadonlySet<string>; last: string | null };

export const nothingSelected: Selection = { ids: new Set(), last: null };

/**
 * The selection after a press on one row; with shift, all from the one pressed last to it become what it becomes, in
 * the order shown.
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

/**
 * The selected rows of a list. Rows that are not shown any more are left out. `isOn` while something is being selected.
 */
export function useSelection(order: readonly string[]) {
  const [selection, setSelection] = useState<Selection | null>(null);
  const latest = useRef(order);
  useEffect(() => {
    latest.current = order;
  }, [order]);
  const shown = order.filter(id => selection?.ids.has(id));
  /** A stable function: rows are rendered again only when they change. */
  const press = useCallback(
    (id: string, isRange: boolean) =>
      setSelection(now => pressed(now ?? nothingSelected, id, { order: latest.current, isRange })),
    [],
  );
  return {
    isOn: selection !== null,
    ids: shown,
    has: (id: string) => selection?.ids.has(id) ?? false,
    begin: () => setSelection(nothingSelected),
    end: () => setSelection(null),
    press,
    selectAll: () => setSelection({ ids: new Set(order), last: null }),
    selectNone: () => setSelection(nothingSelected),
  };
}

export type RowSelection = ReturnType<typeof useSelection>;
