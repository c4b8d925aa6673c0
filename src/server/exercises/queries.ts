import { holdLock } from '#server/database/advisory-locks.ts';
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '#server/database/database.ts';
import { exercises } from '#server/database/tables/exercises.ts';
import { refuseTakenNames } from './taken-names.ts';
import { withLinks } from './seed-library/linked-lifts.ts';

type NewExercise = typeof exercises.$inferInsert;
type Changes = { [Field in keyof NewExercise]?: NewExercise[Field] | undefined };

/** Neither deleted nor merged into another: a coach can change it, archived or not. */
const isKept = and(isNull(exercises.hiddenAt), isNull(exercises.mergedIntoId));

export const inLibrary = and(isKept, isNull(exercises.archivedAt));

export async function insertExercise(db: Database, exercise: NewExercise) {
  await refuseTakenNames(db, [exercise.name]);
  const rows = await db.insert(exercises).values(exercise).returning({ id: exercises.id });
  return rows[0];
}

export async function insertExercises(tx: Database, made: readonly NewExercise[]): Promise<void> {
  if (made.length === 0) return;
  await refuseTakenNames(
    tx,
    made.map(({ name }) => name),
  );
  await tx.insert(exercises).values([...made]);
}

export async function updateExercise(tx: Database, id: string, changes: Changes): Promise<void> {
  await tx
    .update(exercises)
    .set(changes)
    .where(and(eq(exercises.id, id), isKept));
}

/**
 * The exercises of these ids that can be changed, held until the transaction ends: in order, so that two coaches never
 * wait in a ring.
 */
export function exercisesToChange(tx: Database, ids: readonly string[]) {
  return tx
    .select()
    .from(exercises)
    .where(and(inArray(exercises.id, [...ids]), isKept))
    .orderBy(asc(exercises.id))
    .for('update');
}

/** The lift that an exercise can be linked to, or was. */
export async function findLinkable(db: Database, id: string) {
  const rows = await db
    .select({ category: exercises.category, isInLibrary: sql<boolean>`(${inLibrary})` })
    .from(exercises)
    .where(eq(exercises.id, id));
  return rows[0];
}

/** Hides the exercise: what used it still shows its name. */
export async function hideExercise(db: Database, id: string, now: Date): Promise<boolean> {
  const rows = await db
    .update(exercises)
    .set({ hiddenAt: now })
    .where(and(eq(exercises.id, id), isKept))
    .returning({ id: exercises.id });
  return rows.length > 0;
}

/** Fills an empty library; nothing happens, and nothing comes back, when any exercise is there, archived ones too. */
export async function seedEmptyLibrary(tx: Database, seeds: readonly NewExercise[]) {
  await holdLock(tx, 'seeding of the library');
  const there = await tx.select({ id: exercises.id }).from(exercises).where(isKept).limit(1);
  if (there.length > 0) return [];
  const made = { id: exercises.id, name: exercises.name, category: exercises.category };
  return tx.insert(exercises).values(withLinks(seeds)).returning(made);
}

/** The exercises of these ids that can be prescribed: in the library as pickers show it. */
export async function findPrescribable(db: Database, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ id: exercises.id })
    .from(exercises)
    .where(and(sql`${exercises.id} = any(${sql.param([...ids])}::uuid[])`, inLibrary));
  return new Set(rows.map(row => row.id));
}
