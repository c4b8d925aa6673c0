import type { Names } from '#domain/programs/exercise-difference.ts';
import type { ExerciseCategory } from '#domain/prescriptions/exercise-category.ts';
import { exercisesOf, type StoredTree, type ProgramTree, workoutsOf } from '#domain/programs/program-tree.ts';
import { compareNames } from '#domain/names/compare-names.ts';
import { type Database, statement } from '#server/database/database.ts';

type Exercise = { id: string; name: string; category: ExerciseCategory; isHidden: boolean };

const exercisesById = statement<Exercise, { ids: readonly string[] }>(
  'exercises_by_id',
  `select id, name, category, hidden_at is not null as "isHidden" from exercises where id = any(:ids::uuid[])`,
);

const workoutsById = statement<{ id: string; name: string }, { ids: readonly string[] }>(
  'workouts_by_id',
  'select id, name from workouts where id = any(:ids::uuid[])',
);

type Naming = Pick<StoredTree, 'weeks'> & Partial<Pick<StoredTree, 'attached'>>;

/** What the exercises and workouts of programs are called, those too that have left the library. */
export async function namesIn(db: Database, trees: readonly Naming[]): Promise<Names> {
  const ids = [...new Set(trees.flatMap(tree => [...exercisesOf(tree)]))];
  const workoutIds = [...new Set(trees.flatMap(tree => [...workoutsOf(tree)]))];
  const [exercises, workouts] = [
    new Map((await exercisesById(db, { ids })).map(one => [one.id, one])),
    new Map((await workoutsById(db, { ids: workoutIds })).map(one => [one.id, one.name])),
  ];
  return { exercise: id => exercises.get(id) ?? null, workout: id => workouts.get(id) ?? null };
}

/** Exercises of a tree that the library does not list any more, by name. */
export async function unlistedIn(db: Database, tree: ProgramTree): Promise<Omit<Exercise, 'isHidden'>[]> {
  const rows = await exercisesById(db, { ids: [...exercisesOf(tree)] });
  return rows
    .filter(({ isHidden }) => isHidden)
    .toSorted((one, other) => compareNames(one.name, other.name))
    .map(({ id, name, category }) => ({ id, name, category }));
}
