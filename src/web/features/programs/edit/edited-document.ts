import type { ResponseOf } from '#contract/endpoint.ts';
import type { listProgramWeeks } from '#contract/programs/weeks.ts';
import {
  columnsOf,
  dayIn,
  type DocumentDay,
  type ProgramDocument,
} from '#domain/programs/document/program-document.ts';
import { weekdays } from '#domain/plain-date.ts';
import type { ShownDay } from '#web/features/programs/document/schedule.ts';
import type { EditedLine } from './edited-lines.ts';

/** A day on the server, on the revision at which it was read or last changed. */
type SavedDay = {
  readonly id: string;
  readonly weekId: string;
  readonly revision: number;
  /** Number of members who had the week today when something was last taken off it. */
  readonly membersToday?: number;
};

/** A day of a program that is there already. */
export type EditedDay = DocumentDay<EditedLine> & {
  /** Null where the server has none. */
  readonly saved: SavedDay | null;
  readonly unread: NonNullable<ShownDay['unread']> | null;
};

/** Its details are saved together by their form: the document is of its weeks. */
export type EditedDocument = ProgramDocument<EditedDay>;

type ReadWeek = ResponseOf<typeof listProgramWeeks>[number];
type ReadDay = ReadWeek['days'][number];

export const weekCountOf = (document: EditedDocument): number => columnsOf(document).length;

export const blankDocument = (id: string): EditedDocument => ({
  programs: [{ id, name: '', description: '', difficultyLevel: null, trainingMaxPercent: 0, weeks: [] }],
});

/** The weeks as just loaded. Lines loaded before are kept where their day has not changed since. */
export function withWeeksRead(before: EditedDocument, weeks: readonly ReadWeek[]): EditedDocument {
  const [program] = before.programs;
  if (!program) return before;
  const read = new Map(weeks.map(week => [week.weekNumber, week]));
  const count = Math.max(0, ...read.keys());
  return {
    programs: [
      {
        ...program,
        weeks: Array.from({ length: count }, (_, column) => {
          const week = read.get(column + 1);
          const days = new Map(week?.days.map(day => [day.dayOfWeek, day]));
          return {
            notes: week?.notes ?? '',
            days: weekdays.map((weekday, day) =>
              dayRead(dayIn(before, { column, day }), days.get(weekday), day),
            ),
          };
        }),
      },
    ],
  };
}

/** The same objects each time: a day that is not there stays what it was. */
const absentDays = weekdays.map(
  (dayOfWeek): EditedDay => ({
    dayOfWeek,
    dayName: '',
    notes: '',
    assignedWorkoutId: null,
    lines: [],
    saved: null,
    unread: null,
  }),
);

function dayRead(before: EditedDay | undefined, read: ReadDay | undefined, day: number): EditedDay {
  if (!read) return absentDays[day] as EditedDay;
  const { id, weekId, revision, exerciseCount, dayOfWeek, dayName, notes, assignedWorkoutId } = read;
  if (before?.saved?.id === id && before.saved.revision === revision && !before.unread) return before;
  return {
    dayOfWeek,
    dayName,
    notes,
    assignedWorkoutId: assignedWorkoutId ?? null,
    lines: [],
    saved: { id, weekId, revision },
    unread: exerciseCount === 0 ? null : { count: exerciseCount, isFailed: false },
  };
}

export const unreadIn = (document: EditedDocument, column: number): number[] =>
  weekdays.flatMap((_, day) => (dayIn(document, { column, day })?.unread ? [day] : []));

/** The revision to send when a week is replaced: none of its days may have changed meanwhile. */
export const revisionOfWeek = (document: EditedDocument, column: number): number =>
  weekdays.reduce((sum, _, day) => sum + (dayIn(document, { column, day })?.saved?.revision ?? 0), 0);
