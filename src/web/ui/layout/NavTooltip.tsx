/** The names of a folded sidebar's entries, which show as icons alone. Used by SidebarNav, where it is folded. */
import { type RefObject, useEffect, useState } from 'react';

/** Delay in milliseconds before the name of an entry under the pointer shows. */
const hoverDelayMs = 700;

/** Time after one name in which the next shows at once. */
const skip = 300;

type Shown = { name: string; top: number; left: number };

/**
 * Under a pointer that rests, or at once for the keyboard. Of our own, as a library's tooltip is a quarter of what a
 * signed-in page may weigh. An entry says its name by `data-name`.
 */
export function NavTooltip({ nav }: { nav: RefObject<HTMLElement | null> }) {
  const [shown, setShown] = useState<Shown | null>(null);
  useEffect(() => (nav.current ? followEntries(nav.current, setShown) : undefined), [nav]);
  return (
    shown && (
      <span
        role="tooltip"
        style={{ top: shown.top, left: shown.left }}
        className="fixed z-50 max-w-64 -translate-y-1/2 animate-fade-in rounded-md bg-ink px-2.5 py-1.5 text-xs font-medium text-page shadow-overlay"
      >
        {shown.name}
      </span>
    )
  );
}

/** Reports the entry whose name is to be seen, or none; the returned function ends it. */
function followEntries(nav: HTMLElement, tell: (shown: Shown | null) => void): () => void {
  let timer = 0;
  let isShown = false;
  let hiddenAt = -Infinity;
  const show = (entry: HTMLElement) => {
    const { right, top, height } = entry.getBoundingClientRect();
    isShown = true;
    tell({ name: entry.dataset.name ?? '', top: top + height / 2, left: right + 6 });
  };
  const hide = () => {
    window.clearTimeout(timer);
    if (isShown) hiddenAt = performance.now();
    isShown = false;
    tell(null);
  };
  const restOn = (entry: HTMLElement) => {
    window.clearTimeout(timer);
    const isAfterAnother = isShown || performance.now() - hiddenAt < skip;
    timer = window.setTimeout(() => show(entry), isAfterAnother ? 0 : hoverDelayMs);
  };
  const handlers = {
    pointerover: ({ target, pointerType }: PointerEvent) => {
      const entry = entryOf(target);
      if (entry && pointerType !== 'touch') restOn(entry);
    },
    pointerleave: hide,
    click: hide,
    scroll: hide,
    focusin: ({ target }: FocusEvent) => {
      const entry = entryOf(target);
      if (entry?.matches(':focus-visible')) show(entry);
    },
    focusout: hide,
    keydown: ({ key }: KeyboardEvent) => {
      if (key === 'Escape') hide();
    },
  };
  // The pointer may rest there already.
  const under = nav.querySelector<HTMLElement>('[data-name]:hover');
  if (under && window.matchMedia('(hover: hover)').matches) restOn(under);
  const all = Object.entries(handlers) as [string, EventListener][];
  for (const [kind, handler] of all) nav.addEventListener(kind, handler);
  return () => {
    window.clearTimeout(timer);
    for (const [kind, handler] of all) nav.removeEventListener(kind, handler);
  };
}

const entryOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-name]') : null;
