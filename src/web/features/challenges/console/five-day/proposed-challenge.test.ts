import { expect, it } from 'vitest';
import { toWireDate } from '#domain/plain-date.ts';
import { blankFiveDay } from './five-day-draft.ts';
import { copiedFrom, emptyDays, proposedDetails } from './proposed-challenge.ts';

const challenge = (startDate: string, weekNumber: number) => ({
  startDate: toWireDate(startDate),
  endDate: toWireDate(startDate),
  weekNumber,
});

it.each([
  ['none', [], '1'],
  ['one that runs', [challenge('2026-11-23', 11)], '12'],
  ['the one that began last', [challenge('2026-11-16', 10), challenge('2026-11-23', 11)], '12'],
  ['one that is still to come beside it', [challenge('2026-12-07', 40), challenge('2026-11-23', 11)], '12'],
  ['the last week of a year', [challenge('2026-11-23', 53)], '1'],
])('after %s the week is proposed', (_what, challenges, weekNumber) => {
  expect(proposedDetails(challenges, '2026-11-26').weekNumber).toBe(weekNumber);
});

it.each([
  ['2026-11-26', '2026-11-30', '2026-12-04'],
  ['2026-11-30', '2026-12-07', '2026-12-11'],
  ['2026-11-29', '2026-11-30', '2026-12-04'],
])('on %s from Monday %s to Friday %s', (today, startDate, endDate) => {
  expect(proposedDetails([], today)).toMatchObject({ startDate, endDate });
});

it('a copy has the days and the words of the old one, and the dates of the new', () => {
  const exercise = {
    key: 1,
    exerciseId: 'squat',
    name: 'Squat',
    category: 'Strength',
    altExercise: '',
    fields: {},
  } as const;
  const old = {
    details: { ...blankFiveDay.details, name: 'Steps', startDate: '2026-01-05', weekNumber: '2' },
    days: { ...blankFiveDay.days, monday: { ...blankFiveDay.days.monday, exercises: [exercise] } },
  };
  const now = {
    ...blankFiveDay,
    details: { ...blankFiveDay.details, startDate: '2026-11-30', weekNumber: '12' },
  };
  const copy = copiedFrom(old, now);
  expect(copy.details).toMatchObject({ name: 'Steps', startDate: '2026-11-30', weekNumber: '12' });
  expect(emptyDays(copy)).toEqual(['tuesday', 'wednesday', 'thursday', 'friday']);
});
