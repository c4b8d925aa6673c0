import { useLayoutEffect } from 'react';

/**
 * Elements on the page, marked on its root (`data-with-…`), for rules about the rest of it. A rule that looked for it
 * itself (`:root:has(…)`) made the browser go through the whole page with each element that is added anywhere.
 */
type Mark = 'bar' | 'full-screen' | 'dialog' | 'toast';

const holders: Partial<Record<Mark, number>> = {};

function hold(mark: Mark, by: number): void {
  const held = (holders[mark] ?? 0) + by;
  holders[mark] = held;
  tell(mark, held > 0);
}

const tell = (mark: Mark, isThere: boolean) =>
  document.documentElement.toggleAttribute(`data-with-${mark}`, isThere);

/** Set before paint, for as long as it is there. The server sets it for what it renders (app-document.ts). */
export function useOnRoot(mark: Mark, isThere = true): void {
  useLayoutEffect(() => {
    if (!isThere) return undefined;
    hold(mark, 1);
    return () => hold(mark, -1);
  }, [mark, isThere]);
}

/** Marks from server HTML that was not hydrated are removed. */
export function useWhatIsThere(): void {
  useLayoutEffect(() => {
    tell('full-screen', document.querySelector('[data-full-screen]') !== null);
  }, []);
}
