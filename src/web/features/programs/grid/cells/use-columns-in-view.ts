import { type RefObject, useEffect, useState } from 'react';

/** The width of the days' names before the columns, in rem, as the classes of their cells have it. */
const before = 3.5;
/** Columns on either side of those in view, so that a quick scroll shows no gap. */
const spare = 2;

type Range = { first: number; last: number };

const atOpening: Range = { first: 0, last: 7 };

/**
 * The columns to render, in order: those in view and a few beside them. `wide` is the width of a column in rem. The one
 * with the cursor is always among them, so that the keyboard is never left alone.
 */
export function useColumnsInView(
  table: RefObject<HTMLElement | null>,
  count: number,
  cursor: number,
  wide: number,
): readonly number[] {
  const [range, setRange] = useState(atOpening);
  useEffect(() => {
    const box = table.current;
    if (!box) return undefined;
    const look = () => {
      const { scrollLeft, clientWidth } = box;
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      const from = Math.floor(scrollLeft / rem / wide);
      const to = Math.floor((scrollLeft + clientWidth - before * rem) / rem / wide);
      // Nothing is rendered again while the present range covers the view.
      setRange(now =>
        now.first <= from && now.last >= to && now.last - now.first <= to - from + 3 * spare
          ? now
          : { first: Math.max(0, from - spare), last: to + spare },
      );
    };
    look();
    const size = new ResizeObserver(look);
    size.observe(box);
    box.addEventListener('scroll', look, { passive: true });
    return () => {
      size.disconnect();
      box.removeEventListener('scroll', look);
    };
  }, [table, wide]);
  const shown = Array.from({ length: count }, (_, column) => column);
  return shown.filter(column => column === cursor || (column >= range.first && column <= range.last));
}
