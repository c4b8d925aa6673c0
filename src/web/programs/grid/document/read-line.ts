import { applyShorthand } from '#domain/shorthand/apply-shorthand.ts';
import { formatShorthand } from '#domain/shorthand/format-shorthand.ts';
import { type ExerciseIndex, findExercise, type Nameable } from '#domain/shorthand/match-exercise.ts';
import { type ParsedShorthand, parseShorthand } from '#domain/shorthand/parse-shorthand.ts';
import type { Units } from '#domain/measures/measure.ts';
import { emptyPrescription } from '#domain/prescriptions/written-prescription.ts';
import type { GridLine } from './grid-document.ts';

/** What lines are read by: the exercises, and what bare numbers are in. */
export type LineLibrary = { index: ExerciseIndex; units: Units };

/**
 * A line as it was typed, understood where it can be. `before` is the line that was edited: what shorthand does not hold of it (sets
 * one by one, alternates) stays as long as it is the same exercise.
 */
export function readLine(typed: string, { index, units }: LineLibrary, before?: GridLine): GridLine {
  const text = typed.trim();
  const parsed = withBareWeight(text, parseShorthand(text), units);
  if (parsed.name === '') return wrong(text, 'Begin the line with the name of an exercise.');
  const found = findExercise(parsed.name, index)?.exercise;
  if (!found) return nameless(text, parsed.name, index);
  const isSame = before?.exerciseId === found.id;
  const prescription = applyShorthand(isSame ? before.prescription : emptyPrescription, parsed.prescription);
  const read = formatShorthand(found.name, prescription);
  const [problem] = parsed.problems;
  if (!problem) return { text: read, exerciseId: found.id, prescription, problem: null };
  return { text, exerciseId: found.id, prescription, problem: `${read} is read. ${problem.message}` };
}

const bareNumber = /^@?\d+(?:[.,]\d+)?(?:-\d+(?:[.,]\d+)?)?$/;

/** A number that stands alone is the weight, and so is one that is named without its unit: in the coach's own, which the line then names. */
function withBareWeight(text: string, parsed: ParsedShorthand, { weight: unit }: Units): ParsedShorthand {
  const weightUnit = unit === 'kg' ? 'kg' : 'lbs';
  const { prescription, problems } = parsed;
  // A decimal comma parts it in two.
  const [first, last = first, more] = problems;
  const left = first && last && !more ? text.slice(first.from, last.to) : '';
  if (prescription.weight === null && bareNumber.test(left)) {
    const weight = left.replace('@', '').replaceAll(',', '.');
    return { ...parsed, prescription: { ...prescription, weight, weightUnit }, problems: [] };
  }
  const isNamed = new RegExp(`load:"?${prescription.weight}(?![\\w."])`, 'i');
  const isBare = bareNumber.test(prescription.weight ?? '') && isNamed.test(text) && !/\bunit:/i.test(text);
  return isBare ? { ...parsed, prescription: { ...prescription, weightUnit } } : parsed;
}

/** Where the beginning names an exercise, it is what comes after it that is not understood. */
function nameless(text: string, name: string, index: ExerciseIndex): GridLine {
  const words = name.split(' ');
  const at = words.findIndex(word => /\d/.test(word));
  const [called, rest] = at < 1 ? [name, ''] : [words.slice(0, at).join(' '), words.slice(at).join(' ')];
  const exercise: Nameable | undefined = rest === '' ? undefined : findExercise(called, index)?.exercise;
  if (!exercise) return wrong(text, `No exercise is named “${called}”.`);
  const problem = `${exercise.name} is read. “${rest}” is not understood.`;
  return { text, exerciseId: exercise.id, prescription: emptyPrescription, problem };
}

const wrong = (text: string, problem: string): GridLine => ({
  text,
  exerciseId: null,
  prescription: emptyPrescription,
  problem,
});
