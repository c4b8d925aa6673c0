import type { QueryClient } from '@tanstack/react-query';
import type { ResponseOf } from '#contract/endpoint.ts';
import { listTrainingSessions } from '#contract/training/training-sessions.ts';
import { keyOf, textOf } from '#web/data/query-key.ts';
import { amend } from '#web/data/read.ts';
import { findAnswer, keepAnswer } from '#web/offline/kept-answers.ts';
import { memberOf, personOf } from '#web/offline/member-here.ts';
import { setClockBy } from '#web/training/outbox/server-clock.ts';
import { sessionsQuery } from '#web/training/outbox/sessions-query.ts';
import type { DayAnswer } from '#web/training/outbox/told-event.ts';

type Sessions = ResponseOf<typeof listTrainingSessions>;

/** Puts sessions that came back after events in place, on the page and on the device. Says whether a log may have changed. */
export async function takeAnswers(client: QueryClient, answers: readonly DayAnswer[]): Promise<boolean> {
  const own = answers.filter(({ userId }) => userId === personOf(client)?.id);
  for (const one of own) {
    setClockBy(one.answer.now, one.cameAt);
    await take(client, one).catch(() => undefined);
  }
  return own.some(({ isOfLogs }) => isOfLogs);
}

async function take(client: QueryClient, { userId, where, answer: { session } }: DayAnswer): Promise<void> {
  if (session === null) return;
  const request = { query: sessionsQuery(where) };
  const withIt = (sessions: Sessions): Sessions =>
    sessions.map(one => (one.trainingDayId === session.trainingDayId ? session : one));
  const shown = amend(client, listTrainingSessions, request, withIt);
  // A coach reads everyone's, so no device keeps it.
  if (memberOf(client) === null) return;
  const key = textOf(keyOf(listTrainingSessions, request));
  const before = shown ?? ((await findAnswer(userId, key))?.answer as Sessions | undefined);
  if (!before) return;
  const kept = { userId, key, answer: withIt(before), at: Date.now() };
  await keepAnswer(kept, () => memberOf(client)?.id === userId);
}
