import type { QueryClient } from '@tanstack/react-query';
import { answerCheckIn, listCheckInAnswers } from '#contract/coaching/check-ins.ts';
import { getDueCheckIn } from '#contract/coaching/due-check-in.ts';
import { draftAt, type DraftKind } from '#web/data/drafts/draft.ts';
import { refresh, refreshChanged } from '#web/data/read.ts';
import {
  checkInsOf,
  dropCheckIn,
  dropSent,
  keepCheckIn,
} from '#web/outbox/check-ins/sending/check-in-store.ts';
import { earlierOf, moveEarlierCheckIns } from '#web/outbox/check-ins/sending/earlier-check-ins.ts';
import type { CompleteCheckIn, PendingCheckIn } from '#web/outbox/check-ins/pending-check-in.ts';
import {
  noteSendingCheckIns,
  showPendingCheckIns,
  announceCheckInSent,
} from '#web/outbox/check-ins/pending-check-ins.ts';
import { sendCheckIns } from '#web/outbox/check-ins/sending/send-check-ins.ts';
import { sendFileLater } from '#web/outbox/files/send-file-later.ts';
import { announce } from '#web/outbox/outbox-news.ts';
import { wakeMeWithSignal } from '#web/outbox/queue/background-sync.ts';
import { notePending } from '#web/outbox/queue/pending-mark.ts';
import { showToast } from '#web/ui/notices/toast.ts';

/** Stores a check-in on the device, shows that it waits, and sends it. */
export async function sendCheckIn(
  client: QueryClient,
  userId: string,
  checkIn: CompleteCheckIn,
): Promise<void> {
  notePending(true);
  noteSendingCheckIns(true);
  await keepCheckIn(userId, checkIn).finally(() => noteSendingCheckIns(false));
  await flushCheckIns(client, userId);
}

/** Sends what waits of this member, and shows what has become of it. */
export async function flushCheckIns(
  client: QueryClient,
  userId: string,
): Promise<{ sent: number; isAnyLeft: boolean }> {
  noteSendingCheckIns(true);
  await showCheckIns(client, userId);
  const flushed = await sendCheckIns(userId, sendFileLater).finally(() => noteSendingCheckIns(false));
  const sent = flushed.sent.length;
  await showCheckIns(client, userId);
  announce({ checkIns: { userId, isAnySent: sent > 0 } });
  // A read that is not allowed leads to the sign-in.
  if (flushed.needsSignIn) void refresh(client, [getDueCheckIn]);
  if (flushed.isAnyLeft) await wakeMeWithSignal();
  return { sent, isAnyLeft: flushed.isAnyLeft };
}

/** Shows what is on this device of a member, and puts away what is sent, by this page or behind its back. */
export async function showCheckIns(
  client: QueryClient,
  userId: string,
  isSentElsewhere = false,
): Promise<void> {
  await moveEarlierCheckIns(userId).catch(() => undefined);
  const all = await checkInsOf(userId);
  const sent = all.filter(({ isSent }) => isSent);
  const isNews = isSentElsewhere || sent.some(({ key }) => !shownAsSent.has(key));
  for (const checkIn of sent) await putAway(checkIn).catch(() => undefined);
  if (isNews) showAsSent(client);
  showPendingCheckIns(all.filter(({ isSent }) => !isSent));
}

const shownAsSent = new Set<string>();

function showAsSent(client: QueryClient): void {
  if (!announceCheckInSent())
    showToast({ title: 'Check-in sent', description: 'Your coaches read it', tone: 'success' });
  void refreshChanged(client, answerCheckIn);
}

/** Named here: what the answers look like is known to those who type them. */
const answerDrafts: DraftKind<never> = { what: 'check-in', shape: { safeParse: () => ({ success: false }) } };

async function putAway(checkIn: PendingCheckIn): Promise<void> {
  const { key, userId, week } = checkIn;
  shownAsSent.add(key);
  draftAt(answerDrafts, userId, week).drop();
  if (earlierOf(userId, week).read()?.key === key) earlierOf(userId, week).drop();
  await dropSent(checkIn);
}

/** A refusal has been shown: it is for the member to answer again. */
export async function forgetRefused(client: QueryClient, { key, userId }: PendingCheckIn): Promise<void> {
  await dropCheckIn(key);
  await showCheckIns(client, userId);
  await refresh(client, [getDueCheckIn, listCheckInAnswers]);
}
