import type { QueryClient } from '@tanstack/react-query';
import { userHere } from '#web/offline/member-here.ts';
import { createTimer } from '#web/state/timer.ts';
import { announce } from '#web/training/outbox/outbox-news.ts';
import { sendDay } from '#web/training/outbox/send-events.ts';
import { clockBy } from './clock.ts';

/** Milliseconds: the set is painted first, and what is tapped in one go goes together. */
const pause = 400;

const next = createTimer();

/** Sends what was told of a day, once it is painted. */
export function sendSoon(client: QueryClient, trainingDayId: string): void {
  const userId = userHere(client)?.id;
  if (userId !== undefined) next.set(() => void sendNow(userId, trainingDayId), pause);
}

async function sendNow(userId: string, trainingDayId: string): Promise<void> {
  const { answers } = await sendDay(userId, trainingDayId, clockBy() ?? undefined).catch(() => ({
    answers: [],
  }));
  announce({ sent: [], answers });
}
