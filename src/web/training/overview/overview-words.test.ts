import { expect, it } from 'vitest';
import { earliestActiveStart, encouragement, milestonePercent } from './overview-words.ts';

it.each([
  [null, 'Log your lifts week by week, and your progress shows here.'],
  [-3, 'The foundation is being laid. Keep showing up, rep by rep.'],
  [4.9, 'The foundation is being laid. Keep showing up, rep by rep.'],
  [5, 'The first milestone stands. Your discipline is bearing fruit.'],
  [9.9, 'The first milestone stands. Your discipline is bearing fruit.'],
  [10, 'Double digits. Keep the rhythm, the target is in sight.'],
  [14.9, 'Double digits. Keep the rhythm, the target is in sight.'],
  [15, 'On target. Hold this standard and the last milestone is yours.'],
  [19.9, 'On target. Hold this standard and the last milestone is yours.'],
  [20, 'Twenty percent reached. You are better today because of your effort yesterday.'],
  [60, 'Twenty percent reached. You are better today because of your effort yesterday.'],
])('a strength progress of %s percent is told %j', (progress, words) => {
  expect(encouragement(progress)).toBe(words);
});

it.each([
  ['5% strength gain', 5],
  ['20% strength gain', 20],
])('the milestone %j is at %d percent', (milestone, percent) => {
  expect(milestonePercent(milestone)).toBe(percent);
});

type Kind = 'program' | 'single_workout' | 'daily';
type Status = 'active' | 'paused' | 'completed';

const given = (kind: Kind, status: Status, date: string) => ({
  kind,
  status,
  startDate: `${date}T00:00:00.000Z`,
});

it.each([
  { what: 'none at all', assignments: [], start: null },
  {
    what: 'the earliest active program',
    assignments: [given('program', 'active', '2026-11-02'), given('program', 'active', '2026-10-05')],
    start: '2026-10-05',
  },
  {
    what: 'no program that is over or paused, and nothing that is no program',
    assignments: [
      given('program', 'completed', '2026-01-05'),
      given('program', 'paused', '2026-02-02'),
      given('daily', 'active', '2026-03-02'),
      given('single_workout', 'active', '2026-04-06'),
      given('program', 'active', '2026-11-16'),
    ],
    start: '2026-11-16',
  },
])('the weeks of the overview are counted from $what', ({ assignments, start }) => {
  expect(earliestActiveStart(assignments)).toBe(start);
});
