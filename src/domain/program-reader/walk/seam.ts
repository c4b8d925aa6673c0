import { emptyPrescription } from '#domain/prescriptions/written-prescription.ts';
import { findExercise } from '#domain/shorthand/match-exercise.ts';
import { parseShorthand } from '#domain/shorthand/parse-shorthand.ts';
import type { Work, WorkCell, WorkFields, WorkLine, WorkOptions } from '#domain/program-reader/work/work.ts';

// Stands in for work/ until it reads by itself.
function workOf(text: string): { name: string; label: string | null; work: Work } {
  const { name, prescription, problems } = parseShorthand(text);
  const fields: WorkFields = {};
  for (const [field, value] of Object.entries(prescription)) {
    if (value !== null && JSON.stringify(value) !== JSON.stringify(emptyPrescription[field as 'sets']))
      Object.assign(fields, { [field]: value });
  }
  const label = prescription.groupLabel;
  delete fields.groupLabel;
  return {
    name,
    label,
    work: {
      fields,
      doubts: [],
      leftovers: problems.map(({ from, to, message }) => ({
        from,
        to,
        text: text.slice(from, to),
        why: message,
      })),
      parts: [],
      isUnitAssumed: false,
    },
  };
}

export function readWorkLine(text: string, options: WorkOptions): WorkLine {
  const { name, label, work } = workOf(text);
  const found = options.library && name !== '' ? findExercise(name, options.library) : null;
  return {
    groupLabel: label,
    mark: null,
    groupFormat: null,
    exercises: [{ ...work, name, found }],
    leftovers: [],
    parts: [],
  };
}

export const readWork = (text: string, _options: WorkOptions): Work => workOf(`x ${text}`).work;

export function readCells(cells: readonly WorkCell[], options: WorkOptions): Work {
  const fields: WorkFields = {};
  for (const { column, text } of cells) {
    if (
      column === 'sets' ||
      column === 'reps' ||
      column === 'time' ||
      column === 'distance' ||
      column === 'tempo' ||
      column === 'notes' ||
      column === 'rpe'
    )
      fields[column] = text;
    else if (column === 'rest') fields.restSeconds = text;
    else if (column === 'percent') fields.percent1RM = text.replace('%', '');
    else if (column === 'load')
      Object.assign(fields, { weight: text, weightUnit: options.weightUnit === 'kg' ? 'kg' : 'lbs' });
    else Object.assign(fields, readWork(text, options).fields);
  }
  return { fields, doubts: [], leftovers: [], parts: [], isUnitAssumed: false };
}
