import { loadingParts } from '#web/ui/loading/lazy-part.ts';

declare global {
  interface Window {
    earlyInput?: {
      clicks: { target: Element; path: number[] }[];
      typed: Map<Element, string>;
      hold: (event: Event) => void;
    };
    /** The key that leads anywhere (`keys.ts`), pressed before anybody took it. */
    earlyKey?: {
      pressed: 'k' | '/' | null;
      /** The letters that followed K, for the field that comes. */
      typed: string;
      isPressed: Promise<void>;
      hold: (event: KeyboardEvent) => void;
    };
  }
}

/** In milliseconds: until the parts of a page have been looked at. */
const takingUp = 50;

const held = ['click', 'input', 'change'];

/**
 * Runs inline, before anything else is loaded: it may use nothing from outside itself. What the server has drawn is seen
 * before the app is there to answer, so what is clicked waits for it, and what is typed is noted.
 */
function holdEarlyInput(kinds: readonly string[]) {
  const early: NonNullable<Window['earlyInput']> = {
    clicks: [],
    typed: new Map(),
    hold: event => {
      const target = event.target as Element;
      if (event.type !== 'click') early.typed.set(target, (target as HTMLInputElement).value);
      // A link to another page needs no app.
      else if (!target.closest('a[href]:not([href="/api/logout"])')) {
        const path: number[] = [];
        for (let at = target; at.id !== 'root' && at.parentElement; at = at.parentElement)
          path.unshift([...at.parentElement.children].indexOf(at));
        // Whoever presses a thing again, as it does nothing, means it once.
        if (early.clicks.at(-1)?.target !== target) early.clicks.push({ target, path });
        event.preventDefault();
        event.stopPropagation();
      }
    },
  };
  for (const kind of kinds) document.addEventListener(kind, early.hold, true);
  window.earlyInput = early;
  let found: () => void;
  const key: NonNullable<Window['earlyKey']> = {
    pressed: null,
    typed: '',
    isPressed: new Promise(resolve => {
      found = resolve;
    }),
    hold: event => {
      const { ctrlKey, metaKey, altKey, shiftKey, defaultPrevented, target } = event;
      if (defaultPrevented || altKey || 'withDialog' in document.documentElement.dataset) return;
      const [, area] = /^\/(admin|member)\b/.exec(location.pathname) ?? [];
      const isTyped = target instanceof Element && target.matches('input,textarea,select,[contenteditable]');
      const name = event.key.toLowerCase();
      const isLetter = event.key.length === 1 && !ctrlKey && !metaKey;
      if (key.pressed === 'k' && isLetter) {
        key.typed += event.key;
        event.preventDefault();
        return;
      }
      const isFinding = area === 'admin' && (ctrlKey || metaKey) && !shiftKey && name === 'k';
      if (!isFinding && !(area && !ctrlKey && !metaKey && name === '/' && !isTyped)) return;
      key.pressed = isFinding ? 'k' : '/';
      event.preventDefault();
      found();
    },
  };
  window.addEventListener('keydown', key.hold);
  window.earlyKey = key;
}

/** The script for the head of index.html. */
export const earlyInputScript = `(${holdEarlyInput.toString()})(${JSON.stringify(held)})`;

/** What is drawn from now on answers for itself. */
export function letInputThrough(): void {
  const early = window.earlyInput;
  if (early) for (const kind of held) document.removeEventListener(kind, early.hold, true);
}

/** Hands the app, which has taken the page up, what was done before; afterwards everything comes to it by itself. */
export async function replayEarlyInput(): Promise<void> {
  // What is in a file of its own is taken up last.
  do {
    await Promise.all(loadingParts());
    await new Promise(resolve => setTimeout(resolve, takingUp));
  } while (loadingParts().length > 0);
  const early = window.earlyInput;
  if (!early) return;
  letInputThrough();
  delete window.earlyInput;
  // Where a test can read it.
  performance.mark('taken-up');
  for (const [field, value] of early.typed) retype(field, value);
  for (const { target, path } of early.clicks) clickOn(target.isConnected ? target : elementAt(path));
}

/** Where something is drawn anew, what stands in the same place. */
const elementAt = (path: readonly number[]): Element | null =>
  path.reduce<Element | null>((at, index) => at?.children[index] ?? null, document.getElementById('root'));

/** With what comes before a click: tabs and menus answer to the pressing alone. */
function clickOn(element: Element | null): void {
  const event = { bubbles: true, cancelable: true, button: 0 };
  element?.dispatchEvent(new PointerEvent('pointerdown', { ...event, pointerType: 'mouse' }));
  element?.dispatchEvent(new MouseEvent('mousedown', event));
  if (element instanceof HTMLElement) element.closest<HTMLElement>('button,a,input,[tabindex]')?.focus();
  element?.dispatchEvent(new MouseEvent('click', event));
}

/**
 * By the browser's own setter: React takes an input for new only where its value is not the one it remembers, and it
 * remembers what stood there when it took the page up, which is what was typed.
 */
function retype(field: Element, value: string): void {
  const kind = [HTMLInputElement, HTMLTextAreaElement, HTMLSelectElement].find(one => field instanceof one);
  if (!kind || !field.isConnected) return;
  const { _valueTracker: remembered } = field as Element & {
    _valueTracker?: { setValue(value: string): void };
  };
  remembered?.setValue(`${value} `);
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(kind === HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}
