const typedInto = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]';

/** In pixels: less than any keyboard takes, more than a browser's own bars. */
const leastOfKeyboard = 150;

/**
 * Tells whether a phone's keyboard takes a part of the screen: a field has the focus, and far less is to be seen than there
 * was. Some browsers make the page smaller by it, others the part of the page that is seen.
 */
export function watchKeyboard(tell: (isThere: boolean) => void): () => void {
  const viewport = window.visualViewport;
  if (!viewport) return () => undefined;
  let whole = { width: 0, height: 0 };
  const look = () => {
    const { width, height, scale } = viewport;
    const seen = { width: Math.round(width * scale), height: height * scale };
    // Turned on its side, a phone has another height.
    if (seen.width !== whole.width || seen.height > whole.height) whole = seen;
    const isTyping = document.activeElement?.matches(typedInto) ?? false;
    tell(isTyping && whole.height - seen.height > leastOfKeyboard);
  };
  look();
  const events = ['focusin', 'focusout'] as const;
  viewport.addEventListener('resize', look);
  for (const event of events) document.addEventListener(event, look);
  return () => {
    viewport.removeEventListener('resize', look);
    for (const event of events) document.removeEventListener(event, look);
  };
}
