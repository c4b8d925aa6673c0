import { expect, it } from 'vitest';
import type { GroupFormat, GroupKind } from './group-format.ts';
import { formatFields } from './group-terms.ts';
import { groupText } from './group-text.ts';
import { plainSuperset } from './groups.ts';

type Terms = Partial<Omit<GroupFormat, 'kind'>>;

it.each<[GroupKind, Terms, string]>([
  ['superset', {}, 'Superset A'],
  ['superset', { rounds: 4 }, 'Superset A, 4 rounds'],
  ['superset', { rounds: 1, restSeconds: 90 }, 'Superset A, 1 round, 90 s rest'],
  ['circuit', { rounds: 3, restSeconds: 120 }, 'Circuit A, 3 rounds, 2 min rest'],
  ['emom', {}, 'EMOM A'],
  ['emom', { rounds: 12 }, 'EMOM A, 12 min'],
  ['emom', { rounds: 12, workSeconds: 60 }, 'EMOM A, 12 min'],
  ['emom', { rounds: 8, workSeconds: 90 }, 'EMOM A, every 90 s, 8 times'],
  ['amrap', { capSeconds: 900 }, 'AMRAP A, 15 min cap'],
  ['for-time', { rounds: 5, capSeconds: 1230 }, 'For time A, 5 rounds, 20 min 30 s cap'],
  [
    'intervals',
    { rounds: 8, workSeconds: 40, restSeconds: 20 },
    'Intervals A, 8 rounds, 40 s work, 20 s rest',
  ],
])('%s %j reads %j', (kind, terms, text) => {
  expect(groupText('A', { ...plainSuperset, kind, ...terms })).toBe(text);
  expect(Object.keys(terms).filter(term => !formatFields[kind].includes(term as 'rounds'))).toEqual([]);
});
