import { searchNames } from '#domain/exercises/exercise-search.ts';
import { type ExerciseCategory, exerciseCategories } from '#domain/prescriptions/exercise-category.ts';
import type { HeldRecord } from '#web/parts/records/record-text.ts';

/** An exercise with its records, which come the newest first. */
export type ExerciseWithRecords = {
  id: string;
  name: string;
  category: ExerciseCategory;
  newest: HeldRecord;
  records: HeldRecord[];
};

/** By exercise; the one with the newest record comes first. */
export function byExercise(records: readonly HeldRecord[]): ExerciseWithRecords[] {
  const found = new Map<string, ExerciseWithRecords>();
  for (const record of records) {
    const { exerciseId: id, exerciseName: name, category } = record;
    const exercise = found.get(id);
    if (exercise) exercise.records.push(record);
    else found.set(id, { id, name, category, newest: record, records: [record] });
  }
  return [...found.values()];
}

export type CategoryTab = 'All' | ExerciseCategory;

/** The categories that have any, each with its count. */
export function categoryTabs(exercises: readonly ExerciseWithRecords[]) {
  const count = (tab: CategoryTab) => exercises.filter(isOf(tab)).length;
  return (['All', ...exerciseCategories] satisfies CategoryTab[])
    .map(value => ({ value, label: value, count: count(value) }))
    .filter(tab => tab.value === 'All' || tab.count > 0);
}

export const isOf =
  (tab: CategoryTab) =>
  ({ category }: ExerciseWithRecords): boolean =>
    tab === 'All' || category === tab;

/** Exercises whose names match the search, the best first; all of them, as they are, without one. */
export function found(exercises: readonly ExerciseWithRecords[], search: string): ExerciseWithRecords[] {
  if (search.trim() === '') return [...exercises];
  const named = exercises.map(exercise => ({ ...exercise, muscleGroups: [], equipment: [] }));
  return searchNames(named, search, true);
}
