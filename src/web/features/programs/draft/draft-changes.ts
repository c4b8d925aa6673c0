import {
  dayOf,
  type Draft,
  type DraftDay,
  type DraftExercise,
  exercisesInWeek,
  type Place,
  type Prescribed,
  workoutsInWeek,
} from '#web/parts/prescriptions/fields/draft.ts';
import { changeList, type ListChange } from './exercise-list.ts';

type Details = Pick<Draft, 'name' | 'description' | 'numWeeks' | 'difficultyLevel' | 'trainingMaxPercent'>;

type InADay<Change> = Change & { at: Place };

/** Changes that the weekly schedule makes to a draft and to a saved program. */
export type ScheduleChange =
  | InADay<{ type: 'add-exercise'; exercise: Prescribed }>
  | InADay<Exclude<ListChange, { type: 'add-exercise' }>>
  | InADay<{ type: 'describe-day'; dayName: string; notes: string }>
  /** Uses a single workout in addition to its own exercises; none when null. */
  | InADay<{ type: 'use-workout'; workoutId: string | null }>
  | { type: 'duplicate-week'; from: number; to: readonly number[] };

export type DraftChange =
  | ScheduleChange
  | { type: 'details'; details: Partial<Details> }
  | { type: 'copy-day'; from: Place; to: readonly Place[] };

/** The reason why a change can't be made. */
export function problemWith(draft: Draft, change: DraftChange): string | undefined {
  if (change.type !== 'duplicate-week') return undefined;
  const held = exercisesInWeek(draft, change.from) + workoutsInWeek(draft, change.from);
  return held > 0 ? undefined : `Week ${change.from} has no exercises to copy`;
}

/**
 * The draft after a change. Parts that a change does not touch stay the same object, so that only one day is rendered
 * again.
 */
export function changeDraft(draft: Draft, change: DraftChange): Draft {
  switch (change.type) {
    case 'details':
      return { ...draft, ...change.details };
    case 'describe-day':
      return withDay(draft, change.at, day => ({ ...day, dayName: change.dayName, notes: change.notes }));
    case 'use-workout':
      return withDay(draft, change.at, day => usingWorkout(day, change.workoutId));
    case 'copy-day':
      return change.to.reduce((copy, to) => withDay(copy, to, () => dayOf(draft, change.from)), draft);
    case 'duplicate-week':
      return duplicateWeek(draft, change.from, change.to);
    case 'add-exercise': {
      const key = draft.nextKey;
      const added = withExercises(draft, change.at, list => changeList(list, { ...change, key }));
      return { ...added, nextKey: key + 1 };
    }
    default:
      return withExercises(draft, change.at, list => changeList(list, change));
  }
}

function duplicateWeek(draft: Draft, from: number, to: readonly number[]): Draft {
  const source = draft.weeks[from - 1] ?? {};
  return { ...draft, weeks: draft.weeks.map((week, index) => (to.includes(index + 1) ? source : week)) };
}

const withExercises = (draft: Draft, at: Place, change: (list: DraftExercise[]) => DraftExercise[]): Draft =>
  withDay(draft, at, day => ({ ...day, exercises: change(day.exercises) }));

function withDay(draft: Draft, at: Place, change: (day: DraftDay) => DraftDay): Draft {
  const { [at.weekday]: _before, ...others } = draft.weeks[at.week - 1] ?? {};
  const day = change(dayOf(draft, at));
  const week = isEmpty(day) ? others : { ...others, [at.weekday]: day };
  return { ...draft, weeks: draft.weeks.with(at.week - 1, week) };
}

function usingWorkout({ assignedWorkoutId: _before, ...day }: DraftDay, workoutId: string | null): DraftDay {
  return workoutId === null ? day : { ...day, assignedWorkoutId: workoutId };
}

const isEmpty = ({ exercises, dayName, notes, assignedWorkoutId }: DraftDay) =>
  exercises.length === 0 && dayName === '' && notes === '' && assignedWorkoutId === undefined;
