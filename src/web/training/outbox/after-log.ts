import { noteFates, openEventsOf } from './kept-events.ts';
import type { ToldEvent } from './told-event.ts';
import type { SavedLog, WaitingLog } from './waiting-log.ts';

/**
 * A log counts as of the moment it is saved, which may be long after it was written down. What was told of its exercise
 * since then happened after it, and stays so: it corrects the log, and isn't replaced by it.
 */
export async function letEventsFollow(log: WaitingLog, { loggedAt }: SavedLog): Promise<void> {
  const events = await openEventsOf(log.userId).catch(() => []);
  const moved = movedAfter(events, log, Date.parse(loggedAt));
  if (moved.length > 0) await noteFates(moved).catch(() => undefined);
}

/** Events on a log's exercise that were told after it was written down, with instants after it was saved, in their order. */
export function movedAfter(
  events: readonly ToldEvent[],
  { body: { prescriptionId }, keptAt }: Pick<WaitingLog, 'body' | 'keptAt'>,
  savedAt: number,
): ToldEvent[] {
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
