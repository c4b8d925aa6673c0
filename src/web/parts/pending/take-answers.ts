import type { QueryClient } from '@tanstack/react-query';
import type { ResponseOf } from '#contract/endpoint.ts';
import { listTrainingSessions } from '#contract/training/training-sessions.ts';
import { withChange } from '#domain/training-sessions/answered-session.ts';
import { keyOf, textOf } from '#web/data/query-key.ts';
import { updateCached } from '#web/data/read.ts';
import { findAnswer, keepAnswer } from '#web/offline/cached-answers.ts';
import { memberOf, personOf } from '#web/offline/member-here.ts';
import { setClockBy } from '#web/outbox/events/server-clock.ts';
import { sessionsQuery } from '#web/outbox/events/sessions-query.ts';
import type { DayAnswer, EventsAnswer } from '#web/outbox/events/local-event.ts';

type Sessions = ResponseOf<typeof listTrainingSessions>;
type Session = Sessions[number];

/** Puts what came back after events in place, on the page and on the device. Says whether a log may have changed. */
export async function takeAnswers(client: QueryClient, answers: readonly DayAnswer[]): Promise<boolean> {
  const own = answers.filter(({ userId }) => userId === personOf(client)?.id);
  for (const one of own) {
    setClockBy(one.answer.now, one.cameAt);
    await take(client, one).catch(() => undefined);
  }
  return own.some(({ isOfLogs }) => isOfLogs);
}

async function take(client: QueryClient, { userId, where, trainingDayId, answer }: DayAnswer): Promise<void> {
  const request = { query: sessionsQuery(where) };
  const goneOn = goOnWith(answer);
  const withIt = (sessions: Sessions): Sessions =>
    sessions.map(one => (one.trainingDayId === trainingDayId ? goneOn(one) : one));
  const shown = updateCached(client, listTrainingSessions, request, withIt);
  // A coach reads everyone's, so no device keeps it.
  if (memberOf(client) === null) return;
  const key = textOf(keyOf(listTrainingSessions, request));
  const before = shown ?? ((await findAnswer(userId, key))?.answer as Sessions | undefined);
  if (!before) return;
  const kept = { userId, key, answer: withIt(before), at: Date.now() };
  await keepAnswer(kept, () => memberOf(client)?.id === userId);
}

function goOnWith({ session, changed }: EventsAnswer): (one: Session) => Session {
  if (session !== null) return () => session;
  return one => (changed === null ? one : withChange(one, changed));
}
