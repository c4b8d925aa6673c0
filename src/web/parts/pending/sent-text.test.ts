import { expect, it } from 'vitest';
import type { HeldRecord } from '#web/parts/records/record-text.ts';
import { sentText } from './sent-text.ts';

const record = (exerciseName: string, value: number): HeldRecord => ({
  exerciseId: exerciseName,
  exerciseName,
  category: 'Strength',
  logId: 'log',
  kind: 'weight',
  at: null,
  value,
  previous: null,
  date: '2026-11-20',
});

const squat = record('Back Squat', 220.46226218);
const press = record('Press', 110.23113109);
const pull = record('Pull', 200);
const kilograms = { weight: 'kg', distance: 'km', length: 'cm' } as const;

it.each([
  [1, [], 'Progress logged successfully'],
  [2, [], '2 logs are sent'],
  [1, [squat], 'Progress logged successfully. A new record: Back Squat: heaviest, 100 kg'],
  [
    3,
    [squat, press, pull],
    '3 logs are sent. 3 new records: Back Squat: heaviest, 100 kg; Press: heaviest, 50 kg; and 1 more',
  ],
])('of %i logs with %j is said: %s', (logs, records, words) => {
  expect(sentText(logs, records, kilograms)).toBe(words);
});
