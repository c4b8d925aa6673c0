import type { Weekday } from '#domain/plain-date.ts';

/** A day as a text names it; which weekday a number or a name means is settled once all are known. */
export type DayRef =
  | { kind: 'weekday'; weekday: Weekday }
  | { kind: 'weekdays'; weekdays: Weekday[] }
  | { kind: 'number'; number: number }
  | { kind: 'named'; name: string }
  /** 'Run 1, 2 and 3': the same on each of them. */
  | { kind: 'several'; days: DayRef[] };

/** Whether two are the same day. */
export const dayKey = (day: DayRef): string => {
  if (day.kind === 'weekday') return day.weekday;
  if (day.kind === 'weekdays') return day.weekdays.join('+');
  if (day.kind === 'several') return day.days.map(dayKey).join('+');
  return day.kind === 'number' ? `#${day.number}` : `“${day.name.toLowerCase()}”`;
};

/** The name of a day given by number or name; empty for weekdays. */
export function nameOfDay(day: DayRef | null): string {
  if (day === null) return '';
  if (day.kind === 'several') return day.days.map(nameOfDay).join(', ');
  return day.kind === 'named' ? day.name : day.kind === 'number' ? `Day ${day.number}` : '';
}

/** The days that a heading names. */
export const daysIn = (day: DayRef): DayRef[] => (day.kind === 'several' ? day.days : [day]);
