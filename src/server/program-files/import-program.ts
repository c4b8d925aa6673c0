import type { ReadRequest } from '#contract/endpoint.ts';
import type { importProgram as endpoint } from '#contract/programs/program-files.ts';
import { multiWeekProgram } from '#contract/programs.ts';
import { nearestIn } from '#domain/exercises/nearest-exercises.ts';
import { type Database, type DatabasePool, transaction } from '#server/database/database.ts';
import { insertExercises } from '#server/exercises/queries.ts';
import { badInput } from '#server/http/problem.ts';
import { createProgram } from '#server/programs/create-program.ts';
import { type ImportedBy, importText } from './import-text.ts';
import { libraryToMatch } from './exercise-resolver.ts';
import { readFile, type Refused, type ParsedProgram } from './read-file.ts';
import { namesSortedOut } from './sort-out-names.ts';

type ImportProgramBody = ReadRequest<typeof endpoint>['body'];

const maxRefused = 100;
/** More are not the names of a coach's exercises. */
const maxUnknown = 200;

/** Makes the program that a file or a text holds; answers what it holds where something in it is not known, and in a `dryRun`. */
export const importProgram = (db: DatabasePool, body: ImportProgramBody, by: ImportedBy) =>
  body.format === 'json' ? importFile(db, body, by.viewer.id) : importText(db, body, by);

/** Read before a connection is taken. */
async function importFile(db: DatabasePool, body: ImportProgramBody, coachId: string) {
  const { program: said, refused } = await readFile(body.text);
  return said === null ? refusedFor(refused) : transaction(db, tx => importParsed(tx, body, said, coachId));
}

async function importParsed(tx: Database, body: ImportProgramBody, said: ParsedProgram, coachId: string) {
  const name = body.name || said.name;
  const library = await libraryToMatch(tx);
  const names = namesSortedOut(library, body);
  const weeks = said.weeks.map(week => ({
    ...week,
    days: week.days.map(day => ({ ...day, exercises: day.exercises.map(one => names.withIds(one)) })),
  }));
  if (names.unknown.size > maxUnknown) return refusedFor([{ line: null, why: tooUnknown }]);
  const nearest = nearestIn(library);
  const unknown = [...names.unknown.values()].map(one => ({ ...one, nearest: nearest(one) }));
  const told = { ...nothingElse, read: { name, ...sizeOf(said) }, unknown, refused: [] };
  if (body.dryRun || unknown.length > 0) return { program: null, ...told };
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

const tooUnknown = `More than ${maxUnknown} exercises in it are not in the library: it may be the wrong file`;

/** The parts that only text brings. */
const nothingElse = { path: null, questions: [], notTaken: [] };

const refusedFor = (refused: readonly Refused[]) => ({
  ...nothingElse,
  program: null,
  read: null,
  unknown: [],
  refused: refused.slice(0, maxRefused),
});

const lengthOf = ({ numWeeks, weeks }: ParsedProgram): number =>
  Math.max(numWeeks ?? 0, ...weeks.map(({ weekNumber }) => weekNumber));

function sizeOf(said: ParsedProgram) {
  const days = said.weeks.flatMap(week => week.days).filter(day => day.exercises.length > 0);
  const exercises = days.reduce((sum, day) => sum + day.exercises.length, 0);
  return { numWeeks: lengthOf(said), sessions: days.length, exercises };
}
