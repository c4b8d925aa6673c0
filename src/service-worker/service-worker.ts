import { answer } from './answer.ts';
import { codeVersion } from './built.ts';
import { installFiles, storeWait, removeOldCaches } from './caches.ts';
import { openNotice, showNotice } from './notices.ts';
import { sendPending } from './send-pending.ts';
import type {
  InstalledEvent,
  NavigationEvent,
  NotificationEvent,
  PushedEvent,
  SyncEvent,
  Worker,
} from './worker-types.ts';

// Typed by hand: the types of a worker and of a page can't stand in one program.
const worker = self as unknown as Worker;

worker.addEventListener('install', event => (event as InstalledEvent).waitUntil(installFiles()));

worker.addEventListener('activate', event => (event as InstalledEvent).waitUntil(takeOver()));

/**
 * A new version waits until someone has said so: nothing changes under the hands of whoever is typing. One of the same code, with other
 * words of the brand, is told by its page to take over at once.
 */
worker.addEventListener('message', event => {
  const { data, ports } = event as MessageEvent<'take-over' | 'which-code' | { pageWait: number }>;
  if (data === 'take-over') void worker.skipWaiting();
  else if (data === 'which-code') ports[0]?.postMessage(codeVersion);
  else void storeWait(data.pageWait).catch(() => undefined);
});

worker.addEventListener('fetch', event => answer(event as NavigationEvent));

worker.addEventListener('sync', event => {
  const sync = event as SyncEvent;
  sync.waitUntil(sendPending(sync.tag));
});

worker.addEventListener('push', event => {
  const pushed = event as PushedEvent;
  pushed.waitUntil(showNotice(worker, pushed));
});

worker.addEventListener('notificationclick', event => {
  const pressed = event as NotificationEvent;
  pressed.waitUntil(openNotice(worker, pressed));
});

async function takeOver(): Promise<void> {
  await removeOldCaches();
  await worker.registration.navigationPreload?.enable();
  await worker.clients.claim();
}
