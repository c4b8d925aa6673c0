import { useEffect, useRef } from 'react';

/** Actions by key: 'j', '?', 'Escape'. */
export type ReviewKeys = Record<string, () => void>;

/** Calls back on bare keys, but never while someone types, chooses in a menu, or has a dialog open. Escape ends the typing first. */
export function useReviewKeys(keys: ReviewKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    let cameFrom: Element | null = null;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && isField(event.target) && !isCovered())
        return leaveField(event.target, cameFrom);
      const act = latest.current[event.key];
      if (!act || event.defaultPrevented || event.repeat || isChord(event) || isBusy(event.target)) return;
      event.preventDefault();
      cameFrom = document.activeElement;
      act();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}

/** Back to where the key was pressed that led into it. */
function leaveField(field: HTMLElement, cameFrom: Element | null): void {
  if (cameFrom instanceof HTMLElement && cameFrom.isConnected && cameFrom !== document.body) cameFrom.focus();
  else field.blur();
}

const isChord = ({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => ctrlKey || metaKey || altKey;

const isBusy = (target: EventTarget | null): boolean => isField(target) || isCovered();

const isField = (target: EventTarget | null): target is HTMLElement =>
  target instanceof HTMLElement && target.matches('input, select, textarea, [contenteditable]');

const isCovered = () => document.querySelector('[role$=dialog], [role=menu]') !== null;
