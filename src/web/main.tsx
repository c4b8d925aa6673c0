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
const drawn = root.dataset.section;
// What the server drew is another section than the history opens, or nothing, as in a page kept on the device.
if (drawn !== undefined && (sectionNow() ?? drawn) === drawn) hydrateRoot(root, app);
else {
  root.replaceChildren();
  createRoot(root).render(app);
}
