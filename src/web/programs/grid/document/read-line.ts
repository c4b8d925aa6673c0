import { applyShorthand } from '#domain/shorthand/apply-shorthand.ts';
import { formatShorthand } from '#domain/shorthand/format-shorthand.ts';
import { type ExerciseIndex, matchExercise } from '#domain/shorthand/match-exercise.ts';
import { parseShorthand } from '#domain/shorthand/parse-shorthand.ts';
import { emptyPrescription } from '#domain/prescriptions/written-prescription.ts';
import type { GridLine } from './grid-document.ts';

/**
 * A line as it was typed, understood where it can be. `before` is the line that was edited: what shorthand does not hold of it (sets
 * one by one, alternates) stays as long as it is the same exercise.
 */
export function readLine(typed: string, library: ExerciseIndex, before?: GridLine): GridLine {
  const text = typed.trim();
  const first = parseShorthand(text);
  if (first.name === '') return wrong(text, 'Begin the line with the name of an exercise.');
  const found = matchExercise(first.name, library);
  if (!('exercise' in found)) return wrong(text, `No exercise is named “${first.name}”.`);
  const { id, name } = found.exercise;
  const isSame = before?.exerciseId === id;
  const prescription = applyShorthand(isSame ? before.prescription : emptyPrescription, first.prescription);
  const [problem] = first.problems;
  if (problem) return { text, exerciseId: id, prescription, problem: problem.message };
  return { text: formatShorthand(name, prescription), exerciseId: id, prescription, problem: null };
}

const wrong = (text: string, problem: string): GridLine => ({
  text,
  exerciseId: null,
  prescription: emptyPrescription,
  problem,
});
