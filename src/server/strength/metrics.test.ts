import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getStrengthMetrics } from '#contract/training/strength.ts';
import { addDays, type PlainDate, weekdays } from '#domain/plain-date.ts';
import { appForTests, appForThisTest, type TestApp } from '#server/testing/app-for-tests.ts';
import { aCoach, aMember, type Person } from '#server/testing/people.ts';
import { anExercise, aProgram, assign, fiveByFive, fiveSets, log } from '#server/testing/training.ts';

const today = '2026-03-18';

let testApp: TestApp;
let coach: Person;
let squat: { id: string };
/** Twelve weeks with the squat on every day. */
let daily: { id: string };

beforeAll(async () => {
  testApp = await appForTests({ now: new Date(`${today}T12:00:00Z`) });
  coach = await aCoach(testApp);
  squat = await anExercise(coach, 'Strength', 'Squat');
  const week = Object.fromEntries(weekdays.map(day => [day, fiveByFive(squat)]));
  daily = await aProgram(
    coach,
    Array.from({ length: 12 }, () => week),
  );
});
afterAll(() => testApp.close());

/** The lifts of so many days ago, of one rep, so that the e1RM is the weight. */
type Lifts = [daysAgo: number, weight: number][];

async function rowOf(lifts: Lifts, member: Person) {
  const assignment = await assign(coach, member, daily, '2025-12-25');
  for (const [daysAgo, weight] of lifts) {
    const date: PlainDate = addDays(today, -daysAgo);
    await log(member, assignment, squat, date, { setsData: [{ setNum: 1, reps: 1, weight }] });
  }
  const rows = await coach.get(getStrengthMetrics, {});
  return rows.find(({ memberId }) => memberId === member.id);
}

describe("the coach's table", () => {
  const cases: [what: string, lifts: Lifts, expected: object][] = [
    [
      'one date is not enough data',
      [[3, 200]],
      { status: 'Not enough data', previous1RM: null, changePercent: null },
    ],
    [
      'above the first of its last 14 days: improving',
      [
        [5, 200],
        [3, 210],
      ],
      { status: 'Improving', changePercent: 5 },
    ],
    [
      'one light day is no decline',
      [
        [20, 200],
        [5, 205],
        [3, 150],
      ],
      { status: 'Improving', changePercent: 2.5, current1RM: 205, previous1RM: 200 },
    ],
    [
      'two weeks below the four before: declining',
      [
        [20, 200],
        [3, 190],
      ],
      { status: 'Declining', changePercent: -5 },
    ],
    [
      'the best of its last 14 days and of the 28 before, however they were logged',
      [
        [3, 205],
        [17, 210],
        [9, 150],
        [43, 200],
        [8, 208],
        [45, 300],
      ],
      { current1RM: 208, previous1RM: 210, lastLoggedDate: '2026-03-15T00:00:00.000Z' },
    ],
    [
      'long ago: not trained lately, with what it was then',
      [
        [40, 210],
        [44, 150],
        [60, 200],
        [82, 300],
      ],
      {
        current1RM: 210,
        previous1RM: 200,
        status: 'Not trained lately',
        lastLoggedDate: '2026-02-06T00:00:00.000Z',
      },
    ],
    [
      'three dates over two weeks without a gain: plateau',
      [
        [16, 200],
        [9, 198],
        [2, 201],
      ],
      { status: 'Plateau', isPlateau: true },
    ],
    [
      'more than 1% above the first of them: none',
      [
        [16, 200],
        [9, 203],
        [2, 201],
      ],
      { status: 'Improving', isPlateau: false },
    ],
    [
      'two dates only: none',
      [
        [16, 200],
        [2, 200],
      ],
      { status: 'Stable', isPlateau: false },
    ],
    [
      'within less than two weeks: none',
      [
        [12, 200],
        [9, 200],
        [2, 200],
      ],
      { status: 'Stable', isPlateau: false },
    ],
    [
      'no better than the 56 days before: plateau',
      [
        [40, 220],
        [16, 200],
        [9, 205],
        [2, 215],
      ],
      { status: 'Plateau', isPlateau: true },
    ],
    [
      'better than those: none',
      [
        [40, 190],
        [16, 200],
        [9, 205],
        [2, 205],
      ],
      { status: 'Improving', changePercent: 2.5, isPlateau: false },
    ],
  ];

  it.each(cases)('%s', async (_what, lifts, expected) => {
    const row = await rowOf(lifts, await aMember(testApp, coach));
    expect(row?.exercises).toHaveLength(1);
    expect(row?.exercises[0]).toMatchObject({ exerciseId: squat.id, exerciseName: 'Squat', ...expected });
  });

  it('names the member, and holds nobody without an e1RM', async () => {
    const ruth = await aMember(testApp, coach, { firstName: 'Ruth', lastName: 'Moab' });
    const row = await rowOf([[1, 100]], ruth);
    expect(row).toMatchObject({ memberName: 'Ruth Moab', memberEmail: ruth.email });
    expect(await rowOf([], await aMember(testApp, coach))).toBeUndefined();
  });
});

