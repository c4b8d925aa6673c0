import { expect, it } from 'vitest';
import { comparedWith, encouragement, milestonePercent, paceText, weekOfOverview } from './overview-text.ts';

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

it.each([
  [null, 'The first 3 weeks have no pace yet.'],
  [4.5, '+4.5% by now is on pace.'],
])('a pace of %s is told as %j', (pace, words) => {
  expect(paceText(pace)).toBe(words);
});

it.each([
  { baseline: null, text: 'Weekly work, compared once there are finished weeks.' },
  {
    baseline: { capturedFrom: 'first_logs', programName: null, weeklyUnits: null } as const,
    text: 'Weekly work (reps, seconds, contacts) of the last finished weeks, up to 4, against week 1 of this program.',
  },
  {
    baseline: { capturedFrom: 'previous_program', programName: 'Rise', weeklyUnits: 1240.5 } as const,
    text: 'Weekly work (reps, seconds, contacts) of the last finished weeks, up to 4, against the 1,241 a week of last time.',
  },
  {
    // Nothing was done in it: its lifts are compared, its weeks are no measure.
    baseline: { capturedFrom: 'previous_program', programName: 'Rise', weeklyUnits: null } as const,
    text: 'Weekly work (reps, seconds, contacts) of the last finished weeks, up to 4, against week 1 of this program.',
  },
])('fitness is told as $words', ({ baseline, text }) => {
  expect(comparedWith(baseline, 'Rise')).toBe(text);
});

it('a program before of another kind is no measure', () => {
  const baseline = { capturedFrom: 'previous_program', programName: 'Garrison', weeklyUnits: 3561 } as const;
  expect(comparedWith(baseline, 'Rise')).toBe(
    'Weekly work. Not compared with Garrison: a different program.',
  );
});

type Kind = 'program' | 'single_workout' | 'daily';
type Status = 'active' | 'paused' | 'completed';

const given = (kind: Kind, status: Status, date: string, numWeeks: number | null = 12) => ({
  kind,
  status,
  startDate: `${date}T00:00:00.000Z`,
  numWeeks,
});

const today = '2026-11-20';
const own = given('program', 'active', '2026-11-02');

it.each([
  { what: 'its own start', program: own, others: [], counted: ['2026-11-02', 3, 12] },
  {
    what: 'the earliest active program',
    program: own,
    others: [given('program', 'active', '2026-10-05')],
    counted: ['2026-10-05', 7, 12],
  },
  {
    what: 'no program that is over or paused, nor anything that is no program',
    program: own,
    others: [
      given('program', 'completed', '2026-01-05'),
      given('program', 'paused', '2026-02-02'),
      given('daily', 'active', '2026-03-02'),
      given('single_workout', 'active', '2026-04-06'),
    ],
    counted: ['2026-11-02', 3, 12],
  },
  {
    what: 'its own start, when it has fewer weeks: they are shown',
    program: given('program', 'active', '2026-11-02', 4),
    others: [given('program', 'active', '2026-10-05')],
    counted: ['2026-11-02', 3, 4],
  },
  {
    what: 'twelve weeks at most',
    program: given('program', 'active', '2026-01-05', 36),
    others: [],
    counted: ['2026-01-05', 12, 12],
  },
  {
    what: 'twelve, where its program is gone',
    program: given('program', 'active', '2026-11-16', null),
    others: [],
    counted: ['2026-11-16', 1, 12],
  },
])('the weeks of the overview are counted from $what', ({ program, others, counted }) => {
  const { start, week, weeks } = weekOfOverview(program, [...others, program], today);
  expect([start, week, weeks]).toEqual(counted);
});
