import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as contract from '#contract/challenges.ts';
import { type ChallengeWeekday, challengeWeekdays } from '#domain/challenges/challenge.ts';
import { appForTests, type TestApp } from '#server/testing/app-for-tests.ts';
import { aChallenge, aFiveDayChallenge, complete, dayIds, pointsIn } from '#server/testing/challenges.ts';
import { aCoach, aMember, type BodyOf, type Person } from '#server/testing/people.ts';
import { anExercise } from '#server/testing/training.ts';

const saturday = new Date('2026-03-21T12:00:00Z');

let testApp: TestApp;
let coach: Person;
let ada: Person;
let squat: { id: string };

beforeAll(async () => {
  testApp = await appForTests({ now: saturday });
  coach = await aCoach(testApp);
  ada = await aMember(testApp, coach);
  squat = await anExercise(coach, 'Strength', 'Squat');
});
afterAll(() => testApp.close());

const squats = () => [{ exerciseId: squat.id, sets: '3', reps: '8' }];
const allFive = () => Object.fromEntries(challengeWeekdays.map(day => [day, squats()]));
const aWeekOfSquats = (given = {}) => aFiveDayChallenge(coach, allFive(), given);

const progress = (member: Person, { id }: { id: string }) =>
  member.get(contract.getMyChallengeProgress, { params: { id } });

/** Puts the clock there during a call. */
async function at<Result>(instant: string, ask: () => Promise<Result>): Promise<Result> {
  testApp.clock.now = new Date(instant);
  try {
    return await ask();
  } finally {
    testApp.clock.now = saturday;
  }
}

const statuses = (answers: { status: number }[]) =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b);

describe('completing a day', () => {
  it('its score is its units, and it counts once', async () => {
    const challenge = await aWeekOfSquats();
    const member = await aMember(testApp, coach);
    expect(await progress(member, challenge)).toEqual({
      dailySubmissions: [],
      daysCompleted: 0,
      completionPercentage: 0,
      totalScore: 0,
    });
    const { status, body } = await complete(member, challenge, challenge.days.monday, { reps: '30' });
    expect([status, body]).toEqual([
      201,
      {
        id: expect.any(String),
        challengeId: challenge.id,
        dayWorkoutId: challenge.days.monday,
        score: 30,
        workoutUnitsCompleted: 30,
        workoutUnitsPrescribed: 24,
        daysCompleted: 1,
        submittedAt: saturday.toISOString(),
      },
    ]);
    const again = await complete(member, challenge, challenge.days.monday, { reps: 99 });
    expect([again.status, again.body.message]).toEqual([409, 'You have already completed this day']);
    expect(await progress(member, challenge)).toEqual({
      dailySubmissions: [
        {
          id: body.id,
          dayWorkoutId: challenge.days.monday,
          dayOfWeek: 'monday',
          score: 30,
          submittedAt: saturday.toISOString(),
        },
      ],
      daysCompleted: 1,
      completionPercentage: 20,
      totalScore: 30,
    });
    expect(await pointsIn(member, '2026-03')).toEqual(['monday 10']);
  });

  it('each day earns 10 points, and the fifth 25 more for all', async () => {
    const challenge = await aWeekOfSquats();
    const member = await aMember(testApp, coach);
    for (const [index, day] of challengeWeekdays.entries()) {
      const { body } = await complete(member, challenge, challenge.days[day], { reps: 10 + index });
      expect(body.daysCompleted).toBe(index + 1);
    }
    const { daysCompleted, completionPercentage, totalScore } = await progress(member, challenge);
    expect([daysCompleted, completionPercentage, totalScore]).toEqual([5, 100, 60]);
    expect(await pointsIn(member, '2026-03')).toEqual([
      'all-days 25',
      'friday 10',
      'monday 10',
      'thursday 10',
      'tuesday 10',
      'wednesday 10',
    ]);
  });

  it.each([1, 2, 3])('one day several times at the same instant counts once (%i)', async () => {
    const challenge = await aWeekOfSquats();
    const member = await aMember(testApp, coach);
    const answers = await Promise.all(
      [11, 12, 13, 14].map(reps => complete(member, challenge, challenge.days.monday, { reps })),
    );
    expect(statuses(answers)).toEqual([201, 409, 409, 409]);
    const { daysCompleted, totalScore } = await progress(member, challenge);
    expect([daysCompleted, totalScore]).toEqual([
      1,
      answers.find(({ status }) => status === 201)?.body.score,
    ]);
    expect(await pointsIn(member, '2026-03')).toEqual(['monday 10']);
  });

  it.each([1, 2, 3])('all five days at the same instant count, and the 25 points once (%i)', async () => {
    const challenge = await aWeekOfSquats();
    const member = await aMember(testApp, coach);
    const answers = await Promise.all(
      [...challengeWeekdays, ...challengeWeekdays].map(day =>
        complete(member, challenge, challenge.days[day], { reps: 10 }),
      ),
    );
    expect(statuses(answers)).toEqual([201, 201, 201, 201, 201, 409, 409, 409, 409, 409]);
    const made = answers.filter(({ status }) => status === 201).map(({ body }) => body.daysCompleted);
    expect(made.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5]);
    const board = await member.get(contract.getWeeklyProgressLeaderboard, { params: { id: challenge.id } });
    expect(board).toEqual([
      expect.objectContaining({ rank: 1, daysCompleted: 5, completionPercentage: 100, totalScore: 50 }),
    ]);
    const points = await pointsIn(member, '2026-03');
    expect([points.length, points.filter(line => line === 'all-days 25')]).toEqual([6, ['all-days 25']]);
  });
});

