import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { removeAssignment, updateAssignment } from '#contract/assignments.ts';
import { correctProgress, getProgressOverview, takeBackProgress } from '#contract/progress.ts';
import { addDays, type PlainDate } from '#domain/plain-date.ts';
import { appForTests, type TestApp } from '#server/testing/app-for-tests.ts';
import { aCoach, aMember, type NewMember, type Person } from '#server/testing/people.ts';
import { anExercise, aProgram, assign, fiveByFive, fiveSets, log } from '#server/testing/training.ts';

/** A Monday. */
const start = '2026-03-02';

let testApp: TestApp;
let coach: Person;
let member: Person;
let squat: { id: string };
let bench: { id: string };
/** Squats on Monday, the bench on Thursday, for three weeks. */
let program: { id: string };

beforeAll(async () => {
  testApp = await appForTests();
  coach = await aCoach(testApp);
  [squat, bench] = [await anExercise(coach), await anExercise(coach)];
  const week = { monday: fiveByFive(squat), thursday: fiveByFive(bench) };
  program = await aProgram(coach, [week, week, week]);
});
beforeEach(() => onDate(addDays(start, 30)));
afterAll(() => testApp.close());

function onDate(date: PlainDate, time = '12:00:00Z') {
  testApp.clock.now = new Date(`${date}T${time}`);
}

async function threeWeeks(fixture: NewMember = {}) {
  member = await aMember(testApp, coach, fixture);
  const assignment = await assign(coach, member, program, start);
  const params = { id: assignment.id };
  return { assignment, params, overview: () => member.get(getProgressOverview, { params }) };
}

const asMilestone = (percent: number) => `${percent}% strength gain`;

/** So many sets of five at so many pounds, in a week's session of the exercise. */
const train = (
  assignment: { id: string },
  exercise: { id: string },
  week: number,
  weight: number,
  sets = 5,
) =>
  log(member, assignment, exercise, addDays(start, 7 * (week - 1) + (exercise === squat ? 0 : 3)), {
    setsData: fiveSets(weight).slice(0, sets),
  });

describe('strength progress', () => {
  it('is the mean gain of lifts with a later e1RM than their first; there is none before', async () => {
    const { assignment, params, overview } = await threeWeeks();
    const nothing = {
      assignmentId: params.id,
      strengthProgress: null,
      overallFitnessProgress: null,
      milestones: [],
      pace: 15,
      baseline: null,
    };
    expect(await overview()).toEqual(nothing);
    await train(assignment, squat, 1, 200);
    await train(assignment, bench, 1, 100);
    expect((await overview()).strengthProgress).toBe(null);
    await train(assignment, squat, 2, 210);
    expect((await overview()).strengthProgress).toBe(5);
    await train(assignment, bench, 2, 115);
    expect((await overview()).strengthProgress).toBe(10);
    await train(assignment, squat, 3, 190);
    expect((await overview()).strengthProgress, 'a light day takes nothing away').toBe(10);
  });

  it('stands at the best of the 21 days up to the last log, and milestones stay reached', async () => {
    member = await aMember(testApp, coach);
    const months = await aProgram(
      coach,
      Array.from({ length: 8 }, () => ({ monday: fiveByFive(squat) })),
    );
    const long = await assign(coach, member, months, start);
    const [params, told] = [{ id: long.id }, { strengthProgress: 10, milestones: [5, 10].map(asMilestone) }];
    const ofLong = () => member.get(getProgressOverview, { params });
    await train(long, squat, 1, 200);
    const { id } = await train(long, squat, 2, 220);
    await train(long, squat, 4, 170);
    expect(await ofLong()).toMatchObject(told);
    await train(long, squat, 5, 190);
    expect(await ofLong(), 'of three weeks before no longer').toMatchObject({
      ...told,
      strengthProgress: -5,
    });
    await member.get(correctProgress, { params: { id }, body: { setsData: fiveSets(212) } });
    expect((await ofLong()).milestones, 'the log that made it was corrected').toEqual([asMilestone(5)]);
    await member.get(takeBackProgress, { params: { id } });
    expect((await ofLong()).milestones).toEqual([]);
  });

  it('reaches a milestone by what a date comes to at its end', async () => {
    member = await aMember(testApp, coach);
    const both = await aProgram(coach, [
      { monday: fiveByFive(squat, bench) },
      { monday: fiveByFive(squat, bench) },
    ]);
    const { id } = await assign(coach, member, both, start);
    for (const [week, squats, benches] of [
      [0, 200, 100],
      [7, 220, 100],
    ] as const) {
      const date = addDays(start, week);
      await log(member, { id }, squat, date, { setsData: fiveSets(squats) });
      await log(member, { id }, bench, date, { setsData: fiveSets(benches) });
    }
    const { milestones } = await member.get(getProgressOverview, { params: { id } });
    expect(milestones).toEqual([asMilestone(5)]);
  });

  it('goes by the dates of the work, not by when it was saved', async () => {
    const { assignment, overview } = await threeWeeks();
    await train(assignment, squat, 3, 230);
    await train(assignment, squat, 1, 200);
    expect((await overview()).strengthProgress).toBe(15);
  });

  it('follows a correction, and a log that is taken back', async () => {
    const { assignment, overview } = await threeWeeks();
    await train(assignment, squat, 1, 200);
    const { id } = await train(assignment, squat, 2, 210);
    await member.get(correctProgress, { params: { id }, body: { setsData: fiveSets(220) } });
    expect((await overview()).strengthProgress).toBe(10);
    await member.get(takeBackProgress, { params: { id } });
    expect((await overview()).strengthProgress).toBe(null);
  });

  it.each([
    [208, []],
    [210, ['5% strength gain']],
    [220, ['5% strength gain', '10% strength gain']],
    [230, ['5% strength gain', '10% strength gain', '15% strength gain']],
    [300, ['5% strength gain', '10% strength gain', '15% strength gain', '20% strength gain']],
  ])('from 200 to %d lb has reached %j', async (weight, milestones) => {
    const { assignment, overview } = await threeWeeks();
    await train(assignment, squat, 1, 200);
    await train(assignment, squat, 2, weight);
    expect((await overview()).milestones).toEqual(milestones);
  });
});

