import { inArray, sql } from 'drizzle-orm';
import type { Database } from '#server/database/database.ts';
import { prescriptions, programDays } from '#server/database/tables/programs.ts';

type DayDetails = {
  id: string;
  dayName: string;
  notes: string;
  assignedWorkoutId?: string | null | undefined;
};

/** Writes what days say besides their exercises; they are compiled anew. */
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
