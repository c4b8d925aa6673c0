import { logProgress } from '#contract/progress.ts';
import { call } from '#web/data/call.ts';
import { noteMayWait } from './may-wait.ts';
import type { SavedLog, WaitFor, WaitingLog } from './waiting-log.ts';
import { wakeMeWithSignal } from './wake-with-signal.ts';

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
