import { type TouchEvent, useRef } from 'react';

type Ways = { left: () => void; right: () => void };

/** So far, in pixels, and so much further across than down: else it is a tap or a scroll. */
const least = 80;
const steepness = 2;

/** A swipe across the page, but not across a part that scrolls sideways itself, or a field. */
export function useSwipe({ left, right }: Ways) {
  const from = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart: ({ touches, target }: TouchEvent) => {
      const touch = touches[0];
      from.current =
        touches.length === 1 && touch && isFree(target) ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const [start, touch] = [from.current, changedTouches[0]];
      from.current = null;
      if (!start || !touch) return;
      const across = touch.clientX - start.x;
      if (Math.abs(across) < least || Math.abs(across) < steepness * Math.abs(touch.clientY - start.y))
        return;
      if (across < 0) left();
      else right();
    },
    onTouchCancel: () => {
      from.current = null;
    },
  };
}

function isFree(target: EventTarget): boolean {
  if (!(target instanceof Element) || target.closest('input, select, textarea, [role$=dialog]')) return false;
  for (let at: Element | null = target; at; at = at.parentElement)
    if (at.scrollWidth > at.clientWidth + 1 && /auto|scroll/.test(getComputedStyle(at).overflowX))
      return false;
  return true;
}
