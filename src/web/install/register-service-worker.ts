import { isInputUnderWay } from './state/input-under-way.ts';
import { isTakenHere, reload, update } from './state/update.ts';

/** How often a new version is asked for, in milliseconds. */
const checkEvery = 60_000;

/** The service worker, looked after: asked every minute, and when the app is looked at again, whether there is a newer one. */
export async function registerServiceWorker(): Promise<void> {
  const { serviceWorker } = navigator;
  // It is missing where the page came over plain http.
  if (!serviceWorker || !import.meta.env.PROD) return;
  followController(serviceWorker);
  if (serviceWorker.controller === null) void reportPageWait(serviceWorker);
  const registration = await serviceWorker.register('/service-worker.js', { updateViaCache: 'none' });
  if (registration.waiting) void announceUpdate(registration.waiting);
  // One may be on its way since before this tab asked.
  announceWhenInstalled(registration.installing);
  registration.addEventListener('updatefound', () => announceWhenInstalled(registration.installing));
  const check = () => {
    // Without a signal, or while the server starts again: the next minute comes.
    registration.update().catch(() => undefined);
  };
  setInterval(check, checkEvery);
  document.addEventListener('visibilitychange', () => document.hidden || check());
}

/** This page came past the worker, which knows by how slowly it came what to do with the next. */
async function reportPageWait(serviceWorker: ServiceWorkerContainer): Promise<void> {
  const { active } = await serviceWorker.ready;
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is no window
  active?.postMessage({ pageWait: page?.responseStart ?? 0 });
}

function announceWhenInstalled(worker: ServiceWorker | null): void {
  worker?.addEventListener('statechange', () => {
    const isNewer = navigator.serviceWorker.controller !== null;
    if (worker.state === 'installed' && isNewer) void announceUpdate(worker);
  });
}

/** What was saved in the settings changes the words of the brand, and no code: that is taken in silence. */
async function announceUpdate(worker: ServiceWorker): Promise<void> {
  const ours = (await ownCode) ?? (await codeOf(navigator.serviceWorker.controller));
  const theirs = await codeOf(worker);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is no window
  if (ours !== null && ours === theirs) worker.postMessage('take-over');
  else update.set({ state: 'ready', worker });
}

/** The code that this page runs, as the worker knows it with which it came. */
let ownCode: Promise<string | null> = Promise.resolve(null);

/** In milliseconds: a worker of an earlier release does not answer. */
const answersWithin = 2_000;

function codeOf(worker: ServiceWorker | null): Promise<string | null> {
  if (worker === null) return Promise.resolve(null);
  return new Promise(resolve => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', ({ data }) => resolve(String(data)));
    port1.start();
    setTimeout(resolve, answersWithin, null);
    worker.postMessage('which-code', [port2]);
  });
}

/** The first worker takes over a page that came without one: nothing has changed then, nor where the code is the same. */
function followController(serviceWorker: ServiceWorkerContainer): void {
  let isFirst = serviceWorker.controller === null;
  ownCode = codeOf(serviceWorker.controller);
  serviceWorker.addEventListener('controllerchange', () => void follow());

  async function follow(): Promise<void> {
    const code = await codeOf(serviceWorker.controller);
    const ours = await ownCode;
    if (isFirst) {
      isFirst = false;
      ownCode = Promise.resolve(code);
    } else if (code !== null && code === ours) return;
    else if (isTakenHere() || !isInputUnderWay()) reload();
    else update.set({ state: 'taken' });
  }
}
