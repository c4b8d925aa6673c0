import { logProgress } from '#contract/progress.ts';
import { call } from '#web/data/call.ts';
import { noteMayWait } from './may-wait.ts';
import { syncTag } from './sync-tag.ts';
import type { SavedLog, WaitFor, WaitingLog } from './waiting-log.ts';

/**
 * Saves a log by way of the device, or answers what it waits for there. If the outbox's code could not be loaded over a
 * bad signal, the log is sent as any other call.
 */
export async function sendOrKeep(log: WaitingLog): Promise<SavedLog | WaitFor> {
  noteMayWait(true);
  const outbox = await import('./outbox.ts').catch(() => null);
  if (outbox === null) return call(logProgress, { body: log.body }, { 'Idempotency-Key': log.key });
  const saved = await outbox.sendOrKeep(log);
  if (typeof saved === 'string') await wakeMeWithSignal();
  return saved;
}

/** Deletes a kept log. Fails when the outbox's code could not be loaded. */
export const discardLog = (key: string): Promise<void> =>
  import('./outbox.ts').then(({ discard }) => discard(key));

type WithSync = ServiceWorkerRegistration & { sync?: { register(tag: string): Promise<void> } };

/** Some browsers can wake the service worker when there is a signal again, even if the app is closed by then. */
export async function wakeMeWithSignal(): Promise<void> {
  const registration: WithSync | undefined = await navigator.serviceWorker?.getRegistration();
  await registration?.sync?.register(syncTag).catch(() => undefined);
}
