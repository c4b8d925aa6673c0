import { maxRestSeconds, usualRestSeconds } from '#domain/limits.ts';
import { type CsvColumn, csvColumns, jsonOf, percentBaseOf } from '#domain/program-files/csv-columns.ts';
import { type ExerciseCategory, exerciseCategories } from '#domain/prescriptions/exercise-category.ts';
import { type GroupFormat, groupKinds } from '#domain/prescriptions/groups/group-format.ts';
import { setKinds } from '#domain/prescriptions/set-kind.ts';
import type { SetTarget } from '#domain/prescriptions/set-targets.ts';
import { usualPercentOf } from '#domain/prescriptions/percent-of.ts';
import { emptyPrescription, type WrittenPrescription } from '#domain/prescriptions/written-prescription.ts';

/** A row's cells by their columns, without empty ones. */
export type ExportedCells = Partial<Record<CsvColumn, string>>;

export type CellsRead = {
  prescription: WrittenPrescription;
  category: ExerciseCategory | null;
  wrong: { text: string; why: string }[];
};

const texts = [
  'sets',
  'reps',
  'weight',
  'percent1RM',
  'rpe',
  'restSeconds',
  'time',
  'distance',
  'targetHeartRate',
  'volume',
  'contactTime',
  'groundContactTime',
  'tempo',
  'groupLabel',
  'notes',
] as const;

/** The prescription of a row, its texts as they were typed. */
export function prescriptionOfCells(cells: ExportedCells): CellsRead {
  const wrong: CellsRead['wrong'] = [];
  const refuse = (text: string, why: string) => {
    wrong.push({ text, why });
    return null;
  };
  const category =
    cells.category === undefined
      ? null
      : exerciseCategories.find(one => one.toLowerCase() === cells.category?.toLowerCase());
  if (category === undefined)
    refuse(cells.category ?? '', `A category is one of ${exerciseCategories.join(', ')}.`);
  const timer = cells.restTimerSeconds;
  const seconds =
    timer === undefined ? usualRestSeconds : /^\d{1,5}$/.test(timer) ? Number(timer) : Number.NaN;
  const isTimer = seconds <= maxRestSeconds;
  if (!isTimer) refuse(timer ?? '', 'A rest timer is a whole number of seconds, at most ten hours.');
  const targets =
    cells.setTargets === undefined
      ? null
      : (setTargetsOf(jsonOf(cells.setTargets)) ?? refuse(cells.setTargets, asExported('setTargets')));
  const format =
    cells.groupFormat === undefined
      ? null
      : (groupFormatOf(jsonOf(cells.groupFormat)) ?? refuse(cells.groupFormat, asExported('groupFormat')));
  const said = Object.fromEntries(
    texts.flatMap(field => (cells[field] === undefined ? [] : [[field, cells[field]]])),
  );
  return {
    prescription: {
      ...emptyPrescription,
      ...said,
      weightUnit: cells.weightUnit ?? 'lbs',
      percentOf: percentBaseOf(cells.percentOf ?? '') ?? usualPercentOf,
      restTimerSeconds: isTimer ? seconds : usualRestSeconds,
      setTargets: targets,
      groupFormat: format,
    },
    category: category ?? null,
    wrong,
  };
}

const asExported = (column: 'setTargets' | 'groupFormat'): string =>
  `${csvColumns[column]} can’t be read: leave the cell empty, or as it was exported.`;

type Json = Record<string, unknown>;

const textOrNull = (value: unknown): value is string | null | undefined =>
  value === null || value === undefined || typeof value === 'string';
const secondsOrNull = (value: unknown): value is number | null | undefined =>
  value === null ||
  value === undefined ||
  (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= maxRestSeconds);

function setTargetsOf(value: unknown): SetTarget[] | null {
  if (!Array.isArray(value)) return null;
  const targets = value.map(setTargetOf);
  return targets.every(target => target !== null) ? targets : null;
}

function setTargetOf(value: unknown): SetTarget | null {
  const { kind = 'work', reps, weight, percent1RM, rpe, restSeconds } = Object(value) as Json;
  const known = setKinds.find(one => one === kind);
  if (
    known === undefined ||
    !textOrNull(reps) ||
    !textOrNull(weight) ||
    !textOrNull(percent1RM) ||
    !textOrNull(rpe)
  )
    return null;
  if (!secondsOrNull(restSeconds)) return null;
  return {
    kind: known,
    reps: reps ?? null,
    weight: weight ?? null,
    percent1RM: percent1RM ?? null,
    rpe: rpe ?? null,
    restSeconds: restSeconds ?? null,
  };
}

function groupFormatOf(value: unknown): GroupFormat | null {
  const { kind, rounds, workSeconds, restSeconds, capSeconds } = Object(value) as Json;
  const known = groupKinds.find(one => one === kind);
  if (known === undefined) return null;
  if (
    !secondsOrNull(rounds) ||
    !secondsOrNull(workSeconds) ||
    !secondsOrNull(restSeconds) ||
    !secondsOrNull(capSeconds)
  )
    return null;
  return {
    kind: known,
    rounds: rounds ?? null,
    workSeconds: workSeconds ?? null,
    restSeconds: restSeconds ?? null,
    capSeconds: capSeconds ?? null,
  };
}
