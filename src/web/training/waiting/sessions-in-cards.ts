import type { QueryClient } from '@tanstack/react-query';
import type { ResponseOf } from '#contract/endpoint.ts';
import { listTrainingSessions } from '#contract/training/training-sessions.ts';
import { keyOf, textOf } from '#web/data/query-key.ts';
import { answerInCache } from '#web/data/read.ts';
import { findAnswer } from '#web/offline/kept-answers.ts';
import { memberOf } from '#web/offline/member-here.ts';
import { sessionsQuery } from '#web/training/outbox/sessions-query.ts';
import type { ToldEvent } from '#web/training/outbox/told-event.ts';
import { showLogsOfSessions } from '#web/training/outbox/waiting-sessions.ts';

type Sessions = ResponseOf<typeof listTrainingSessions>;

/** Shows, in the cards of their days, what sessions come to whose events wait on this device. */
export async function showSessionsInCards(client: QueryClient, events: readonly ToldEvent[]): Promise<void> {
  const waiting = events.filter(({ state }) => state === 'unsent');
  const userId = memberOf(client)?.id;
  if (userId === undefined || waiting.length === 0) return showLogsOfSessions([]);
  // The rules of a session are wanted only where something waits.
  const { logsOfWaiting } = await import('./logs-of-waiting.ts');
  const days = [...new Set(waiting.map(({ trainingDayId }) => trainingDayId))];
  const logs = await Promise.all(
    days.map(async day => {
      const told = waiting.filter(({ trainingDayId }) => trainingDayId === day);
      const session = await findSession(client, userId, told[0] as ToldEvent);
      return session ? logsOfWaiting(userId, session, told) : [];
    }),
  );
  showLogsOfSessions(logs.flat());
}

async function findSession(client: QueryClient, userId: string, { where, trainingDayId }: ToldEvent) {
  const request = { query: sessionsQuery(where) };
  const key = textOf(keyOf(listTrainingSessions, request));
  const kept = () => findAnswer(userId, key).catch(() => null);
  const sessions =
    answerInCache(client, listTrainingSessions, request) ?? ((await kept())?.answer as Sessions | undefined);
  return sessions?.find(one => one.trainingDayId === trainingDayId);
}
