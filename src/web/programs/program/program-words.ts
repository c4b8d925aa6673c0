import type { Weekday } from '#domain/plain-date.ts';

/** 'monday' is Monday. */
export const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** What a day is called beside its weekday; the weekday itself and "Rest Day" stand there anyway. */
export const ownDayName = (weekday: Weekday, dayName: string): string | undefined =>
  ['', weekday, 'rest day'].includes(dayName.trim().toLowerCase()) ? undefined : dayName;

export const placeText = ({ week, weekday }: { week: number; weekday: Weekday }): string =>
  `Week ${week}, ${capitalised(weekday)}`;

export const counted = (count: number, thing: string): string =>
  `${count.toLocaleString('en-US')} ${thing}${count === 1 ? '' : 's'}`;

/** 'Week 2'; 'Week 2, 3, 4'. */
export const weeksText = (weeks: readonly number[]): string => `Week ${weeks.join(', ')}`;
