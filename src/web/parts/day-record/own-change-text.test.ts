import { expect, it } from 'vitest';
import type { DayRecord } from './day-record.ts';
import { ownChangeLines } from './own-change-text.ts';

const reader = { today: '2026-11-26', zone: 'America/New_York', units: null };
const load = {
  exerciseId: 'x',
  name: 'Deadlift',
  weight: null,
  weightUnit: 'lbs',
  percent1RM: '87.5%',
  percentOf: 'one-rep-max',
  setTargets: null,
} as const;
const by = 'Mara Voss';
type Change = DayRecord['ownChanges'][number];
const lighter = (at: string, percent1RM = '87.5%'): Change => ({
  kind: 'load',
  percent: -10,
  before: [{ ...load, percent1RM }],
  at,
  by,
});
const swap = {
  kind: 'swap',
  fromId: 's',
  from: 'Back Squat',
  toId: 'l',
  to: 'Leg Press',
  at: '2026-11-26T12:00:00.000Z',
  by: null,
} as const;

it.each<[string, DayRecord['ownChanges'], string[]]>([
  ['nothing', [], []],
  [
    'one change, by the coach’s own date',
    [lighter('2026-11-26T03:00:00.000Z')],
    ['10% lighter since Nov 25, by Mara Voss · from 87.5%'],
  ],
  [
    'twice, from what stood there first',
    [lighter('2026-11-25T15:00:00.000Z'), lighter('2026-11-26T15:00:00.000Z', '79%')],
    ['19% lighter in 2 steps since Nov 25, by Mara Voss · from 87.5%'],
  ],
  [
    'last year',
    [lighter('2025-12-30T15:00:00.000Z')],
    ['10% lighter since Dec 30, 2025, by Mara Voss · from 87.5%'],
  ],
  ['a swap, of a coach whose account is gone', [swap], ['Leg Press for Back Squat since today']],
  [
    'other exercises',
    [{ kind: 'exercises', at: swap.at, by }],
    ['Other exercises since today, by Mara Voss'],
  ],
])('%s', (_, changes, lines) => {
  expect(ownChangeLines(changes, reader)).toEqual(lines);
});
