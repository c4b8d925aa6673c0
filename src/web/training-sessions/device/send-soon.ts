import type { QueryClient } from '@tanstack/react-query';
import { personOf } from '#web/offline/member-here.ts';
import { createTimer } from '#web/state/timer.ts';
import { noteMayWait } from '#web/training/outbox/may-wait.ts';
import { announce } from '#web/training/outbox/outbox-news.ts';
import { clockBy, setClockBy } from '#web/training/outbox/server-clock.ts';
import { wakeMeWithSignal } from '#web/training/outbox/wake-with-signal.ts';
import { waitingLogs } from '#web/training/outbox/waiting-logs.ts';

/** Milliseconds: the set is painted first, and what is tapped in one go goes together. */
const pause = 400;

const next = createTimer();

/** Sends what was told of a day, once it is painted; what can't be sent goes with the rounds. */
export function sendSoon(client: QueryClient, trainingDayId: string): void {
  next.set(() => void send(client, trainingDayId).catch(() => undefined), pause);
}

async function send(client: QueryClient, trainingDayId: string): Promise<void> {
  const userId = personOf(client)?.id;
  if (userId === undefined) return;
  noteMayWait(true);
  // A log of the dialog goes first: what was told after it corrects it.
  if (waitingLogs().some(({ refusal }) => refusal === null)) {
    const rounds = await import('#web/training/waiting/send-rounds.ts');
    return rounds.sendNow(client);
  }
  const { sendDay } = await import('#web/training/outbox/send-events.ts');
  const { answers, outcome } = await sendDay(userId, trainingDayId, clockBy() ?? undefined);
  for (const { answer, cameAt } of answers) setClockBy(answer.now, cameAt);
  announce({ sent: [], answers });
  if (outcome !== 'done') await wakeMeWithSignal();
}
