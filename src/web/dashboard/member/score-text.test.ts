import { expect, it } from 'vitest';
import { completionRateText, rankText, unitsText } from './score-text.ts';

it.each([
  {
    completionRate: 87.5,
    totalCompleted: 1050.4,
    totalAssigned: 1200,
    rate: '87.5',
    units: '1,050 of 1,200 units this month',
  },
  {
    completionRate: 100,
    totalCompleted: 25,
    totalAssigned: 25,
    rate: '100.0',
    units: '25 of 25 units this month',
  },
  { completionRate: 0, totalCompleted: 0, totalAssigned: 40, rate: '0.0', units: '0 of 40 units this month' },
  {
    completionRate: 0,
    totalCompleted: 0,
    totalAssigned: 0,
    rate: null,
    units: 'Nothing to complete yet this month',
  },
])('$totalCompleted of $totalAssigned units are a rate of $rate', ({ rate, units, ...figures }) => {
  const score = { ...figures, rank: null, totalMembers: 0 };
  expect(completionRateText(score)).toBe(rate);
  expect(unitsText(score)).toBe(units);
});

it.each([
  { rank: 3, totalMembers: 120, text: '#3 of 120' },
  { rank: 1042, totalMembers: 10_000, text: '#1,042 of 10,000' },
  { rank: null, totalMembers: 120, text: '–' },
])('the rank $rank among $totalMembers reads $text', ({ text, ...score }) => {
  const { place, of } = rankText(score);
  expect([place, of].filter(Boolean).join(' ')).toBe(text);
});