const askedFor = async (head: Person, query: object) =>
  (await head.get(getStrengthMetrics, { query })).map(({ memberName }) => memberName);

describe('a page of the table', () => {
  it('takes members who have an e1RM, in order of their names; memberId takes one of them', async () => {
    const own = await appForThisTest({ now: new Date(`${today}T12:00:00Z`) });
    const head = await aCoach(own);
    const [press, row] = [
      await anExercise(head, 'Strength', 'press'),
      await anExercise(head, 'Strength', 'Row'),
    ];
    const program = await aProgram(head, [{ monday: fiveByFive(row, press), tuesday: fiveByFive(press) }]);
    const ids: string[] = [];
    for (const firstName of ['Ruth', 'abel', 'Mary', 'Eve', 'Noah']) {
      const member = await aMember(own, head, { firstName, lastName: 'Moab' });
      ids.push(member.id);
      const assignment = await assign(head, member, program, '2026-03-16');
      if (firstName === 'Eve')
        await log(member, assignment, row, '2026-03-16', { setsData: [{ setNum: 1, reps: 5 }] });
      else await log(member, assignment, row, '2026-03-16');
      if (firstName === 'Mary') await log(member, assignment, press, '2026-03-16');
      if (firstName === 'Mary')
        await log(member, assignment, press, '2026-03-17', { setsData: fiveSets(220) });
    }
    const all = ['abel Moab', 'Mary Moab', 'Noah Moab', 'Ruth Moab'];
    expect(await askedFor(head, {})).toEqual(all);
    expect(await askedFor(head, { from: 1 })).toEqual(all.slice(1));
    expect(await askedFor(head, { limit: 2 })).toEqual(all.slice(0, 2));
    expect(await askedFor(head, { from: 2, limit: 2 })).toEqual(all.slice(2));
    expect(await askedFor(head, { from: 4, limit: 2 })).toEqual([]);
    expect(await askedFor(head, { memberId: ids[2] })).toEqual(['Mary Moab']);
    expect(await askedFor(head, { memberId: ids[3], limit: 2 })).toEqual([]);

    const [mary] = await head.get(getStrengthMetrics, { query: { memberId: ids[2] ?? '' } });
    expect(mary?.exercises.map(({ exerciseName }) => exerciseName)).toEqual(['press', 'Row']);
    const [improving, ...none] = await head.get(getStrengthMetrics, { query: { status: 'Improving' } });
    expect([improving?.memberName, improving?.exercises.length, none]).toEqual(['Mary Moab', 1, []]);
    expect(await askedFor(head, { status: 'Not enough data', from: 1, limit: 2 })).toEqual(all.slice(1, 3));
    expect(await askedFor(head, { status: 'Plateau' })).toEqual([]);
    expect(await askedFor(head, { sort: '-member', limit: 2 })).toEqual(['Ruth Moab', 'Noah Moab']);
    expect(await askedFor(head, { sort: '-change', limit: 1 })).toEqual(['Mary Moab']);
    const [improved] = await head.get(getStrengthMetrics, { query: { sort: '-change', limit: 1 } });
    expect(improved?.exercises.map(({ exerciseName }) => exerciseName)).toEqual(['press', 'Row']);
  });

  it.each([
    { from: -1 },
    { limit: 0 },
    { limit: 1001 },
    { memberId: 'me' },
    { status: 'Tired' },
    { sort: 'name' },
  ])('cannot be %j', async query => {
    expect((await coach.ask(getStrengthMetrics, { query: query as object })).status).toBe(400);
  });
});
