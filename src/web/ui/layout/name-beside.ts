import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

/** How long, in milliseconds, a pointer rests on an entry before its name shows. */
const patience = 700;

/** How long after one name the next shows at once. */
const skip = 300;

type Shown = { name: string; top: number; left: number };

/**
 * The name of an entry that shows as an icon alone: under a pointer that rests, or at once for the keyboard. Of our own,
 * as a library's tooltip is a quarter of what a signed-in page may weigh. The handlers go on the list of entries, and an
 * entry says its name by `data-name`.
 */
export function useNameBeside(isWanted: boolean) {
  const [shown, setShown] = useState<Shown | null>(null);
  const timer = useRef<number>(undefined);
  const hiddenAt = useRef(-Infinity);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const show = (entry: HTMLElement) => {
    const { right, top, height } = entry.getBoundingClientRect();
    setShown({ name: entry.dataset.name ?? '', top: top + height / 2, left: right + 6 });
  };
  const hide = () => {
    window.clearTimeout(timer.current);
    if (shown) hiddenAt.current = performance.now();
    setShown(null);
  };
  const handlers = {
    onPointerOver: ({ target, pointerType }: PointerEvent) => {
      const entry = entryOf(target);
      if (!entry || pointerType === 'touch') return;
      window.clearTimeout(timer.current);
      const isAfterAnother = shown !== null || performance.now() - hiddenAt.current < skip;
      timer.current = window.setTimeout(() => show(entry), isAfterAnother ? 0 : patience);
    },
    onPointerLeave: hide,
    onClick: hide,
    onScroll: hide,
    onFocus: ({ target }: FocusEvent) => {
      const entry = entryOf(target);
      if (entry?.matches(':focus-visible')) show(entry);
    },
    onBlur: hide,
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key === 'Escape') hide();
    },
  };
  return { beside: isWanted ? shown : null, handlers: isWanted ? handlers : {} };
}

const entryOf = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-name]') : null;
