import { describe, expect, it } from 'vitest';
import { usualUnits, pounds } from '#domain/measures/measure.ts';
import { type Activity, byDay, savedText, workDone } from './activity.ts';

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
    {
      work: {
        setsCompleted: 3,
        repsCompleted: 18,
        weightUsed: pounds(170),
        topSet: { reps: 5, weight: pounds(170) },
      },
      text: '3 sets, 18 reps · top 170 lb × 5',
    },
    {
      work: { setsCompleted: 2, repsCompleted: 6, weightUsed: pounds(335), topSet: null, missed: 1 },
      text: '2 × 3 · 335 lb, 1 missed',
    },
    {
      work: { setsCompleted: 3, repsCompleted: 30, topSet: { reps: 12, weight: null } },
      text: '3 sets, 30 reps',
    },
    {
      work: {
        setsCompleted: 4,
        weightUsed: pounds(70),
        carried: { by: 'distance' as const, amount: 40 / 1760 },
      },
      text: '4 × 40 yd · 70 lb',
    },
    { work: { setsCompleted: 3, carried: { by: 'time' as const, amount: 45 } }, text: '3 × 0:45' },
    { work: { setsCompleted: 3, weightUsed: pounds(70), carried: null }, text: '3 sets · 70 lb' },
    { work: { setsCompleted: 4, calories: { total: 48, isEven: true } }, text: '4 × 12 cal' },
    {
      work: { setsCompleted: 3, calories: { total: 34, isEven: false }, timeCompleted: '2:15' },
      text: '3 sets, 34 cal · 2:15',
    },
    { work: { setsCompleted: 1, calories: { total: 15, isEven: true } }, text: '1 × 15 cal' },
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

const log = (id: string, completedDate: string, loggedAt = '2026-03-15T06:30:00.000Z') =>
  ({ id, completedDate: `${completedDate}T00:00:00.000Z`, loggedAt }) as Activity;

describe('recent activity', () => {
  it('is grouped by the training date, the latest first, whenever it was saved', () => {
    const logs = [log('a', '2026-03-14'), log('b', '2026-03-15'), log('c', '2026-03-14')];
    expect(byDay(logs).map(({ date, logs }) => [date, logs.map(({ id }) => id).join(' ')])).toEqual([
      ['2026-03-15', 'b'],
      ['2026-03-14', 'a c'],
    ]);
  });

  it('says when a log was saved, and its date where that is another in the member’s own zone', () => {
    expect(savedText(log('a', '2026-03-15'), 'America/Denver')).toBe('Mar 15, 12:30 AM');
    expect(savedText(log('a', '2026-03-14'), 'America/Denver')).toBe('Sat, Mar 14 · saved Mar 15, 12:30 AM');
    expect(savedText(log('a', '2026-03-14', '2026-03-15T05:30:00.000Z'), 'America/Denver')).toBe(
      'Mar 14, 11:30 PM',
    );
  });

  it('of nobody has no days', () => {
    expect(byDay([])).toEqual([]);
  });
});
