import { logProgress } from '#contract/progress.ts';
import { call } from '#web/data/call.ts';
import type { SavedLog, WaitFor, WaitingLog } from './waiting-log.ts';

/**
 * Saves a log by way of the device, or answers what it waits for there. Where that part of the app has not
 * come over a bad signal, it is sent as any other call.
 */
export async function sendOrKeep(log: WaitingLog): Promise<SavedLog | WaitFor> {
  const outbox = await import('./outbox.ts').catch(() => null);
  if (outbox === null) return call(logProgress, { body: log.body }, { 'Idempotency-Key': log.key });
  const saved = await outbox.sendOrKeep(log);
  if (typeof saved === 'string') await wakeMeWithSignal(outbox.syncTag);
  return saved;
}

/** Throws a kept log away; refused when that part of the app has not come. */
export const discardLog = (key: string): Promise<void> =>
  import('./outbox.ts').then(({ discard }) => discard(key));

type WithSync = ServiceWorkerRegistration & { sync?: { register(tag: string): Promise<void> } };

/** Where the browser can, it sends the log when there is a signal, whether or not the app is open by then. */
async function wakeMeWithSignal(tag: string): Promise<void> {
  const registration: WithSync | undefined = await navigator.serviceWorker?.getRegistration();
  await registration?.sync?.register(tag).catch(() => undefined);
}
