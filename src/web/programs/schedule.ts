import {
  dayOf,
  type Draft,
  type DraftExercise,
  exercisesInWeek,
  type Place,
  weekNumbersOf,
} from './draft.ts';
import type { ScheduleChange } from './draft-changes.ts';

/** A day as the schedule shows it: of a draft, or of a program that is there already. */
export type ShownDay = {
  dayName: string;
  notes: string;
  /** Null until they have been read. */
  exercises: readonly DraftExercise[] | null;
  exerciseCount?: number;
  /** They could not be read. */
  isUnread?: boolean;
  assignedWorkoutId?: string | null;
};

export type Schedule = {
  weeks: readonly { number: number; exercises: number }[];
  dayOf: (place: Place) => ShownDay;
};

/** What went wrong, in a sentence for the person; undefined when it worked. */
export type Outcome = string | undefined;

export type Change = (change: ScheduleChange) => Promise<Outcome>;

export const scheduleOf = (draft: Draft): Schedule => ({
  weeks: weekNumbersOf(draft).map(number => ({ number, exercises: exercisesInWeek(draft, number) })),
  dayOf: place => dayOf(draft, place),
});

export const exercisesOf = (schedule: Schedule, week: number): number =>
  schedule.weeks.find(({ number }) => number === week)?.exercises ?? 0;

export const lengthOf = (day: ShownDay): number => day.exercises?.length ?? day.exerciseCount ?? 0;
