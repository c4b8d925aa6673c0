import { describe, expect, it } from 'vitest';
import { isSummaryTime, zoneNow } from './times-of-day.ts';
import { coachsSummary, membersSummary } from './weekly-summary.ts';

describe('a member’s week', () => {
  it.each([
    [0, 0, 0, null, null],
    [3, 4, 5, 'Last week you trained on 3 of 4 planned days', '5 sessions are planned for this week.'],
    [1, 4, 1, 'Last week you trained on 1 of 4 planned days', 'One session is planned for this week.'],
    [2, 0, 0, 'Last week you trained twice', 'Nothing is planned for this week yet.'],
    [0, 4, 0, 'Last week you did not train', 'Nothing is planned for this week yet.'],
    [0, 0, 2, 'Last week you did not train', '2 sessions are planned for this week.'],
  ])('trained %i of %i, %i ahead', (trained, planned, ahead, text, more) => {
    expect(membersSummary({ trained, planned, ahead })).toEqual(text === null ? null : { text, more });
  });
});

describe('a coach’s week', () => {
  const names = Array.from({ length: 12 }, (_, n) => `M${n + 1}`);
  it.each([
    [
      { members: 0, trained: [], waiting: 0, waitingFirst: [] },
      'Last week 0 of 0 members trained, nobody needs you',
      '',
    ],
    [
      { members: 1, trained: ['Ada'], waiting: 1, waitingFirst: ['Ada'] },
      'Last week 1 of 1 member trained, 1 needs you',
      'Trained: Ada.\nIn your round: Ada.',
    ],
    [
      { members: 30, trained: names, waiting: 15, waitingFirst: names },
      'Last week 12 of 30 members trained, 15 need you',
      'Trained: M1, M2, M3, M4, M5, M6, M7, M8, M9, M10 and 2 more.\nIn your round: M1, M2, M3, M4, M5, M6, M7, M8, M9, M10 and 5 more.',
    ],
  ])('%#', (week, text, more) => {
    expect(coachsSummary(week)).toEqual({ text, more });
  });
});

it.each([
  ['UTC', '2026-03-16T07:00:00Z', true],
  ['UTC', '2026-03-16T06:59:00Z', false],
  ['UTC', '2026-03-16T20:00:00Z', false],
  ['UTC', '2026-03-17T08:00:00Z', false],
  ['Pacific/Auckland', '2026-03-15T18:00:00Z', true],
  ['Pacific/Honolulu', '2026-03-16T16:59:00Z', false],
  ['Pacific/Honolulu', '2026-03-16T17:00:00Z', true],
])('in %s at %s the week is told of: %s', (zone, at, expected) => {
  expect(isSummaryTime(zoneNow(zone, new Date(at)))).toBe(expected);
});
