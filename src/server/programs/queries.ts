import { and, asc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { multiWeekProgram } from '#contract/programs.ts';
import type { Weekday } from '#domain/plain-date.ts';
import { byName } from '#server/database/by-name.ts';
import type { Database } from '#server/database/database.ts';
import { assignments } from '#server/database/tables/assignments.ts';
import { exercises } from '#server/database/tables/exercises.ts';
import { prescriptions, programDays, programWeeks, workouts } from '#server/database/tables/programs.ts';
import { notHidden } from '#server/training-days/versions/lock-workout.ts';
import { ownerFor } from '#server/accounts/owner.ts';
import type { SessionUser } from '#server/accounts/queries.ts';

type WorkoutChanges = Partial<typeof workouts.$inferInsert>;
export type NewPrescription = typeof prescriptions.$inferInsert;

/** A coach sees every workout; a member those assigned to them, alone or as a day of their program. */
function visibleTo(viewer: SessionUser): SQL | undefined {
  const owner = ownerFor(viewer);
  if ('all' in owner) return undefined;
  return sql`exists (
    select 1 from ${assignments} a
    where a.member_id = ${owner.member} and a.removed_at is null
      and (a.workout_id = ${workouts.id} or exists (
        select 1 from ${programWeeks} w join ${programDays} d on d.week_id = w.id
        where w.program_id = a.workout_id and d.assigned_workout_id = ${workouts.id})))`;
}

export function workoutsFor(db: Database, viewer: SessionUser, onlyPrograms = false) {
  const programs = onlyPrograms ? eq(workouts.programType, multiWeekProgram) : undefined;
  return db
    .select()
    .from(workouts)
    .where(and(notHidden, visibleTo(viewer), programs))
    .orderBy(byName(workouts.name));
}

export async function findWorkout(db: Database, id: string, viewer: SessionUser) {
  const rows = await db
    .select()
    .from(workouts)
    .where(and(eq(workouts.id, id), notHidden, visibleTo(viewer)));
  return rows[0] ?? null;
}

export async function updateWorkout(db: Database, id: string, changes: WorkoutChanges) {
  const rows = await db
    .update(workouts)
    .set(changes)
    .where(and(eq(workouts.id, id), notHidden))
    .returning();
  return rows[0] ?? null;
}

/** Those of the ids that a program day can be given: workouts that have not been deleted. */
export async function findAssignable(db: Database, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ id: workouts.id })
    .from(workouts)
    .where(and(inArray(workouts.id, [...ids]), notHidden));
  return new Set(rows.map(row => row.id));
}

/** Holds the programs that use this workout still too, so that no edit of theirs puts back what it read before. */
export async function lockProgramsUsing(tx: Database, workoutId: string): Promise<void> {
  await tx.execute(sql`
    select 1 from ${workouts} where id in (
      select w.program_id from ${programWeeks} w join ${programDays} d on d.week_id = w.id
      where d.assigned_workout_id = ${workoutId})
    order by id for no key update`);
}

/** The other programs with a day that uses this workout. */
export function programsUsing(db: Database, workoutId: string) {
  return db
    .select({ programId: workouts.id, programName: workouts.name })
    .from(programDays)
    .innerJoin(programWeeks, eq(programWeeks.id, programDays.weekId))
    .innerJoin(workouts, eq(workouts.id, programWeeks.programId))
    .where(and(eq(programDays.assignedWorkoutId, workoutId), ne(workouts.id, workoutId), notHidden))
    .groupBy(workouts.id)
    .orderBy(byName(workouts.name));
}

/** All its days are to be compiled anew, though nothing that they ask for has changed: what they say of it all has. */
export async function markProgramChanged(tx: Database, id: string): Promise<void> {
  await tx.update(workouts).set({ currentVersionId: null }).where(eq(workouts.id, id));
  await tx.execute(sql`
    update ${programDays} d set current_version_id = null
    from ${programWeeks} w where w.id = d.week_id and w.program_id = ${id} and d.current_version_id is not null`);
}

/** Takes a workout off every day that uses it: without exercises of its own such a day is a rest day. */
export async function clearFromDays(tx: Database, workoutId: string): Promise<void> {
  await tx
    .update(programDays)
    .set({ assignedWorkoutId: null, currentVersionId: null, revision: sql`${programDays.revision} + 1` })
    .where(eq(programDays.assignedWorkoutId, workoutId));
}

