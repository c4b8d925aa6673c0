import { applyShorthand } from '#domain/shorthand/apply-shorthand.ts';
import { formatShorthand } from '#domain/shorthand/format-shorthand.ts';
import { type ExerciseIndex, findExercise } from '#domain/shorthand/match-exercise.ts';
import { type ParsedShorthand, parseShorthand } from '#domain/shorthand/parse-shorthand.ts';
import { emptyPrescription } from '#domain/prescriptions/written-prescription.ts';
import type { GridLine } from './grid-document.ts';

/**
 * A line as it was typed, understood where it can be. `before` is the line that was edited: what shorthand does not hold of it (sets
 * one by one, alternates) stays as long as it is the same exercise.
 */
export function readLine(
  typed: string,
  { index }: { index: ExerciseIndex },
  before?: GridLine,
  parse: (text: string) => ParsedShorthand = parseShorthand,
): GridLine {
  const text = typed.trim();
  const parsed = parse(text);
  if (parsed.name === '') return wrong(text, 'Begin with an exercise.');
  const found = findExercise(parsed.name, index)?.exercise;
  if (!found) return wrong(text, `No exercise is named “${parsed.name}”.`);
  const isSame = before?.exerciseId === found.id;
  const prescription = applyShorthand(isSame ? before.prescription : emptyPrescription, parsed.prescription);
  const read = formatShorthand(found.name, prescription);
  const [problem] = parsed.problems;
  if (!problem) return { text: read, exerciseId: found.id, prescription, problem: null };
  return { text, exerciseId: found.id, prescription, problem: `${read} is read. ${problem.message}` };
}

const wrong = (text: string, problem: string): GridLine => ({
  text,
  exerciseId: null,
  prescription: emptyPrescription,
  problem,
});
