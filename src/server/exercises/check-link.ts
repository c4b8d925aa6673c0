import type { ExerciseCategory } from '#domain/prescriptions/exercise-category.ts';
import type { Database } from '#server/database/database.ts';
import { badInput } from '#server/http/problem.ts';
import { findLinkable } from './queries.ts';

type CheckLinkInput = {
  /** Null for one that is new. */
  id: string | null;
  category: ExerciseCategory;
  linkedExerciseId?: string | null | undefined;
  /** To which it is linked already. */
  before: string | null;
};

/** A lift is linked to another strength exercise of the library; a link to one that has left it may stay. */
export async function checkLink(tx: Database, { id, category, linkedExerciseId, before }: CheckLinkInput) {
  if (!linkedExerciseId) return;
  if (category !== 'Strength') throw refuse('Only a strength exercise can be linked to another');
  if (linkedExerciseId === id) throw refuse('Choose a different exercise');
  const linked = await findLinkable(tx, linkedExerciseId);
  if (!linked) throw refuse('There is no such exercise');
  if (linked.category !== 'Strength') throw refuse('Choose a strength exercise');
  if (!linked.isInLibrary && linkedExerciseId !== before)
    throw refuse('This exercise is no longer in the library');
}

const refuse = (message: string) => badInput('linkedExerciseId', message);
