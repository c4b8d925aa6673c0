import '#web/styles/app.css';
import '#web/install/install-offer.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from '#web/shell/App.tsx';
import { startClient } from '#web/shell/start-client.ts';
import { applyBrandColours } from '#web/ui/look/theme.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root');
applyBrandColours();
const client = startClient();
createRoot(root).render(
  <StrictMode>
    <App client={client} />
  </StrictMode>,
);
