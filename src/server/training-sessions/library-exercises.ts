import type { ExerciseCategory } from '#domain/prescriptions/exercise-category.ts';
import { type Database, statement } from '#server/database/database.ts';
import type { LibraryExercise, Sent } from './validate-events.ts';

/** Hidden ones too: a device without a signal may have the library of yesterday. */
const exercisesById = statement<{ id: string; category: ExerciseCategory }, { ids: readonly string[] }>(
  'exercises_by_id',
  'select id, category from exercises where id = any(:ids::uuid[])',
);

const prescriptionsById = statement<{ id: string }, { ids: readonly string[] }>(
  'prescriptions_by_id',
  'select id from day_version_exercises where id = any(:ids::uuid[])',
);

/** The ids under which exercises are to be added, and that are prescriptions' already, of whatever day. */
export async function prescribedAlready(db: Database, sent: readonly Sent[]): Promise<Set<string>> {
  const ids = sent.flatMap(({ event }) => (event.kind === 'add' ? event.prescriptionId : []));
  const found = ids.length > 0 ? await prescriptionsById(db, { ids }) : [];
  return new Set(found.map(({ id }) => id));
}

/** The exercises that swaps and additions name, by their ids. */
export async function libraryExercises(
  db: Database,
  sent: readonly Sent[],
): Promise<Map<string, LibraryExercise>> {
  const ids = [...new Set(sent.flatMap(({ event }) => ('exerciseId' in event ? event.exerciseId : [])))];
  const found = ids.length > 0 ? await exercisesById(db, { ids }) : [];
  return new Map(found.map(exercise => [exercise.id, exercise]));
}
