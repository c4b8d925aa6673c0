import { expect, it } from 'vitest';
import { filtered, narrowed, noFilter, startedText, startsThisWeek, whyEmpty } from './assignment-filter.ts';

it.each([
  ['a Wednesday, the Sunday before', '2026-11-18', '2026-11-15', true],
  ['a Wednesday, the Saturday after', '2026-11-18', '2026-11-21', true],
  ['a Wednesday, the Saturday before', '2026-11-18', '2026-11-14', false],
  ['a Wednesday, the next Sunday', '2026-11-18', '2026-11-22', false],
  ['a Sunday, itself', '2026-11-15', '2026-11-15', true],
  ['a Sunday, its Saturday', '2026-11-15', '2026-11-21', true],
  ['a Saturday, its Sunday', '2026-11-21', '2026-11-15', true],
  ['a Saturday, the day after', '2026-11-21', '2026-11-22', false],
  ['the turn of a year', '2027-01-01', '2026-12-27', true],
  ['the end of February in a leap year', '2028-02-29', '2028-03-04', true],
  ['the spring change of clocks', '2026-03-08', '2026-03-14', true],
  ['the autumn change of clocks', '2026-11-01', '2026-10-31', false],
  ['what is no date', '2026-11-18', '', false],
])('%s: on %s, a start on %j is of this week: %j', (_, today, start, isOfIt) => {
  expect(startsThisWeek(start, today)).toBe(isOfIt);
  if (start) expect(startsThisWeek(`${start}T00:00:00.000Z`, today)).toBe(isOfIt);
});

const jane = {
  memberName: 'Jane Doe',
  workoutName: 'Iron',
  startDate: '2026-11-16',
  status: 'active',
  ahead: {
    timeZone: 'UTC',
    standing: 'active',
    lastDate: '2026-12-04',
    trainsThisWeek: true,
    endsSoon: false,
  },
} as const;
const paul = {
  ...jane,
  memberName: 'Paul Rock',
  status: 'paused',
  ahead: { ...jane.ahead, standing: 'paused', trainsThisWeek: false },
} as const;
const janeBefore = {
  ...jane,
  startDate: '2026-08-03',
  status: 'completed',
  ahead: { ...jane.ahead, standing: 'completed', endsSoon: true },
} as const;
const janeAfter = {
  ...jane,
  startDate: '2026-12-07',
  ahead: { ...jane.ahead, standing: 'to-come', trainsThisWeek: false },
} as const;
const all = [jane, paul, janeBefore, janeAfter];

it.each([
  ['', 'all', [jane, paul, janeBefore, janeAfter], [4, 1, 1, 1, 1]],
  ['', 'active', [jane], [4, 1, 1, 1, 1]],
  ['', 'to-come', [janeAfter], [4, 1, 1, 1, 1]],
  ['jane', 'all', [jane, janeBefore, janeAfter], [3, 1, 1, 0, 1]],
  ['jane', 'completed', [janeBefore], [3, 1, 1, 0, 1]],
  ['jane', 'paused', [], [3, 1, 1, 0, 1]],
  ['nobody', 'active', [], [0, 0, 0, 0, 0]],
] as const)('the search %j among the %s ones finds those that are both', (search, status, shown, counts) => {
  const found = filtered(all, search, status);
  expect(found.shown).toEqual(shown);
  expect(Object.values(found.counts)).toEqual(counts);
});

it.each([
  [{ thisWeek: true, ahead: 'all' }, [jane, paul]],
  [{ thisWeek: false, ahead: 'this-week' }, [jane, janeBefore]],
  [{ thisWeek: false, ahead: 'ends-soon' }, [janeBefore]],
  [{ thisWeek: true, ahead: 'ends-soon' }, []],
] as const)('%j keeps those that fit both', (filter, kept) => {
  expect(narrowed(all, filter, '2026-11-18')).toEqual(kept);
});

it.each([
  ['2026-11-18', 'Started Nov 15 to 21'],
  ['2026-11-29', 'Started Nov 29 to Dec 5'],
  ['2026-12-31', 'Started Dec 27 to Jan 2'],
])('on %s the week of the toggle reads %j', (today, words) => {
  expect(startedText(today)).toBe(words);
});

it('the week narrows whatever else is searched for', () => {
  const ofWeek = narrowed(all, { thisWeek: true, ahead: 'all' }, '2026-11-18');
  expect(filtered(ofWeek, 'jane', 'all').shown).toEqual([jane]);
});

it.each([
  [
    { thisWeek: true },
    0,
    0,
    'No assignments for this week. Toggle off the filter to see all assignments.',
    { thisWeek: false },
  ],
  [
    { ahead: 'ends-soon' },
    0,
    0,
    'No program has its last session within 10 days and nothing after it.',
    { ahead: 'all' },
  ],
  [{ ahead: 'this-week' }, 0, 0, 'Nobody trains this week.', { ahead: 'all' }],
  [{ group: 'g1', ahead: 'this-week' }, 0, 0, 'Nobody trains this week.', { ahead: 'all' }],
  [{ group: 'g1' }, 0, 0, 'Nobody in this group has an assignment.', { group: '' }],
  [{ thisWeek: true, search: 'x' }, 2, 0, 'No assignments found matching your search.', { search: '' }],
  [{ search: 'x', status: 'paused' }, 3, 0, 'No assignments found matching your search.', { search: '' }],
  [{ status: 'paused' }, 3, 3, 'No paused assignments found.', { status: 'all' }],
  [{ status: 'to-come' }, 3, 3, 'Nothing is to come.', { status: 'all' }],
] as const)(
  'with %j, %i left by them and %i found, it reads why',
  (filter, narrow, found, words, instead) => {
    const given = { ...noFilter, ...filter };
    expect(whyEmpty(given, narrow, found)).toMatchObject({ words, instead: { ...given, ...instead } });
  },
);