describe('overall fitness progress', () => {
  it('holds the finished weeks against week 1, and is nothing as long as that is the only one', async () => {
    const { assignment, overview } = await threeWeeks();
    await train(assignment, squat, 1, 200, 4);
    await train(assignment, squat, 2, 200, 5);
    await train(assignment, squat, 3, 200, 1);
    const fitness = async (day: number) => {
      onDate(addDays(start, day));
      return (await overview()).overallFitnessProgress;
    };
    expect([await fitness(6), await fitness(7), await fitness(13)]).toEqual([null, null, null]);
    expect([await fitness(14), await fitness(20)]).toEqual([25, 25]);
    expect(await fitness(21), 'the mean of weeks 2 and 3').toBe(-25);
  });

  it('says what it is compared with, and takes a month of weeks at most', async () => {
    member = await aMember(testApp, coach);
    const weekly = { monday: fiveByFive(squat) };
    const before = await aProgram(coach, [weekly, weekly], 'Foundation');
    const first = await assign(coach, member, before, addDays(start, -14));
    const overview = async ({ id }: { id: string }) => member.get(getProgressOverview, { params: { id } });
    await train(first, squat, -1, 200, 4);
    expect((await overview(first)).baseline).toEqual({
      capturedFrom: 'first_logs',
      programName: null,
      weeklyUnits: null,
    });
    await train(first, squat, 0, 200, 4);
    const months = await aProgram(coach, [weekly, weekly, weekly, weekly, weekly, weekly]);
    const next = await assign(coach, member, months, start);
    for (const [week, sets] of [5, 1, 5, 5, 4].entries()) await train(next, squat, week + 1, 200, sets);
    expect((await overview(next)).baseline).toEqual({
      capturedFrom: 'previous_program',
      programName: 'Foundation',
      weeklyUnits: 20,
    });
    const fitness = async (day: number) => {
      onDate(addDays(start, day));
      return (await overview(next)).overallFitnessProgress;
    };
    expect([await fitness(7), await fitness(14), await fitness(28)]).toEqual([25, -25, 0]);
    expect(await fitness(35), 'weeks 2 to 5').toBe(-6.2);
  });

  it.each([
    ['Pacific/Pago_Pago', '2026-03-16T10:59:00Z', null],
    ['Pacific/Pago_Pago', '2026-03-16T11:00:00Z', 25],
    ['Pacific/Kiritimati', '2026-03-15T09:59:00Z', null],
    ['Pacific/Kiritimati', '2026-03-15T10:00:00Z', 25],
  ])(
    "a week is over on the member's own date, whoever looks: in %s at %s",
    async (timeZone, now, progress) => {
      const { assignment, params } = await threeWeeks({ timeZone });
      await train(assignment, squat, 1, 200, 4);
      await train(assignment, squat, 2, 200, 5);
      testApp.clock.now = new Date(now);
      for (const viewer of [member, coach]) {
        const { overallFitnessProgress } = await viewer.get(getProgressOverview, { params });
        expect(overallFitnessProgress).toBe(progress);
      }
    },
  );

  it('leaves out a week of the pause', async () => {
    const { assignment, params, overview } = await threeWeeks();
    onDate('2026-03-09');
    await train(assignment, squat, 1, 200, 4);
    await coach.get(updateAssignment, { params, body: { status: 'paused' } });
    onDate('2026-03-16');
    await coach.get(updateAssignment, { params, body: { status: 'active' } });
    expect((await overview()).overallFitnessProgress).toBe(null);
    await train(assignment, squat, 3, 200, 2);
    onDate('2026-03-23');
    expect((await overview()).overallFitnessProgress).toBe(-50);
  });

  it('of a completed program counts all its weeks as over', async () => {
    const { assignment, params, overview } = await threeWeeks();
    onDate('2026-03-17');
    await train(assignment, squat, 1, 200, 4);
    await train(assignment, squat, 3, 200, 5);
    expect((await overview()).overallFitnessProgress, 'week 2 was missed').toBe(-100);
    await testApp.db.$client.query(
      `update assignments set status = 'completed', completed_because = 'logged' where id = $1`,
      [assignment.id],
    );
    expect((await overview()).overallFitnessProgress).toBe(-37.5);
    await coach.get(updateAssignment, { params, body: { status: 'active' } });
    await coach.get(updateAssignment, { params, body: { status: 'completed' } });
    expect((await overview()).overallFitnessProgress, 'ended by the coach within week 3').toBe(-100);
  });
});

