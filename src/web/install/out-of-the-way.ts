import { type RefObject, useEffect, useState } from 'react';

/** What one is to press next: the view's primary button, and what a screen marks. */
const pressedNext = '.bronze, [data-next-action]';

const typedInto = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]';

/** From the edge of the window, in pixels. */
const margin = 24;

/**
 * How many pixels to the right of its place the card is to stand; null where it is not to be seen. As long as it is
 * there, the page is longer by its height.
 */
export function useOutOfTheWay(card: RefObject<HTMLElement | null>): number | null {
  const [shift, setShift] = useState<number | null>(0);
  useEffect(() => {
    const element = card.current;
    if (element === null) return undefined;
    const giveRoomBack = makeRoomFor(element);
    let frame = 0;
    const look = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setShift(shiftFor(element)));
    };
    const page = new ResizeObserver(look);
    page.observe(document.body);
    const events = ['scroll', 'resize', 'focusin', 'focusout', 'click'] as const;
    for (const event of events) window.addEventListener(event, look, { passive: true });
    look();
    return () => {
      giveRoomBack();
      cancelAnimationFrame(frame);
      page.disconnect();
      for (const event of events) window.removeEventListener(event, look);
    };
  }, [card]);
  return shift;
}

function shiftFor(card: HTMLElement): number | null {
  if (hasKeyboardOnScreen()) return null;
  const place = card.getBoundingClientRect();
  const toTheRight = Math.max(0, document.documentElement.clientWidth - place.right - margin);
  return [0, toTheRight].find(shift => !isInTheWay(card, moved(place, shift))) ?? null;
}

const moved = ({ x, y, width, height }: DOMRect, shift: number) => new DOMRect(x + shift, y, width, height);

const isInTheWay = (card: HTMLElement, place: DOMRect): boolean =>
  [...document.querySelectorAll(pressedNext)].some(
    other => !card.contains(other) && overlap(place, other.getBoundingClientRect()),
  );

const hasKeyboardOnScreen = (): boolean =>
  document.activeElement?.matches(typedInto) === true &&
  window.matchMedia('(pointer: coarse), (width < 40rem)').matches;

const overlap = (a: DOMRect, b: DOMRect): boolean =>
  b.width > 0 && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Below the page (bottom-card.css), and below what takes the focus and comes into view. */
function makeRoomFor(card: HTMLElement): () => void {
  const { style } = document.documentElement;
  const room = `${card.offsetHeight + margin}px`;
  style.setProperty('--bottom-room', room);
  style.scrollPaddingBottom = room;
  return () => {
    style.removeProperty('--bottom-room');
    style.removeProperty('scroll-padding-bottom');
  };
}
