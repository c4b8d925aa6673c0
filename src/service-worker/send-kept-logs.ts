import { isAnyEventOpen } from '#web/training/outbox/kept-events.ts';
import { isAnyLogKept } from '#web/training/outbox/kept-logs.ts';
import { sendWaiting } from '#web/training/outbox/outbox.ts';
import { syncTag } from '#web/training/outbox/sync-tag.ts';

/** Logs, and what happened in sessions, written down without a signal, also when the app has been closed since. Failing, the browser tries again later. */
export async function sendKeptLogs(tag: string): Promise<void> {
  if (tag !== syncTag || !((await isAnyLogKept()) || (await isAnyEventOpen()))) return;
  const { isAnyLeft } = await sendWaiting();
  if (isAnyLeft) throw new Error('Not everything could be sent');
}
