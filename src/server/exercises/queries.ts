import { holdLock } from '#server/database/advisory-locks.ts';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '#server/database/database.ts';
import { exercises } from '#server/database/tables/exercises.ts';
import { withLinks } from './seed-library/linked-lifts.ts';

type NewExercise = typeof exercises.$inferInsert;
type Changes = { [Field in keyof NewExercise]?: NewExercise[Field] | undefined };

const inLibrary = isNull(exercises.hiddenAt);

export function library(db: Database) {
  return db.select().from(exercises).where(inLibrary).orderBy(asc(exercises.name));
}

export async function insertExercise(db: Database, exercise: NewExercise) {
  const rows = await db.insert(exercises).values(exercise).returning();
  return rows[0];
}

export async function insertExercises(tx: Database, made: readonly NewExercise[]): Promise<void> {
  if (made.length > 0) await tx.insert(exercises).values([...made]);
}

export async function updateExercise(db: Database, id: string, changes: Changes) {
  const rows = await db
    .update(exercises)
    .set(changes)
    .where(and(eq(exercises.id, id), inLibrary))
    .returning();
  return rows[0];
}

/** One of the library, held until the transaction ends. */
export async function exerciseToChange(tx: Database, id: string) {
  const rows = await tx
    .select({ category: exercises.category, linkedExerciseId: exercises.linkedExerciseId })
    .from(exercises)
    .where(and(eq(exercises.id, id), inLibrary))
    .for('update');
  return rows[0];
}

/** What an exercise can be linked to, or was. */
export async function findLinkable(db: Database, id: string) {
  const rows = await db
    .select({ category: exercises.category, hiddenAt: exercises.hiddenAt })
    .from(exercises)
    .where(eq(exercises.id, id));
  return rows[0];
}

/** Hides the exercise: what used it still shows its name. */
export async function hideExercise(db: Database, id: string, now: Date): Promise<boolean> {
  const rows = await db
    .update(exercises)
    .set({ hiddenAt: now })
    .where(and(eq(exercises.id, id), inLibrary))
    .returning({ id: exercises.id });
  return rows.length > 0;
}

/** Fills an empty library; nothing happens, and nothing comes back, when any exercise is there. */
export async function seedEmptyLibrary(tx: Database, seeds: readonly NewExercise[]) {
  await holdLock(tx, 'seeding of the library');
  const there = await tx.select({ id: exercises.id }).from(exercises).where(inLibrary).limit(1);
  if (there.length > 0) return [];
  return tx.insert(exercises).values(withLinks(seeds)).returning();
}

/** Those of the ids that can be prescribed: in the library, not hidden. */
export async function findPrescribable(db: Database, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ id: exercises.id })
    .from(exercises)
    .where(and(sql`${exercises.id} = any(${sql.param([...ids])}::uuid[])`, inLibrary));
  return new Set(rows.map(row => row.id));
}
