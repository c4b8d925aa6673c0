import { describe, expect, it } from 'vitest';
import { type DayStatus, dayStatus, worstStatus } from './day-status.ts';

const [yesterday, today, tomorrow] = ['2026-11-20', '2026-11-21', '2026-11-22'];

describe('the status of a date', () => {
  it.each([
    ['no training day in the past', yesterday, 0, 0, 'rest'],
    ['no training day today', today, 0, 0, 'rest'],
    ['no training day to come', tomorrow, 0, 0, 'rest'],
    ['to come', tomorrow, 3, 0, 'upcoming'],
    ['to come, started ahead', tomorrow, 3, 2, 'upcoming'],
    ['to come, all logged ahead', tomorrow, 3, 3, 'complete'],
    ['today, nothing logged', today, 3, 0, 'incomplete'],
    ['today, something left', today, 3, 2, 'incomplete'],
    ['today, all logged', today, 3, 3, 'complete'],
    ['past, nothing logged', yesterday, 3, 0, 'missed'],
    ['past, some logged', yesterday, 3, 1, 'incomplete'],
    ['past, all logged', yesterday, 3, 3, 'complete'],
    ['a year past', '2025-11-21', 3, 0, 'missed'],
    ['a year to come', '2027-01-01', 1, 0, 'upcoming'],
  ] as const)('%s', (_, date, exercises, logged, status) => {
    expect(dayStatus({ date, today, exercises, logged })).toBe(status);
  });
});

describe('across assignments', () => {
  it.each<[DayStatus[], DayStatus]>([
    [['rest', 'complete', 'upcoming', 'incomplete', 'missed'], 'missed'],
    [['rest', 'complete', 'upcoming', 'incomplete'], 'incomplete'],
    [['rest', 'complete', 'upcoming'], 'upcoming'],
    [['rest', 'complete'], 'complete'],
    [['rest', 'upcoming'], 'upcoming'],
    [['rest'], 'rest'],
    [[], 'rest'],
  ])('of %j, %s wins', (statuses, worst) => {
    expect(worstStatus(statuses)).toBe(worst);
  });
});
