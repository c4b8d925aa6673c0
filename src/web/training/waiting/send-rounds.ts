import type { QueryClient } from '@tanstack/react-query';
import { listTrainingSessions, sendSessionEvents } from '#contract/training/training-sessions.ts';
import { type Units, usualUnits } from '#domain/measures/measure.ts';
import { dateIn } from '#domain/plain-date.ts';
import { isAnyMessageKept, messagesOf } from '#web/conversations/outbox/kept-messages.ts';
import { type MessageNews, onMessageNews } from '#web/conversations/outbox/message-news.ts';
import { putInPlace, sendWaitingMessages } from '#web/conversations/outbox/send-or-keep.ts';
import type { MessageRound } from '#web/conversations/outbox/send-messages.ts';
import { showWaitingMessages, waitingMessages } from '#web/conversations/outbox/waiting-messages.ts';
import { refreshAll, refreshChanged } from '#web/data/read.ts';
import { memberOf, personOf } from '#web/offline/member-here.ts';
import { onSignalBack } from '#web/offline/signal.ts';
import { oneAtATime } from '#web/state/one-at-a-time.ts';
import { createStore } from '#web/state/store.ts';
import { createTimer } from '#web/state/timer.ts';
import { showLog } from '#web/training/day/show-log.ts';
import { isAnyEventOpen, openEventsOf } from '#web/training/outbox/kept-events.ts';
import { isAnyLogKept, logsOf } from '#web/training/outbox/kept-logs.ts';
import { noteMayWait } from '#web/training/outbox/may-wait.ts';
import { onOutboxNews, type OutboxNews } from '#web/training/outbox/outbox-news.ts';
import { sendWaiting } from '#web/training/outbox/outbox.ts';
import { clockBy } from '#web/training/outbox/server-clock.ts';
import { sessionsOfEvents } from '#web/training/outbox/sessions-of-events.ts';
import { showWaitingLogs, waitingLogs } from '#web/training/outbox/waiting-logs.ts';
import { showWaitingSessions, waitingSessions } from '#web/training/outbox/waiting-sessions.ts';
import { showToast } from '#web/ui/notices/toast.ts';
import { sentWords } from './sent-words.ts';
import { showSessionsInCards } from './sessions-in-cards.ts';
import { takeAnswers } from './take-answers.ts';

/** Milliseconds between two tries; each failed try makes the pause longer, up to the longest. */
const pauses = [10_000, 30_000, 60_000, 120_000];
const longestPause = 300_000;

const tries = createStore(0);
const nextRound = createTimer();

/** Sends what waits, logs, events of sessions and messages, whenever there may be a signal again, and shows the results. */
export function startRounds(client: QueryClient): void {
  onOutboxNews(news => void hear(client, news));
  onMessageNews(news => void hearOfMessages(client, news));
  window.addEventListener('online', () => void sendNow(client));
  // A page that was opened without a signal is not told by every browser that there is one again.
  onSignalBack(() => isAnyToSend() && void sendNow(client));
  document.addEventListener('visibilitychange', () => document.hidden || void sendNow(client));
}

/** Reads what is kept of whoever is signed in and sends it. */
export const sendNow = oneAtATime(round);

async function round(client: QueryClient): Promise<void> {
  nextRound.clear();
  await showKept(client);
  const person = personOf(client);
  if (person === null || !isAnyToSend()) return;
  const { sent, answers, isAnyLeft } = await sendWaiting(person.id, clockBy() ?? undefined);
  const messages = isAnyMessageToSend() ? await sendWaitingMessages(client, person.id) : noMessages;
  if (messages.sent.length > 0) whenSeen(() => sayMessagesAreSent(messages.sent.length));
  tries.set(sent.length + answers.length + messages.sent.length > 0 ? 0 : tries.now() + 1);
  await showKept(client);
  if (isAnyLeft || messages.isAnyLeft) planNext(client);
}

const noMessages: MessageRound = { sent: [], isAnyLeft: false };

const isAnyMessageToSend = () => waitingMessages().some(({ refusal }) => refusal === null);

const isAnyToSend = () =>
  waitingLogs().some(({ refusal }) => refusal === null) ||
  waitingSessions().some(({ waiting }) => waiting > 0) ||
  isAnyMessageToSend();

function planNext(client: QueryClient): void {
  nextRound.clear();
  if (isAnyToSend()) nextRound.set(() => void sendNow(client), pauses[tries.now()] ?? longestPause);
}

async function showKept(client: QueryClient): Promise<void> {
  const person = personOf(client);
  const member = memberOf(client);
  showWaitingLogs(member === null ? [] : await logsOf(member.id).catch(() => []));
  const events = person === null ? [] : await openEventsOf(person.id);
  showWaitingSessions(sessionsOfEvents(events));
  showWaitingMessages(person === null ? [] : await messagesOf(person.id));
  // What can't be shown is sent all the same.
  await showSessionsInCards(client, events).catch(() => undefined);
  if (!(await isAnyKept().catch(() => true))) noteMayWait(false);
}

const isAnyKept = async () =>
  (await isAnyLogKept()) || (await isAnyEventOpen()) || (await isAnyMessageKept());

/** Another tab, or the worker, has sent some, or one was written or taken back there. */
async function hearOfMessages(client: QueryClient, { userId, sent }: MessageNews): Promise<void> {
  if (userId !== personOf(client)?.id) return;
  await putInPlace(client, sent);
  await showKept(client);
  planNext(client);
}

/** Shows the saved logs before it drops the waiting ones; the other way round they would vanish for a moment. */
async function hear(client: QueryClient, { sent, answers = [] }: OutboxNews): Promise<void> {
  const member = memberOf(client);
  const own = sent.filter(({ log }) => log.userId === member?.id);
  const today = dateIn(member?.timeZone ?? 'UTC', Date.now());
  for (const { log, record } of own) {
    showLog(client, { ...log, assignmentId: log.body.assignmentId }, record, today);
  }
  const isOfLogs = await takeAnswers(client, answers);
  await showKept(client);
  planNext(client);
  if (own.length === 0) return isOfLogs ? readChangedBySession(client) : undefined;
  whenSeen(() => sayTheyAreSent(own, (member as { units?: Units } | null)?.units ?? usualUnits));
  await refreshAll(client);
}

/** Sessions themselves have come with the answers. */
const readChangedBySession = (client: QueryClient) =>
  refreshChanged(client, sendSessionEvents, { amended: [listTrainingSessions] });

/** What is said to a hidden page would be gone before it is read. */
function whenSeen(say: () => void): void {
  if (document.hidden) document.addEventListener('visibilitychange', say, { once: true });
  else say();
}

function sayTheyAreSent(sent: OutboxNews['sent'], units: Units): void {
  // One that was kept for a retry by an older release tells of none.
  const records = sent.flatMap(({ record }) => record.newRecords ?? []);
  const description = sentWords(sent.length, records, units);
  const duration = records.length > 0 ? longerToRead : undefined;
  showToast({ title: 'Success', description, tone: 'success', ...(duration && { duration }) });
}

const sayMessagesAreSent = (count: number): void =>
  showToast({
    title: 'Sent',
    description:
      count === 1 ? 'The message that waited is sent' : `The ${count} messages that waited are sent`,
    tone: 'success',
  });

const longerToRead = 10_000;
