import { createStore } from '#web/state/store.ts';
import { useStore } from '#web/state/use-store.ts';

/** A new version that waits to be taken; or one that another tab has taken, which this tab has to follow. */
export type Update = { state: 'ready'; worker: ServiceWorker } | { state: 'taken' };

export const update = createStore<Update | null>(null);

/** What there is to tell about a new version. */
export const useUpdate = () => useStore(update);

let isRequestedHere = false;
let isReloading = false;

export const isTakenHere = (): boolean => isRequestedHere;

/** The new version takes over, and the page is loaded anew, once. */
export function applyUpdate(taken: Update): void {
  isRequestedHere = true;
  if (taken.state === 'taken') reload();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is no window
  else taken.worker.postMessage('take-over');
}

/** Says no more of it until there is a yet newer one, or the app is started again. */
export const putOffUpdate = () => update.set(null);

export function reload(): void {
  if (isReloading) return;
  isReloading = true;
  window.location.reload();
}
