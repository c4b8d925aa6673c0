import '#web/styles/app.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { awaitInstallOffer } from '#web/install/install-offer.ts';
import { sectionNow } from '#web/place/section-history.ts';
import { App } from '#web/shell/App.tsx';
import { startClient } from '#web/shell/start-client.ts';
import { applyBrandColours } from '#web/ui/look/theme.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root');
awaitInstallOffer();
applyBrandColours();
const app = (
  <StrictMode>
    <App client={startClient()} />
  </StrictMode>
);
// What the server drew is another section when the history opens one, and nothing in a page kept on the device.
if (root.dataset.section !== undefined && root.dataset.section === (sectionNow() ?? ''))
  hydrateRoot(root, app);
else {
  root.replaceChildren();
  createRoot(root).render(app);
}
