import { useEffect, useRef } from 'react';

/**
 * Calls back on Ctrl+Z (⌘Z) outside of text. Within a text field the browser undoes the typing there; it would go on
 * with any other field that was typed in, wherever the focus is: that is prevented, so fields out of view stay.
 */
export function useUndoKey(undo: () => void): void {
  const latest = useRef(undo);
  useEffect(() => {
    latest.current = undo;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isUndo(event) || event.defaultPrevented || isText(event.target)) return;
      event.preventDefault();
      // Undo leaves the page behind a dialog alone.
      if (!document.querySelector('[role$=dialog]')) latest.current();
    };
    window.addEventListener('keydown', onKey);
    document.addEventListener('beforeinput', keepOthers, true);
    return () => {
      window.removeEventListener('keydown', onKey);
      document.removeEventListener('beforeinput', keepOthers, true);
    };
  }, []);
}

const isUndo = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'z' && (ctrlKey || metaKey) && !shiftKey && !altKey;

/** Whether text can be typed here, and so undone. */
const isText = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches(':read-write');

function keepOthers(event: InputEvent): void {
  if (event.inputType.startsWith('history') && event.target !== document.activeElement)
    event.preventDefault();
}
