import { describe, expect, it } from 'vitest';
import { usualUnits, pounds } from '#domain/measures/measure.ts';
import { type Activity, byDay, workDone } from './activity.ts';

const nothing = {
  exerciseCategory: 'Mobility' as const,
  setsCompleted: null,
  repsCompleted: null,
  weightUsed: null,
  distanceCompleted: null,
  volumeCompleted: null,
  timeCompleted: null,
};

describe('what was done', () => {
  it.each([
    { work: { setsCompleted: 5, repsCompleted: 25, weightUsed: pounds(225) }, text: '5 × 5 · 225 lb' },
    {
      work: { setsCompleted: 3, repsCompleted: 14, weightUsed: pounds(202.5) },
      text: '3 sets, 14 reps · 202.5 lb',
    },
    { work: { setsCompleted: 4, repsCompleted: 40 }, text: '4 × 10' },
    { work: { setsCompleted: 3, repsCompleted: 30, timeCompleted: '1:30' }, text: '3 × 10 · 1:30' },
    { work: { setsCompleted: 1, repsCompleted: 1, weightUsed: pounds(1005) }, text: '1 × 1 · 1,005 lb' },
    { work: { distanceCompleted: '3.1', timeCompleted: '28:10' }, text: '3.1 mi · 28:10' },
    { work: { distanceCompleted: '5 km' }, text: '5 km' },
    { work: { volumeCompleted: '40' }, text: '40 contacts' },
    { work: { timeCompleted: '90' }, text: '90 s' },
    { work: {}, text: '' },
    { work: { exerciseCategory: 'Strength' as const }, text: 'Missed' },
  ])('is $text', ({ work, text }) => {
    expect(workDone({ ...nothing, ...work }, usualUnits)).toBe(text);
  });
});

const log = (id: string, loggedAt: string) => ({ id, loggedAt }) as Activity;

describe('recent activity', () => {
  const logs = [
    log('a', '2026-03-15T06:30:00.000Z'),
    log('b', '2026-03-15T05:30:00.000Z'),
    log('c', '2026-03-13T20:00:00.000Z'),
  ];
  const daysIn = (zone: string) =>
    byDay(logs, zone).map(({ date, logs }) => [date, logs.map(({ id }) => id).join(' ')]);

  it("is grouped by the day of the member's own zone, in the order it came", () => {
    expect(daysIn('America/Denver')).toEqual([
      ['2026-03-15', 'a'],
      ['2026-03-14', 'b'],
      ['2026-03-13', 'c'],
    ]);
    expect(daysIn('Pacific/Auckland')).toEqual([
      ['2026-03-15', 'a b'],
      ['2026-03-14', 'c'],
    ]);
  });

  it('of nobody has no days', () => {
    expect(byDay([], 'UTC')).toEqual([]);
  });
});
