import { pounds } from '#domain/measures/measure.ts';
import { expect, it } from 'vitest';
import { strengthLineText, unitBars, type WeekRow, weeksWithStrength } from './weekly-text.ts';

const week = (weekNumber: number, avgStrength: number, totalUnits: number): WeekRow => ({
  weekNumber,
  avgStrength: pounds(avgStrength),
  strengthChangePercent: null,
  totalUnits,
  unitsChangePercent: null,
  logsCount: 1,
});

const weeks = [week(1, 204.6, 1240), week(2, 0, 90.5), week(4, 1210, 1300)];

it('the strength line leaves out weeks without an estimated 1RM', () => {
  expect(weeksWithStrength(weeks).map(({ weekNumber }) => weekNumber)).toEqual([1, 4]);
});

it('the strength line says the same in words', () => {
  expect(strengthLineText(weeksWithStrength(weeks), 'lb')).toBe(
    'Average strength, week 1: 205 lb, week 4: 1,210 lb',
  );
});

it('each week has its bar of units, and the latest stands out', () => {
  expect(unitBars(weeks)).toEqual([
    { label: 'W1', value: 1240, valueText: '1,240', current: false },
    { label: 'W2', value: 90.5, valueText: '91', current: false },
    { label: 'W4', value: 1300, valueText: '1,300', current: true },
  ]);
});
