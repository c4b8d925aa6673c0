import { eq, sql } from 'drizzle-orm';
import type { KeptTree, PlannedDay, PlannedWeek, ProgramTree } from '#domain/programs/program-tree.ts';
import { isSame } from '#domain/programs/same.ts';
import type { Database } from '#server/database/database.ts';
import { inChunks } from '#server/database/in-chunks.ts';
import { prescriptions, programWeeks, type workouts } from '#server/database/tables/programs.ts';
import { requireFound } from '#server/http/problem.ts';
import { adjustWeeks } from '#server/programs/adjust-weeks.ts';
import { overfullDays, refuseFullerDays } from '#server/programs/exercise-limit.ts';
import { daysOfProgram } from '#server/programs/program-days.ts';
import * as queries from '#server/programs/queries.ts';
import { readLive } from '#server/programs/versions/live-tree.ts';
import { clearDays, writeDayDetails } from '#server/programs/write-days.ts';
import { withoutGoneWorkouts } from './draft-rows.ts';

type Workout = typeof workouts.$inferSelect;

/**
 * Makes a program what a tree says, a statement a table: weeks and days that stay keep their ids, and days that do not
 * change are not touched. The caller holds the program, and knows how it is (`live`). Answers it as it is then.
 */
export async function writeTree(
  tx: Database,
  programId: string,
  live: ProgramTree,
  tree: ProgramTree,
  now: Date,
): Promise<Workout> {
  const { name, description, difficultyLevel, numWeeks, trainingMaxPercent } = tree;
  const weeks = numWeeks === live.numWeeks ? {} : { numWeeks };
  const details = { name, description, difficultyLevel, trainingMaxPercent, ...weeks, updatedAt: now };
  const after = requireFound(await queries.updateWorkout(tx, programId, details), 'Program');
  if (trainingMaxPercent !== live.trainingMaxPercent) await queries.markProgramChanged(tx, programId);
  await adjustWeeks(tx, programId, numWeeks);
  await writeNotes(tx, programId, changedNotes(live, tree));
  const before = await overfullDays(tx, { workoutId: programId });
  await writeDays(tx, programId, changedDays(live, tree));
  await refuseFullerDays(tx, { workoutId: programId }, before);
  return after;
}

const changedNotes = (live: ProgramTree, tree: ProgramTree) =>
  tree.weeks.filter((week, index) => week.notes !== (live.weeks[index]?.notes ?? ''));

async function writeNotes(tx: Database, programId: string, weeks: readonly PlannedWeek[]): Promise<void> {
  if (weeks.length === 0) return;
  await tx.execute(sql`
    update ${programWeeks} w set notes = f.notes
    from unnest(${sql.param(weeks.map(week => week.weekNumber))}::int[], ${sql.param(weeks.map(week => week.notes))}::text[])
      as f(week_number, notes)
    where w.program_id = ${programId} and w.week_number = f.week_number`);
}

type PlacedDay = PlannedDay & { weekNumber: number };

/** A week that is new has its days already, named by their weekdays and empty. */
const changedDays = (live: ProgramTree, tree: ProgramTree): PlacedDay[] =>
  tree.weeks.flatMap(({ weekNumber, days }) =>
    days
      .filter((day, index) => !isSame(day, live.weeks[weekNumber - 1]?.days[index]))
      .map(day => ({ ...day, weekNumber })),
  );

async function writeDays(tx: Database, programId: string, changed: readonly PlacedDay[]): Promise<void> {
  if (changed.length === 0) return;
  const numberOf = new Map((await queries.weeksOf(tx, programId)).map(week => [week.id, week.weekNumber]));
  const idOf = new Map(
    (await daysOfProgram(tx, programId)).map(day => [`${numberOf.get(day.weekId)} ${day.dayOfWeek}`, day.id]),
  );
  const days = changed.map(day => ({
    ...day,
    id: requireFound(idOf.get(`${day.weekNumber} ${day.dayOfWeek}`), 'Day'),
  }));
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

/** Makes a copy of a program what a former version of it was, under the copy's own name. */
export async function writeVersion(
  tx: Database,
  copy: { id: string; name: string },
  version: KeptTree,
  now: Date,
): Promise<void> {
  const { attached, ...tree } = await withoutGoneWorkouts(tx, version);
  await writeTree(tx, copy.id, (await readLive(tx, copy.id)).tree, { ...tree, name: copy.name }, now);
  await tx.delete(prescriptions).where(eq(prescriptions.workoutId, copy.id));
  const rows = attached.map((exercise, orderIndex) => ({ ...exercise, workoutId: copy.id, orderIndex }));
  if (rows.length > 0) await tx.insert(prescriptions).values(rows);
}