const exerciseOf = { id: exercises.id, name: exercises.name, category: exercises.category };

/** What an exercise is now, where it has been merged into another. */
const kept = alias(exercises, 'kept');

async function prescriptionsWhere(db: Database, condition: SQL) {
  const rows = await db
    .select({
      prescription: prescriptions,
      exercise: exerciseOf,
      mergedInto: { id: kept.id, name: kept.name },
    })
    .from(prescriptions)
    .innerJoin(exercises, eq(exercises.id, prescriptions.exerciseId))
    .leftJoin(kept, eq(kept.id, exercises.mergedIntoId))
    .where(condition)
    .orderBy(asc(prescriptions.orderIndex), asc(prescriptions.id));
  return rows.map(({ exercise, mergedInto, ...row }) => ({
    ...row,
    exercise: mergedInto ? { ...exercise, mergedInto } : exercise,
  }));
}

export async function workoutExercises(db: Database, workoutId: string) {
  const rows = await prescriptionsWhere(db, eq(prescriptions.workoutId, workoutId));
  return rows.map(({ prescription, exercise }) => ({ ...prescription, workoutId, exercise }));
}

export async function dayExercises(db: Database, dayId: string) {
  const rows = await prescriptionsWhere(db, eq(prescriptions.dayId, dayId));
  return rows.map(({ prescription, exercise }) => ({ ...prescription, dayId, exercise }));
}

/** Of all its days. */
export function weekExercises(db: Database, weekId: string) {
  const days = db.select({ id: programDays.id }).from(programDays).where(eq(programDays.weekId, weekId));
  return exercisesOn(db, inArray(prescriptions.dayId, days));
}

export const exercisesOfDays = (db: Database, dayIds: readonly string[]) =>
  exercisesOn(db, inArray(prescriptions.dayId, [...dayIds]));

async function exercisesOn(db: Database, days: SQL) {
  const rows = await prescriptionsWhere(db, days);
  return rows.map(({ prescription, exercise }) => ({
    ...prescription,
    dayId: prescription.dayId ?? '',
    exercise,
  }));
}

export async function findPrescription(db: Database, id: string) {
  const rows = await prescriptionsWhere(db, eq(prescriptions.id, id));
  const found = rows[0];
  return found ? { ...found.prescription, exercise: found.exercise } : null;
}

export type Owner = { dayId: string } | { workoutId: string };

/** Appends at the end unless the caller says where. */
export async function insertPrescription(
  tx: Database,
  owner: Owner,
  prescription: Omit<NewPrescription, 'orderIndex' | 'dayId' | 'workoutId'> & {
    orderIndex?: number | undefined;
  },
): Promise<string> {
  const sameOwner =
    'dayId' in owner ? eq(prescriptions.dayId, owner.dayId) : eq(prescriptions.workoutId, owner.workoutId);
  const next = sql<number>`(select coalesce(max(${prescriptions.orderIndex}) + 1, 0) from ${prescriptions} where ${sameOwner})`;
  const rows = await tx
    .insert(prescriptions)
    .values({ ...prescription, ...owner, orderIndex: prescription.orderIndex ?? next })
    .returning({ id: prescriptions.id });
  return rows[0]?.id ?? '';
}

export async function updatePrescription(
  tx: Database,
  id: string,
  changes: Partial<NewPrescription>,
): Promise<void> {
  await tx.update(prescriptions).set(changes).where(eq(prescriptions.id, id));
}

export async function deletePrescription(tx: Database, id: string): Promise<void> {
  await tx.delete(prescriptions).where(eq(prescriptions.id, id));
}

/** What these prescriptions belong to, to know whose program changes and that none is missing. */
export function ownersOfPrescriptions(tx: Database, ids: readonly string[]) {
  return tx
    .select({ id: prescriptions.id, dayId: prescriptions.dayId, workoutId: prescriptions.workoutId })
    .from(prescriptions)
    .where(inArray(prescriptions.id, [...ids]));
}

export async function reorderPrescriptions(
  tx: Database,
  updates: readonly { id: string; orderIndex: number }[],
): Promise<void> {
  await tx.execute(sql`
    update ${prescriptions} set order_index = u.order_index
    from unnest(${sql.param(updates.map(update => update.id))}::uuid[],
                ${sql.param(updates.map(update => update.orderIndex))}::int[]) as u(id, order_index)
    where ${prescriptions.id} = u.id`);
}

