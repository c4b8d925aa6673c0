import { expect, it } from 'vitest';
import type { Activity } from './activity.ts';
import { programWeek, shownWeek } from './recent-weeks.ts';

/** Saturday. */
const today = '2026-11-21';
const logs = (count: number) => Array.from({ length: count }, (_, at) => ({ id: String(at) }) as Activity);
const week = (monday: string, count: number, newest: number) => ({
  weekStart: `${monday}T00:00:00.000Z`,
  count,
  logs: logs(newest),
});

it.each([
  { of: week('2026-11-16', 5, 5), isCurrent: true, shown: 5, more: 0 },
  { of: week('2026-11-16', 24, 5), isCurrent: true, shown: 5, more: 19 },
  { of: week('2026-11-09', 2, 2), isCurrent: false, shown: 2, more: 0 },
  { of: week('2026-11-09', 31, 3), isCurrent: false, shown: 3, more: 28 },
  // Asked for last week, when it was this one.
  { of: week('2026-11-09', 31, 5), isCurrent: false, shown: 3, more: 28 },
  // Logged ahead.
  { of: week('2026-11-23', 4, 3), isCurrent: false, shown: 3, more: 1 },
])('of a week of $of.count logs $shown are shown, and that there are $more more', ({ of, ...expected }) => {
  const { isCurrent, logs, more } = shownWeek(of, today);
  expect({ isCurrent, shown: logs.length, more }).toEqual(expected);
});

const course = (kind: 'program' | 'single_workout' | 'daily') => ({
  id: 'Iron',
  kind,
  startDate: '2026-11-04T00:00:00.000Z',
});

it.each([
  ['2026-11-04', 'program', 'Week 1'],
  ['2026-11-10', 'program', 'Week 1'],
  ['2026-11-11', 'program', 'Week 2'],
  ['2026-11-25', 'program', 'Week 4'],
  ['2026-11-01', 'program', 'Week 1'],
  ['2026-11-11', 'daily', null],
  ['2026-11-11', 'single_workout', null],
] as const)('a log of %s is of a %s that began on Nov 4: %s', (date, kind, week) => {
  const log = { assignmentId: 'Iron', completedDate: `${date}T00:00:00.000Z` } as Activity;
  expect(programWeek(log, [course(kind)])).toBe(week);
  expect(programWeek({ ...log, assignmentId: 'taken away' }, [course(kind)])).toBeNull();
});

it('a week goes from Monday to Sunday, and is named by its Monday', () => {
  const { from, to, name } = shownWeek(week('2026-12-28', 1, 1), today);
  expect([from, to, name]).toEqual(['2026-12-28', '2027-01-03', 'Week of Dec 28, 2026']);
});
