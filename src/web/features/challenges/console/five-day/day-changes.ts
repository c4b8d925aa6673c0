import type { ChallengeWeekday } from '#domain/challenges/challenge.ts';
import type { ChallengeDetails } from '#web/features/challenges/console/details/challenge-details.ts';
import type { DayField, DraftDay, DraftExercise, FiveDayDraft } from './five-day-draft.ts';

/** Changes to one of the five days. */
export type DayChange =
  | { type: 'describe'; texts: Partial<Omit<DraftDay, 'exercises'>> }
  | { type: 'add'; exercise: Pick<DraftExercise, 'exerciseId' | 'name' | 'category'> }
  | { type: 'write'; key: number; field: DayField; text: string }
  | { type: 'write-alternative'; key: number; text: string }
  | { type: 'remove'; key: number }
  /** To where the other one stands. */
  | { type: 'move'; key: number; over: number };

export const changeDetails = (draft: FiveDayDraft, details: Partial<ChallengeDetails>): FiveDayDraft => ({
  ...draft,
  details: { ...draft.details, ...details },
});

export const changeDay = (
  draft: FiveDayDraft,
  weekday: ChallengeWeekday,
  change: DayChange,
): FiveDayDraft => ({
  ...draft,
  days: { ...draft.days, [weekday]: changed(draft.days[weekday], change) },
});

function changed(day: DraftDay, change: DayChange): DraftDay {
  const { exercises } = day;
  const written = (key: number, write: (exercise: DraftExercise) => DraftExercise): DraftDay => ({
    ...day,
    exercises: exercises.map(exercise => (exercise.key === key ? write(exercise) : exercise)),
  });
  switch (change.type) {
    case 'describe':
      return { ...day, ...change.texts };
    case 'add':
      return { ...day, exercises: [...exercises, added(exercises, change.exercise)] };
    case 'write':
      return written(change.key, exercise => ({
        ...exercise,
        fields: { ...exercise.fields, [change.field]: change.text },
      }));
    case 'write-alternative':
      return written(change.key, exercise => ({ ...exercise, altExercise: change.text }));
    case 'remove':
      return { ...day, exercises: exercises.filter(({ key }) => key !== change.key) };
    default:
      return { ...day, exercises: moved(exercises, change.key, change.over) };
  }
}

function added(
  list: readonly DraftExercise[],
  { exerciseId, name, category }: Pick<DraftExercise, 'exerciseId' | 'name' | 'category'>,
): DraftExercise {
  const key = Math.max(0, ...list.map(exercise => exercise.key)) + 1;
  return { key, exerciseId, name, category, altExercise: '', fields: {} };
}

function moved(list: readonly DraftExercise[], key: number, over: number): DraftExercise[] {
  const exercise = list.find(one => one.key === key);
  const place = list.findIndex(one => one.key === over);
  if (!exercise || place < 0) return [...list];
  return list.filter(one => one !== exercise).toSpliced(place, 0, exercise);
}
