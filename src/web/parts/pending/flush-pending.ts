import type { QueryClient } from '@tanstack/react-query';
import { listTrainingSessions, sendSessionEvents } from '#contract/training/training-sessions.ts';
import { type Units, usualUnits } from '#domain/measures/measure.ts';
import { leftOpenFor } from '#domain/training-sessions/session-event.ts';
import { dateIn } from '#domain/plain-date.ts';
import { isAnyMessageQueued, messagesOf } from '#web/outbox/messages/message-store.ts';
import { sendPendingMessages, showSent } from '#web/outbox/send-message.ts';
import type { MessageFlush } from '#web/outbox/messages/send-messages.ts';
import { showPendingMessages, pendingMessages } from '#web/outbox/messages/pending-messages.ts';
import { hasEarlierCheckIns } from '#web/outbox/check-ins/has-earlier.ts';
import { pendingCheckIns, showPendingCheckIns } from '#web/outbox/check-ins/pending-check-ins.ts';
import { refreshAll, refreshChanged } from '#web/data/read.ts';
import { memberOf, personOf } from '#web/offline/member-here.ts';
import { onSignalBack } from '#web/offline/signal.ts';
import { oneAtATime } from '#web/state/one-at-a-time.ts';
import { createStore } from '#web/state/store.ts';
import { createTimer } from '#web/state/timer.ts';
import { showLog } from '#web/parts/training-day/show-log.ts';
import { isAnyEventOpen, openEventsOf, takenEventsOf } from '#web/outbox/events/event-store.ts';
import { isAnyLogQueued, logsOf } from '#web/outbox/logs/log-store.ts';
import { hasPending, notePending } from '#web/outbox/queue/pending-mark.ts';
import { onOutboxNews, type OutboxNews } from '#web/outbox/outbox-news.ts';
import { flushPending, type PendingFlush } from '#web/outbox/send-pending.ts';
import { clockBy } from '#web/outbox/events/server-clock.ts';
import { sessionsOfEvents } from '#web/outbox/events/sessions-of-events.ts';
import type { LocalEvent } from '#web/outbox/events/local-event.ts';
import { showPendingLogs, pendingLogs } from '#web/outbox/logs/pending-logs.ts';
import { showPendingSessions, pendingSessions } from '#web/outbox/events/pending-sessions.ts';
import { showToast } from '#web/ui/notices/toast.ts';
import { sentText } from './sent-text.ts';
import { showSessionsInCards } from './sessions-in-cards.ts';
import { takeAnswers } from './take-answers.ts';

/** Milliseconds between two tries; each failed try makes the pause longer, up to the longest. */
const pauses = [10_000, 30_000, 60_000, 120_000];
const longestPause = 300_000;

const tries = createStore(0);
const nextFlush = createTimer();

/** Sends what waits, logs, events of sessions and messages, whenever there may be a signal again, and shows the results. */
export function startFlushing(client: QueryClient): void {
  onOutboxNews((news, isFromHere) => void receiveNews(client, news, isFromHere));
  window.addEventListener('online', () => void sendNow(client));
  // A page that was opened without a signal is not told by every browser that there is one again.
  onSignalBack(() => isAnyToSend() && void sendNow(client));
  document.addEventListener('visibilitychange', () => document.hidden || void sendNow(client));
}

/** Reads what is kept of whoever is signed in and sends it. */
export const sendNow = oneAtATime(flush);

async function flush(client: QueryClient): Promise<void> {
  nextFlush.clear();
  await showQueued(client);
  const person = personOf(client);
  if (person === null || !isAnyToSend()) return;
  const { sent, answers, isAnyLeft } = await flushPending(person.id, clockBy() ?? undefined).catch(unread);
  const messages = isAnyMessageToSend() ? await sendPendingMessages(client, person.id) : noMessages;
  if (messages.sent.length > 0) whenSeen(() => sayMessagesAreSent(messages.sent.length));
  const checkIns = await flushCheckIns(client);
  const count = sent.length + answers.length + messages.sent.length + checkIns.sent;
  tries.set(count > 0 ? 0 : tries.now() + 1);
  await showQueued(client);
  if (isAnyLeft || messages.isAnyLeft || checkIns.isAnyLeft) planNext(client);
}

/** Logs that cannot be read may come before events, so nothing of both is sent; messages and check-ins are. */
const unread = (): PendingFlush => ({ sent: [], answers: [], isAnyLeft: true });

/** Those of a member. The code for it is seldom needed. */
async function flushCheckIns(client: QueryClient): Promise<{ sent: number; isAnyLeft: boolean }> {
  const member = memberOf(client);
  if (member === null || !isAnyCheckInToSend()) return { sent: 0, isAnyLeft: false };
  const checkIns = await loadCheckIns();
  return checkIns ? checkIns.flushCheckIns(client, member.id) : { sent: 0, isAnyLeft: true };
}

