import type { QueryClient } from '@tanstack/react-query';
import type { ResponseOf } from '#contract/endpoint.ts';
import { listTrainingSessions } from '#contract/training/training-sessions.ts';
import { keyOf, textOf } from '#web/data/query-key.ts';
import { answerInCache } from '#web/data/read.ts';
import { findAnswer } from '#web/offline/cached-answers.ts';
import { memberOf } from '#web/offline/member-here.ts';
import { sessionsQuery } from '#web/outbox/events/sessions-query.ts';
import type { LocalEvent } from '#web/outbox/events/local-event.ts';
import { showLogsOfSessions } from '#web/outbox/logs/pending-logs.ts';

type Sessions = ResponseOf<typeof listTrainingSessions>;

/** Shows, in the cards of their days, what sessions come to with what was told on this device. */
export async function showSessionsInCards(client: QueryClient, events: readonly LocalEvent[]): Promise<void> {
  const told = events.filter(({ state }) => state !== 'refused');
  const userId = memberOf(client)?.id;
  if (userId === undefined || told.length === 0) return showLogsOfSessions([]);
  // The rules of a session are wanted only where something was told.
  const { logsOfPending } = await import('./logs-of-pending.ts');
  const days = [...new Set(told.map(({ trainingDayId }) => trainingDayId))];
  const logs = await Promise.all(
    days.map(async day => {
      const ofDay = told.filter(({ trainingDayId }) => trainingDayId === day);
      const session = await findSession(client, userId, ofDay[0] as LocalEvent);
      return session ? logsOfPending(userId, session, ofDay) : [];
    }),
  );
  showLogsOfSessions(logs.flat());
}

async function findSession(client: QueryClient, userId: string, { where, trainingDayId }: LocalEvent) {
  const request = { query: sessionsQuery(where) };
  const key = textOf(keyOf(listTrainingSessions, request));
  const kept = () => findAnswer(userId, key).catch(() => null);
  const sessions =
    answerInCache(client, listTrainingSessions, request) ?? ((await kept())?.answer as Sessions | undefined);
  return sessions?.find(one => one.trainingDayId === trainingDayId);
}
