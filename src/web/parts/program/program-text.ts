import type { Weekday } from '#domain/plain-date.ts';
import { capitalised } from '#web/ui/text/words.ts';

/** The name of a day beside its weekday; the weekday itself and "Rest Day" stand there anyway. */
export const ownDayName = (weekday: Weekday, dayName: string): string | undefined =>
  ['', weekday, 'rest day'].includes(dayName.trim().toLowerCase()) ? undefined : dayName;

export const positionText = ({ week, weekday }: { week: number; weekday: Weekday }): string =>
  `Week ${week}, ${capitalised(weekday)}`;

/** 'Week 2'; 'Week 2, 3, 4'. */
export const weeksText = (weeks: readonly number[]): string => `Week ${weeks.join(', ')}`;
