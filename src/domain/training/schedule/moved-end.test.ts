import { expect, it } from 'vitest';
import { movedEnd } from './moved-end.ts';

/** Four weeks, as computed from the start. */
const four = {
  startDate: '2026-03-02',
  endDate: '2026-03-29',
  weeks: 4,
  shiftDays: 0,
  lastWork: null,
} as const;

it.each([
  ['moves on with two more weeks', four, 6, '2026-04-12'],
  ['moves up with two fewer', four, 2, '2026-03-15'],
  ['stays with as many weeks', four, 4, null],
  ['stays where the coach has chosen it', { ...four, endDate: '2026-03-20' }, 6, null],
  ['moves with what pauses have moved on', { ...four, endDate: '2026-04-05', shiftDays: 7 }, 6, '2026-04-19'],
  ['never comes before the last work', { ...four, lastWork: '2026-03-18' }, 2, '2026-03-18'],
  ['comes after work that lies before it', { ...four, lastWork: '2026-03-10' }, 2, '2026-03-15'],
  ['is 90 days off without a number of weeks', four, null, '2026-05-31'],
  ['comes back from there', { ...four, weeks: null, endDate: '2026-05-31' }, 4, '2026-03-29'],
] as const)('the end of an assignment %s', (_what, end, weeks, moved) => {
  expect(movedEnd(end, weeks)).toBe(moved);
});
