import { useLayoutEffect, useRef } from 'react';

/**
 * The focus goes back to where it was when a dialog opened, or to the page's content when that is no longer there (a
 * row just deleted). Radix does this for its own triggers only. Give the answer to `onCloseAutoFocus`.
 */
export function useReturnFocus(open: boolean) {
  const opener = useRef<Element>(null);
  // Before the dialog's content is there, which may take the focus as it appears.
  useLayoutEffect(() => {
    if (open) opener.current = document.activeElement;
  }, [open]);
  return (event: Event) => {
    event.preventDefault();
    // Meanwhile the next dialog has it, or the opener's replacement.
    if (!isNowhere()) return;
    const home = opener.current;
    if (home instanceof HTMLElement) home.focus();
    if (isNowhere()) focusContent();
    else passOn(home);
  };
}

const isNowhere = () => document.activeElement === null || document.activeElement === document.body;

const focusContent = () => document.getElementById('content')?.focus({ preventScroll: true });

/**
 * A reload a moment later may remove the opener while it has the focus: the row that was deleted, an empty list's
 * button.
 */
function passOn(home: Element | null): void {
  const watch = new MutationObserver(() => {
    if (document.activeElement === home) return;
    watch.disconnect();
    if (isNowhere() && !home?.isConnected) focusContent();
  });
  watch.observe(document.body, { childList: true, subtree: true });
}
