import type { LocalEvent } from './local-event.ts';
import type { PendingSession } from './pending-sessions.ts';

/** Events that wait or were refused, by their sessions, the first told first. */
export function sessionsOfEvents(events: readonly LocalEvent[]): PendingSession[] {
  const days = new Set(events.map(({ trainingDayId }) => trainingDayId));
  return [...days].map(trainingDayId => {
    const ofDay = events.filter(event => event.trainingDayId === trainingDayId);
    const { date, dayName, memberId } = (ofDay[0] as LocalEvent).where;
    return {
      trainingDayId,
      date,
      dayName,
      isCoached: memberId !== null,
      waiting: ofDay.filter(({ state }) => state === 'unsent').length,
      lastAt: Math.max(...ofDay.map(({ event }) => event.at)),
      isEnded:
        ofDay.findLast(({ event: { kind } }) => kind === 'start' || kind === 'end')?.event.kind === 'end',
      refused: ofDay.filter(({ state }) => state === 'refused'),
    };
  });
}
