import { isAnyCheckInQueued } from '#web/outbox/check-ins/sending/check-in-store.ts';
import { sendCheckIns } from '#web/outbox/check-ins/sending/send-check-ins.ts';
import { isAnyEventOpen } from '#web/outbox/events/event-store.ts';
import { sendQueuedFile } from '#web/outbox/files/sending/send-file.ts';
import { isAnyLogQueued } from '#web/outbox/logs/log-store.ts';
import { isAnyMessageQueued } from '#web/outbox/messages/message-store.ts';
import { sendMessages } from '#web/outbox/messages/send-messages.ts';
import { announce } from '#web/outbox/outbox-news.ts';
import { syncTag } from '#web/outbox/queue/sync-tag.ts';
import { flushPending } from '#web/outbox/send-pending.ts';
import { askWhoIsThere } from '#web/offline/who-is-there.ts';

/**
 * All that waits on the device, with its files, also when the app has been closed since. Failing, the browser tries again
 * later.
 */
export async function sendPending(tag: string): Promise<void> {
  if (tag !== syncTag) return;
  const isAnyWork = (await isAnyLogQueued()) || (await isAnyEventOpen());
  const left = [isAnyWork && (await flushPending()).isAnyLeft];
  if (await isAnyMessageQueued()) left.push(await sendPendingMessages());
  if (await isAnyCheckInQueued()) left.push(await sendPendingCheckIns());
  if (left.includes(true)) throw new Error('Not everything could be sent');
}

/** Says whether any are left. */
async function sendPendingMessages(): Promise<boolean> {
  const userId = await askWhoIsThere();
  if (!userId) return true;
  const { sent, isAnyLeft } = await sendMessages(userId, sendQueuedFile);
  if (sent.length > 0) announce({ messages: { userId, sent } });
  return isAnyLeft;
}

/** Their drafts, which are out of a worker's reach, a page puts away. */
async function sendPendingCheckIns(): Promise<boolean> {
  const userId = await askWhoIsThere();
  if (!userId) return true;
  const { sent, isAnyLeft } = await sendCheckIns(userId, sendQueuedFile);
  if (sent.length > 0) announce({ checkIns: { userId, isAnySent: true } });
  return isAnyLeft;
}
