import { partsComing } from '#web/ui/loading/lazy-part.ts';

/** In milliseconds: until the parts of a page have been looked at. */
const takingUp = 50;

declare global {
  interface Window {
    earlyInput?: { click: Element | null; fields: Set<Element>; hold: (event: Event) => void };
  }
}

/**
 * Runs inline, before anything else is loaded: it may use nothing from outside itself. What the server has drawn is seen
 * before the app is there to answer, so the last click waits for it, and what is typed is noted.
 */
function holdEarlyInput() {
  const early: NonNullable<Window['earlyInput']> = {
    click: null,
    fields: new Set(),
    hold: event => {
      const target = event.target as Element;
      if (event.type === 'input') early.fields.add(target);
      // A link to another page needs no app.
      else if (!target.closest('a[href]:not([href="/api/logout"])')) {
        early.click = target;
        event.preventDefault();
        event.stopPropagation();
      }
    },
  };
  document.addEventListener('click', early.hold, true);
  document.addEventListener('input', early.hold, true);
  window.earlyInput = early;
}

/** The script for the head of index.html. */
export const earlyInputScript = `(${holdEarlyInput.toString()})()`;

/** Hands the app, which has taken the page up, what was done before; afterwards everything comes to it by itself. */
export async function replayEarlyInput(): Promise<void> {
  // What is in a file of its own is taken up last.
  do {
    await Promise.all(partsComing());
    await new Promise(resolve => setTimeout(resolve, takingUp));
  } while (partsComing().length > 0);
  const early = window.earlyInput;
  if (!early) return;
  delete window.earlyInput;
  document.removeEventListener('click', early.hold, true);
  document.removeEventListener('input', early.hold, true);
  for (const field of early.fields) {
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) || !field.isConnected)
      continue;
    // React takes an input for new only where its value is not the one it remembers.
    (field as { _valueTracker?: { setValue: (value: string) => void } })._valueTracker?.setValue('');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  if (early.click?.isConnected && early.click instanceof HTMLElement) early.click.click();
  else early.click?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
}
