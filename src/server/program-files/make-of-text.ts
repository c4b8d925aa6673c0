import { multiWeekProgram } from '#contract/programs.ts';
import { blockLengths, blocksOfWeeks } from '#domain/program-text/blocks-of-weeks.ts';
import type { ExerciseCategory } from '#domain/prescriptions/exercise-category.ts';
import type { Database } from '#server/database/database.ts';
import { insertExercises } from '#server/exercises/queries.ts';
import { createPath } from '#server/paths/change-path.ts';
import { createProgram } from '#server/programs/create-program.ts';
import type { weeksToMake } from './weeks-to-make.ts';

type ToMake = {
  name: string;
  weeks: ReturnType<typeof weeksToMake>['weeks'];
  /** The usual one where the text names none. */
  trainingMaxPercent: number | null;
  created: readonly { id: string; name: string; category: ExerciseCategory }[];
  coachId: string;
  now: Date;
};

/** As long as a name with a number after it may be. */
const longestName = 190;

/** Makes the program, or the programs of a path, with the exercises that are new. */
export async function makeOfText(tx: Database, toMake: ToMake) {
  const { name, weeks, trainingMaxPercent, created, coachId, now } = toMake;
  await insertExercises(
    tx,
    created.map(exercise => ({ ...exercise, difficultyLevel: 'beginner' as const, createdBy: coachId })),
  );
  const blocks = blocksOfWeeks(weeks);
  const lengths = blockLengths(Math.max(...weeks.map(({ weekNumber }) => weekNumber)));
  const programs: Awaited<ReturnType<typeof createProgram>>[] = [];
  for (const [index, block] of blocks.entries()) {
    const program = {
      name: blocks.length === 1 ? name : `${name.slice(0, longestName)} ${index + 1}`,
      description: '',
      programType: multiWeekProgram,
      numWeeks: lengths[index] ?? 1,
      ...(trainingMaxPercent !== null && { trainingMaxPercent }),
      weeks: block,
    };
    programs.push(await createProgram(tx, program, coachId));
  }
  const [program = null] = programs;
  if (programs.length === 1) return { program, path: null };
  const parts = programs.map(({ id }) => ({ workoutId: id }));
  return { program: null, path: await createPath(tx, { name, blocks: parts }, coachId, now) };
}
