import { expect, it } from 'vitest';
import { noDetails } from '#domain/prescriptions/prescription-details.ts';
import { plainSuperset } from '#domain/prescriptions/groups/groups.ts';
import { leaderOf, neighboursOf, nextLabel } from './group-of-day.ts';
import {
  addTarget,
  blankTarget,
  filledFrom,
  removeTarget,
  repeatTarget,
  rowNames,
  setsText,
} from './set-rows.ts';

const warmUp = { ...blankTarget, kind: 'warmup' as const };

it('sets are filled in from what is said of all of them', () => {
  const five = { ...blankTarget, reps: '5', percent1RM: '75' };
  expect(filledFrom({ sets: '3', reps: ' 5 ', percent1RM: '75' })).toEqual([five, five, five]);
  expect(filledFrom({ sets: '', reps: '', percent1RM: '' })).toEqual([blankTarget, blankTarget, blankTarget]);
  expect(filledFrom({ sets: '900', reps: '', percent1RM: '' })).toHaveLength(50);
});

it('a set is added, repeated and taken away, never more than fifty', () => {
  const [one, two] = [
    { ...blankTarget, reps: '1' },
    { ...blankTarget, reps: '2' },
  ];
  expect(addTarget([one])).toEqual([one, blankTarget]);
  expect(repeatTarget([one, two], 0)).toEqual([one, one, two]);
  expect(removeTarget([one, two], 0)).toEqual([two]);
  expect(removeTarget([two], 0)).toBeNull();
  const fifty = Array.from({ length: 50 }, () => one);
  expect([addTarget(fifty), repeatTarget(fifty, 3)].map(({ length }) => length)).toEqual([50, 50]);
});

it('warm-ups and sets that count have numbers of their own', () => {
  const targets = [warmUp, blankTarget, warmUp, blankTarget];
  expect(rowNames(targets)).toEqual(['Warm-up 1', 'Set 1', 'Warm-up 2', 'Set 2']);
  expect(setsText(targets)).toBe('2');
});

const exercise = (name: string, groupLabel: string | null, isLeading = false) => ({
  name,
  details: { ...noDetails, groupLabel, groupFormat: isLeading ? plainSuperset : null },
});
const exercises = [exercise('Squat', 'A', true), exercise('Row', 'a'), exercise('Dip', null)];

it.each([
  [0, ['below Row'], null],
  [1, ['above Squat', 'below Dip'], 'Squat'],
  [2, ['above Row'], 'Squat'],
  [3, ['above Dip'], null],
])('at place %i it stands beside %j; the format of group A is that of %s', (position, neighbours, leader) => {
  const around = { exercises, position };
  expect(neighboursOf(around).map(({ where, name }) => `${where} ${name}`)).toEqual(neighbours);
  expect(leaderOf(around, 'A')).toBe(leader);
  expect(nextLabel(around)).toBe('B');
});
