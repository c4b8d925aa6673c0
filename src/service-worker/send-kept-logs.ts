import { isAnyLogKept } from '#web/training/outbox/kept-logs.ts';
import { sendWaiting, syncTag } from '#web/training/outbox/outbox.ts';

/** Logs written down without a signal, also when the app has been closed since. Failing, the browser tries again later. */
export async function sendKeptLogs(tag: string): Promise<void> {
  if (tag !== syncTag || !(await isAnyLogKept())) return;
  const { isAnyLeft } = await sendWaiting();
  if (isAnyLeft) throw new Error('Not everything could be sent');
}
