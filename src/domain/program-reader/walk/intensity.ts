import { readNumber } from '#domain/numbers/read-number.ts';
import type { WorkColumn } from '#domain/program-reader/work/text/work.ts';

/** Which column a cell under 'Intensity' would stand in: '0.75' and '75%' are percents, '8' an effort, '60 kg' a load. */
export function intensityColumn(cell: string): WorkColumn {
  if (/%/.test(cell)) return 'percent';
  if (/rir/i.test(cell)) return 'rir';
  if (/rpe|@/i.test(cell)) return 'rpe';
  const [number] = cell.split(/[-–]/).map(part => readNumber(part));
  if (number === null || number === undefined) return /\d\s?(?:kg|lbs?)/i.test(cell) ? 'load' : 'notes';
  if (number <= 1.2) return 'percent';
  return number <= 10 ? 'rpe' : 'percent';
}
