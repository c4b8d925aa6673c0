import { and, eq, gt, sql } from 'drizzle-orm';
import { weekdays } from '#domain/plain-date.ts';
import type { PlannedWeek } from '#domain/programs/program-tree.ts';
import type { Database } from '#server/database/database.ts';
import { programDays, programWeeks } from '#server/database/tables/programs.ts';
import { dayRow } from './create-program.ts';
import { upsertWeek } from './queries.ts';

/** Makes the missing weeks up to a number of weeks, each with its seven days, and deletes those above it. */
export async function adjustWeeks(tx: Database, programId: string, numWeeks: number): Promise<void> {
  await tx
    .delete(programWeeks)
    .where(and(eq(programWeeks.programId, programId), gt(programWeeks.weekNumber, numWeeks)));
  await addMissingWeeks(tx, programId, numWeeks);
}

/** Makes the missing weeks up to a number of weeks, each with its seven days. */
export async function addMissingWeeks(tx: Database, programId: string, numWeeks: number): Promise<void> {
  const numbers = Array.from({ length: numWeeks }, (_, index) => index + 1);
  const made = await tx
    .insert(programWeeks)
    .values(numbers.map(weekNumber => ({ programId, weekNumber })))
    .onConflictDoNothing()
    .returning({ id: programWeeks.id });
  await addMissingDays(
    tx,
    made.map(({ id }) => id),
  );
}

/** Leaves the days that are there as they are. */
async function addMissingDays(tx: Database, weekIds: readonly string[]): Promise<void> {
  const days = weekIds.flatMap(id => weekdays.map(weekday => dayRow(id, weekday)));
  if (days.length > 0) await tx.insert(programDays).values(days).onConflictDoNothing();
}

/** A week with its seven days; one that exists already is updated and keeps its id and its days. */
export async function makeWeek(
  tx: Database,
  programId: string,
  weekNumber: number,
  notes: string | undefined,
) {
  const week = await upsertWeek(tx, programId, weekNumber, notes);
  if (week) await addMissingDays(tx, [week.id]);
  return week;
}

/** Writes what weeks say besides their days. */
export async function writeNotes(tx: Database, programId: string, weeks: readonly PlannedWeek[]) {
  if (weeks.length === 0) return;
  await tx.execute(sql`
    update ${programWeeks} w set notes = f.notes
    from unnest(${sql.param(weeks.map(week => week.weekNumber))}::int[], ${sql.param(weeks.map(week => week.notes))}::text[])
      as f(week_number, notes)
    where w.program_id = ${programId} and w.week_number = f.week_number`);
}
