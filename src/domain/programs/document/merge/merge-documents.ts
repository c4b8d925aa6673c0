import { mergeLines } from './merge-lines.ts';
import type {
  DocumentDay,
  DocumentProgram,
  DocumentWeek,
  ProgramDocument,
} from '#domain/programs/document/program-document.ts';
import { isSameDay, isSameWeek, type Sameness } from './sameness.ts';

/**
 * Ours and theirs, both made from the base: what one has changed is as that one has it, day by day; where both have changed the
 * same field, it is ours. With it the work of another coach comes in, and an undo takes back its own change alone.
 */
export function mergeDocuments<Day extends DocumentDay>(
  base: ProgramDocument<Day>,
  ours: ProgramDocument<Day>,
  theirs: ProgramDocument<Day>,
  same: Sameness<Day>,
): ProgramDocument<Day> {
  if (ours === base) return theirs;
  if (theirs === base) return ours;
  const programs = ours.programs.map(program => {
    const before = base.programs.find(({ id }) => id === program.id);
    const other = theirs.programs.find(({ id }) => id === program.id);
    return before && other ? mergePrograms(before, program, other, same) : program;
  });
  return { programs };
}

export function mergePrograms<Day extends DocumentDay>(
  base: DocumentProgram<Day>,
  ours: DocumentProgram<Day>,
  theirs: DocumentProgram<Day>,
  same: Sameness<Day>,
): DocumentProgram<Day> {
  if (ours === base || ours === theirs) return theirs;
  if (theirs === base) return ours;
  const count = pick(base.weeks.length, ours.weeks.length, theirs.weeks.length);
  // A week that one has taken away and the other has changed stays, so that nothing typed is lost.
  const isChangedIn = (one: DocumentProgram<Day>, week: number) =>
    !isSameWeek(base.weeks[week], one.weeks[week], same);
  let last = count;
  for (let week = count; week < Math.max(ours.weeks.length, theirs.weeks.length); week += 1) {
    const keeper = ours.weeks[week] ? ours : theirs;
    if (base.weeks[week] === undefined || isChangedIn(keeper, week)) last = week + 1;
  }
  const weeks = Array.from({ length: last }, (_, index) =>
    mergeWeeks(base.weeks[index], ours.weeks[index], theirs.weeks[index], same),
  );
  return {
    id: ours.id,
    name: pick(base.name, ours.name, theirs.name),
    description: pick(base.description, ours.description, theirs.description),
    difficultyLevel: pick(base.difficultyLevel, ours.difficultyLevel, theirs.difficultyLevel),
    trainingMaxPercent: pick(base.trainingMaxPercent, ours.trainingMaxPercent, theirs.trainingMaxPercent),
    weeks: weeks.filter(week => week !== undefined),
  };
}

type Week<Day extends DocumentDay> = DocumentWeek<Day> | undefined;

function mergeWeeks<Day extends DocumentDay>(
  base: Week<Day>,
  ours: Week<Day>,
  theirs: Week<Day>,
  same: Sameness<Day>,
): Week<Day> {
  if (!ours || !theirs) return ours ?? theirs ?? base;
  if (theirs === base || ours === theirs) return ours;
  if (ours === base) return theirs;
  return {
    notes: pick(base?.notes ?? '', ours.notes, theirs.notes),
    days: ours.days.map((day, index) =>
      // A week that both have made began with nothing.
      mergeDays(base?.days[index] ?? blankAs(day), day, theirs.days[index] ?? day, same),
    ),
  };
}

const blankAs = <Day extends DocumentDay>(day: Day): Day => ({
  ...day,
  dayName: '',
  notes: '',
  assignedWorkoutId: null,
  lines: [],
});

function mergeDays<Day extends DocumentDay>(base: Day, ours: Day, theirs: Day, same: Sameness<Day>): Day {
  if (ours === theirs || isSameDay(ours, base, same)) return theirs;
  if (isSameDay(theirs, base, same)) return ours;
  return {
    ...theirs,
    dayName: pick(base.dayName, ours.dayName, theirs.dayName),
    notes: pick(base.notes, ours.notes, theirs.notes),
    assignedWorkoutId: pick(base.assignedWorkoutId, ours.assignedWorkoutId, theirs.assignedWorkoutId),
    lines: mergeLines(base.lines, ours.lines, theirs.lines, same.line),
  };
}

const pick = <Value>(base: Value, ours: Value, theirs: Value): Value => (ours === base ? theirs : ours);
