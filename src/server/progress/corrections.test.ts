import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  getCalendarStatus,
  getCompletionStatus,
  getDayCompletion,
  getExercisesForDate,
} from '#contract/assignments.ts';
import { getMemberScore } from '#contract/dashboard.ts';
import { deleteWorkout } from '#contract/programs.ts';
import { addDayExercise } from '#contract/programs/days.ts';
import { correctProgress, listProgress, takeBackProgress } from '#contract/progress.ts';
import { getStrengthMetrics } from '#contract/training/strength.ts';
import { appForTests, type TestApp } from '#server/testing/app-for-tests.ts';
import { aCoach, aMember, type Person } from '#server/testing/people.ts';
import { anExercise, aProgram, assign, dayOf, fiveByFive, fiveSets, log } from '#server/testing/training.ts';

const today = '2026-03-18';

let testApp: TestApp;
let coach: Person;

beforeAll(async () => {
  testApp = await appForTests({ now: new Date(`${today}T12:00:00Z`) });
  coach = await aCoach(testApp);
});
afterAll(() => testApp.close());

async function aLoggedDay() {
  const member = await aMember(testApp, coach);
  const squat = await anExercise(coach);
  const program = await aProgram(coach, [{ wednesday: fiveByFive(squat) }]);
  const assignment = await assign(coach, member, program, today);
  const { newRecords: _first, ...saved } = await log(member, assignment, squat, today);
  return { member, program, assignment, saved, params: { id: saved.id } };
}

type Fixture = Awaited<ReturnType<typeof aLoggedDay>>;

/** All the numbers that are computed from the one log. */
async function computed({ member, assignment }: Fixture) {
  const params = { id: assignment.id };
  const day = await member.get(getExercisesForDate, { params, query: { date: today } });
  const metrics = await coach.get(getStrengthMetrics, {});
  return {
    isCompleted: day.exercises[0]?.isCompleted,
    latest1RM: day.exercises[0]?.latest1RM,
    status: (await member.get(getCalendarStatus, { params }))[today]?.status,
    dayIsComplete: (await member.get(getDayCompletion, { params: { ...params, date: today } })).isComplete,
    completionPercentage: (await member.get(getCompletionStatus, { params })).completionPercentage,
    rate: (await member.get(getMemberScore, {})).completionRate,
    current1RM: metrics.find(row => row.memberId === member.id)?.exercises[0]?.current1RM,
  };
}

const wholeDay = { isCompleted: true, status: 'complete', dayIsComplete: true, completionPercentage: 100 };

describe('a saved log', () => {
  it('can be corrected by its member, and everything computed from it follows', async () => {
    const fixture = await aLoggedDay();
    expect(await computed(fixture)).toEqual({
      ...wholeDay,
      rate: 100,
      latest1RM: 233.33,
      current1RM: 233.33,
    });
    const { member, params, saved } = fixture;
    testApp.clock.now = new Date(`${today}T12:30:00Z`);
    const body = { setsData: fiveSets(225).slice(0, 3), notes: 'Miscounted' };
    const { newRecords, ...corrected } = await member.get(correctProgress, { params, body });
    expect(newRecords).toEqual([]);
    expect(corrected).toMatchObject({
      id: saved.id,
      loggedAt: saved.loggedAt,
      completedDate: saved.completedDate,
      notes: 'Miscounted',
      setsCompleted: 3,
      repsCompleted: 15,
      weightUsed: 225,
      estimated1RM: 262.5,
      workoutUnitsCompleted: 15,
      workoutUnitsPrescribed: 25,
    });
    expect(await member.get(listProgress, {})).toEqual([corrected]);
    expect(await computed(fixture)).toEqual({ ...wholeDay, rate: 60, latest1RM: 262.5, current1RM: 262.5 });
  });

  it('can be taken back by its member, and logged again', async () => {
    const fixture = await aLoggedDay();
    const { member, assignment, saved, params } = fixture;
    expect(await member.get(takeBackProgress, { params })).toEqual({ ok: true });
    expect(await member.get(listProgress, {})).toEqual([]);
    expect(await computed(fixture)).toEqual({
      isCompleted: false,
      status: 'incomplete',
      dayIsComplete: false,
      completionPercentage: 0,
      rate: 0,
      latest1RM: null,
      current1RM: undefined,
    });
    expect((await member.ask(takeBackProgress, { params })).status).toBe(404);
    await log(member, assignment, { id: saved.exerciseId }, today);
    expect(await computed(fixture)).toMatchObject({ ...wholeDay, rate: 100 });
  });

  it('gives way to the program, when it was the only one of its day and is taken back', async () => {
    const { member, assignment, params, program } = await aLoggedDay();
    const exercises = async () => {
      const query = { date: today };
      const day = await member.ask(getExercisesForDate, { params: { id: assignment.id }, query });
      return day.status === 404 ? 'rest' : day.body.exercises.length;
    };
    const { id: dayId } = await dayOf(coach, program, 1, 'wednesday');
    const row = await anExercise(coach);
    await coach.get(addDayExercise, { params: { dayId }, body: { exerciseId: row.id } });
    expect(await exercises()).toBe(1);
    await member.get(takeBackProgress, { params });
    expect(await exercises()).toBe(2);

    const again = await log(member, assignment, row, today);
    await coach.get(deleteWorkout, { params: { id: program.id } });
    expect(await exercises()).toBe(2);
    await member.get(takeBackProgress, { params: { id: again.id } });
    expect(await exercises()).toBe('rest');
  });

  it('is corrected and taken back by its member alone', async () => {
    const { params, member } = await aLoggedDay();
    const body = { setsData: fiveSets(1000) };
    for (const other of [await aMember(testApp, coach), coach]) {
      expect((await other.ask(correctProgress, { params, body })).status).toBe(404);
      expect((await other.ask(takeBackProgress, { params })).status).toBe(404);
    }
    expect(await member.get(listProgress, {})).toHaveLength(1);
  });

  it('is left as it was by a correction that says nothing', async () => {
    const { member, saved, params } = await aLoggedDay();
    const answer = await member.ask(correctProgress, { params, body: {} });
    expect([answer.status, answer.body.message]).toEqual([400, 'Log at least one set with reps']);
    expect(await member.get(listProgress, {})).toEqual([saved]);
  });
});

