import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { unitsPrescribed } from '#domain/training/log/workout-units.ts';
import type { Database } from '#server/database/database.ts';
import { exercises } from '#server/database/tables/exercises.ts';
import {
  dayVersionExercises,
  dayVersions,
  prescriptions,
  programDays,
  programWeeks,
  workouts,
} from '#server/database/tables/programs.ts';
import { inChunks } from '#server/database/in-chunks.ts';
import { withoutWeeks } from './lock-workout.ts';

type Prescription = typeof prescriptions.$inferSelect & { category: typeof exercises.$inferSelect.category };
type Version = typeof dayVersions.$inferInsert & { id: string };

/**
 * Makes the immutable versions that training days point to: one for each day of a program, or for a single workout,
 * that has changed since its last version. A day without exercises and workout is a rest day and has no version.
 */
export async function compileDays(tx: Database, workoutId: string): Promise<void> {
  const changed = await changedDays(tx, workoutId);
  const single = await changedSingleWorkout(tx, workoutId);
  const used = [workoutId, ...changed.flatMap(day => day.assignedWorkoutId ?? [])];
  const all = await prescriptionsOf(
    tx,
    changed.map(day => day.id),
    used,
  );
  const versions: Version[] = [];
  const contents: Prescription[][] = [];
  const add = (
    version: Omit<Version, 'id' | 'exerciseCount' | 'unitsPrescribed'>,
    content: Prescription[],
  ) => {
    if (content.length === 0) return;
    versions.push({
      ...version,
      id: randomUUID(),
      exerciseCount: content.length,
      unitsPrescribed: sumOf(content),
    });
    contents.push(content);
  };
  for (const day of changed) {
    const own = all.filter(row => row.dayId === day.id || row.workoutId === (day.assignedWorkoutId ?? '-'));
    const attached = own.length > 0 ? all.filter(row => row.workoutId === workoutId) : [];
    const { id, assignedWorkoutId: _workout, ...said } = day;
    add({ workoutId, programDayId: id, ...said }, [...own, ...attached]);
  }
  if (single)
    add(
      { workoutId, dayName: single.name, notes: '', trainingMaxPercent: single.trainingMaxPercent },
      all.filter(row => row.workoutId === workoutId),
    );
  await insertVersions(tx, versions, contents);
}

function changedDays(tx: Database, programId: string) {
  return tx
    .select({
      id: programDays.id,
      weekNumber: programWeeks.weekNumber,
      dayName: programDays.dayName,
      notes: programDays.notes,
      assignedWorkoutId: programDays.assignedWorkoutId,
      // Of the program: a workout that a day of it uses is done as a part of it.
      trainingMaxPercent: workouts.trainingMaxPercent,
    })
    .from(programDays)
    .innerJoin(programWeeks, eq(programWeeks.id, programDays.weekId))
    .innerJoin(workouts, eq(workouts.id, programWeeks.programId))
    .where(and(eq(programWeeks.programId, programId), isNull(programDays.currentVersionId)));
}

async function changedSingleWorkout(tx: Database, workoutId: string) {
  const rows = await tx
    .select({ name: workouts.name, trainingMaxPercent: workouts.trainingMaxPercent })
    .from(workouts)
    .where(and(eq(workouts.id, workoutId), isNull(workouts.currentVersionId), withoutWeeks));
  return rows[0];
}

/** The prescriptions in the order of the training: the day's own first, then those of its workout. */
async function prescriptionsOf(
  tx: Database,
  dayIds: string[],
  workoutIds: string[],
): Promise<Prescription[]> {
  const rows = await tx
    .select({ prescription: prescriptions, category: exercises.category })
    .from(prescriptions)
    .innerJoin(exercises, eq(exercises.id, prescriptions.exerciseId))
    .where(or(inArray(prescriptions.dayId, dayIds), inArray(prescriptions.workoutId, workoutIds)))
    .orderBy(isNotNull(prescriptions.workoutId), asc(prescriptions.orderIndex), asc(prescriptions.id));
  return rows.map(({ prescription, category }) => ({ ...prescription, category }));
}

const sumOf = (content: Prescription[]) =>
  content.reduce((sum, row) => sum + unitsPrescribed(row.category, row), 0);

async function insertVersions(tx: Database, versions: Version[], contents: Prescription[][]): Promise<void> {
  if (versions.length === 0) return;
  await tx.insert(dayVersions).values(versions);
  const rows = versions.flatMap((version, index) =>
    (contents[index] ?? []).map((prescription, position) =>
      versionExercise(version.id, prescription, position),
    ),
  );
  for (const chunk of inChunks(rows)) await tx.insert(dayVersionExercises).values(chunk);
  await tx.execute(sql`
    update ${programDays} d set current_version_id = v.id
    from ${dayVersions} v
    where v.program_day_id = d.id and v.id = any(${sql.param(versions.map(version => version.id))}::uuid[])`);
  const single = versions.find(version => !version.programDayId);
  if (single) {
    await tx.update(workouts).set({ currentVersionId: single.id }).where(eq(workouts.id, single.workoutId));
  }
}

function versionExercise(dayVersionId: string, row: Prescription, position: number) {
  const { id: _id, dayId: _dayId, workoutId: _workoutId, orderIndex: _orderIndex, ...fields } = row;
  return { ...fields, dayVersionId, position, unitsPrescribed: unitsPrescribed(row.category, row) };
}
