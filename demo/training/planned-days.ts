import { and, asc, eq, inArray } from 'drizzle-orm';
import type { PlainDate } from '#domain/plain-date.ts';
import type { Database } from '#server/database/database.ts';
import { trainingDays } from '#server/database/tables/assignments.ts';
import { exercises } from '#server/database/tables/exercises.ts';
import { dayVersionExercises, dayVersions } from '#server/database/tables/programs.ts';

type LibraryExercise = { id: string; name: string };

/** A prescription as it stands in a training day. */
export type Prescribed = typeof dayVersionExercises.$inferSelect & {
  name: string;
  /** What the coach lets members do in its place. */
  alternates: LibraryExercise[];
};

export type PlannedDay = {
  id: string;
  assignmentId: string;
  memberId: string;
  date: PlainDate;
  weekNumber: number;
  exercises: Prescribed[];
};

/** The fourth week of every program lets up, and so does the eighth where it does not test. */
export const isLightWeek = ({ weekNumber, exercises }: PlannedDay) =>
  weekNumber === 4 || (weekNumber === 8 && !exercises.some(({ reps }) => reps?.endsWith('+')));

/** The training days of these assignments that count, in order, each with what it asks for. */
export async function plannedDays(tx: Database, assignmentIds: string[]): Promise<PlannedDay[]> {
  const days = await tx
    .select({ day: trainingDays, weekNumber: dayVersions.weekNumber })
    .from(trainingDays)
    .innerJoin(dayVersions, eq(dayVersions.id, trainingDays.dayVersionId))
    .where(and(inArray(trainingDays.assignmentId, assignmentIds), eq(trainingDays.state, 'scheduled')))
    .orderBy(asc(trainingDays.date));
  const contents = await contentsOf(tx, [...new Set(days.map(({ day }) => day.dayVersionId))]);
  return days.map(({ day, weekNumber }) => ({
    id: day.id,
    assignmentId: day.assignmentId,
    memberId: day.memberId,
    date: day.date,
    weekNumber: weekNumber ?? 1,
    exercises: contents.get(day.dayVersionId) ?? [],
  }));
}

async function contentsOf(tx: Database, versionIds: string[]): Promise<Map<string, Prescribed[]>> {
  const rows = await tx
    .select({ prescribed: dayVersionExercises, name: exercises.name })
    .from(dayVersionExercises)
    .innerJoin(exercises, eq(exercises.id, dayVersionExercises.exerciseId))
    .where(inArray(dayVersionExercises.dayVersionId, versionIds))
    .orderBy(asc(dayVersionExercises.position));
  const library = await tx.select({ id: exercises.id, name: exercises.name }).from(exercises);
  const byId = new Map(library.map(exercise => [exercise.id, exercise]));
  const contents = new Map<string, Prescribed[]>();
  for (const { prescribed, name } of rows) {
    const day = contents.get(prescribed.dayVersionId) ?? [];
    const alternates = prescribed.alternateExerciseIds.flatMap(id => byId.get(id) ?? []);
    contents.set(prescribed.dayVersionId, [...day, { ...prescribed, name, alternates }]);
  }
  return contents;
}
