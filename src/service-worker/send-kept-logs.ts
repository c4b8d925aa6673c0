import { isAnyMessageKept } from '#web/conversations/outbox/kept-messages.ts';
import { announceMessages } from '#web/conversations/outbox/message-news.ts';
import { sendMessages } from '#web/conversations/outbox/send-messages.ts';
import { askWhoIsThere } from '#web/offline/who-is-there.ts';
import { isAnyEventOpen } from '#web/training/outbox/kept-events.ts';
import { isAnyLogKept } from '#web/training/outbox/kept-logs.ts';
import { sendWaiting } from '#web/training/outbox/outbox.ts';
import { syncTag } from '#web/training/outbox/sync-tag.ts';

/**
 * Logs, what happened in sessions, and messages, written down without a signal, also when the app has been closed since. Failing,
 * the browser tries again later.
 */
export async function sendKeptLogs(tag: string): Promise<void> {
  if (tag !== syncTag) return;
  const isAnyWork = (await isAnyLogKept()) || (await isAnyEventOpen());
  const isAnyLeft = isAnyWork && (await sendWaiting()).isAnyLeft;
  if ((await sendKeptMessages()) || isAnyLeft) throw new Error('Not everything could be sent');
}

/** Says whether any are left. Their files only a page can send. */
async function sendKeptMessages(): Promise<boolean> {
  if (!(await isAnyMessageKept())) return false;
  const userId = await askWhoIsThere();
  if (!userId) return true;
  const { sent, isAnyLeft } = await sendMessages(userId, null);
  if (sent.length > 0) announceMessages({ userId, sent });
  return isAnyLeft;
}
