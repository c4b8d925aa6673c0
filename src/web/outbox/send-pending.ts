import { askWhoIsThere } from '#web/offline/who-is-there.ts';
import { type Delivery, isRefused } from '#web/outbox/queue/delivery.ts';
import { dropLog, keepLog, noteRefusal } from './logs/log-store.ts';
import { withLock } from '#web/outbox/queue/lock.ts';
import { announce } from '#web/outbox/outbox-news.ts';
import { openEventsOf } from '#web/outbox/events/event-store.ts';
import { rebaseEvents } from './logs/rebase-events.ts';
import { postLog } from './logs/post-log.ts';
import { sendLogs } from './logs/send-logs.ts';
import { sendDay } from '#web/outbox/events/send-events.ts';
import type { DayAnswer } from '#web/outbox/events/local-event.ts';
import type { SavedLog, PendingReason, PendingLog } from './logs/pending-log.ts';

/**
 * Stores a log on the device and sends it. It leaves the device when the server saves or refuses it; until then it is
 * sent again later, and the answer says what it waits for. A refusal is thrown, because the form can show it. A 401 is
 * thrown too, but the log stays.
 */
export async function sendOrKeep(log: PendingLog): Promise<SavedLog | PendingReason> {
  const kept = await keepLog(log);
  const delivery = await withLock(log.key, async () => {
    const outcome = await postLog(log);
    await settle(log.key, outcome, kept.isInstead).catch(() => undefined);
    // The form, which is open, keeps what the storage does not take.
    if (kept.storedIn === 'memory') await dropLog(log.key);
    return outcome;
  });
  announce({});
  if (delivery.to === 'server') await rebaseEvents(log, delivery.record);
  if (delivery.to === 'server') return delivery.record;
  if (delivery.to === 'refusal') {
    if (kept.storedIn === 'memory' || delivery.error.status === 401 || isRefused(delivery))
      throw delivery.error;
    return 'server';
  }
  if (kept.storedIn === 'memory') throw new Error('It could not be sent, and there is nowhere to keep it');
  return delivery.to === 'nobody' ? 'signal' : 'owner';
}

/** A refused log that has replaced an older kept one stays until its owner decides: it is the only copy of the work. */
async function settle(key: string, delivery: Delivery<SavedLog>, isInstead: boolean): Promise<void> {
  if (delivery.to === 'server') return dropLog(key);
  if (!isRefused(delivery)) return undefined;
  return isInstead ? noteRefusal(key, refusalOf(delivery.error)) : dropLog(key);
}

const refusalOf = ({ status, sentence }: { status: number; sentence: string }) => ({ status, sentence });

export type PendingFlush = {
  sent: { log: PendingLog; record: SavedLog }[];
  /** What the server has said to events of sessions. */
  answers: DayAnswer[];
  /** Something is left to send: there is no signal, the server is in trouble, or another person is signed in. */
  isAnyLeft: boolean;
};

/**
 * Sends the waiting logs one after another, then the sessions' events, which may have followed on a log. Tabs and the service
 * worker may do so at once; each log and each day has its lock. `clockBy` is what the device's clock is corrected by.
 */
export async function flushPending(userId?: string, clockBy?: number): Promise<PendingFlush> {
  const flush: PendingFlush = { sent: [], answers: [], isAnyLeft: false };
  const person = await askWhoIsThere();
  if (!person || (userId !== undefined && userId !== person)) return { ...flush, isAnyLeft: true };
  const logs = await sendLogs(person);
  flush.sent = logs.sent.map(({ entry, record }) => ({ log: entry, record }));
  flush.isAnyLeft = logs.isAnyLeft;
  const days = await daysToSend(person);
  if (logs.isStopped) flush.isAnyLeft ||= days.length > 0;
  else await sendDays(person, days, flush, clockBy);
  announce({ sent: flush.sent, answers: flush.answers });
  return flush;
}

const daysToSend = async (userId: string): Promise<string[]> => [
  ...new Set(
    (await openEventsOf(userId)).flatMap(({ state, trainingDayId }) =>
      state === 'unsent' ? trainingDayId : [],
    ),
  ),
];

async function sendDays(
  userId: string,
  days: readonly string[],
  flush: PendingFlush,
  clockBy: number | undefined,
): Promise<void> {
  for (const trainingDayId of days) {
    const { answers, outcome } = await sendDay(userId, trainingDayId, clockBy);
    flush.answers.push(...answers);
    if (outcome !== 'done') flush.isAnyLeft = true;
    if (outcome === 'stop') return;
  }
}

/** Lets the next flush send a refused log once more, unchanged. */
export async function retryLog(key: string): Promise<void> {
  await noteRefusal(key, null);
  announce({});
}

/** Waits until the log is not being sent, because the server may have saved it by then. */
export async function discard(key: string): Promise<void> {
  await withLock(key, () => dropLog(key));
  announce({});
}
