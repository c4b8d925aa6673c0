import { expect, it } from 'vitest';
import { completionRateText, daysText, rankText, unitsText } from './score-text.ts';

it.each([
  {
    completionRate: 87.5,
    totalCompleted: 1050.4,
    totalAssigned: 1200,
    rate: '87.5',
    units: '1,050 of 1,200 reps, seconds and contacts',
  },
  {
    completionRate: 100,
    totalCompleted: 25,
    totalAssigned: 25,
    rate: '100.0',
    units: '25 of 25 reps, seconds and contacts',
  },
  {
    completionRate: 0,
    totalCompleted: 0,
    totalAssigned: 40,
    rate: '0.0',
    units: '0 of 40 reps, seconds and contacts',
  },
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

it.each([
  ['days over, and today once it is begun', '11-25', '2 of 4 training days this month'],
  ['nothing yet', '10-31', null],
] as const)('training days of the month: %s', (_, today, words) => {
  const statuses = {
    '2026-09-30': 'complete',
    '2026-11-02': 'complete',
    '2026-11-09': 'missed',
    '2026-11-10': 'rest',
    '2026-11-16': 'complete',
    '2026-11-25': 'incomplete',
    '2026-11-26': 'to-do',
    '2026-11-30': 'upcoming',
  } as const;
  expect(daysText(statuses, `2026-${today}`)).toBe(words);
});
