import type { DayPlace } from '#domain/programs/document/program-document.ts';
import { weekdays } from '#domain/plain-date.ts';
import type { DayPosition } from '#web/parts/prescriptions/fields/draft.ts';

/** A day of the schedule, as the document counts. */
export const placeOf = ({ week, weekday }: DayPosition): DayPlace => ({
  column: week - 1,
  day: weekdays.indexOf(weekday),
});