describe('the pace of the target', () => {
  it('is 15 percent over the program, so far in proportion, and none in the first 3 weeks', async () => {
    member = await aMember(testApp, coach);
    const week = { monday: fiveByFive(squat) };
    const six = await aProgram(coach, [week, week, week, week, week, week]);
    const { id } = await assign(coach, member, six, start);
    const paceAfter = async (days: number) => {
      onDate(addDays(start, days));
      return (await member.get(getProgressOverview, { params: { id } })).pace;
    };
    expect([await paceAfter(0), await paceAfter(20)]).toEqual([null, null]);
    expect([await paceAfter(21), await paceAfter(28), await paceAfter(41)]).toEqual([7.5, 10, 14.6]);
  });

  it('waits while the program is paused, and goes on from there when its days move on', async () => {
    member = await aMember(testApp, coach);
    const week = { monday: fiveByFive(squat) };
    const six = await aProgram(coach, [week, week, week, week, week, week]);
    const params = { id: (await assign(coach, member, six, start)).id };
    const paceAfter = async (days: number) => {
      onDate(addDays(start, days));
      return (await member.get(getProgressOverview, { params })).pace;
    };
    expect(await paceAfter(28)).toBe(10);
    await coach.get(updateAssignment, { params, body: { status: 'paused' } });
    expect(await paceAfter(35)).toBe(10);
    await coach.get(updateAssignment, { params, body: { status: 'active', resume: 'move-on' } });
    expect([await paceAfter(35), await paceAfter(42)]).toEqual([10, 12.5]);
  });
});

it('is for the member and for coaches, as long as the assignment is there', async () => {
  const { params } = await threeWeeks();
  const status = async (person: Person) => (await person.ask(getProgressOverview, { params })).status;
  expect([await status(member), await status(coach)]).toEqual([200, 200]);
  expect(await status(await aMember(testApp, coach))).toBe(404);
  await coach.get(removeAssignment, { params });
  expect([await status(member), await status(coach)]).toEqual([404, 404]);
});
