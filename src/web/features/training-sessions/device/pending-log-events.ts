import type { PlainDate } from '#domain/plain-date.ts';
import type { SessionEvent, FullResult } from '#domain/training-sessions/session-event.ts';
import { clockBy } from '#web/outbox/events/server-clock.ts';
import type { PendingLog } from '#web/outbox/logs/pending-log.ts';
import { workOfPending as workOfWaiting } from '#web/parts/pending/pending-work.ts';

/** Logs of the dialog that are pending on this device, as what they will be in their session: a result of their moment, whole. */
export const eventsOfPendingLogs = (
  logs: readonly PendingLog[],
  { assignmentId }: { assignmentId: string },
  date: PlainDate,
): SessionEvent[] =>
  logs
    .filter(log => log.body.assignmentId === assignmentId && log.date === date && log.refusal === null)
    .flatMap(eventOf);

function eventOf(log: PendingLog): SessionEvent[] {
  const { prescriptionId, exerciseId, completionTime } = log.body;
  if (prescriptionId == null) return [];
  const { id, completedDate: _date, estimated1RM: _e1rm, ...work } = workOfWaiting(log);
  const at = log.keptAt + (clockBy() ?? 0);
  const time = completionTime == null ? null : String(completionTime);
  // As the server reads a log of the dialog: what is null of a set is as good as not there.
  const result = { ...work, completionTime: time } as FullResult;
  return [{ id, at, kind: 'log', prescriptionId, exerciseId, result }];
}
