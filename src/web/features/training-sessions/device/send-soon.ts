import type { QueryClient } from '@tanstack/react-query';
import { personOf } from '#web/offline/member-here.ts';
import { createTimer } from '#web/state/timer.ts';
import { notePending as noteMayWait } from '#web/outbox/queue/pending-mark.ts';
import { announce } from '#web/outbox/outbox-news.ts';
import { clockBy, setClockBy } from '#web/outbox/events/server-clock.ts';
import { wakeMeWithSignal } from '#web/outbox/queue/background-sync.ts';
import { pendingLogs as waitingLogs } from '#web/outbox/logs/pending-logs.ts';

/** The set is painted first, and what is tapped in one go goes together. */
const delayMs = 400;

const next = createTimer();

/** Sends the events of a day, once they are painted; what can't be sent goes with the outbox. */
export function sendSoon(client: QueryClient, trainingDayId: string): void {
  next.set(() => void send(client, trainingDayId).catch(() => undefined), delayMs);
}

async function send(client: QueryClient, trainingDayId: string): Promise<void> {
  const userId = personOf(client)?.id;
  if (userId === undefined) return;
  noteMayWait(true);
  // A log of the dialog goes first: events after it correct it.
  if (waitingLogs().some(({ refusal }) => refusal === null)) {
    const rounds = await import('#web/parts/pending/flush-pending.ts');
    return rounds.sendNow(client);
  }
  const { sendDay } = await import('#web/outbox/events/send-events.ts');
  const { answers, outcome } = await sendDay(userId, trainingDayId, clockBy() ?? undefined);
  for (const { answer, cameAt } of answers) setClockBy(answer.now, cameAt);
  announce({ sent: [], answers });
  if (outcome !== 'done') await wakeMeWithSignal();
}
