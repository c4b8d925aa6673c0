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

async function threeWeeks(given: NewMember = {}) {
  member = await aMember(testApp, coach, given);
  const assignment = await assign(coach, member, program, start);
  const params = { id: assignment.id };
  return { assignment, params, overview: () => member.get(getProgressOverview, { params }) };
}

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
    expect((await overview()).strengthProgress).toBe(5);
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
  it('holds the latest finished week against week 1, and is nothing as long as that is week 1', async () => {
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
    expect(await fitness(21)).toBe(-75);
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
    expect((await overview()).overallFitnessProgress).toBe(-100);
    await testApp.db.$client.query(
      `update assignments set status = 'completed', completed_because = 'logged' where id = $1`,
      [assignment.id],
    );
    expect((await overview()).overallFitnessProgress).toBe(25);
    await coach.get(updateAssignment, { params, body: { status: 'active' } });
    await coach.get(updateAssignment, { params, body: { status: 'completed' } });
    expect((await overview()).overallFitnessProgress, 'ended by the coach within week 3').toBe(-100);
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
