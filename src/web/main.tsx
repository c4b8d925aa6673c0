import '#web/styles/app.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrandContext, brandInPage } from '#web/brand/use-brand.ts';
import { awaitInstallOffer } from '#web/install/install-offer.ts';
import { noteTyping } from '#web/install/typed-into.ts';
import { sectionNow } from '#web/place/section-history.ts';
import { App, fetchPage } from '#web/shell/App.tsx';
import { letInputThrough } from '#web/shell/early-input.ts';
import { startClient } from '#web/shell/start-client.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root');
awaitInstallOffer();
noteTyping();
void start(root);

async function start(root: HTMLElement): Promise<void> {
  const client = startClient();
  const app = (
    <StrictMode>
      <BrandContext value={brandInPage()}>
        <App client={client} />
      </BrandContext>
    </StrictMode>
  );
  const drawn = root.dataset.section;
  // What the server drew is another section than the history opens, or nothing, as in a page kept on the device.
  if (drawn === undefined || (sectionNow() ?? drawn) !== drawn) {
    root.replaceChildren();
    // What is on the device already is shown whole: what React has once suspended it shows 300 ms later.
    await Promise.all([wholeStyle(), Promise.race([fetchPage(client), soon()])]);
    document.documentElement.classList.remove('elsewhere');
    letInputThrough();
    createRoot(root).render(app);
    return;
  }
  // Taken up in parts it would answer in parts.
  await Promise.all([fetchPage(client), wholeStyle()]);
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
