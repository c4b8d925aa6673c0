import {
  columnsOf,
  dayIn,
  type DayPlace,
  daysOfWeek,
  type DocumentDay,
  type ProgramDocument,
} from '#domain/programs/document/program-document.ts';

/** The days in which two documents differ, one made from the other. */
export function changedDays<Day extends DocumentDay>(
  before: ProgramDocument<Day>,
  after: ProgramDocument<Day>,
): DayPlace[] {
  const columns = Math.max(columnsOf(before).length, columnsOf(after).length);
  return Array.from({ length: columns }, (_, column) => daysOfWeek(column))
    .flat()
    .filter(place => dayIn(before, place) !== dayIn(after, place));
}
