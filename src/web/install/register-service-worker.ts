import { isInputUnderWay } from './input-under-way.ts';
import { isTakenHere, reload, update } from './update.ts';

/** How often a new version is asked for, in milliseconds. */
const checkEvery = 60_000;

/** The service worker, looked after: asked every minute, and when the app is looked at again, whether there is a newer one. */
export async function registerServiceWorker(): Promise<void> {
  const { serviceWorker } = navigator;
  // It is missing where the page came over plain http.
  if (!serviceWorker || !import.meta.env.PROD) return;
  followController(serviceWorker);
  if (serviceWorker.controller === null) void tellPageWait(serviceWorker);
  const registration = await serviceWorker.register('/service-worker.js', { updateViaCache: 'none' });
  if (registration.waiting) update.set({ state: 'ready', worker: registration.waiting });
  // One may be on its way since before this tab asked.
  tellWhenInstalled(registration.installing);
  registration.addEventListener('updatefound', () => tellWhenInstalled(registration.installing));
  const check = () => {
    // Without a signal, or while the server starts again: the next minute comes.
    registration.update().catch(() => undefined);
  };
  setInterval(check, checkEvery);
  document.addEventListener('visibilitychange', () => document.hidden || check());
}

/** This page came past the worker, which knows by how slowly it came what to do with the next. */
async function tellPageWait(serviceWorker: ServiceWorkerContainer): Promise<void> {
  const { active } = await serviceWorker.ready;
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is no window
  active?.postMessage({ pageWait: page?.responseStart ?? 0 });
}

function tellWhenInstalled(worker: ServiceWorker | null): void {
  worker?.addEventListener('statechange', () => {
    const isNewer = navigator.serviceWorker.controller !== null;
    if (worker.state === 'installed' && isNewer) update.set({ state: 'ready', worker });
  });
}

/** The first worker takes over a page that came without one: nothing has changed then. */
function followController(serviceWorker: ServiceWorkerContainer): void {
  let isFirst = serviceWorker.controller === null;
  serviceWorker.addEventListener('controllerchange', () => {
    if (isFirst) isFirst = false;
    else if (isTakenHere() || !isInputUnderWay()) reload();
    else update.set({ state: 'taken' });
  });
}
