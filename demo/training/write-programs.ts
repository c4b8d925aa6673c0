import { createWorkout } from '#contract/programs.ts';
import type { Database } from '#server/database/database.ts';
import { exercises } from '#server/database/tables/exercises.ts';
import { workouts } from '#server/database/tables/programs.ts';
import { seedEmptyLibrary } from '#server/exercises/queries.ts';
import { seedLibrary } from '#server/exercises/seed-library/seed-library.ts';
import { createProgram } from '#server/programs/create-program.ts';
import { daysAgo, foundedDaysAgo } from '../founding/founding.ts';
import { alternatesOf } from '../programs/alternates.ts';
import type { DemoProgram } from '../programs/read-program.ts';

export type WrittenProgram = { id: string; name: string; numWeeks: number };

/** The exercise library, and each program as its coach would have typed it in. */
export async function writePrograms(
  tx: Database,
  programs: readonly DemoProgram[],
  coachId: string,
  now: Date,
): Promise<WrittenProgram[]> {
  const library = await seedEmptyLibrary(tx, seedLibrary);
  const idOf = new Map(library.map(({ name, id }) => [name, id]));
  const written: WrittenProgram[] = [];
  for (const program of programs) {
    const { id } = await createProgram(tx, programBody(program, idOf), coachId);
    written.push({ id, name: program.name, numWeeks: program.weeks.length });
  }
  const at = daysAgo(now, foundedDaysAgo - 1);
  await tx.update(exercises).set({ createdAt: at, updatedAt: at });
  await tx.update(workouts).set({ createdAt: at, updatedAt: at });
  return written;
}

function programBody({ name, description, difficultyLevel, weeks }: DemoProgram, idOf: Map<string, string>) {
  return createWorkout.body.parse({
    name,
    description,
    difficultyLevel,
    numWeeks: weeks.length,
    weeks: weeks.map(week => ({
      ...week,
      days: week.days.map(day => ({
        ...day,
        exercises: day.exercises.map(({ exercise, ...fields }) => ({
          ...fields,
          exerciseId: idOf.get(exercise),
          alternateExerciseIds: (alternatesOf[exercise] ?? []).map(name => idOf.get(name)),
        })),
      })),
    })),
  });
}
