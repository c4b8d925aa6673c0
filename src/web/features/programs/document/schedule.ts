import {
  dayIn,
  type DocumentDay,
  type ProgramDocument,
  weekIn,
} from '#domain/programs/document/program-document.ts';
import { weekdays } from '#domain/plain-date.ts';
import { counted } from '#web/ui/text/words.ts';
import type { DraftExercise, DayPosition } from '#web/parts/prescriptions/fields/draft.ts';
import { placeOf } from './place.ts';
import type { ScheduleChange } from './schedule-change.ts';

/** A day as the schedule shows it: of a draft, or of a program that is there already. */
export type ShownDay = DocumentDay<DraftExercise> & {
  /** Lines that are not here: how many there are, and whether they could not be loaded. */
  readonly unread?: { readonly count: number; readonly isFailed: boolean } | null;
};

export type Schedule = {
  /** Numbers of exercises of its own in each week, and of days that use a single workout. */
  weeks: readonly { number: number; exercises: number; workouts?: number }[];
  dayOf: (place: DayPosition) => ShownDay;
};

/** An error as a sentence for the person; undefined when it worked. */
export type Outcome = string | undefined;

export type Change = (change: ScheduleChange) => Promise<Outcome>;

/** So many weeks of it, whether they are there or not. */
export const scheduleOf = (document: ProgramDocument<ShownDay>, count: number): Schedule => ({
  weeks: Array.from({ length: count }, (_, column) => {
    const days = weekIn(document, column)?.days ?? [];
    return {
      number: column + 1,
      exercises: days.reduce((sum, day) => sum + lengthOf(day), 0),
      workouts: days.filter(day => day.assignedWorkoutId).length,
    };
  }),
  dayOf: place =>
    dayIn(document, placeOf(place)) ?? (absentDays[weekdays.indexOf(place.weekday)] as ShownDay),
});

/** The same objects each time: a day that stays is not drawn again. */
const absentDays = weekdays.map(
  (dayOfWeek): ShownDay => ({ dayOfWeek, dayName: '', notes: '', assignedWorkoutId: null, lines: [] }),
);

/** '12 exercises'; '12 exercises and 2 single workouts'. */
export function contentOf(schedule: Schedule, week: number): string {
  const { exercises = 0, workouts = 0 } = schedule.weeks.find(({ number }) => number === week) ?? {};
  const own = counted(exercises, 'exercise');
  return workouts === 0 ? own : `${own} and ${counted(workouts, 'single workout')}`;
}

export const lengthOf = (day: ShownDay): number => day.unread?.count ?? day.lines.length;
