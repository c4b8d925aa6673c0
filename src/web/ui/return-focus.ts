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
    const home = opener.current?.isConnected ? opener.current : document.getElementById('content');
    if (home instanceof HTMLElement) home.focus();
  };
}
