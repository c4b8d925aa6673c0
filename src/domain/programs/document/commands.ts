import {
  dayIn,
  type DayPlace,
  daysOfWeek,
  type DocumentDay,
  type DocumentWeek,
  type LineOf,
  type LinePlace,
  type ProgramDetails,
  type ProgramDocument,
  withDays,
  withProgram,
} from './program-document.ts';

/*
 * All that can be done to a program that is being written, whoever writes it and whatever saves it: the draft on a device,
 * the calls of the live editor, the draft of the grid. Each takes a document and returns another one; where nothing
 * changes, the same.
 */

export const setDetails = <Day extends DocumentDay>(
  document: ProgramDocument<Day>,
  program: number,
  details: Partial<ProgramDetails>,
): ProgramDocument<Day> => withProgram(document, program, one => ({ ...one, ...details }));

/** At the end of the program. */
export const addWeek = <Day extends DocumentDay>(
  document: ProgramDocument<Day>,
  program: number,
  week: DocumentWeek<Day>,
): ProgramDocument<Day> => withProgram(document, program, one => ({ ...one, weeks: [...one.weeks, week] }));

/** Those beyond a number, with all that is in them. */
export const removeWeeks = <Day extends DocumentDay>(
  document: ProgramDocument<Day>,
  program: number,
  kept: number,
): ProgramDocument<Day> =>
  (document.programs[program]?.weeks.length ?? 0) > kept
    ? withProgram(document, program, one => ({ ...one, weeks: one.weeks.slice(0, kept) }))
    : document;

/** The targets then hold exactly the same. */
export const duplicateWeek = <Day extends DocumentDay>(
  document: ProgramDocument<Day>,
  from: number,
  to: readonly number[],
): ProgramDocument<Day> =>
  withDays(document, to.flatMap(daysOfWeek), (target, { day }) =>
    withContentsOf(target, dayIn(document, { column: from, day })),
  );

export const copyDay = <Day extends DocumentDay>(
  document: ProgramDocument<Day>,
  from: DayPlace,
  to: readonly DayPlace[],
): ProgramDocument<Day> => withDays(document, to, target => withContentsOf(target, dayIn(document, from)));

/** Days lose their names and notes as well. */
export const clearDays = <Day extends DocumentDay>(
  document: ProgramDocument<Day>,
  places: readonly DayPlace[],
): ProgramDocument<Day> =>
  withDays(document, places, day => (isBlank(day) ? day : { ...day, ...noContents }));

/** What a day is called, and what its member is told. */
export const setNotes = <Day extends DocumentDay>(
  document: ProgramDocument<Day>,
  places: readonly DayPlace[],
  notes: Partial<Pick<DocumentDay, 'dayName' | 'notes'>>,
): ProgramDocument<Day> => withDays(document, places, day => ({ ...day, ...notes }));

/** None when null. */
export const assignWorkout = <Day extends DocumentDay>(
  document: ProgramDocument<Day>,
  places: readonly DayPlace[],
  assignedWorkoutId: string | null,
): ProgramDocument<Day> => withDays(document, places, day => ({ ...day, assignedWorkoutId }));

/** Before the line that is there; past the last at the end. */
export const insertLines = <Day extends DocumentDay>(
  document: ProgramDocument<Day>,
  at: LinePlace,
  lines: readonly LineOf<Day>[],
): ProgramDocument<Day> =>
  withLines(document, at, before =>
    lines.length === 0 ? before : before.toSpliced(Math.min(at.line, before.length), 0, ...lines),
  );

/** Puts another one in its place, and where `to` says so, into another place of the day. */
export const changeLine = <Day extends DocumentDay>(
  document: ProgramDocument<Day>,
  at: LinePlace,
  next: LineOf<Day>,
  to: number = at.line,
): ProgramDocument<Day> =>
  withLines(document, at, lines =>
    at.line in lines ? lines.toSpliced(at.line, 1).toSpliced(to, 0, next) : lines,
  );

export const removeLines = <Day extends DocumentDay>(
  document: ProgramDocument<Day>,
  at: LinePlace,
  count = 1,
): ProgramDocument<Day> =>
  withLines(document, at, lines => (count > 0 && at.line in lines ? lines.toSpliced(at.line, count) : lines));

/** `to` is where the first of them stands afterwards. */
export const moveLines = <Day extends DocumentDay>(
  document: ProgramDocument<Day>,
  at: LinePlace,
  count: number,
  to: number,
): ProgramDocument<Day> =>
  withLines(document, at, lines => {
    const moved = lines.slice(at.line, at.line + count);
    return moved.length === 0 ? lines : lines.toSpliced(at.line, count).toSpliced(to, 0, ...moved);
  });

/** By the places that the lines have now. Those that the order does not name stay, at the end. */
export const orderLines = <Day extends DocumentDay>(
  document: ProgramDocument<Day>,
  at: DayPlace,
  order: readonly number[],
): ProgramDocument<Day> =>
  withLines(document, at, lines => [
    ...order.filter(line => line in lines).map(line => lines[line]),
    ...lines.filter((_, line) => !order.includes(line)),
  ]);

function withLines<Day extends DocumentDay>(
  document: ProgramDocument<Day>,
  { column, day }: DayPlace,
  change: (lines: readonly LineOf<Day>[]) => readonly LineOf<Day>[],
): ProgramDocument<Day> {
  return withDays(document, [{ column, day }], one => {
    const lines = change(one.lines);
    return lines === one.lines ? one : { ...one, lines };
  });
}

const noContents = { dayName: '', notes: '', assignedWorkoutId: null, lines: [] };

const isBlank = (day: DocumentDay): boolean =>
  day.lines.length === 0 && day.dayName === '' && day.notes === '' && day.assignedWorkoutId === null;

function withContentsOf<Day extends DocumentDay>(target: Day, source: Day | undefined): Day {
  if (!source || source === target) return target;
  const { dayName, notes, assignedWorkoutId, lines } = source;
  return { ...target, dayName, notes, assignedWorkoutId, lines };
}
