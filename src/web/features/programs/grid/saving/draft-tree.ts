import type { RequestOf, ResponseOf } from '#contract/endpoint.ts';
import type { getDraft, saveDraft } from '#contract/programs/drafts.ts';
import { weekdays } from '#domain/plain-date.ts';
import {
  emptyDay,
  emptyWeek,
  type GridDay,
  type GridLine,
  type GridProgram,
  isWrong,
} from '#web/features/programs/grid/document/grid-document.ts';
import { lineOf } from '#web/features/programs/grid/editing/line-of.ts';
import { readLine } from '#web/features/programs/grid/document/read-line.ts';
import type { GridLibrary } from '#web/features/programs/grid/editing/library.ts';
import { capitalised } from '#web/ui/text/words.ts';

type Answer = ResponseOf<typeof getDraft>;
type Body = RequestOf<typeof saveDraft>['body'];
type TreeDay = Answer['weeks'][number]['days'][number];

/** A draft as the server has it, as the grid shows it. */
export function programOfDraft(id: string, draft: Answer, library: GridLibrary): GridProgram {
  const given = new Map(draft.weeks.map(week => [week.weekNumber, week]));
  const count = Math.max(1, draft.numWeeks ?? 0, ...given.keys());
  return {
    id,
    name: draft.name,
    description: draft.description,
    difficultyLevel: draft.difficultyLevel ?? null,
    trainingMaxPercent: draft.trainingMaxPercent,
    weeks: Array.from({ length: count }, (_, index) => {
      const week = given.get(index + 1);
      if (!week) return emptyWeek;
      const days = new Map(week.days.map(day => [day.dayOfWeek, day]));
      return {
        notes: week.notes,
        days: weekdays.map(weekday => {
          const day = days.get(weekday);
          return day ? gridDay(day, library) : emptyDay(weekday);
        }),
      };
    }),
  };
}

function gridDay(day: TreeDay, library: GridLibrary): GridDay {
  const lines = day.exercises.map(exercise => lineOf(exercise, library));
  for (const { position, text } of day.unread ?? []) {
    lines.splice(Math.min(position, lines.length), 0, readLine(text, library));
  }
  return {
    dayOfWeek: day.dayOfWeek,
    // A day that nobody has named has its weekday's name.
    dayName: day.dayName === capitalised(day.dayOfWeek) ? '' : day.dayName,
    notes: day.notes,
    assignedWorkoutId: day.assignedWorkoutId ?? null,
    lines,
  };
}

/** The grid's program as a draft is sent. Lines that are not understood go along as they were typed. */
export function draftOfProgram(program: GridProgram): Body {
  return {
    name: program.name,
    description: program.description,
    difficultyLevel: program.difficultyLevel,
    trainingMaxPercent: program.trainingMaxPercent,
    numWeeks: program.weeks.length,
    weeks: program.weeks.map(({ notes, days }, index) => ({
      weekNumber: index + 1,
      notes,
      days: days.map(treeDay),
    })),
  };
}

function treeDay({ dayOfWeek, dayName, notes, assignedWorkoutId, lines }: GridDay) {
  const unread = lines.flatMap((line, position) => (isWrong(line) ? [{ position, text: line.text }] : []));
  return {
    dayOfWeek,
    dayName: dayName || capitalised(dayOfWeek),
    notes,
    assignedWorkoutId,
    exercises: lines.filter(line => !isWrong(line)).map(exerciseOf),
    ...(unread.length > 0 && { unread }),
  };
}

export const exerciseOf = ({ exerciseId, prescription }: GridLine) => ({
  ...prescription,
  exerciseId: exerciseId ?? '',
});
