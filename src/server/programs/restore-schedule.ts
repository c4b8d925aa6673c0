import { inArray } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { restoreProgramSchedule } from '#contract/programs/weeks.ts';
import type { Database } from '#server/database/database.ts';
import { inChunks } from '#server/database/in-chunks.ts';
import { exercises } from '#server/database/tables/exercises.ts';
import { prescriptions } from '#server/database/tables/programs.ts';
import { refuseWrongAlternates } from '#server/exercises/refuse-alternates.ts';
import { badInput, conflict, requireFound } from '#server/http/problem.ts';
import { followWeekCount } from '#server/training-days/schedule/move-ends.ts';
import { lockWorkout } from '#server/training-days/versions/lock-workout.ts';
import { addMissingWeeks } from './adjust-weeks.ts';
import { refuseUnknownWorkouts } from './create-program.ts';
import { dayChanged } from './edit-program.ts';
import { overfullDays, refuseFullerDays } from './exercise-limit.ts';
import { daysByPosition, positionOf } from './program-days.ts';
import * as queries from './queries.ts';
import { clearDays, writeDayDetails } from './write-days.ts';

type PreviousDays = z.output<typeof restoreProgramSchedule.body>;
type PreviousDay = PreviousDays['weeks'][number]['days'][number] & { id: string };

/** Puts days of a program back as they were; answers their ids. The caller holds the program still. */
export async function restoreSchedule(
  tx: Database,
  programId: string,
  { numWeeks, weeks }: PreviousDays,
  now: Date,
): Promise<string[]> {
  if (numWeeks !== undefined) await bringBackWeeks(tx, programId, numWeeks, now);
  await restoreNotes(tx, programId, weeks);
  const days = await daysNow(tx, programId, weeks);
  await refuseUnknownWorkouts(tx, programId, weeks);
  const before = await overfullDays(tx, { workoutId: programId });
  await writeDayDetails(tx, days);
  await restoreExercises(tx, days);
  await refuseFullerDays(tx, { workoutId: programId }, before);
  return days.map(({ id }) => id);
}

/** Where another coach has made more weeks since, those stay. */
async function bringBackWeeks(tx: Database, programId: string, wanted: number, now: Date): Promise<void> {
  const before = requireFound(await lockWorkout(tx, programId), 'Program');
  const numWeeks = Math.max(wanted, before.numWeeks ?? 0);
  await queries.updateWorkout(tx, programId, { numWeeks, updatedAt: now });
  await addMissingWeeks(tx, programId, numWeeks);
  await followWeekCount(tx, before, numWeeks, now);
}

/** A week that is gone is not made by its notes: it would have no days. */
async function restoreNotes(tx: Database, programId: string, weeks: PreviousDays['weeks']): Promise<void> {
  const there = new Set((await queries.weeksOf(tx, programId)).map(week => week.weekNumber));
  for (const { weekNumber, notes } of weeks) {
    if (!there.has(weekNumber)) throw dayChanged();
    if (notes !== undefined) await queries.upsertWeek(tx, programId, weekNumber, notes);
  }
}

/** The days to be put back, as they are found now: none may have changed since, and none may be gone. */
async function daysNow(
  tx: Database,
  programId: string,
  weeks: PreviousDays['weeks'],
): Promise<PreviousDay[]> {
  const placed = await daysByPosition(tx, programId);
  return weeks.flatMap(({ weekNumber, days }) =>
    days.map(day => {
      const found = placed.get(positionOf({ weekNumber, dayOfWeek: day.dayOfWeek }));
      if (found?.revision !== day.revision) throw dayChanged();
      return { ...day, id: found.id };
    }),
  );
}

/** Each under the id it had, so that what else is open of it finds it again. */
async function restoreExercises(tx: Database, days: readonly PreviousDay[]): Promise<void> {
  const whole = days.filter(day => day.exercises !== undefined);
  if (whole.length === 0) return;
  await clearDays(
    tx,
    whole.map(({ id }) => id),
  );
  const rows = whole.flatMap(day =>
    (day.exercises ?? []).map((exercise, orderIndex) => ({ ...exercise, dayId: day.id, orderIndex })),
  );
  await refuseUnheardOf(tx, new Set(rows.map(row => row.exerciseId)));
  const named = rows.flatMap(row => row.alternateExerciseIds);
  await refuseWrongAlternates(tx, rows, { field: 'weeks', named });
  for (const chunk of inChunks(rows)) {
    const made = await tx
      .insert(prescriptions)
      .values(chunk)
      .onConflictDoNothing()
      .returning({ id: prescriptions.id });
    if (made.length < chunk.length) throw conflict('One of these exercises stands on another day by now');
  }
}

/** One that has left the library since may come back to its day, as what used it has kept it. */
async function refuseUnheardOf(tx: Database, ids: ReadonlySet<string>): Promise<void> {
  const known = await tx.$count(exercises, inArray(exercises.id, [...ids]));
  if (known < ids.size) throw badInput('weeks', 'An exercise of this program is not known');
}
