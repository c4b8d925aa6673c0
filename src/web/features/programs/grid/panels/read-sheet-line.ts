import { readProgram } from '#domain/program-reader/read/read-program.ts';
import type { Units } from '#domain/measures/measure.ts';
import { findExercise } from '#domain/shorthand/match-exercise.ts';
import { type ParsedShorthand, parseShorthand } from '#domain/shorthand/parse-shorthand.ts';
import type { GridLine } from '#web/features/programs/grid/document/grid-document.ts';
import { readLine } from '#web/features/programs/grid/document/read-line.ts';
import type { GridLibrary } from '#web/features/programs/grid/editing/library.ts';
import { lineOfRead } from '#web/features/programs/grid/editing/line-of-read.ts';

/** A line as typed: bare weights are in the coach's own unit, and text that is no shorthand is read as in a sheet. */
export function readSheetLine(typed: string, library: GridLibrary, before?: GridLine): GridLine {
  const parse = (text: string) => withBareWeight(text, parseShorthand(text), library.units);
  const line = readLine(typed, library, before, parse);
  return line.problem === null ? line : (asInSheet(typed, library) ?? withParts(line, library));
}

/** A line that begins with an exercise has its problem in the rest. */
function withParts(line: GridLine, { index }: GridLibrary): GridLine {
  const { name } = parseShorthand(line.text);
  const [, called, rest] = /^(\D+) (\d.*)$/.exec(name) ?? [];
  if (line.exerciseId !== null || called === undefined) return line;
  const exercise = findExercise(called, index)?.exercise;
  const problem = exercise
    ? `${exercise.name} is read. “${rest}” is not understood.`
    : `No exercise is named “${called}”.`;
  return { ...line, exerciseId: exercise?.id ?? null, problem };
}

/** Null where it has a question or a leftover, or is more than one exercise. */
function asInSheet(typed: string, library: GridLibrary): GridLine | null {
  const { index, units } = library;
  const read = readProgram(typed, {
    library: index,
    weightUnit: units.weight,
    distanceUnit: units.distance,
  });
  const [one, more] = read.weeks.flatMap(({ days }) => days.flatMap(({ exercises }) => exercises));
  // Words that a sheet keeps as a note are a slip here as often as not.
  if (!one || more || one.notes !== null) return null;
  return read.questions.length + read.notTaken.length === 0 ? lineOfRead(one, library) : null;
}

const bareNumber = /^[\d.,]+(-[\d.,]+)?$/;
const bareLoad = /load:"?[\d.,-]+"?(?!.*unit:)(\s|$)/i;

/** A number that stands alone is the weight, and so is one that is named without its unit: in the coach's own, which the line then names. */
function withBareWeight(text: string, parsed: ParsedShorthand, { weight: unit }: Units): ParsedShorthand {
  const { prescription, problems } = parsed;
  // A decimal comma parts it in two.
  const [first, last = first, more] = problems;
  const left = first && last && !more ? text.slice(first.from, last.to).replace('@', '') : '';
  const isWeight = prescription.weight === null && bareNumber.test(left);
  if (!isWeight && !bareLoad.test(text)) return parsed;
  const weight = isWeight ? left : prescription.weight;
  const weightUnit = unit === 'kg' ? 'kg' : 'lbs';
  return {
    ...parsed,
    prescription: { ...prescription, weight, weightUnit },
    problems: isWeight ? [] : problems,
  };
}
