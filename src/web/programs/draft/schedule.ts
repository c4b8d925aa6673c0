import { counted } from '#web/ui/text/words.ts';
import type { ScheduleChange } from './draft-changes.ts';
import type { DraftExercise, Place } from './draft.ts';

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
  /** How many exercises of its own each week holds, and on how many days it uses a single workout. */
  weeks: readonly { number: number; exercises: number; workouts?: number }[];
  dayOf: (place: Place) => ShownDay;
};

/** What went wrong, in a sentence for the person; undefined when it worked. */
export type Outcome = string | undefined;

export type Change = (change: ScheduleChange) => Promise<Outcome>;

/** '12 exercises'; '12 exercises and 2 single workouts'. */
export function contentOf(schedule: Schedule, week: number): string {
  const { exercises = 0, workouts = 0 } = schedule.weeks.find(({ number }) => number === week) ?? {};
  const own = counted(exercises, 'exercise');
  return workouts === 0 ? own : `${own} and ${counted(workouts, 'single workout')}`;
}

export const lengthOf = (day: ShownDay): number => day.exercises?.length ?? day.exerciseCount ?? 0;
