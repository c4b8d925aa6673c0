import type { DocumentDay, DocumentWeek, LineOf } from '#domain/programs/document/program-document.ts';

/** What has stayed as it was, as a view knows it: lines by what they say; days, where they have one, by their revision. */
export type Sameness<Day extends DocumentDay> = {
  readonly line: (a: LineOf<Day>, b: LineOf<Day>) => boolean;
  readonly day?: (a: Day, b: Day) => boolean;
};

export const areSameLines = <Line>(
  a: readonly Line[],
  b: readonly Line[],
  isSameLine: (a: Line, b: Line) => boolean,
): boolean =>
  a === b || (a.length === b.length && a.every((line, index) => isSameLine(line, b[index] as Line)));

export const isSameDay = <Day extends DocumentDay>(a: Day, b: Day, { line, day }: Sameness<Day>): boolean =>
  a === b ||
  (day?.(a, b) ??
    (a.dayName === b.dayName &&
      a.notes === b.notes &&
      a.assignedWorkoutId === b.assignedWorkoutId &&
      areSameLines<LineOf<Day>>(a.lines, b.lines, line)));

type Week<Day extends DocumentDay> = DocumentWeek<Day> | undefined;

export const isSameWeek = <Day extends DocumentDay>(
  a: Week<Day>,
  b: Week<Day>,
  same: Sameness<Day>,
): boolean =>
  a === b ||
  (a !== undefined &&
    b !== undefined &&
    a.notes === b.notes &&
    a.days.every((day, index) => isSameDay(day, b.days[index] ?? day, same)));
