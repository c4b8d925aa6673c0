import type { GridDay, GridDocument, GridProgram, GridWeek } from './grid-document.ts';
import { areSameLines, mergeLines } from './merge-lines.ts';

/**
 * Ours and theirs, both made from the base: what one has changed is as that one has it, day by day; where both have changed the
 * same field, it is ours. With it the work of another coach comes in, and an undo takes back its own change alone.
 */
export function mergeDocuments(base: GridDocument, ours: GridDocument, theirs: GridDocument): GridDocument {
  if (ours === base) return theirs;
  if (theirs === base) return ours;
  const programs = ours.programs.map(program => {
    const before = base.programs.find(({ id }) => id === program.id);
    const other = theirs.programs.find(({ id }) => id === program.id);
    return before && other ? mergePrograms(before, program, other) : program;
  });
  return { programs };
}

export function mergePrograms(base: GridProgram, ours: GridProgram, theirs: GridProgram): GridProgram {
  if (ours === base || ours === theirs) return theirs;
  if (theirs === base) return ours;
  const count = pick(base.weeks.length, ours.weeks.length, theirs.weeks.length);
  // A week that one has taken away and the other has changed stays, so that nothing typed is lost.
  const isChangedIn = (one: GridProgram, week: number) => !isSameWeek(base.weeks[week], one.weeks[week]);
  let last = count;
  for (let week = count; week < Math.max(ours.weeks.length, theirs.weeks.length); week += 1) {
    const keeper = ours.weeks[week] ? ours : theirs;
    if (base.weeks[week] === undefined || isChangedIn(keeper, week)) last = week + 1;
  }
  const weeks = Array.from({ length: last }, (_, index) =>
    mergeWeeks(base.weeks[index], ours.weeks[index], theirs.weeks[index]),
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

function mergeWeeks(base?: GridWeek, ours?: GridWeek, theirs?: GridWeek): GridWeek | undefined {
  if (!ours || !theirs) return ours ?? theirs ?? base;
  if (!base || theirs === base || ours === theirs) return ours;
  if (ours === base) return theirs;
  return {
    notes: pick(base.notes, ours.notes, theirs.notes),
    days: ours.days.map((day, index) => mergeDays(base.days[index] ?? day, day, theirs.days[index] ?? day)),
  };
}

function mergeDays(base: GridDay, ours: GridDay, theirs: GridDay): GridDay {
  if (ours === base || ours === theirs) return theirs;
  if (theirs === base) return ours;
  return {
    dayOfWeek: ours.dayOfWeek,
    dayName: pick(base.dayName, ours.dayName, theirs.dayName),
    notes: pick(base.notes, ours.notes, theirs.notes),
    assignedWorkoutId: pick(base.assignedWorkoutId, ours.assignedWorkoutId, theirs.assignedWorkoutId),
    lines: mergeLines(base.lines, ours.lines, theirs.lines),
  };
}

const pick = <Value>(base: Value, ours: Value, theirs: Value): Value => (ours === base ? theirs : ours);

const isSameDay = (a: GridDay, b: GridDay): boolean =>
  a === b ||
  (a.dayName === b.dayName &&
    a.notes === b.notes &&
    a.assignedWorkoutId === b.assignedWorkoutId &&
    areSameLines(a.lines, b.lines));

const isSameWeek = (a: GridWeek | undefined, b: GridWeek | undefined): boolean =>
  a === b ||
  (a !== undefined &&
    b !== undefined &&
    a.notes === b.notes &&
    a.days.every((day, index) => isSameDay(day, b.days[index] ?? day)));

export const isSameProgram = (a: GridProgram, b: GridProgram): boolean =>
  a === b ||
  (a.name === b.name &&
    a.description === b.description &&
    a.difficultyLevel === b.difficultyLevel &&
    a.trainingMaxPercent === b.trainingMaxPercent &&
    a.weeks.length === b.weeks.length &&
    a.weeks.every((week, index) => isSameWeek(week, b.weeks[index])));