/** The program a week, day or prescription belongs to; null when there is none, or it is hidden. */
export async function programOf(
  db: Database,
  part: { weekId: string } | { dayId: string },
): Promise<string | null> {
  const condition = 'weekId' in part ? eq(programWeeks.id, part.weekId) : eq(programDays.id, part.dayId);
  const rows = await db
    .select({ programId: programWeeks.programId })
    .from(programWeeks)
    .innerJoin(workouts, and(eq(workouts.id, programWeeks.programId), notHidden))
    .leftJoin(programDays, eq(programDays.weekId, programWeeks.id))
    .where(condition)
    .limit(1);
  return rows[0]?.programId ?? null;
}

export function weeksOf(db: Database, programId: string) {
  return db
    .select()
    .from(programWeeks)
    .where(eq(programWeeks.programId, programId))
    .orderBy(asc(programWeeks.weekNumber));
}

export async function findWeek(db: Database, id: string) {
  const rows = await db.select().from(programWeeks).where(eq(programWeeks.id, id));
  return rows[0] ?? null;
}

/** A week that exists already is updated and keeps its id. */
export async function upsertWeek(
  tx: Database,
  programId: string,
  weekNumber: number,
  notes: string | undefined,
) {
  const rows = await tx
    .insert(programWeeks)
    .values({ programId, weekNumber, notes: notes ?? '' })
    .onConflictDoUpdate({
      target: [programWeeks.programId, programWeeks.weekNumber],
      set: notes === undefined ? { weekNumber } : { notes },
    })
    .returning();
  return rows[0];
}

export async function deleteWeek(tx: Database, id: string): Promise<void> {
  await tx.delete(programWeeks).where(eq(programWeeks.id, id));
}

type NewDay = typeof programDays.$inferInsert;

/** A day that exists already is updated and keeps its id. */
export async function upsertDay(tx: Database, day: NewDay): Promise<string> {
  const { weekId: _weekId, dayOfWeek: _dayOfWeek, ...changes } = day;
  const rows = await tx
    .insert(programDays)
    .values(day)
    .onConflictDoUpdate({
      target: [programDays.weekId, programDays.dayOfWeek],
      set: { ...changes, currentVersionId: null, revision: sql`${programDays.revision} + 1` },
    })
    .returning({ id: programDays.id });
  return rows[0]?.id ?? '';
}

/** Marks a day as changed, so that it is compiled anew; its new revision. */
export async function markChanged(tx: Database, dayId: string): Promise<number> {
  const rows = await tx
    .update(programDays)
    .set({ currentVersionId: null, revision: sql`${programDays.revision} + 1` })
    .where(eq(programDays.id, dayId))
    .returning({ revision: programDays.revision });
  return rows[0]?.revision ?? 0;
}

/** A day's revision; a week's is the sum of its days'. */
export async function revisionOf(
  tx: Database,
  part: { dayId: string } | { weekId: string } | { weekId: string; dayOfWeek: Weekday },
): Promise<number> {
  const rows = await tx
    .select({ revision: sql<number>`coalesce(sum(${programDays.revision}), 0)`.mapWith(Number) })
    .from(programDays)
    .where(
      'dayId' in part
        ? eq(programDays.id, part.dayId)
        : and(
            eq(programDays.weekId, part.weekId),
            'dayOfWeek' in part ? eq(programDays.dayOfWeek, part.dayOfWeek) : undefined,
          ),
    );
  return rows[0]?.revision ?? 0;
}

/** Everything made from this workout: itself, its own days, and the days of others that use it. */
export async function markWorkoutChanged(tx: Database, workoutId: string): Promise<string[]> {
  await tx.update(workouts).set({ currentVersionId: null }).where(eq(workouts.id, workoutId));
  const rows = await tx.execute<{ program_id: string }>(sql`
    update ${programDays} d set current_version_id = null
    from ${programWeeks} w
    where w.id = d.week_id and (w.program_id = ${workoutId} or d.assigned_workout_id = ${workoutId})
    returning w.program_id`);
  return [...new Set([workoutId, ...rows.rows.map(row => row.program_id)])];
}
