import { expect, it } from 'vitest';
import { poundsOfKilogram, type Units, usualUnits, pounds } from '#domain/measures/measure.ts';
import { type HeldRecord, mainRecords, newRecordText, valueText, volumeText } from './record-text.ts';

const metric: Units = { weight: 'kg', distance: 'km', length: 'cm' };

const record = (of: Partial<HeldRecord>): HeldRecord => ({
  exerciseId: 'squat',
  exerciseName: 'Back Squat',
  category: 'Strength',
  kind: 'weight',
  value: 225,
  at: null,
  date: '2026-03-18T00:00:00.000Z',
  logId: 'log',
  previous: 220,
  ...of,
});

it.each<[Partial<HeldRecord>, string]>([
  [{}, 'Back Squat: heaviest, 225 lb (was 220 lb)'],
  [{ previous: null }, 'Back Squat: heaviest, 225 lb'],
  [{ kind: 'e1rm', value: 253.13, previous: 252.8 }, 'Back Squat: best estimated 1RM, 253 lb'],
  [
    { kind: 'reps-at', value: 8, at: pounds(185), previous: 6 },
    'Back Squat: most reps at 185 lb, 8 reps (was 6 reps)',
  ],
  [{ kind: 'hold', value: 95, previous: 60 }, 'Back Squat: longest hold, 1:35 (was 1:00)'],
  [{ kind: 'pace', value: 484, previous: 500 }, 'Back Squat: best pace, 8:04 /mi (was 8:20 /mi)'],
  [
    { kind: 'contacts-day', value: 60, previous: 1 },
    'Back Squat: most contacts in a day, 60 contacts (was 1 contact)',
  ],
])('%j is told as %s', (of, words) => {
  expect(newRecordText(record(of), usualUnits)).toBe(words);
});

it('is told in the units of whoever looks', () => {
  const lifted = record({ value: 100 * poundsOfKilogram, previous: 97.5 * poundsOfKilogram });
  expect(newRecordText(lifted, metric)).toBe('Back Squat: heaviest, 100 kg (was 97.5 kg)');
  const best = record({ kind: 'e1rm', value: 71.46 * poundsOfKilogram, previous: null });
  expect(newRecordText(best, metric)).toBe('Back Squat: best estimated 1RM, 71.5 kg');
  expect(valueText('weight', 137.5, metric)).toBe('62.4 kg');
  expect(valueText('distance', 5 / 1.609344, metric)).toBe('5 km');
  expect(valueText('pace', 482.8032, metric)).toBe('5:00 /km');
  expect(volumeText('Strength', 1000 * poundsOfKilogram, metric)).toBe('1,000 kg');
});

it('has the two that say most of an exercise', () => {
  const records = [record({ kind: 'reps-at' }), record({ kind: 'e1rm' }), record({ kind: 'weight' })];
  expect(mainRecords(records).map(({ kind }) => kind)).toEqual(['weight', 'e1rm']);
});
