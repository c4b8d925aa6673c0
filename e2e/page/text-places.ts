/**
 * The positions of a screen's words. These functions run in the page, and use nothing but one another, `nameOf` and
 * `isSeen`.
 */
export const textPlaces = [
  placeFaults,
  linesOf,
  linesOfText,
  seenPart,
  layerOf,
  paperOf,
  meet,
  beyondPaper,
  isPainted,
];

declare function nameOf(element: Element): string;
declare function isSeen(element: Element): boolean;

type Line = { of: Element; layer: Element | null; box: Box };
type Box = { left: number; top: number; right: number; bottom: number };

/** Words that stand beyond an edge of the screen, over other words, or beyond the paper they are written on. */
function placeFaults(): string[] {
  const lines = linesOf();
  const found: string[] = [];
  const width = document.documentElement.clientWidth;
  for (const [index, one] of lines.entries()) {
    if (one.box.left < -1 || one.box.right > width + 1) found.push(`beyond the screen: ${nameOf(one.of)}`);
    else if (beyondPaper(one)) found.push(`beyond its paper: ${nameOf(one.of)}`);
    for (const other of lines.slice(index + 1)) {
      if (other.box.top >= one.box.bottom) break;
      if (meet(one, other)) found.push(`one on another: ${nameOf(one.of)} and ${nameOf(other.of)}`);
    }
  }
  return found;
}

/** The lines of all texts, from the top down. */
function linesOf(): Line[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const lines: Line[] = [];
  while (walker.nextNode()) lines.push(...linesOfText(walker.currentNode));
  return lines.toSorted((one, other) => one.box.top - other.box.top);
}

function linesOfText(text: Node): Line[] {
  const of = text.parentElement;
  if (!of || !text.textContent?.trim() || !isSeen(of)) return [];
  if (of.closest('.sr-only, script, style, option')) return [];
  const range = document.createRange();
  range.selectNodeContents(text);
  const layer = layerOf(of);
  return [...range.getClientRects()].flatMap(rect => {
    const box = seenPart(of, rect);
    return box ? [{ of, layer, box }] : [];
  });
}

/** The part of it that no box around it hides or scrolls away. */
function seenPart(of: Element, { left, top, right, bottom }: DOMRect): Box | null {
  const box = { left, top, right, bottom };
  for (let around: Element | null = of; around && around !== document.body; around = around.parentElement) {
    const { overflowX, overflowY, display, contentVisibility } = getComputedStyle(around);
    if (display === 'inline') continue;
    const edge = around.getBoundingClientRect();
    // Boxes that may wait to be drawn paint nothing beyond themselves.
    const isPaintedWithin = contentVisibility === 'auto';
    if (overflowX !== 'visible' || isPaintedWithin) {
      box.left = Math.max(box.left, edge.left);
      box.right = Math.min(box.right, edge.right);
    }
    if (overflowY !== 'visible' || isPaintedWithin) {
      box.top = Math.max(box.top, edge.top);
      box.bottom = Math.min(box.bottom, edge.bottom);
    }
  }
  return box.right - box.left > 1 && box.bottom - box.top > 1 ? box : null;
}

/** Elements that stay while the rest is scrolled lie over it, and are meant to. */
function layerOf(element: Element): Element | null {
  for (let around: Element | null = element; around; around = around.parentElement)
    if (['fixed', 'sticky'].includes(getComputedStyle(around).position)) return around;
  return null;
}

/** Lines of one text may touch: letters are lower than their line. */
function meet(one: Line, other: Line): boolean {
  if (one.layer !== other.layer || one.of === other.of) return false;
  const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
  const height = Math.min(one.box.bottom - one.box.top, other.box.bottom - other.box.top);
  const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
  return across > 2 && down > height * 0.4;
}

/** The nearest box around it that is seen as one. What is put beside its own box, like the number of a bar, has none. */
function paperOf(element: Element): Element | null {
  for (
    let around: Element | null = element;
    around && around !== document.body;
    around = around.parentElement
  ) {
    if (isPainted(around)) return around;
    if (getComputedStyle(around).position === 'absolute') return null;
  }
  return null;
}

function isPainted(element: Element): boolean {
  const { display, backgroundColor, backgroundImage, borderLeftWidth, borderRightWidth } =
    getComputedStyle(element);
  if (display === 'inline' || display === 'contents') return false;
  const hasGround = backgroundImage !== 'none' || !/^(transparent|rgba\(.*, 0\))$/.test(backgroundColor);
  return hasGround || (borderLeftWidth !== '0px' && borderRightWidth !== '0px');
}

function beyondPaper({ of, box }: Line): boolean {
  const paper = paperOf(of);
  if (!paper) return false;
  const edge = paper.getBoundingClientRect();
  const lower = (box.bottom - box.top) * 0.3;
  return (
    box.left < edge.left - 2 ||
    box.right > edge.right + 2 ||
    box.top < edge.top - lower ||
    box.bottom > edge.bottom + lower
  );
}
