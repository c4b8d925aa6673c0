import { useLayoutEffect } from 'react';

/**
 * What stands on the page, told on its root (`data-with-…`), for rules about the rest of it. A rule that looked for it
 * itself (`:root:has(…)`) made the browser go through the whole page with each element that is added anywhere.
 */
type Mark = 'bar' | 'full-screen' | 'dialog';

const holders: Partial<Record<Mark, number>> = {};

function hold(mark: Mark, by: number): void {
  const held = (holders[mark] ?? 0) + by;
  holders[mark] = held;
  tell(mark, held > 0);
}

const tell = (mark: Mark, isThere: boolean) =>
  document.documentElement.toggleAttribute(`data-with-${mark}`, isThere);

/** Told before it is painted, for as long as it is there. The server tells it of what it draws (app-document.ts). */
export function useOnRoot(mark: Mark, isThere = true): void {
  useLayoutEffect(() => {
    if (!isThere) return undefined;
    hold(mark, 1);
    return () => hold(mark, -1);
  }, [mark, isThere]);
}

/** What the server has drawn and the browser has not taken up is not there. */
export function useWhatIsThere(): void {
  useLayoutEffect(() => {
    tell('full-screen', document.querySelector('[data-full-screen]') !== null);
  }, []);
}
