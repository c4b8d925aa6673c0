import { and, eq, sql } from 'drizzle-orm';
import type { Weekday } from '#domain/plain-date.ts';
import type { Database } from '#server/database/database.ts';
import { programVersionDays } from '#server/database/tables/program-versions.ts';
import { dayVersions, programDays, programWeeks, workouts } from '#server/database/tables/programs.ts';
import { withoutWeeks } from './lock-workout.ts';

/** A day of a program, or a single workout on its start date, in the form from which training days are made. */
export type ScheduledVersion = {
  versionId: string;
  exerciseCount: number;
  unitsPrescribed: number;
  weekNumber: number | null;
  dayOfWeek: Weekday | null;
};

/** The source an assignment follows: a program or single workout as its coach has it now, or one version of it. */
export type Followed = { workoutId: string; programVersion: number | null };

/** The only place that says what an assignment follows. */
export const versionOf = ({ workoutId, programVersion }: Followed): Followed => ({
  workoutId,
  programVersion,
});

/** SQL: for how many weeks the program `w` runs for its assignment `a`: those of the version that this one stays on. */
export const numWeeksOf = (a: string, w: string): string =>
  `case when ${a}.program_version is null then ${w}.num_weeks else (
     select pv.num_weeks from program_versions pv
     where pv.workout_id = ${a}.workout_id and pv.version = ${a}.program_version) end`;

const version = {
  versionId: dayVersions.id,
  exerciseCount: dayVersions.exerciseCount,
  unitsPrescribed: dayVersions.unitsPrescribed,
};

/** The compiled days of what is followed. `compileDays` has to run first: a day without a version is a rest day. */
export async function versionsOf(
  tx: Database,
  { workoutId, programVersion }: Followed,
): Promise<ScheduledVersion[]> {
  if (programVersion !== null) return daysOfVersion(tx, workoutId, programVersion);
  const days = await tx
    .select({ ...version, weekNumber: programWeeks.weekNumber, dayOfWeek: programDays.dayOfWeek })
    .from(programDays)
    .innerJoin(programWeeks, eq(programWeeks.id, programDays.weekId))
    .innerJoin(dayVersions, eq(dayVersions.id, programDays.currentVersionId))
    .where(eq(programWeeks.programId, workoutId));
  const single = await tx
    .select({ ...version, weekNumber: sql<null>`null`, dayOfWeek: sql<null>`null` })
    .from(workouts)
    .innerJoin(dayVersions, eq(dayVersions.id, workouts.currentVersionId))
    .where(and(eq(workouts.id, workoutId), withoutWeeks));
  return [...days, ...single];
}

/** Stored with the version when it was written down. */
function daysOfVersion(tx: Database, workoutId: string, programVersion: number): Promise<ScheduledVersion[]> {
  return tx
    .select({
      ...version,
      weekNumber: programVersionDays.weekNumber,
      dayOfWeek: programVersionDays.dayOfWeek,
    })
    .from(programVersionDays)
    .innerJoin(dayVersions, eq(dayVersions.id, programVersionDays.dayVersionId))
    .where(and(eq(programVersionDays.workoutId, workoutId), eq(programVersionDays.version, programVersion)));
}
