import { inArray, sql } from 'drizzle-orm';
import type { PositionedDay } from '#domain/programs/tree-plan.ts';
import type { Database } from '#server/database/database.ts';
import { inChunks } from '#server/database/in-chunks.ts';
import { prescriptions, programDays } from '#server/database/tables/programs.ts';
import { requireFound } from '#server/http/problem.ts';
import { daysByPosition, positionOf } from './program-days.ts';

type DayDetails = {
  id: string;
  dayName: string;
  notes: string;
  assignedWorkoutId?: string | null | undefined;
};

/** Writes what days say besides their exercises; they are compiled again. */
export async function writeDayDetails(tx: Database, days: readonly DayDetails[]): Promise<void> {
  await tx.execute(sql`
    update ${programDays} d set day_name = f.day_name, notes = f.notes,
      assigned_workout_id = f.workout_id, current_version_id = null, revision = d.revision + 1
    from unnest(${sql.param(days.map(({ id }) => id))}::uuid[], ${sql.param(days.map(day => day.dayName))}::text[],
      ${sql.param(days.map(({ notes }) => notes))}::text[],
      ${sql.param(days.map(day => day.assignedWorkoutId ?? null))}::uuid[]) as f(id, day_name, notes, workout_id)
    where d.id = f.id`);
}

/** Takes all exercises of their own off days. */
export async function clearDays(tx: Database, dayIds: readonly string[]): Promise<void> {
  await tx.delete(prescriptions).where(inArray(prescriptions.dayId, [...dayIds]));
}

/** Writes days of a program where they stand in it, each with the exercises of its own. */
export async function writeDays(
  tx: Database,
  programId: string,
  changed: readonly PositionedDay[],
): Promise<void> {
  if (changed.length === 0) return;
  const placed = await daysByPosition(tx, programId);
  const days = changed.map(day => ({ ...day, id: requireFound(placed.get(positionOf(day)), 'Day').id }));
  await writeDayDetails(tx, days);
  await clearDays(
    tx,
    days.map(({ id }) => id),
  );
  const rows = days.flatMap(({ id, exercises }) =>
    exercises.map((exercise, orderIndex) => ({ ...exercise, dayId: id, orderIndex })),
  );
  for (const chunk of inChunks(rows)) await tx.insert(prescriptions).values(chunk);
}
