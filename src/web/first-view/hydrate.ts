import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { sectionNow } from '#web/navigation/section-history.ts';
import { letInputThrough } from './early-input.ts';

/** Takes up the page that the server has drawn once all its files are there (`fetchPage`), or draws it anew. */
export async function hydrate(
  root: HTMLElement,
  app: ReactNode,
  fetchPage: () => Promise<void>,
): Promise<void> {
  const drawn = root.dataset.section;
  // What the server drew is another section than the history opens, or nothing, as in a page kept on the device.
  if (drawn === undefined || (sectionNow() ?? drawn) !== drawn) {
    root.replaceChildren();
    // What is on the device already is shown whole: what React has once suspended it shows 300 ms later.
    await Promise.all([wholeStyle(), Promise.race([fetchPage(), soon()])]);
    document.documentElement.classList.remove('elsewhere');
    letInputThrough();
    createRoot(root).render(app);
    return;
  }
  // Taken up in parts it would answer in parts.
  await Promise.all([fetchPage(), wholeStyle()]);
  hydrateRoot(root, app, { onRecoverableError: noteDrawnAnew });
}

function soon(): Promise<unknown> {
  return new Promise(resolve => setTimeout(resolve, 300));
}

/** A page drawn on the server has the rules that it shows; what opens next needs the others. */
async function wholeStyle(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link#whole-style');
  if (!link) return;
  if (!link.sheet)
    await new Promise(resolve => ['load', 'error'].forEach(kind => link.addEventListener(kind, resolve)));
  link.media = 'all';
}

/** What only the device knows, such as something typed and not saved, is drawn anew, and said where a test can read it. */
function noteDrawnAnew(error: unknown): void {
  performance.mark('drawn-anew', { detail: String(error) });
}