describe('a day can be submitted on its date or later within the challenge, never before', () => {
  const cases: [string, ChallengeWeekday, string | null][] = [
    ['2026-03-15T12:00:00Z', 'monday', 'This challenge opens on Mar 16, 2026'],
    ['2026-03-16T00:00:00Z', 'monday', null],
    ['2026-03-16T12:00:00Z', 'tuesday', 'This day opens on Mar 17, 2026'],
    ['2026-03-19T23:59:59Z', 'friday', 'This day opens on Mar 20, 2026'],
    ['2026-03-20T00:00:00Z', 'friday', null],
    ['2026-03-21T12:00:00Z', 'monday', null],
    ['2026-03-22T23:59:59Z', 'friday', null],
    ['2026-03-23T00:00:00Z', 'friday', 'This challenge has ended'],
  ];
  it.each(cases)('at %s %s: %s', async (instant, day, refusal) => {
    const challenge = await aWeekOfSquats();
    const { status, body } = await at(instant, () =>
      complete(ada, challenge, challenge.days[day], { reps: 9 }),
    );
    expect([status, body.message]).toEqual(refusal === null ? [201, undefined] : [409, refusal]);
  });

  it('on the date of each member', async () => {
    const challenge = await aWeekOfSquats();
    const early = await aMember(testApp, coach, { timeZone: 'Pacific/Auckland' });
    const late = await aMember(testApp, coach, { timeZone: 'America/Los_Angeles' });
    const [there, here] = await at('2026-03-16T12:00:00Z', async () => [
      await complete(early, challenge, challenge.days.tuesday, { reps: 9 }),
      await complete(late, challenge, challenge.days.tuesday, { reps: 9 }),
    ]);
    expect(statuses([there, here].flatMap(answer => answer ?? []))).toEqual([201, 409]);
  });

  const ranges: [string, string, ChallengeWeekday, string | null][] = [
    ['2026-03-18', '2026-04-05', 'monday', 'This day opens on Mar 23, 2026'],
    ['2026-03-18', '2026-04-05', 'wednesday', null],
    ['2026-03-09', '2026-04-05', 'friday', null],
    ['2026-03-15', '2026-03-21', 'monday', null],
    ['2026-03-21', '2026-03-27', 'monday', 'This day opens on Mar 23, 2026'],
    ['2026-03-18', '2026-03-21', 'tuesday', 'This day is outside of the dates of the challenge'],
  ];
  it.each(ranges)(
    'from %s to %s, on Saturday, March 21, %s: %s',
    async (startDate, endDate, day, refusal) => {
      const challenge = await aWeekOfSquats({ startDate, endDate });
      const { status, body } = await complete(ada, challenge, challenge.days[day], { reps: 9 });
      expect([status, body.message]).toEqual(refusal === null ? [201, undefined] : [409, refusal]);
    },
  );
});

