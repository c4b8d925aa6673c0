import { and, eq, sql } from 'drizzle-orm';
import type { Weekday } from '#domain/plain-date.ts';
import type { Database } from '#server/database/database.ts';
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

/** The program or single workout that an assignment follows, as its coach has it now. */
export type Followed = { workoutId: string };

/** The only place that says what an assignment follows. */
export const versionOf = ({ workoutId }: { workoutId: string }): Followed => ({ workoutId });

/** The compiled days of a program or workout. `compileDays` has to run first: a day without a version is a rest day. */
export async function versionsOf(tx: Database, { workoutId }: Followed): Promise<ScheduledVersion[]> {
  const version = {
    versionId: dayVersions.id,
    exerciseCount: dayVersions.exerciseCount,
    unitsPrescribed: dayVersions.unitsPrescribed,
  };
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
