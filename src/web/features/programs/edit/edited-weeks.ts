import type { ResponseOf } from '#contract/endpoint.ts';
import type { listProgramWeeks } from '#contract/programs/weeks.ts';
import type { Weekday } from '#domain/plain-date.ts';
import type { Place } from '#web/parts/prescriptions/fields/draft.ts';
import { changeList, type ListChange } from '#web/features/programs/draft/exercise-list.ts';
import { lengthOf, type Schedule, type ShownDay } from '#web/features/programs/draft/schedule.ts';

/** A day of a program that is there already, on the revision at which it was read or last changed. */
export type EditedDay = ShownDay & {
  id: string;
  weekId: string;
  weekday: Weekday;
  revision: number;
  /** Number of members who had the week today when something was last taken off it. */
  membersToday?: number;
};

export type EditedWeek = {
  id: string;
  number: number;
  notes: string;
  days: Partial<Record<Weekday, EditedDay>>;
};

export type DayChange =
  | ListChange
  | { type: 'describe-day'; dayName: string; notes: string }
  | { type: 'use-workout'; workoutId: string | null };

export const weekIn = (weeks: readonly EditedWeek[], number: number) =>
  weeks.find(week => week.number === number);

export const dayIn = (weeks: readonly EditedWeek[], { week, weekday }: Place) =>
  weekIn(weeks, week)?.days[weekday];

export const daysOf = (week: EditedWeek | undefined): EditedDay[] => Object.values(week?.days ?? {});

/** The revision to send when a week is replaced: none of its days may have changed meanwhile. */
export const revisionOfWeek = (week: EditedWeek): number =>
  daysOf(week).reduce((sum, day) => sum + day.revision, 0);

/** The weeks with one day changed; every other day stays the same object. */
export function withDay(
  weeks: readonly EditedWeek[],
  { week: number, weekday }: Place,
  change: (day: EditedDay) => EditedDay,
): EditedWeek[] {
  return weeks.map(week => {
    const day = week.days[weekday];
    if (week.number !== number || !day) return week;
    return { ...week, days: { ...week.days, [weekday]: change(day) } };
  });
}

/** A day after a change, as it is shown before the server has answered. */
export function changeDay(day: EditedDay, change: DayChange): EditedDay {
  if (change.type === 'describe-day') return { ...day, dayName: change.dayName, notes: change.notes };
  if (change.type === 'use-workout') return { ...day, assignedWorkoutId: change.workoutId };
  const exercises = changeList(day.exercises ?? [], change);
  return { ...day, exercises, exerciseCount: exercises.length };
}

type ReadWeek = ResponseOf<typeof listProgramWeeks>[number];
type ReadDay = ReadWeek['days'][number];

/** The weeks as just loaded. Exercises loaded before are kept where their day has not changed since. */
export const readAnew = (before: readonly EditedWeek[], weeks: readonly ReadWeek[]): EditedWeek[] =>
  weeks
    .toSorted((a, b) => a.weekNumber - b.weekNumber)
    .map(({ id, weekNumber: number, notes, days }) => ({
      id,
      number,
      notes,
      days: Object.fromEntries(
        days.map(day => [
          day.dayOfWeek,
          dayReadAnew(dayIn(before, { week: number, weekday: day.dayOfWeek }), day),
        ]),
      ),
    }));

function dayReadAnew(before: EditedDay | undefined, day: ReadDay): EditedDay {
  if (before?.id === day.id && before.revision === day.revision && before.exercises) return before;
  const { dayOfWeek: weekday, ...read } = day;
  return { ...read, weekday, exercises: read.exerciseCount === 0 ? [] : null };
}

const noDay: ShownDay = { dayName: '', notes: '', exercises: [] };

/** All weeks up to the program's number, and beyond it those that are there. */
export function scheduleOfWeeks(weeks: readonly EditedWeek[], numWeeks: number): Schedule {
  const last = Math.max(numWeeks, ...weeks.map(week => week.number));
  return {
    weeks: Array.from({ length: last }, (_, index) => ({
      number: index + 1,
      exercises: exercisesIn(weekIn(weeks, index + 1)),
      workouts: workoutsIn(weekIn(weeks, index + 1)),
    })),
    dayOf: place => dayIn(weeks, place) ?? noDay,
  };
}

const exercisesIn = (week: EditedWeek | undefined): number =>
  daysOf(week).reduce((sum, day) => sum + lengthOf(day), 0);

const workoutsIn = (week: EditedWeek | undefined): number =>
  daysOf(week).filter(day => day.assignedWorkoutId).length;
