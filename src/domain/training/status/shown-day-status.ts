import { type DayProgress, type DayStatus, worstStatus } from './day-status.ts';

/** As a screen calls it: today's work, before anything of it is done, is to do and nothing worse. */
export type ShownDayStatus = DayStatus | 'to-do';

/** In the order in which a legend explains them. */
export const shownDayStatuses = [
  'missed',
  'incomplete',
  'to-do',
  'complete',
  'rest',
  'upcoming',
] as const satisfies readonly ShownDayStatus[];

/** Whether the day is today's, with work of which nothing is done yet. */
export const isToDo = ({ date, today, exercises, logged }: DayProgress): boolean =>
  date === today && exercises > 0 && logged <= 0;

/** The same as it is shown: the date is to do as long as nothing of any of them is done. */
export function worstShown(statuses: readonly ShownDayStatus[]): ShownDayStatus {
  const worst = worstStatus(statuses.map(status => (status === 'to-do' ? 'incomplete' : status)));
  const isUntouched = statuses.every(status => status === 'to-do' || status === 'rest');
  return worst === 'incomplete' && isUntouched ? 'to-do' : worst;
}
