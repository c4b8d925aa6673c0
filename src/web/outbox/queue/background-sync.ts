import { syncTag } from './sync-tag.ts';

type WithSync = ServiceWorkerRegistration & { sync?: { register(tag: string): Promise<void> } };

/** Some browsers can wake the service worker when there is a signal again, even if the app is closed by then. */
export async function wakeMeWithSignal(): Promise<void> {
  const registration: WithSync | undefined = await navigator.serviceWorker?.getRegistration();
  await registration?.sync?.register(syncTag).catch(() => undefined);
}
