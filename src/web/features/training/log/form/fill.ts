import { resultFields } from '#web/parts/training-day/result-fields.ts';
import type { LogValues, SetRow } from './log-values.ts';

/** What one tap has filled in: how it was before, and after. */
export type Fill = { before: LogValues; after: LogValues };

/** Takes a fill back, and with it nothing that was typed since. */
export function undoFill(now: LogValues, { before, after }: Fill): LogValues {
  const fields = resultFields.map(field => [field, now[field] === after[field] ? before[field] : now[field]]);
  const { distanceFrom } = now.distanceCompleted === after.distanceCompleted ? before : now;
  const { distanceFrom: _now, ...others } = now;
  return {
    ...others,
    ...Object.fromEntries(fields),
    ...(distanceFrom && { distanceFrom }),
    sets: undoRows(now.sets, before.sets, after.sets),
  };
}

function undoRows(now: readonly SetRow[], before: readonly SetRow[], after: readonly SetRow[]): SetRow[] {
  const rows = now.map((row, index) => undoRow(row, before[index] ?? blank, after[index] ?? blank));
  const added = rows.slice(before.length, after.length);
  const isUntouched = now.length === after.length && added.every(isBlank);
  return isUntouched ? [...rows.slice(0, before.length), ...before.slice(rows.length)] : rows;
}

/** A weight goes with what it was typed as. */
function undoRow(now: SetRow, before: SetRow, after: SetRow): SetRow {
  const { weight, from } = now.weight === after.weight ? before : now;
  const { reps, isMissed } = now.reps === after.reps ? before : now;
  const { kind, rpe } = now;
  return {
    ...(kind && { kind }),
    ...(rpe !== undefined && { rpe }),
    reps,
    ...(isMissed && { isMissed }),
    weight,
    ...(from && { from }),
  };
}

const blank: SetRow = { reps: '', weight: '' };

const isBlank = ({ reps, weight }: SetRow): boolean => reps === '' && weight === '';