describe('completion status', () => {
  it('counts each prescription of each training day once, over the whole assignment, days to come included', async () => {
    const member = await aMember(testApp, coach);
    const [squat, bench] = [await anExercise(coach), await anExercise(coach)];
    const week = { monday: fiveByFive(squat), wednesday: fiveByFive(squat, bench, squat) };
    const assignment = await assign(coach, member, await aProgram(coach, [week, week]), '2026-03-16');
    const params = { id: assignment.id };
    const status = () => member.get(getCompletionStatus, { params });
    expect(await status()).toEqual({ completedExercises: [], totalExercises: 8, completionPercentage: 0 });
    await log(member, assignment, squat, today);
    await log(member, assignment, squat, today);
    await log(member, assignment, squat, '2026-03-25');
    const { completedExercises, ...counts } = await status();
    expect(counts).toEqual({ totalExercises: 8, completionPercentage: 37.5 });
    expect(completedExercises.map(({ exerciseId, date }) => [exerciseId, date.slice(0, 10)])).toEqual([
      [squat.id, '2026-03-18'],
      [squat.id, '2026-03-18'],
      [squat.id, '2026-03-25'],
    ]);
  });
});

describe('the list of logs', () => {
  it('is newest first, and can be narrowed by assignment, exercise and dates', async () => {
    const member = await aMember(testApp, coach);
    const [squat, bench] = [await anExercise(coach), await anExercise(coach)];
    const program = await aProgram(coach, [
      { monday: fiveByFive(squat), wednesday: fiveByFive(squat, bench) },
    ]);
    const assignment = await assign(coach, member, program, '2026-03-16');
    const saved: string[] = [];
    for (const [exercise, date] of [
      [squat, '2026-03-16'],
      [bench, today],
      [squat, today],
    ] as const) {
      testApp.clock.now = new Date(testApp.clock.now.getTime() + 60_000);
      saved.unshift((await log(member, assignment, exercise, date)).id);
    }
    const ids = async (query: object) => (await member.get(listProgress, { query })).map(({ id }) => id);
    expect(await ids({})).toEqual(saved);
    expect(await ids({ limit: '2' })).toEqual(saved.slice(0, 2));
    expect(await ids({ from: today })).toEqual(saved.slice(0, 2));
    expect(await ids({ to: '2026-03-17' })).toEqual(saved.slice(2));
    expect(await ids({ exerciseId: bench.id })).toEqual([saved[1]]);
    expect(await ids({ assignmentId: '00000000-0000-4000-8000-000000000000' })).toEqual([]);
    const asCoach = await coach.get(listProgress, { query: { memberId: member.id } });
    expect(asCoach.map(({ id }) => id)).toEqual(saved);
  });

  it('needs the member when a coach asks', async () => {
    const answer = await coach.ask(listProgress, {});
    expect([answer.status, answer.body.issues]).toEqual([
      400,
      [{ path: 'memberId', message: 'Choose a member' }],
    ]);
  });
});
