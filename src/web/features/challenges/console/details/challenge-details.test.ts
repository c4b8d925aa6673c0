import { describe, expect, it } from 'vitest';
import { blankDetails, detailsBody, missingIn, weekdaysLeftOut, wrongIn } from './challenge-details.ts';

const details = { ...blankDetails, name: 'Iron Week', startDate: '2026-11-16', endDate: '2026-11-20' };

it('begins as the specification has it: week 1, Beginner, 2-3 rounds', () => {
  expect(blankDetails).toMatchObject({ weekNumber: '1', challengeLevel: 'Beginner', rounds: '2-3' });
});

it('needs a name, a start and an end', () => {
  expect(missingIn({ ...blankDetails, name: '  ' })).toEqual({
    name: 'Name is required',
    startDate: 'Start date is required',
    endDate: 'End date is required',
  });
  expect(missingIn(details)).toEqual({});
});

it('cannot end before it starts', () => {
  expect(wrongIn({ ...details, endDate: '2026-11-15' })).toEqual({
    endDate: 'The end date cannot be before the start date',
  });
  expect(wrongIn({ ...details, endDate: '2026-11-16' })).toEqual({});
});

it.each([
  ['', true],
  ['1', true],
  ['53', true],
  ['0', false],
  ['54', false],
  ['1.5', false],
])('takes %j as a week number: %s', (weekNumber, isFine) => {
  expect(wrongIn({ ...details, weekNumber })).toEqual(
    isFine ? {} : { weekNumber: 'Week number must be between 1 and 53' },
  );
});

it('sends a blank week number as 1, and the name without the spaces round it', () => {
  expect(detailsBody({ ...details, name: ' Iron Week ', weekNumber: '' })).toMatchObject({
    name: 'Iron Week',
    weekNumber: 1,
  });
});

describe('the weekdays that the dates leave out', () => {
  it.each([
    ['2026-11-16', '2026-11-20', []],
    ['2026-11-14', '2026-11-29', []],
    ['2026-11-18', '2026-11-20', ['monday', 'tuesday']],
    ['2026-11-18', '2026-11-24', []],
    ['2026-11-21', '2026-11-22', ['monday', 'tuesday', 'wednesday', 'thursday', 'friday']],
    ['', '2026-11-20', []],
    ['2026-11-20', '2026-11-16', []],
  ])('from %s to %s are %j', (startDate, endDate, leftOut) => {
    expect(weekdaysLeftOut({ ...details, startDate, endDate })).toEqual(leftOut);
  });
});