const loadCheckIns = () => import('./check-ins/flush-check-ins.ts').catch(() => null);

const noMessages: MessageFlush = { sent: [], isAnyLeft: false };

const isAnyMessageToSend = () => pendingMessages().some(({ refusal }) => refusal === null);

const isAnyCheckInToSend = () => pendingCheckIns().some(({ refusal }) => refusal === null);

const isAnyToSend = () =>
  pendingLogs().some(({ refusal }) => refusal === null) ||
  pendingSessions().some(({ waiting }) => waiting > 0) ||
  isAnyMessageToSend() ||
  isAnyCheckInToSend();

function planNext(client: QueryClient): void {
  nextFlush.clear();
  if (isAnyToSend()) nextFlush.set(() => void sendNow(client), pauses[tries.now()] ?? longestPause);
}

async function showQueued(client: QueryClient): Promise<void> {
  const person = personOf(client);
  const member = memberOf(client);
  showPendingLogs(member === null ? [] : await logsOf(member.id).catch(() => []));
  const events = person === null ? [] : await openEventsOf(person.id);
  showPendingSessions(sessionsOfEvents(events));
  showPendingMessages(person === null ? [] : await messagesOf(person.id));
  await showQueuedCheckIns(client, false);
  // What can't be shown is sent all the same.
  await showSessionsInCards(client, await withTaken(person?.id, events)).catch(() => undefined);
  if (hasPending() && !(await isAnyQueued().catch(() => true))) notePending(false);
}

/** Their code is fetched only where some may be here: also of an earlier version, or sent while no page was open. */
async function showQueuedCheckIns(client: QueryClient, isSentElsewhere: boolean): Promise<void> {
  const member = memberOf(client);
  if (member === null) return showPendingCheckIns([]);
  const isAny = isSentElsewhere || hasPending() || pendingCheckIns().length > 0 || hasEarlierCheckIns();
  if (isAny) await (await loadCheckIns())?.showCheckIns(client, member.id, isSentElsewhere);
}

/** Those of sessions that may still go on, too: their cards know what the player knows. */
async function withTaken(userId: string | undefined, events: readonly LocalEvent[]): Promise<LocalEvent[]> {
  const taken = userId === undefined ? [] : await takenEventsOf(userId, Date.now() - leftOpenFor);
  return [...taken, ...events];
}

const isAnyQueued = async () =>
  (await isAnyLogQueued()) ||
  (await isAnyEventOpen()) ||
  (await isAnyMessageQueued()) ||
  (await import('#web/outbox/check-ins/sending/check-in-store.ts').then(store => store.isAnyCheckInQueued()));

/** Shows the saved logs before it drops the waiting ones; the other way round they would vanish for a moment. */
async function receiveNews(
  client: QueryClient,
  { sent = [], answers = [], messages, checkIns }: OutboxNews,
  isFromHere: boolean,
): Promise<void> {
  const member = memberOf(client);
  const own = sent.filter(({ log }) => log.userId === member?.id);
  const today = dateIn(member?.timeZone ?? 'UTC', Date.now());
  for (const { log, record } of own) {
    showLog(client, { ...log, assignmentId: log.body.assignmentId }, record, today);
  }
  const isOfLogs = await takeAnswers(client, answers);
  if (checkIns?.isAnySent && checkIns.userId === member?.id && !isFromHere)
    await showQueuedCheckIns(client, true);
  // This page has shown its own as each was sent.
  if (messages?.userId === personOf(client)?.id && !isFromHere) await showSent(client, messages?.sent ?? []);
  await showQueued(client);
  planNext(client);
  if (own.length === 0) return isOfLogs ? readChangedBySession(client) : undefined;
  whenSeen(() => sayTheyAreSent(own, (member as { units?: Units } | null)?.units ?? usualUnits));
  await refreshAll(client);
}

/** Sessions themselves have come with the answers. */
const readChangedBySession = (client: QueryClient) =>
  refreshChanged(client, sendSessionEvents, { updated: [listTrainingSessions] });

/** What is said to a hidden page would be gone before it is read. */
function whenSeen(say: () => void): void {
  if (document.hidden) document.addEventListener('visibilitychange', say, { once: true });
  else say();
}

function sayTheyAreSent(sent: NonNullable<OutboxNews['sent']>, units: Units): void {
  // One that was kept for a retry by an older release tells of none.
  const records = sent.flatMap(({ record }) => record.newRecords ?? []);
  const description = sentText(sent.length, records, units);
  const duration = records.length > 0 ? longerToRead : undefined;
  showToast({ title: 'Success', description, tone: 'success', ...(duration && { duration }) });
}

const sayMessagesAreSent = (count: number): void =>
  showToast({
    title: 'Sent',
    description:
      count === 1 ? 'Your waiting message has been sent' : `Your ${count} waiting messages have been sent`,
    tone: 'success',
  });

const longerToRead = 10_000;
