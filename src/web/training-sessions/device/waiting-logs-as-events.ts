import type { PlainDate } from '#domain/plain-date.ts';
import type { SessionEvent, WholeResult } from '#domain/training-sessions/session-event.ts';
import { clockBy } from '#web/training/outbox/server-clock.ts';
import type { WaitingLog } from '#web/training/outbox/waiting-log.ts';
import { workOfWaiting } from '#web/training/waiting/waiting-work.ts';

/** Logs of the dialog that wait on this device, as what they will be in their session: a result of their moment, whole. */
export const eventsOfWaitingLogs = (
  logs: readonly WaitingLog[],
  { assignmentId }: { assignmentId: string },
  date: PlainDate,
): SessionEvent[] =>
  logs
    .filter(log => log.body.assignmentId === assignmentId && log.date === date && log.refusal === null)
    .flatMap(eventOf);

function eventOf(log: WaitingLog): SessionEvent[] {
  const { prescriptionId, exerciseId, completionTime } = log.body;
  if (prescriptionId == null) return [];
  const { id, completedDate: _date, estimated1RM: _e1rm, ...work } = workOfWaiting(log);
  const at = log.keptAt + (clockBy() ?? 0);
  const time = completionTime == null ? null : String(completionTime);
  // As the server reads a log of the dialog: what is null of a set is as good as not there.
  const result = { ...work, completionTime: time } as WholeResult;
  return [{ id, at, kind: 'log', prescriptionId, exerciseId, result }];
}
