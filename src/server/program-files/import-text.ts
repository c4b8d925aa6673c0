import type { ReadRequest } from '#contract/endpoint.ts';
import type { importProgram as endpoint } from '#contract/programs/program-files.ts';
import { nearestIn } from '#domain/exercises/nearest-exercises.ts';
import { answersOfNames, exercisesOfWeeks, libraryForText } from '#domain/program-text/names-of-text.ts';
import type { ProgramReading } from '#domain/program-reader/program-reading.ts';
import type { SessionUser } from '#server/accounts/queries.ts';
import { type DatabasePool, transaction } from '#server/database/database.ts';
import { libraryFor } from '#server/exercises/read-library.ts';
import { badInput } from '#server/http/problem.ts';
import { readText } from '#server/program-reading/read-text.ts';
import { makeOfText } from './make-of-text.ts';
import { namesSortedOut } from './sort-out-names.ts';
import { weeksToMake } from './weeks-to-make.ts';

type ImportTextBody = ReadRequest<typeof endpoint>['body'];

export type ImportedBy = { viewer: SessionUser; now: Date };

const maxReported = 100;
/** More are not the names of a coach's exercises. */
const maxUnknown = 200;

/** Makes a program of a text, or a path where it has more weeks than a program; the answer says what stands in the way. */
export async function importText(db: DatabasePool, body: ImportTextBody, { viewer, now }: ImportedBy) {
  const library = await libraryFor(db, viewer);
  const names = namesSortedOut(library, body);
  const reading = await readText({
    text: body.text,
    answers: { ...answersOfNames(body.exercises, Object.keys(body.create)), ...body.answers },
    exercises: libraryForText(library),
    weightUnit: body.weightUnit ?? viewer.weightUnit,
    distanceUnit: body.distanceUnit ?? viewer.distanceUnit,
  });
  if (reading.refused !== null) return refusedFor([{ line: null, why: reading.refused }]);
  const { weeks, refused } = weeksToMake(reading.weeks, names);
  if (names.unknown.size > maxUnknown) return refusedFor([{ line: null, why: tooUnknown }]);
  if (refused.length > 0) return refusedFor(refused);
  const nearest = nearestIn(library);
  const unknown = [...names.unknown.values()].map(one => ({ ...one, nearest: nearest(one) }));
  const told = {
    path: null,
    read: { name: body.name, ...sizeOf(reading) },
    unknown,
    refused: [],
    questions: reading.questions,
    notTaken: reading.notTaken,
  };
  const isLeftOver = reading.notTaken.length > 0 && !body.leaveOut;
  if (body.dryRun || unknown.length > 0 || isLeftOver) return { program: null, ...told };
  if (body.name === '') throw badInput('name', 'Program name is required');
  const created = [...names.created.values()];
  const made = await transaction(db, tx =>
    makeOfText(tx, {
      name: body.name,
      weeks,
      trainingMaxPercent: reading.trainingMaxPercent,
      created,
      coachId: viewer.id,
      now,
    }),
  );
  return { ...told, ...made };
}

const tooUnknown = `More than ${maxUnknown} exercises in it are not in the library: it may be the wrong file`;

const refusedFor = (refused: readonly { line: number | null; why: string }[]) => ({
  program: null,
  path: null,
  read: null,
  unknown: [],
  refused: refused.slice(0, maxReported),
  questions: [],
  notTaken: [],
});

function sizeOf({ weeks }: ProgramReading) {
  return {
    numWeeks: Math.max(...weeks.map(({ weekNumber }) => weekNumber)),
    sessions: weeks.flatMap(({ days }) => days.filter(day => day.exercises.length > 0)).length,
    exercises: exercisesOfWeeks(weeks).length,
  };
}
