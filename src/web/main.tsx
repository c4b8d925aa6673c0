import '#web/styles/app.css';
import { StrictMode } from 'react';
import { BrandContext, brandInPage } from '#web/brand/use-brand.ts';
import { hydrate } from '#web/first-view/hydrate.ts';
import { startClient } from '#web/first-view/start-client.ts';
import { awaitInstallOffer } from '#web/install/state/install-offer.ts';
import { noteTyping } from '#web/install/state/typed-into.ts';
import { App, fetchPage } from '#web/shell/App.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root');
awaitInstallOffer();
noteTyping();
const client = startClient();
const app = (
  <StrictMode>
    <BrandContext value={brandInPage()}>
      <App client={client} />
    </BrandContext>
  </StrictMode>
);
void hydrate(root, app, () => fetchPage(client));
