import { describe, expect, it } from 'vitest';
import { maxExercisesPerDay } from '#domain/limits.ts';
import { aProgram, planned } from './a-program.twin.ts';
import {
  type AssignedProgram,
  type Audience,
  type BeforePublication,
  planPublication,
} from './publication-plan.ts';

const day = (...ids: string[]) => ({ exercises: ids.map(id => planned(id)) });
const many = (count: number) => day(...Array.from({ length: count }, () => 'squat'));
const week = { monday: day('squat'), friday: day('bench') };
const two = aProgram([week, week]);
const three = aProgram([week, week, week]);

/** Of two weeks from a Monday, as computed. */
const assigned = (id: string, more: Partial<AssignedProgram> = {}): AssignedProgram => ({
  id,
  memberId: `member of ${id}`,
  status: 'active',
  version: null,
  startDate: '2026-03-02',
  endDate: '2026-03-15',
  weeks: 2,
  shiftDays: 0,
  lastWork: null,
  ...more,
});
const live: BeforePublication['live'] = { tree: two, numWeeks: 2, newest: null };
const everyone = [
  assigned('ana'),
  assigned('ben', { status: 'paused' }),
  assigned('cleo', { status: 'completed' }),
  assigned('dan', { version: 0 }),
];
const plan = (draft: typeof two, audience: Audience, assignments = everyone, before = live) =>
  planPublication({ live: before, assignments, exerciseCounts: new Map() }, draft, audience);

describe('a publication', () => {
  it.each<[who: string, audience: Audience, expected: object]>([
    [
      'for all brings those in line who follow; who stays on a version is left on it',
      'all',
      { staysBehind: [], catchesUp: [], active: ['ana'], members: 2, hasStrangers: false },
    ],
    [
      'for no one leaves everyone behind',
      'none',
      { staysBehind: ['ana', 'ben', 'cleo'], catchesUp: [], active: [], members: 0, hasStrangers: false },
    ],
    [
      'for some leaves the others behind, and those catch up who are named',
      ['member of ana', 'member of dan'],
      {
        staysBehind: ['ben', 'cleo'],
        catchesUp: ['dan'],
        active: ['ana', 'dan'],
        members: 2,
        hasStrangers: false,
      },
    ],
    [
      'knows who is named and not on the program',
      ['member of ana', 'member of eve'],
      { staysBehind: ['ben', 'cleo'], catchesUp: [], active: ['ana'], members: 1, hasStrangers: true },
    ],
  ])('%s', (_who, audience, expected) => {
    const { active, ends, ...assignments } = plan(two, audience).assignments;
    expect({ ...assignments, active: active.map(({ id }) => id) }).toEqual(expected);
    expect(ends).toEqual([]);
  });

  it('counts a member once who has the program twice', () => {
    const twice = [assigned('ana'), assigned('again', { memberId: 'member of ana' })];
    expect(plan(two, 'all', twice).assignments.members).toBe(1);
  });

  it.each<[what: string, of: Partial<AssignedProgram>, audience: Audience, ends: [string, number][]]>([
    ['moves on', {}, 'all', [['2026-03-22', 7]]],
    ['of a paused one moves on', { status: 'paused' }, 'all', [['2026-03-22', 7]]],
    ['of a completed one stays', { status: 'completed' }, 'all', []],
    ['that a coach has chosen stays', { endDate: '2026-03-13' }, 'all', []],
    ['of one who stays behind stays', {}, 'none', []],
    [
      'of one who catches up moves from the length of their version',
      { version: 1, weeks: 1, endDate: '2026-03-08' },
      ['member of ana'],
      [['2026-03-22', 14]],
    ],
  ])('with one more week: the end %s', (_what, of, audience, ends) => {
    const planned = plan(three, audience, [assigned('ana', of)]).assignments.ends;
    expect(planned).toEqual(ends.map(([endDate, days]) => ({ assignmentId: 'ana', endDate, days })));
  });

  it.each([
    [
      'the first writes down what the program was until now',
      null,
      { version: 0, isNew: true, isWritten: false },
      1,
    ],
    [
      'after live edits writes those down',
      { version: 4, isWritten: false },
      { version: 4, isNew: false, isWritten: false },
      5,
    ],
    [
      'after another has nothing to write down',
      { version: 4, isWritten: true },
      { version: 4, isNew: false, isWritten: true },
      5,
    ],
  ])('%s', (_what, newest, previous, version) => {
    expect(plan(two, 'all', [], { ...live, newest })).toMatchObject({ previous, version });
  });

  it.each<[what: string, draft: typeof two, tree: object, days: string[]]>([
    ['that changes nothing writes no day', two, { notes: [], numWeeks: 2, isMaxChanged: false }, []],
    [
      'writes a day that changes, one that is new, and one that becomes a rest day',
      aProgram([{ monday: day('squat', 'row'), tuesday: day('row') }, week]),
      { notes: [] },
      ['1 monday', '1 tuesday', '1 friday'],
    ],
    [
      'writes the days of a week that is new',
      three,
      { numWeeks: 3, details: { numWeeks: 3 } },
      ['3 monday', '3 friday'],
    ],
    ['writes no day of a week that goes', aProgram([week]), { numWeeks: 1 }, []],
    [
      'writes the notes of weeks alone where no day changes',
      aProgram([{ ...week, notes: 'Lighter' }, week]),
      { notes: [{ weekNumber: 1, notes: 'Lighter' }] },
      [],
    ],
    [
      'compiles every day again for another training max',
      { ...two, trainingMaxPercent: 85 },
      { isMaxChanged: true },
      [],
    ],
  ])('%s', (_what, draft, tree, days) => {
    const planned = plan(draft, 'all').tree;
    expect(planned).toMatchObject(tree);
    const written = planned.days.filter(
      ({ weekNumber, ...one }) => one.exercises.length > 0 || weekNumber < 3,
    );
    expect(written.map(({ weekNumber, dayOfWeek }) => `${weekNumber} ${dayOfWeek}`)).toEqual(days);
  });
});

describe('a day that holds', () => {
  const full = aProgram([{ monday: many(maxExercisesPerDay) }]);
  const fuller = aProgram([{ monday: many(maxExercisesPerDay + 2) }]);
  const isRefused = (before: typeof two, draft: typeof two, exerciseCounts = new Map<string, number>()) =>
    planPublication({ live: { ...live, tree: before }, assignments: [], exerciseCounts }, draft, 'all').tree
      .isOverfull;

  it.each([
    ['as many as it may is taken', two, full, false],
    ['more is refused', two, fuller, true],
    [
      'more than it may, and fewer than it did, is taken',
      fuller,
      aProgram([{ monday: many(maxExercisesPerDay + 1) }]),
      false,
    ],
    [
      'as many with one attached to the whole program is refused',
      { ...two, attached: [planned('row')] },
      full,
      true,
    ],
  ])('%s', (_what, before, draft, refused) => {
    expect(isRefused(before, draft)).toBe(refused);
  });

  it('as many, and a workout with an exercise of its own, is refused', () => {
    const used = aProgram([{ monday: { ...many(maxExercisesPerDay), assignedWorkoutId: 'circuit' } }]);
    expect(isRefused(two, used, new Map([['circuit', 1]]))).toBe(true);
  });
});
