import { describe, expect, it } from 'vitest';
import { followingOptions, hasBlocksAfter } from './blocks-after.ts';
import { pathLine } from './path-line.ts';
import {
  changesOf,
  editedOf,
  endsBeforeOthers,
  ofFollowing,
  ofOtherPlan,
  ofOtherStatus,
  resuming,
} from './edit-plan.ts';

const today = '2026-11-18';

const running = {
  memberId: 'jane',
  workoutId: 'iron',
  kind: 'program',
  status: 'active',
  startDate: '2026-11-02T00:00:00.000Z',
  endDate: '2026-12-13T00:00:00.000Z',
  pausedOn: null,
  pausedUntil: null,
  path: null,
} as const;

const paused = { ...running, status: 'paused', pausedOn: '2026-11-10T00:00:00.000Z' } as const;
const completed = { ...running, status: 'completed' } as const;

const edited = (before: Parameters<typeof editedOf>[0], changes = {}) => ({
  ...editedOf(before),
  ...changes,
});

describe('taking up a paused program', () => {
  it.each([
    ['2026-11-10', 0],
    ['2026-11-11', 1],
    ['2026-11-17', 1],
    ['2026-11-18', 2],
    ['2026-11-24', 2],
    ['2026-11-25', 3],
  ])('on %s the rest can move on by %i weeks', (day, weeks) => {
    expect(resuming(paused, edited(paused, { status: 'active' }), day)?.weeks ?? 0).toBe(weeks);
  });

  it('explains both ways, each in a sentence', () => {
    expect(resuming(paused, edited(paused, { status: 'active' }), today)).toEqual({
      weeks: 2,
      stays: 'Days since Nov 10, 2026 stay uncounted, and it still ends on Dec 13, 2026.',
      movesOn: 'What is left comes 2 weeks later, on the same weekdays, and it ends on Dec 27, 2026.',
      movedEnd: '2026-12-27',
    });
  });

  it('ends on the date that the coach has just chosen, either way', () => {
    const words = resuming(paused, edited(paused, { status: 'active', endDate: '2027-01-10' }), today);
    expect([words?.stays, words?.movesOn]).toEqual([
      expect.stringContaining('ends on Jan 10, 2027.'),
      expect.stringContaining('ends on Jan 10, 2027.'),
    ]);
  });

  it.each([
    ['it stays paused', paused, {}],
    ['it was not paused', running, {}],
    ['it is completed', paused, { status: 'completed' }],
    ['it starts anew', paused, { status: 'active', startDate: '2026-11-23' }],
    ['it is another program', paused, { status: 'active', workoutId: 'rise' }],
  ])('asks nothing when %s', (_, before, changes) => {
    expect(resuming(before, edited(before, changes), today)).toBeNull();
  });
});

const replaced = "Today's and coming days without a log are replaced; past days and days with a log stay.";
const counted = 'Days from today on count again. It leaves the Program History until it is completed again.';

it.each([
  ['nothing is changed', running, {}, []],
  [
    'it is paused',
    running,
    { status: 'paused' },
    ['From Nov 18, 2026 on, days do not count until it is resumed. What is logged stays.'],
  ],
  [
    'it is completed early',
    running,
    { status: 'completed' },
    [
      'Upcoming days no longer count; what is logged stays. It goes into the Program History as it stands now.',
    ],
  ],
  ['it is reopened', completed, { status: 'active' }, [counted]],
  [
    'it is reopened when it is over',
    { ...completed, endDate: '2026-11-17' },
    { status: 'active' },
    [counted, 'Its end date has passed: without a later one it completes again automatically.'],
  ],
  ['it starts on another date', running, { startDate: '2026-11-09' }, [replaced]],
  ['it ends on another date', running, { endDate: '2026-12-20' }, [replaced]],
  ['it is another program', running, { workoutId: 'rise' }, [replaced]],
] as const)('when %s, says what comes of it', (_, before, changes, sentences) => {
  const after = { ...editedOf(before), ...changes };
  expect([...ofOtherStatus(before, after, today), ...ofOtherPlan(before, after)]).toEqual(sentences);
});