describe('what a day asks for', () => {
  type Result = BodyOf<typeof contract.submitChallengeDay>;
  const kinds = ['Strength', 'Calisthenics', 'Plyometric', 'Isometric', 'Aerobic', 'Mobility'] as const;
  const prescribed = { sets: '1', reps: '10', volume: '40', time: '1:00' };
  const library = new Map<string, string>();

  beforeAll(async () => {
    for (const kind of kinds) library.set(kind, (await anExercise(coach, kind)).id);
  });

  const aDayOf = async (categories: (typeof kinds)[number][]) => {
    const exercises = categories.map(kind => ({ exerciseId: library.get(kind) ?? '', ...prescribed }));
    const challenge = await aFiveDayChallenge(coach, { monday: exercises });
    return (body: Result) => complete(ada, challenge, challenge.days.monday, body);
  };

  const missing: [(typeof kinds)[number][], Result, string, string][] = [
    [['Strength'], {}, 'reps', 'Reps are required'],
    [['Strength'], { contacts: 40 }, 'reps', 'Reps are required'],
    [['Calisthenics'], { reps: 0 }, 'reps', 'Reps are required'],
    [['Plyometric'], {}, 'reps', 'Contacts are required'],
    [['Plyometric', 'Strength'], { reps: 30, contacts: 0 }, 'contacts', 'Contacts are required'],
    [['Isometric'], {}, 'completionTime', 'Hold time is required (mm:ss)'],
    [['Isometric'], { completionTime: 'a while' }, 'completionTime', 'Hold time is required (mm:ss)'],
    [['Isometric'], { holdTime: '0:00' }, 'holdTime', 'Hold time is required (mm:ss)'],
    [
      ['Isometric', 'Aerobic'],
      { completionTime: '9:00', distance: 1, holdTime: '' },
      'holdTime',
      'Hold time is required (mm:ss)',
    ],
    [['Aerobic'], { completionTime: '9:00' }, 'distance', 'Distance is required (miles)'],
    [['Aerobic'], { completionTime: '9:00', distance: 0.09 }, 'distance', 'Distance is required (miles)'],
    [['Aerobic'], { distance: 1 }, 'completionTime', 'Run time is required (mm:ss)'],
    [['Aerobic'], { distance: 1, completionTime: '9' }, 'completionTime', 'Run time is required (mm:ss)'],
    [['Strength'], { reps: 9, completionTime: '9' }, 'completionTime', 'Please enter time in MM:SS format'],
    [['Strength'], { reps: -1 }, 'reps', 'Enter whole reps, at most 10,000'],
    [['Strength'], { reps: 2.5 }, 'reps', 'Enter whole reps, at most 10,000'],
    [['Strength'], { reps: 10_001 }, 'reps', 'Enter whole reps, at most 10,000'],
    [['Plyometric'], { contacts: -1 }, 'contacts', 'Enter whole contacts, at most 10,000'],
    [['Aerobic'], { distance: -1 }, 'distance', 'Enter miles, at most 1,000'],
    [['Aerobic'], { distance: 1_001 }, 'distance', 'Enter miles, at most 1,000'],
    [['Strength'], { reps: 9, weight: 5_001 }, 'weight', 'Enter a weight of at most 5,000 lbs'],
  ];
  it.each(missing)('%j with %o: %s, %s', async (categories, body, path, message) => {
    const answer = await (await aDayOf(categories))(body);
    expect([answer.status, answer.body]).toEqual([400, { message, issues: [{ path, message }] }]);
  });

  const done: [(typeof kinds)[number][], Result, number, number][] = [
    [[], {}, 0, 0],
    [['Mobility'], {}, 60, 60],
    [['Strength'], { reps: 12, weight: 135, completionTime: '25:00' }, 12, 10],
    [['Plyometric'], { reps: 30 }, 30, 40],
    [['Plyometric'], { contacts: 30 }, 30, 40],
    [['Plyometric', 'Strength'], { contacts: 30, reps: 12 }, 42, 50],
    [['Isometric'], { completionTime: '1:30' }, 90, 60],
    [['Isometric'], { holdTime: '1:30', completionTime: '20:00' }, 90, 60],
    [['Isometric', 'Aerobic'], { holdTime: '1:30', completionTime: '9:00', distance: '0.1' }, 190, 160],
    [['Aerobic', 'Aerobic'], { completionTime: '9:00', distance: 3 }, 200, 200],
    [['Strength', 'Mobility'], { reps: 12 }, 72, 70],
  ];
  it.each(done)('%j with %o: %d of %d units', async (categories, body, units, ofUnits) => {
    const answer = await (await aDayOf(categories))(body);
    expect([answer.status, answer.body]).toEqual([
      201,
      expect.objectContaining({
        score: units,
        workoutUnitsCompleted: units,
        workoutUnitsPrescribed: ofUnits,
      }),
    ]);
  });
});

