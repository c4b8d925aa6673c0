import { noteResults, openEventsOf } from '#web/outbox/events/event-store.ts';
import type { LocalEvent } from '#web/outbox/events/local-event.ts';
import type { SavedLog, PendingLog } from './pending-log.ts';

/**
 * A log counts as of the moment it is saved, which may be long after it was written down. What was told of its exercise
 * since then happened after it, and stays so: it corrects the log, and isn't replaced by it.
 */
export async function rebaseEvents(log: PendingLog, { loggedAt }: SavedLog): Promise<void> {
  const events = await openEventsOf(log.userId).catch(() => []);
  const moved = movedAfter(events, log, Date.parse(loggedAt));
  if (moved.length > 0) await noteResults(moved).catch(() => undefined);
}

/** Events on a log's exercise that were told after it was written down, with instants after it was saved, in their order. */
export function movedAfter(
  events: readonly LocalEvent[],
  { body: { prescriptionId }, keptAt }: Pick<PendingLog, 'body' | 'keptAt'>,
  savedAt: number,
): LocalEvent[] {
  let last = savedAt;
  return events
    .filter(({ event, clock, state }) => {
      const isOfExercise = 'prescriptionId' in event && event.prescriptionId === prescriptionId;
      return state === 'unsent' && isOfExercise && clock.read > keptAt;
    })
    .map(told => {
      last = Math.max(told.event.at, last + 1);
      const { by } = told.clock;
      return { ...told, clock: { read: last - by, by }, event: { ...told.event, at: last } };
    });
}
