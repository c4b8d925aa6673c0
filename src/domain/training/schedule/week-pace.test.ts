import { describe, expect, it } from 'vitest';
import { behindThePace, type MemberWeek, weekOf } from './week-pace.ts';

const sunday = '2026-11-15';
const thursday = '2026-11-19';
const saturday = '2026-11-21';

const week = (memberName: string, completedAssignments: number, totalAssignments: number): MemberWeek => ({
  memberId: memberName,
  memberName,
  completedAssignments,
  totalAssignments,
});

describe("this week's completion across the fellowship", () => {
  it.each([
    ['of nobody is none', [], { total: 0, completed: 0, percent: null, training: 0 }],
    ['of a week without training is none', [week('Ada', 0, 0)], { percent: null, training: 0 }],
    [
      'counts training days, not members',
      [week('Ada', 1, 4), week('Jane', 2, 2), week('Plato', 0, 0)],
      { total: 6, completed: 3, percent: 50, training: 2 },
    ],
    ['is rounded', [week('Ada', 2, 3)], { percent: 67 }],
  ])('%s', (_what, members, expected) => {
    expect(weekOf(members)).toMatchObject(expected);
  });
});

describe('who is behind the pace', () => {
  it.each([
    ['on Sunday, nobody', sunday, [week('Ada', 0, 7)], []],
    ['on Thursday, with 0 of 3', thursday, [week('Ada', 0, 3), week('Jane', 1, 3)], ['Ada']],
    ['on Saturday, with 1 of 3', saturday, [week('Ada', 1, 3), week('Jane', 2, 3)], ['Ada']],
    ['a week of one day, not before it is over', saturday, [week('Ada', 0, 1)], []],
    ['a week without training, never', saturday, [week('Ada', 0, 0)], []],
    [
      'the furthest first, then the smaller part done, then by name',
      thursday,
      [week('Ruth', 0, 2), week('Jane', 1, 4), week('Ada', 0, 2), week('Plato', 0, 5)],
      ['Plato', 'Ada', 'Ruth', 'Jane'],
    ],
  ])('%s', (_what, today, members, names) => {
    expect(behindThePace(members, today).map(({ memberName }) => memberName)).toEqual(names);
  });
});
