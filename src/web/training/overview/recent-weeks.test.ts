import type { AssignmentKind } from '#domain/training/assignment-kind.ts';
import { describe, expect, it } from 'vitest';
import type { Activity } from './activity.ts';
import { logsToShow, recentWeeks } from './recent-weeks.ts';

const log = (assignmentId: string, date: string) =>
  ({ id: date, assignmentId, completedDate: `${date}T00:00:00.000Z` }) as Activity;

const course = (id: string, kind: AssignmentKind, start: string) => ({
  id,
  kind,
  workoutName: id,
  startDate: `${start}T00:00:00.000Z`,
});

/** Saturday. */
const today = '2026-11-21';
const program = course('Iron', 'program', '2026-11-04');
const weeksOf = (logs: Activity[], assignments = [program]) =>
  recentWeeks(logs, assignments, today).map(({ name, workout, isCurrent, logs }) => [
    name,
    workout,
    isCurrent,
    logs.length,
  ]);

describe('recent activity', () => {
  it.each([
    ['2026-11-04', 'Week 1', false],
    ['2026-11-10', 'Week 1', false],
    ['2026-11-11', 'Week 2', false],
    ['2026-11-17', 'Week 2', false],
    ['2026-11-18', 'Week 3', true],
    ['2026-11-21', 'Week 3', true],
    ['2026-11-24', 'Week 3', true],
    ['2026-11-25', 'Week 4', false],
    ['2026-11-01', 'Week 1', false],
  ])('of %s is in %s of a program that began on Nov 4', (date, name, isCurrent) => {
    expect(weeksOf([log('Iron', date)])).toEqual([[name, 'Iron', isCurrent, 1]]);
  });

  it('is grouped by week, each where its newest log comes', () => {
    const logs = ['2026-11-20', '2026-11-12', '2026-11-18', '2026-11-11'].map(date => log('Iron', date));
    expect(weeksOf(logs)).toEqual([
      ['Week 3', 'Iron', true, 2],
      ['Week 2', 'Iron', false, 2],
    ]);
  });

  it('has current weeks first, also when an older week was logged after them', () => {
    const logs = ['2026-11-11', '2026-11-18'].map(date => log('Iron', date));
    expect(weeksOf(logs).map(([name]) => name)).toEqual(['Week 3', 'Week 2']);
  });

  it('keeps programs apart, whose weeks differ', () => {
    const other = course('Rise', 'program', '2026-11-18');
    const logs = [log('Iron', '2026-11-20'), log('Rise', '2026-11-20')];
    expect(weeksOf(logs, [program, other])).toEqual([
      ['Week 3', 'Iron', true, 1],
      ['Week 1', 'Rise', true, 1],
    ]);
  });

  it.each([
    ['one-off exercises', [course('Daily Workout', 'daily', '2026-01-05')], 'From your coach'],
    ['exercises of their own', [course('Daily Workout', 'own', '2026-01-05')], 'Added by you'],
    ['a single workout', [course('Daily Workout', 'single_workout', '2026-11-20')], 'Daily Workout'],
    ['an assignment that was taken away', [], null],
  ])('of %s goes by the weeks of the calendar, from Monday', (_what, assignments, workout) => {
    const logs = ['2026-11-20', '2026-11-16', '2026-11-15'].map(date => log('Daily Workout', date));
    expect(weeksOf(logs, assignments)).toEqual([
      ['Week of Nov 16, 2026', workout, true, 2],
      ['Week of Nov 9, 2026', workout, false, 1],
    ]);
  });
});

it.each([
  { isCurrent: true, count: 5, isWhole: false, shown: 5, hidden: 0 },
  { isCurrent: true, count: 6, isWhole: false, shown: 5, hidden: 1 },
  { isCurrent: true, count: 20, isWhole: true, shown: 20, hidden: 15 },
  { isCurrent: false, count: 3, isWhole: false, shown: 3, hidden: 0 },
  { isCurrent: false, count: 12, isWhole: false, shown: 3, hidden: 9 },
])(
  'of $count logs (current week: $isCurrent) $shown are shown (all: $isWhole) and $hidden are more',
  ({ isCurrent, count, isWhole, shown, hidden }) => {
    const logs = Array.from({ length: count }, () => log('Iron', today));
    const answer = logsToShow({ logs, isCurrent }, isWhole);
    expect(answer.shown).toHaveLength(shown);
    expect(answer.hidden).toBe(hidden);
  },
);
