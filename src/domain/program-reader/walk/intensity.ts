import { readNumber } from '#domain/numbers/read-number.ts';
import type { NewQuestion } from '#domain/program-reader/questions/questions.ts';
import type { WorkColumn } from '#domain/program-reader/work/text/work.ts';

/**
 * The column that a cell under 'Intensity' belongs to: '0.75' and '75%' are percents, '8' an effort, '60 kg' a load.
 */
export function intensityColumn(cell: string): WorkColumn {
  if (/%/.test(cell)) return 'percent';
  if (/rir/i.test(cell)) return 'rir';
  if (/rpe|@/i.test(cell)) return 'rpe';
  const [number] = cell.split(/[-–]/).map(part => readNumber(part));
  if (number === null || number === undefined) return /\d\s?(?:kg|lbs?)/i.test(cell) ? 'load' : 'notes';
  if (number <= 1.2) return 'percent';
  return number <= 10 ? 'rpe' : 'percent';
}

/** From here on a number is more likely an RPE than reps in reserve. */
const leastRpe = 5.5;

/** The column of a cell under 'RPE/RIR': by its word, else by its size. */
export function effortColumn(cell: string): { column: 'rpe' | 'rir'; isSaid: boolean } {
  if (/rir/i.test(cell)) return { column: 'rir', isSaid: true };
  if (/rpe|@/i.test(cell)) return { column: 'rpe', isSaid: true };
  const [number] = cell.split(/[-–/]/).map(part => readNumber(part));
  if (number === null || number === undefined) return { column: 'rpe', isSaid: true };
  return { column: number >= leastRpe ? 'rpe' : 'rir', isSaid: false };
}

export const effortQuestion = (proposed: 'rpe' | 'rir'): NewQuestion => ({
  id: `effort-${proposed}`,
  kind: 'other',
  text:
    proposed === 'rpe'
      ? 'The column is of both RPE and RIR. Which are its numbers from 6 to 10?'
      : 'The column is of both RPE and RIR. Which are its numbers from 0 to 5?',
  choices: [
    { value: 'rpe', label: 'RPE, how hard' },
    { value: 'rir', label: 'RIR, reps in reserve' },
  ],
  proposed,
});
