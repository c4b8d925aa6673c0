import { createStore } from '#web/state/store.ts';
import { useStore } from '#web/state/use-store.ts';
import { isInputUnderWay } from './input-under-way.ts';

/** How often a new version is asked for, in milliseconds. */
const checkEvery = 60_000;

/** A new version that waits to be taken; or one that another tab has taken, which this tab has to follow. */
type Update = { state: 'ready'; worker: ServiceWorker } | { state: 'taken' };

const update = createStore<Update | null>(null);
let isAskedHere = false;
let isReloading = false;

/** The service worker, looked after: asked every minute, and when the app is looked at again, whether there is a newer one. */
export async function registerServiceWorker(): Promise<void> {
  const { serviceWorker } = navigator;
  // It is missing where the page came over plain http.
  if (!serviceWorker || !import.meta.env.PROD) return;
  followController(serviceWorker);
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
    else if (isAskedHere || !isInputUnderWay()) reload();
    else update.set({ state: 'taken' });
  });
}

function reload(): void {
  if (isReloading) return;
  isReloading = true;
  window.location.reload();
}

/** What there is to tell about a new version. */
export const useUpdate = () => useStore(update);

/** The new version takes over, and the page is loaded anew, once. */
export function takeUpdate(taken: Update): void {
  isAskedHere = true;
  if (taken.state === 'taken') reload();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is no window
  else taken.worker.postMessage('take-over');
}

/** Says no more of it until there is a yet newer one, or the app is started again. */
export const putOffUpdate = () => update.set(null);