it('a single workout has no Program History', () => {
  const single = { ...running, kind: 'single_workout' } as const;
  expect(ofOtherStatus(single, { ...editedOf(single), status: 'completed' }, today)).toEqual([
    'Upcoming days no longer count; what is logged stays.',
  ]);
});

it.each([
  ['nothing', running, {}, { status: 'active' }],
  ['the status', running, { status: 'paused' }, { status: 'paused' }],
  ['the member', running, { memberId: 'paul' }, { status: 'active', memberId: 'paul' }],
  ['the end date', running, { endDate: '2026-12-20' }, { status: 'active', endDate: '2026-12-20' }],
  ['an end date left out', running, { endDate: null }, { status: 'active', endDate: null }],
  [
    'another start, its end date as filled in',
    running,
    { startDate: '2026-11-09' },
    { status: 'active', workoutId: 'iron', startDate: '2026-11-09', endDate: '2026-12-13' },
  ],
  ['dates that stay', paused, { status: 'active' }, { status: 'active', resume: 'dates-stay' }],
  [
    'a pause until a day',
    running,
    { status: 'paused', pausedUntil: '2026-12-12', resume: 'move-on' },
    { status: 'paused', pausedUntil: '2026-12-12', resume: 'move-on' },
  ],
  ['a pause until it is resumed', running, { status: 'paused' }, { status: 'paused' }],
  [
    'a pause that ends by hand after all',
    { ...paused, pausedUntil: '2026-12-12T00:00:00.000Z' },
    { pausedUntil: null },
    { status: 'paused', pausedUntil: null, resume: 'dates-stay' },
  ],
  [
    'moving on: the server sets the end date',
    paused,
    { status: 'active', resume: 'move-on' },
    { status: 'active', resume: 'move-on' },
  ],
])('sends only what is changed: %s', (_, before, changes, body) => {
  expect(changesOf(before, edited(before, changes), today)).toEqual(body);
});

const blockAt = (position: number) => ({
  ...running,
  path: { id: 'path', runId: 'run', name: 'Ascension', position, blocks: 3 },
});

describe('a block of a path', () => {
  const [second, last] = [blockAt(2), blockAt(3)];
  const waiting = { ...second, status: 'paused', pausedOn: '2026-11-10T00:00:00.000Z' } as const;

  it('says which one of how many it is', () => {
    expect([pathLine(second), pathLine(running)]).toEqual(['Ascension · Block 2 of 3', null]);
    expect([second, last, running].map(hasBlocksAfter)).toEqual([true, false, false]);
  });

  it.each([
    ['paused', second, { status: 'paused' }, 'wait too, until it is resumed.'],
    ['taken up again', waiting, { status: 'active' }, 'resume with it, and move as far as its end does.'],
    ['given another start', second, { startDate: '2026-11-09' }, 'move as far as its end does.'],
    ['given another end', second, { endDate: '2026-12-20' }, 'move as far as its end does.'],
  ])('%s says what becomes of those after it', (_, before, changes, words) => {
    expect(ofFollowing(before, edited(before, changes))).toEqual([
      `The blocks after it in Ascension ${words}`,
    ]);
  });

  it('says nothing where none are after it, where nothing changes for them, and where there is a choice', () => {
    expect(ofFollowing(last, edited(last, { status: 'paused' }))).toEqual([]);
    expect(ofFollowing(second, edited(second))).toEqual([]);
    expect(ofFollowing(second, edited(second, { status: 'completed' }))).toEqual([]);
  });

  it('completed before others asks what they do, and sends the answer', () => {
    const after = edited(second, { status: 'completed', following: 'move-up' });
    expect(endsBeforeOthers(second, after)).toBe(true);
    expect(changesOf(second, after, today)).toEqual({ status: 'completed', following: 'move-up' });
    expect(changesOf(last, edited(last, { status: 'completed' }), today)).toEqual({ status: 'completed' });
    expect(followingOptions.map(({ value }) => value)).toEqual(['stay', 'move-up']);
  });
});
