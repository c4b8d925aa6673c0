import { emptyPrescription, type WrittenPrescription } from '#domain/prescriptions/written-prescription.ts';
import { formatShorthand } from '#domain/shorthand/format-shorthand.ts';
import { readField } from '#domain/shorthand/read-field.ts';
import type { PastedColumn } from './columns.ts';

/** A row of a spreadsheet as a line of shorthand. An exercise's cell may hold a line already. */
export function lineOfCells(cell: (column: PastedColumn) => string): string {
  const exercise = cell('exercise');
  const texts: Partial<WrittenPrescription> = {
    ...amounts(cell('sets'), cell('reps')),
    ...loadOf(cell('load')),
    ...percentOf(cell('percent')),
    ...said('rpe', cell('rpe').replace(/^rpe\s*|^@/i, '')),
    ...said('restSeconds', restOf(cell('rest'))),
    ...said('time', timeOf(cell('time'))),
    ...said('distance', cell('distance')),
    ...said('tempo', cell('tempo')),
    ...said('notes', cell('notes')),
  };
  if (Object.keys(texts).length === 0) return exercise;
  // The name is kept apart, as the coach has its own signs in it.
  const line = formatShorthand('x', { ...emptyPrescription, ...texts });
  return `${exercise}${line.slice(1)}`;
}

const said = (field: keyof WrittenPrescription, text: string): Partial<WrittenPrescription> =>
  text === '' ? {} : { [field]: text };

/** '3 x 8' in one cell is both; a hold under reps is a time. */
function amounts(sets: string, reps: string): Partial<WrittenPrescription> {
  const both = readField(`${sets} x ${reps}`, 0);
  if (sets !== '' && reps !== '' && both?.length === `${sets} x ${reps}`.length)
    return Object.fromEntries(both.fields);
  const alone = readField(sets || reps, 0);
  if ((sets === '' || reps === '') && alone && alone.length === (sets || reps).length)
    return Object.fromEntries(alone.fields);
  return { ...said('sets', sets), ...said('reps', reps) };
}

/** '75%', '185 lb', '60kg', 'RPE 8'; a number alone is lb, and a word stays one. */
function loadOf(text: string): Partial<WrittenPrescription> {
  if (text === '') return {};
  const read = readField(text, 0);
  if (read?.length === text.length) {
    return {
      ...Object.fromEntries(read.fields),
      ...(read.unit !== undefined && { weightUnit: read.unit }),
      ...(read.percentOf !== undefined && { percentOf: read.percentOf }),
    };
  }
  return { weight: text };
}

/** '85%', '85', '85% TM'. */
function percentOf(text: string): Partial<WrittenPrescription> {
  const isOfTrainingMax = /\b(?:tm|training[\s-]?max)\b/i.test(text);
  const percent = said('percent1RM', text.replace(/\s*(?:%|of\b|tm\b|training).*$/i, ''));
  return isOfTrainingMax ? { ...percent, percentOf: 'training-max' } : percent;
}

function restOf(text: string): string {
  const read = readField(`r${text.replace(/\s+/g, '')}`, 0);
  return read?.length === text.replace(/\s+/g, '').length + 1 ? (read.fields[0]?.[1] ?? text) : text;
}

function timeOf(text: string): string {
  const read = readField(text, 0);
  const [field] = read?.fields ?? [];
  return read?.length === text.length && field?.[0] === 'time' ? field[1] : text;
}
