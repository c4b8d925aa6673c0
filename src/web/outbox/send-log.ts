import { logProgress } from '#contract/progress.ts';
import { call } from '#web/data/call.ts';
import { notePending } from '#web/outbox/queue/pending-mark.ts';
import type { SavedLog, PendingReason, PendingLog } from './logs/pending-log.ts';
import { wakeMeWithSignal } from '#web/outbox/queue/background-sync.ts';

/**
 * Saves a log by way of the device, or answers what it waits for there. If the outbox's code could not be loaded over a
 * bad signal, the log is sent as any other call.
 */
export async function sendOrKeep(log: PendingLog): Promise<SavedLog | PendingReason> {
  notePending(true);
  const outbox = await import('./send-pending.ts').catch(() => null);
  if (outbox === null) return call(logProgress, { body: log.body }, { 'Idempotency-Key': log.key });
  const saved = await outbox.sendOrKeep(log);
  if (typeof saved === 'string') await wakeMeWithSignal();
  return saved;
}

/** Deletes a kept log. Fails when the outbox's code could not be loaded. */
export const discardLog = (key: string): Promise<void> =>
  import('./send-pending.ts').then(({ discard }) => discard(key));
