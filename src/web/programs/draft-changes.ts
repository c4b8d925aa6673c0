import {
  dayOf,
  type Draft,
  type DraftDay,
  type DraftExercise,
  type Place,
  type Prescribed,
} from './draft.ts';

type Details = Pick<Draft, 'name' | 'description' | 'numWeeks' | 'difficultyLevel'>;

export type DraftChange =
  | { type: 'details'; details: Partial<Details> }
  | { type: 'add-exercise'; at: Place; exercise: Prescribed }
  /** `position` counts from 0. */
  | { type: 'change-exercise'; at: Place; key: number; exercise: Prescribed; position: number }
  | { type: 'remove-exercise'; at: Place; key: number }
  | { type: 'describe-day'; at: Place; dayName: string; notes: string }
  | { type: 'copy-day'; from: Place; to: readonly Place[] }
  | { type: 'duplicate-week'; from: number; to: readonly number[] };

/** The draft after a change. What a change does not touch stays the same object, so that only one day is drawn anew. */
export function changeDraft(draft: Draft, change: DraftChange): Draft {
  switch (change.type) {
    case 'details':
      return { ...draft, ...change.details };
    case 'add-exercise':
      return addExercise(draft, change.at, change.exercise);
    case 'change-exercise':
      return withExercises(draft, change.at, list =>
        moved(list, change.key, change.exercise, change.position),
      );
    case 'remove-exercise':
      return withExercises(draft, change.at, list => list.filter(({ key }) => key !== change.key));
    case 'describe-day':
      return withDay(draft, change.at, day => ({ ...day, dayName: change.dayName, notes: change.notes }));
    case 'copy-day':
      return change.to.reduce((copy, to) => withDay(copy, to, () => dayOf(draft, change.from)), draft);
    default:
      return duplicateWeek(draft, change.from, change.to);
  }
}

function addExercise(draft: Draft, at: Place, exercise: Prescribed): Draft {
  const added = withExercises(draft, at, list => [...list, { ...exercise, key: draft.nextKey }]);
  return { ...added, nextKey: draft.nextKey + 1 };
}

function moved(list: DraftExercise[], key: number, exercise: Prescribed, position: number): DraftExercise[] {
  const others = list.filter(other => other.key !== key);
  return others.toSpliced(position, 0, { ...exercise, key });
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

const isEmpty = (day: DraftDay) => day.exercises.length === 0 && day.dayName === '' && day.notes === '';
