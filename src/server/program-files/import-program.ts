import type { ReadRequest } from '#contract/endpoint.ts';
import type { importProgram as endpoint } from '#contract/programs/program-files.ts';
import { multiWeekProgram } from '#contract/programs.ts';
import { nearestIn } from '#domain/exercises/nearest-exercises.ts';
import { type Database, type DatabasePool, transaction } from '#server/database/database.ts';
import { insertExercises } from '#server/exercises/queries.ts';
import { badInput } from '#server/http/problem.ts';
import { createProgram } from '#server/programs/create-program.ts';
import { type ImportedBy, importText } from './import-text.ts';
import { libraryToMatch } from './meant-exercises.ts';
import { readFile, type Refused, type SaidProgram } from './read-file.ts';
import { namesSortedOut } from './sort-out-names.ts';

type ImportProgramBody = ReadRequest<typeof endpoint>['body'];

const mostRefused = 100;
/** More are not the names of a coach's exercises. */
const mostUnknown = 200;

/** Makes the program that a file or a text holds; answers what it holds where something in it is not known, and in a `dryRun`. */
export const importProgram = (db: DatabasePool, given: ImportProgramBody, by: ImportedBy) =>
  given.format === 'json' ? importFile(db, given, by.viewer.id) : importText(db, given, by);

/** Read before a connection is taken. */
async function importFile(db: DatabasePool, given: ImportProgramBody, coachId: string) {
  const { program: said, refused } = await readFile(given.text);
  return said === null ? refusedFor(refused) : transaction(db, tx => importSaid(tx, given, said, coachId));
}

async function importSaid(tx: Database, given: ImportProgramBody, said: SaidProgram, coachId: string) {
  const name = given.name || said.name;
  const library = await libraryToMatch(tx);
  const names = namesSortedOut(library, given);
  const weeks = said.weeks.map(week => ({
    ...week,
    days: week.days.map(day => ({ ...day, exercises: day.exercises.map(one => names.withIds(one)) })),
  }));
  if (names.unknown.size > mostUnknown) return refusedFor([{ line: null, why: tooUnknown }]);
  const nearest = nearestIn(library);
  const unknown = [...names.unknown.values()].map(one => ({ ...one, nearest: nearest(one) }));
  const told = { ...nothingElse, read: { name, ...sizeOf(said) }, unknown, refused: [] };
  if (given.dryRun || unknown.length > 0) return { program: null, ...told };
  if (name === '') throw badInput('name', 'Program name is required');
  const made = [...names.created.values()];
  await insertExercises(
    tx,
    made.map(exercise => ({ ...exercise, difficultyLevel: 'beginner', createdBy: coachId })),
  );
  const { description, difficultyLevel, trainingMaxPercent } = said;
  const numWeeks = lengthOf(said);
  const program = {
    name,
    description,
    difficultyLevel,
    trainingMaxPercent,
    programType: multiWeekProgram,
    ...(numWeeks > 0 && { numWeeks }),
    weeks,
  };
  return { program: await createProgram(tx, program, coachId), ...told };
}

const tooUnknown = `More than ${mostUnknown} exercises in it are not in the library: it may be the wrong file`;

/** The parts that only text brings. */
const nothingElse = { path: null, questions: [], notTaken: [] };

const refusedFor = (refused: readonly Refused[]) => ({
  ...nothingElse,
  program: null,
  read: null,
  unknown: [],
  refused: refused.slice(0, mostRefused),
});

const lengthOf = ({ numWeeks, weeks }: SaidProgram): number =>
  Math.max(numWeeks ?? 0, ...weeks.map(({ weekNumber }) => weekNumber));

function sizeOf(said: SaidProgram) {
  const days = said.weeks.flatMap(week => week.days).filter(day => day.exercises.length > 0);
  const exercises = days.reduce((sum, day) => sum + day.exercises.length, 0);
  return { numWeeks: lengthOf(said), sessions: days.length, exercises };
}
