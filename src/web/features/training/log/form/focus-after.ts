import { type RefObject, useEffect } from 'react';

/**
 * Inside a dialog: once it is gone and has given the focus back (to a button that may be disabled by now), what
 * `goal` selects takes the focus and comes into view. Without a goal the focus stays where it is.
 */
export function useFocusAfter(goal: RefObject<string | null>): void {
  useEffect(
    () => () => {
      setTimeout(() => bringUp(goal), afterFocusReturned);
    },
    [goal],
  );
}

/** The dialog gives the focus back in the tick after it is gone. */
const afterFocusReturned = 50;

function bringUp(goal: RefObject<string | null>): void {
  const element = goal.current === null ? null : document.querySelector<HTMLElement>(goal.current);
  goal.current = null;
  if (!element) return;
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.focus({ preventScroll: true });
  element.scrollIntoView({ block: 'center', behavior: isStill ? 'auto' : 'smooth' });
}
