import type { Place } from '#web/parts/prescriptions/fields/draft.ts';
import { asTheyWere } from '#web/features/programs/draft/undo-words.ts';
import { dayIn, daysOf, weekIn } from './edited-weeks.ts';
import { type OpenedSchedule, type ProgramOnServer, unreadIn } from './program-on-server.ts';
import type { FormerDay, Undoable } from './undo-history.ts';

/** A day as it stands now, for a change to be undone. Exercises that have not been read are not changed either. */
export function formerDay({ weeks, rows }: ProgramOnServer, at: Place): FormerDay | undefined {
  const day = dayIn(weeks, at);
  if (!day) return undefined;
  const { weekday: dayOfWeek, dayName, notes, assignedWorkoutId = null, exercises, revision } = day;
  const held = exercises?.flatMap(({ key }) => rows.rowOf(key) ?? []);
  const contents = {
    dayOfWeek,
    dayName,
    notes,
    assignedWorkoutId,
    ...(held && { exercises: held.map(formerRow) }),
  };
  return { at, contents, before: revision, after: revision + 1 };
}

type Row = OpenedSchedule['exercises'][number];

const formerRow = ({ dayId: _day, orderIndex: _place, exercise: _exercise, ...row }: Row) => row;

/** All days of a week, with their exercises: without those it could not be put back. */
export async function formerWeek(server: ProgramOnServer, number: number): Promise<FormerDay[]> {
  await server.readExercises(number);
  if (unreadIn(server.weeks, number).length > 0) throw new Error(`Week ${number} could not be read`);
  return daysOf(weekIn(server.weeks, number)).flatMap(
    ({ weekday }) => formerDay(server, { week: number, weekday }) ?? [],
  );
}

/** The weeks above a number, as they are to be put back when they have been removed. */
export async function weeksAbove(server: ProgramOnServer, numWeeks: number): Promise<Undoable> {
  const weeks = server.weeks.filter(({ number }) => number > numWeeks);
  const days: FormerDay[] = [];
  for (const { number } of weeks) days.push(...(await formerWeek(server, number)));
  return {
    said: asTheyWere(weeks.map(({ number }) => `Week ${number}`)),
    // The days are created again before they are put back.
    days: days.map(day => ({ ...day, after: 0 })),
    weeks: {
      count: weeks.at(-1)?.number ?? numWeeks,
      notes: new Map(weeks.map(({ number, notes }) => [number, notes])),
    },
  };
}
