import { describe, expect, it } from 'vitest';
import {
  areLinesOfRecord,
  exactUnits,
  reasonText,
  sessionText,
  type Standing,
  sumsOf,
  whoStandsFirst,
} from './standing-lines.ts';

const day = (unitsCompleted: number, unitsAssigned: number) =>
  ({ unitsCompleted, unitsAssigned, isTrained: unitsCompleted > 0 }) as Standing['days'][number];
const line = (points: number) => ({ points }) as Standing['points'][number];

const standing: Standing = {
  month: '2026-11',
  isClosed: false,
  rank: 3,
  totalMembers: 120,
  completionRate: 75.1,
  totalCompleted: 30.3,
  totalAssigned: 40.35,
  challengePoints: 35,
  daysTrained: 2,
  days: [day(10.1, 10.1), day(20.2, 20.25), day(0, 10)],
  points: [line(10), line(25)],
};

describe('the lines of a rank', () => {
  it('add up to its figures, to the last decimal', () => {
    expect(sumsOf(standing)).toEqual({ completed: 30.3, assigned: 40.35, points: 35, daysTrained: 2 });
    expect(areLinesOfRecord(standing)).toBe(true);
  });

  it('of nobody come to nothing', () => {
    expect(sumsOf({ days: [], points: [] })).toEqual({
      completed: 0,
      assigned: 0,
      points: 0,
      daysTrained: 0,
    });
  });

  it.each([{ totalCompleted: 31 }, { totalAssigned: 40 }, { challengePoints: 25 }, { daysTrained: 3 }])(
    'are told from a record that says %o',
    recorded => expect(areLinesOfRecord({ ...standing, ...recorded })).toBe(false),
  );

  it('of a month in which days did not count yet are told without them', () => {
    expect(areLinesOfRecord({ ...standing, daysTrained: null })).toBe(true);
    expect(whoStandsFirst(null)).toBe('First comes the higher rate and, at equal rates, more points.');
    expect(whoStandsFirst(4)).toBe(
      'Anyone who has trained on 3 days or more ranks ahead of those with fewer; then comes the higher rate and, at equal rates, more points.',
    );
  });

  it.each([
    { reason: 'whole', place: null, text: 'Result submitted' },
    { reason: 'thursday', place: null, text: 'Thursday completed' },
    { reason: 'all-days', place: null, text: 'All five days' },
    { reason: 'place', place: 1, text: 'First place' },
    { reason: 'place', place: 3, text: 'Third place' },
  ] as const)('say "$text"', ({ text, ...earned }) => expect(reasonText(earned)).toBe(text));

  it('name the session and show units as they add up', () => {
    expect(sessionText({ programName: 'Iron Foundation', dayName: 'Lower Body' })).toBe(
      'Iron Foundation, Lower Body',
    );
    expect(sessionText({ programName: 'Max Test', dayName: '' })).toBe('Max Test');
    expect([1234.5, 0.25, 40].map(exactUnits)).toEqual(['1,234.5', '0.25', '40']);
  });
});
