import type { Page } from '@playwright/test';
import { textPlaces } from './text-places.ts';

/** The least size of a target, in pixels. */
export type Targets = 44 | 24;

/**
 * The faults of a screen's layout, a line each: parts wider than the screen, targets that lie under something else or
 * are too small, text of which a part is cut off, and text beyond its place.
 */
export const layoutFaults = (page: Page, least: Targets): Promise<string[]> =>
  page.evaluate(`(() => { ${inPage.join('\n')} return allFaults(${least}); })()`);

/** The functions that run in the page, and use nothing but one another. */
const inPage = [
  allFaults,
  pressFaults,
  textFaults,
  nameOf,
  isSeen,
  isBehind,
  isHidden,
  middleOf,
  labelsOf,
  reaches,
  isBigEnough,
  isReachedAround,
  isInText,
  isCut,
  ...textPlaces,
];

declare function placeFaults(): string[];

function allFaults(least: number): string[] {
  const overflow = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  const found = [
    ...(overflow > 0 ? [`${overflow} px wider than the screen`] : []),
    ...pressFaults(least),
    ...textFaults(),
    ...placeFaults(),
  ];
  window.scrollTo({ top: 0, behavior: 'instant' });
  return [...new Set(found)];
}

function pressFaults(least: number): string[] {
  const pressed =
    'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="tab"], [role="switch"]';
  const all = [...document.querySelectorAll(pressed)].filter(one => isSeen(one));
  // Of long lists the first and the last show the same.
  const looked = all.length > 80 ? [...all.slice(0, 40), ...all.slice(-40)] : all;
  return looked.flatMap(element => {
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    if (!isSeen(element)) return [];
    const { x, y } = middleOf(element);
    const hit = document.elementFromPoint(x, y);
    if (!reaches(hit, element))
      return [`covered: ${nameOf(element)} by ${hit ? nameOf(hit) : 'the edge of the screen'}`];
    if (isBigEnough(element, least) || isReachedAround(element, least) || isInText(element)) return [];
    const { width, height } = element.getBoundingClientRect();
    return [`small: ${nameOf(element)} ${Math.round(width)} × ${Math.round(height)}`];
  });
}

function textFaults(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const boxes = new Set<Element>();
  while (walker.nextNode()) {
    const { parentElement: parent, textContent } = walker.currentNode;
    if (!parent || !textContent?.trim() || !isSeen(parent)) continue;
    if (parent.closest('.sr-only, script, style, option')) continue;
    boxes.add(parent).add(parent.closest('button, a') ?? parent);
  }
  return [...boxes]
    .filter(box => isCut(box))
    .map(box => `cut: ${nameOf(box)} ${box.scrollWidth} of ${box.clientWidth} px`);
}

function nameOf(element: Element): string {
  const own = element.getAttribute('aria-label') ?? element.textContent ?? '';
  const name = own.trim() || labelsOf(element)[0]?.textContent || element.getAttribute('name') || '';
  return `<${element.localName}> “${name.trim().replaceAll(/\s+/g, ' ').slice(0, 50)}”`;
}

/** Behind a dialog nothing is used. A live region is there for a screen reader all the same. */
function isBehind(element: Element): boolean {
  const dialog = [...document.querySelectorAll('[role$=dialog]:not([data-state=closed])')].at(-1);
  return dialog !== undefined && !dialog.contains(element);
}

/** A link for the keyboard alone waits beyond the upper edge. */
function isSeen(element: Element): boolean {
  const { width, height, bottom } = element.getBoundingClientRect();
  const isBeyond = bottom <= 0 && getComputedStyle(element).position === 'fixed';
  return (
    width > 1 &&
    height > 1 &&
    !isBeyond &&
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest('[inert], [aria-hidden="true"]') &&
    !isBehind(element)
  );
}

function isHidden(overflow: string): boolean {
  return overflow === 'hidden' || overflow === 'clip';
}

/** Of what goes over several lines, in its first. */
function middleOf(element: Element): { x: number; y: number } {
  const { left, top, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

function labelsOf(element: Element): Element[] {
  return [...((element as HTMLInputElement).labels ?? [])];
}

/** A press on a label is one on what it is for. */
function reaches(hit: Element | null, element: Element): boolean {
  return hit !== null && [element, ...labelsOf(element)].some(one => one.contains(hit));
}

/** With the border around a field, which is no part of it. */
function isBigEnough(element: Element, least: number): boolean {
  const boxes = [element, ...labelsOf(element)].map(one => one.getBoundingClientRect());
  const width = Math.max(...boxes.map(box => box.width));
  const height = Math.max(...boxes.map(box => box.height));
  return width + 2 >= least && height + 2 >= least;
}

/** The target may be larger than the element itself. */
function isReachedAround(element: Element, least: number): boolean {
  const { x, y } = middleOf(element);
  return [1 - least / 2, least / 2 - 1].every(
    away =>
      reaches(document.elementFromPoint(x + away, y), element) &&
      reaches(document.elementFromPoint(x, y + away), element),
  );
}

/** A link within a sentence is as high as its line. */
function isInText(element: Element): boolean {
  const { display } = getComputedStyle(element);
  return display === 'inline' || (display === 'inline-block' && element.localName === 'a');
}

/** Not where the whole is written beside it, nor where a few lines are shown of what opens. */
function isCut(box: Element): boolean {
  const { display, overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(box);
  if (display === 'inline') return false;
  const isTold = textOverflow === 'ellipsis' && box.closest('[title], [aria-label]') !== null;
  const isTeaser = webkitLineClamp !== 'none' && webkitLineClamp !== '';
  const isAcross =
    box.scrollWidth > box.clientWidth + 1 && (isHidden(overflowX) || box.localName === 'button');
  const isBelow = box.scrollHeight > box.clientHeight + 3 && isHidden(overflowY);
  return (isAcross && !isTold) || (isBelow && !isTeaser);
}
