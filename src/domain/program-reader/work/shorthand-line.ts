import { usualPercentOf } from '#domain/prescriptions/percent-of.ts';
import { emptyPrescription } from '#domain/prescriptions/written-prescription.ts';
import { applyShorthand } from '#domain/shorthand/apply-shorthand.ts';
import { formatShorthand } from '#domain/shorthand/format-shorthand.ts';
import { type ExerciseIndex, findExercise } from '#domain/shorthand/match-exercise.ts';
import { parseShorthand } from '#domain/shorthand/parse-shorthand.ts';
import type { WorkFields } from '#domain/program-reader/work/text/work.ts';

type ShorthandLine = { name: string; fields: WorkFields; groupLabel: string | null };

/** A rest, a note or a field by its name, as nothing but shorthand says it; `45m` may be minutes all the same. */
const signs = /\s(?:r\d|"|\w{1,12}:["\w])/;
/** A text of loads may be one for each set: that is asked or told apart where a text is read. */
const loadsAsText = /\sload:"/;
const shortMetres = /\d\s?m(?:\s|$)/;

/** A line to the letter as the product writes it, of an exercise that the library calls so; null for any other line. */
export function shorthandLine(text: string, library: ExerciseIndex): ShorthandLine | null {
  if (!signs.test(text) || loadsAsText.test(text) || shortMetres.test(text.replace(/".*/, ''))) return null;
  const { name, prescription, problems } = parseShorthand(text);
  if (name === '' || problems.length > 0 || findExercise(name, library)?.exercise.name !== name) return null;
  if (formatShorthand(name, prescription) !== text) return null;
  const { groupLabel, ...said } = fieldsSaid(applyShorthand(emptyPrescription, prescription));
  return Object.keys(said).length === 0 ? null : { name, fields: said, groupLabel: groupLabel ?? null };
}

/** Fields that the line doesn't state are left to the rest of the text, such as what a percent is of. */
function fieldsSaid(prescription: typeof emptyPrescription): WorkFields {
  const said = Object.entries(prescription).filter(([field, value]) => !isUnsaid(field, value));
  const { weight, setTargets, weightUnit } = prescription;
  const isWeighed = weight !== null || setTargets?.some(target => target.weight !== null);
  return { ...Object.fromEntries(said), ...(isWeighed && { weightUnit }) };
}

const usual: Record<string, unknown> = {
  weightUnit: emptyPrescription.weightUnit,
  restTimerSeconds: emptyPrescription.restTimerSeconds,
  percentOf: usualPercentOf,
};

const isUnsaid = (field: string, value: unknown) =>
  value === null || field === 'alternateExerciseIds' || value === usual[field];
