import type { ToldEvent } from './told-event.ts';
import type { WaitingSession } from './waiting-sessions.ts';

/** Events that wait or were refused, by their sessions, the first told first. */
export function sessionsOfEvents(events: readonly ToldEvent[]): WaitingSession[] {
  const days = new Set(events.map(({ trainingDayId }) => trainingDayId));
  return [...days].map(trainingDayId => {
    const ofDay = events.filter(event => event.trainingDayId === trainingDayId);
    const { date, dayName, memberId } = (ofDay[0] as ToldEvent).where;
    return {
      trainingDayId,
      date,
      dayName,
      isBeside: memberId !== null,
      waiting: ofDay.filter(({ state }) => state === 'unsent').length,
      refused: ofDay.filter(({ state }) => state === 'refused'),
    };
  });
}
