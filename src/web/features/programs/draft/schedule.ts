import { counted } from '#web/ui/text/words.ts';
import type { ScheduleChange } from './draft-changes.ts';
import type { DraftExercise, Place } from '#web/parts/prescriptions/fields/draft.ts';

/** A day as the schedule shows it: of a draft, or of a program that is there already. */
export type ShownDay = {
  dayName: string;
  notes: string;
  /** Null until they have been read. */
  exercises: readonly DraftExercise[] | null;
  exerciseCount?: number;
  /** Whether the exercises could not be loaded. */
  isUnread?: boolean;
  assignedWorkoutId?: string | null;
};

export type Schedule = {
  /** Numbers of exercises of its own in each week, and of days that use a single workout. */
  weeks: readonly { number: number; exercises: number; workouts?: number }[];
  dayOf: (place: Place) => ShownDay;
};

/** An error as a sentence for the person; undefined when it worked. */
export type Outcome = string | undefined;

export type Change = (change: ScheduleChange) => Promise<Outcome>;

/** '12 exercises'; '12 exercises and 2 single workouts'. */
export function contentOf(schedule: Schedule, week: number): string {
  const { exercises = 0, workouts = 0 } = schedule.weeks.find(({ number }) => number === week) ?? {};
  const own = counted(exercises, 'exercise');
  return workouts === 0 ? own : `${own} and ${counted(workouts, 'single workout')}`;
}

export const lengthOf = (day: ShownDay): number => day.exercises?.length ?? day.exerciseCount ?? 0;
