import type { Weekday } from '#domain/plain-date.ts';

/** A day as a text names it; which weekday a number or a name means is settled once all are known. */
export type DayRef =
  | { kind: 'weekday'; weekday: Weekday }
  | { kind: 'number'; number: number }
  | { kind: 'named'; name: string };

/** Whether two are the same day. */
export const dayKey = (day: DayRef): string => {
  if (day.kind === 'weekday') return day.weekday;
  return day.kind === 'number' ? `#${day.number}` : `“${day.name.toLowerCase()}”`;
};