describe('days that are not those of the challenge', () => {
  it("another challenge's day is not found", async () => {
    const [challenge, other] = [await aWeekOfSquats(), await aWeekOfSquats()];
    const { status, body } = await complete(ada, challenge, other.days.monday, { reps: 9 });
    expect([status, body.message]).toEqual([404, 'Day not found']);
    const unknown = await complete(ada, challenge, crypto.randomUUID(), { reps: 9 });
    expect([unknown.status, unknown.body.message]).toEqual([404, 'Day not found']);
  });

  it('a deleted challenge is not found, and one not announced yet neither', async () => {
    const deleted = await aWeekOfSquats();
    await coach.get(contract.deleteChallenge, { params: { id: deleted.id } });
    const far = await aWeekOfSquats({ startDate: '2026-04-06', endDate: '2026-04-12' });
    for (const challenge of [deleted, far]) {
      const { status, body } = await complete(ada, challenge, challenge.days.monday, { reps: 9 });
      expect([status, body.message]).toEqual([404, 'Challenge not found']);
      const params = { id: challenge.id };
      expect((await ada.ask(contract.getMyChallengeProgress, { params })).status).toBe(404);
      expect((await ada.ask(contract.getWeeklyProgressLeaderboard, { params })).status).toBe(404);
    }
  });

  it('a single challenge has none', async () => {
    const [single, other] = [await aChallenge(coach, squat), await aWeekOfSquats()];
    const { status, body } = await complete(ada, single, other.days.monday, { reps: 9 });
    expect([status, body.message]).toEqual([409, 'This challenge has no days: submit a score']);
  });
});

const daysOf = (reps: string) =>
  challengeWeekdays.map(dayOfWeek => ({
    dayOfWeek,
    exercises: [{ exerciseId: squat.id, sets: '1', reps }],
  }));
const edit = ({ id }: { id: string }, reps: string) =>
  coach.ask(contract.updateChallenge, { params: { id }, body: { days: daysOf(reps) } });

