import type { PlainDate } from '#domain/plain-date.ts';
import { createPendingList } from '#web/outbox/queue/pending-list.ts';
import type { PendingLog } from './pending-log.ts';

/** The kept logs of the signed-in member. */
export const {
  use: usePendingLogs,
  now: pendingLogs,
  show: showPendingLogs,
} = createPendingList<PendingLog>();

type Day = { assignmentId: string; date: PlainDate };

/** The kept log of one exercise on one day. */
export const pendingLogAt = (
  kept: readonly PendingLog[],
  { assignmentId, date }: Day,
  place: string | undefined,
): PendingLog | null =>
  kept.find(log => log.body.assignmentId === assignmentId && log.date === date && log.place === place) ??
  null;

/** What those sessions come to, as the logs that they will be: for the cards of their days. */
export const { use: useLogsOfSessions, show: showLogsOfSessions } = createPendingList<PendingLog>();