describe('a challenge that is changed while members complete its days', () => {
  it('a day that stays keeps its id, so who has it open can still complete it', async () => {
    const challenge = await aWeekOfSquats();
    await edit(challenge, '50');
    expect(await dayIds(ada, challenge)).toEqual(challenge.days);
    const { status, body } = await complete(ada, challenge, challenge.days.monday, { reps: 9 });
    expect([status, body.workoutUnitsPrescribed]).toEqual([201, 50]);
  });

  it('what was handed in stays with its weekday, also where the day is taken out and made anew', async () => {
    const challenge = await aWeekOfSquats();
    const member = await aMember(testApp, coach);
    const { body } = await complete(member, challenge, challenge.days.monday, { reps: 9 });
    await coach.get(contract.deleteChallengeDay, { params: { dayId: challenge.days.monday } });
    const without = await progress(member, challenge);
    expect(without.dailySubmissions).toEqual([
      expect.objectContaining({ id: body.id, dayWorkoutId: null, dayOfWeek: 'monday' }),
    ]);
    await edit(challenge, '20');
    const { monday } = await dayIds(member, challenge);
    const { dailySubmissions, daysCompleted } = await progress(member, challenge);
    expect([dailySubmissions[0]?.dayWorkoutId, daysCompleted]).toEqual([monday, 1]);
    expect((await complete(member, challenge, monday, { reps: 9 })).status).toBe(409);
    expect(await pointsIn(member, '2026-03')).toEqual(['monday 10']);
  });

  it.each([1, 2, 3])(
    'edited at the same instant: nobody is refused, and units are of one version (%i)',
    async () => {
      const challenge = await aWeekOfSquats();
      const member = await aMember(testApp, coach);
      const [edited, ...answers] = await Promise.all([
        edit(challenge, '50'),
        ...challengeWeekdays.map(day => complete(member, challenge, challenge.days[day], { reps: 9 })),
      ]);
      expect([edited.status, statuses(answers)]).toEqual([200, [201, 201, 201, 201, 201]]);
      for (const { body } of answers) expect([24, 50]).toContain(body.workoutUnitsPrescribed);
      expect((await progress(member, challenge)).daysCompleted).toBe(5);
    },
  );

  it.each([1, 2, 3])(
    'deleted at the same instant: who is told it was completed has its points (%i)',
    async () => {
      const challenge = await aWeekOfSquats();
      const member = await aMember(testApp, coach);
      const [deleted, ...answers] = await Promise.all([
        coach.ask(contract.deleteChallenge, { params: { id: challenge.id } }),
        ...challengeWeekdays.map(day => complete(member, challenge, challenge.days[day], { reps: 9 })),
      ]);
      expect(deleted.status).toBe(200);
      for (const { status } of answers) expect([201, 404]).toContain(status);
      const points = (await pointsIn(member, '2026-03')).filter(line => line !== 'all-days 25');
      expect(points).toHaveLength(answers.filter(({ status }) => status === 201).length);
    },
  );

  it.each([1, 2, 3])('a day taken out at the same instant: completed before, or not found (%i)', async () => {
    const challenge = await aWeekOfSquats();
    const member = await aMember(testApp, coach);
    const [taken, answer] = await Promise.all([
      coach.ask(contract.deleteChallengeDay, { params: { dayId: challenge.days.monday } }),
      complete(member, challenge, challenge.days.monday, { reps: 9 }),
    ]);
    expect([taken.status, [201, 404].includes(answer.status)]).toEqual([200, true]);
    const { daysCompleted } = await progress(member, challenge);
    expect(daysCompleted).toBe(answer.status === 201 ? 1 : 0);
  });
});

describe('the weekly progress board', () => {
  it('the ten who are furthest by days, then by score, level ones together; and oneself after them', async () => {
    const challenge = await aWeekOfSquats();
    const results: [string, number, number][] = [
      ['Two Days', 2, 5],
      ...[9, 8, 8, 7, 6, 5, 4, 3, 2, 1, 1].map((reps, index): [string, number, number] => [
        `One ${String.fromCharCode(65 + index)}`,
        1,
        reps,
      ]),
    ];
    const members: Person[] = [];
    for (const [lastName, count, reps] of results) {
      const member = await aMember(testApp, coach, { firstName: 'Board', lastName });
      members.push(member);
      for (const day of challengeWeekdays.slice(0, count))
        await complete(member, challenge, challenge.days[day], { reps });
    }
    const board = async (member: Person) =>
      (await member.get(contract.getWeeklyProgressLeaderboard, { params: { id: challenge.id } })).map(
        row => `${row.rank} ${row.member.lastName} ${row.daysCompleted} ${row.totalScore}`,
      );
    const ten = [
      '1 Two Days 2 10',
      '2 One A 1 9',
      '3 One B 1 8',
      '3 One C 1 8',
      '5 One D 1 7',
      '6 One E 1 6',
      '7 One F 1 5',
      '8 One G 1 4',
      '9 One H 1 3',
      '10 One I 1 2',
    ];
    const [first, last] = [members[0] ?? ada, members.at(-1) ?? ada];
    expect(await board(first)).toEqual(ten);
    expect(await board(last)).toEqual([...ten, '11 One K 1 1']);
    expect(await board(await aMember(testApp, coach))).toEqual(ten);
    const answer = await last.get(contract.getWeeklyProgressLeaderboard, { params: { id: challenge.id } });
    expect(JSON.stringify(answer)).not.toContain('@');
  });
});
