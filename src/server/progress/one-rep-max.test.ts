import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getExercisesForDate } from '#contract/assignments.ts';
import { correctProgress, takeBackProgress } from '#contract/progress.ts';
import type { PlainDate } from '#domain/plain-date.ts';
import { weekdays } from '#domain/plain-date.ts';
import { appForTests, type TestApp } from '#server/testing/app-for-tests.ts';
import { aCoach, aMember, type Person } from '#server/testing/people.ts';
import { anExercise, aProgram, assign, fiveByFive, log } from '#server/testing/training.ts';

const today = '2026-03-18';

let testApp: TestApp;
let coach: Person;
let member: Person;

beforeAll(async () => {
  testApp = await appForTests({ now: new Date(`${today}T12:00:00Z`) });
  coach = await aCoach(testApp);
});
beforeEach(async () => {
  member = await aMember(testApp, coach);
});
afterAll(() => testApp.close());

/** Twelve weeks up to today with the exercise on every day, at a percentage of the latest e1RM. */
async function everyDay(exercise: { id: string }, percent1RM?: string) {
  const prescribed = fiveByFive(exercise).map(one => ({ ...one, percent1RM: percent1RM ?? null }));
  const week = Object.fromEntries(weekdays.map(day => [day, prescribed]));
  const program = await aProgram(
    coach,
    Array.from({ length: 12 }, () => week),
  );
  return assign(coach, member, program, '2025-12-25');
}

const set = (reps: number, weight?: number) => ({ setNum: 1, reps, ...(weight !== undefined && { weight }) });

/** A log whose e1RM is its weight: one rep. */
const lift = (assignment: { id: string }, exercise: { id: string }, date: PlainDate, weight: number) =>
  log(member, assignment, exercise, date, { setsData: [set(1, weight)] });

async function prescribedToday(assignment: { id: string }) {
  const params = { id: assignment.id };
  const day = await member.get(getExercisesForDate, { params, query: { date: today } });
  const { latest1RM, suggestedWeight, percentageOf1RM } = day.exercises[0] ?? {};
  return { latest1RM, suggestedWeight, percentageOf1RM };
}

describe("a log's e1RM is that of its best set", () => {
  const cases: [string, ReturnType<typeof set>[], number | null][] = [
    ['weight × (1 + reps / 30)', [set(5, 200)], 233.33],
    ['one rep is the weight itself', [set(1, 225)], 225],
    ['twelve reps are the most', [set(12, 100)], 140],
    ['above twelve there is none', [set(13, 100)], null],
    ['without a weight there is none', [set(5)], null],
    ['with a weight of 0 there is none', [set(5, 0)], null],
    ['the best of all sets', [set(5, 200), set(3, 220), set(13, 300)], 242],
  ];

  it.each(cases)('%s', async (_what, setsData, expected) => {
    const squat = await anExercise(coach);
    const saved = await log(member, await everyDay(squat), squat, today, { setsData });
    expect(saved.estimated1RM).toBe(expected);
  });

  it('a set that was not completed is none', async () => {
    const squat = await anExercise(coach);
    const setsData = [set(5, 100), { ...set(5, 500), completed: false }];
    const saved = await log(member, await everyDay(squat), squat, today, { setsData });
    expect(saved.estimated1RM).toBe(116.67);
  });

  it('only Strength has one', async () => {
    const dips = await anExercise(coach, 'Calisthenics');
    const assignment = await everyDay(dips, '75%');
    expect((await lift(assignment, dips, '2026-03-17', 50)).estimated1RM).toBeNull();
    expect(await prescribedToday(assignment)).toMatchObject({ latest1RM: null, suggestedWeight: null });
  });
});

describe('latest1RM', () => {
  it('is the best e1RM of the last 42 days', async () => {
    const squat = await anExercise(coach);
    const assignment = await everyDay(squat);
    expect((await prescribedToday(assignment)).latest1RM).toBeNull();
    await lift(assignment, squat, '2026-02-05', 200);
    await lift(assignment, squat, '2026-02-04', 300);
    await lift(assignment, squat, '2026-03-17', 150);
    // February 5 is the first of the 42 days that end today.
    expect((await prescribedToday(assignment)).latest1RM).toBe(200);
  });

  it('else the most recent one', async () => {
    const squat = await anExercise(coach);
    const assignment = await everyDay(squat);
    await lift(assignment, squat, '2026-01-02', 300);
    await lift(assignment, squat, '2026-01-10', 200);
    expect((await prescribedToday(assignment)).latest1RM).toBe(200);
  });

  it('over all assignments of the member, and nobody else', async () => {
    const squat = await anExercise(coach);
    const [first, second] = [await everyDay(squat), await everyDay(squat)];
    await lift(first, squat, '2026-03-10', 315);
    expect((await prescribedToday(second)).latest1RM).toBe(315);
    member = await aMember(testApp, coach);
    expect((await prescribedToday(await everyDay(squat))).latest1RM).toBeNull();
  });

  it('follows a correction, and a log taken back', async () => {
    const squat = await anExercise(coach);
    const assignment = await everyDay(squat);
    await lift(assignment, squat, '2026-03-09', 180);
    const { id } = await lift(assignment, squat, '2026-03-10', 2000);
    await member.get(correctProgress, { params: { id }, body: { setsData: [set(1, 200)] } });
    expect((await prescribedToday(assignment)).latest1RM).toBe(200);
    await member.get(takeBackProgress, { params: { id } });
    expect((await prescribedToday(assignment)).latest1RM).toBe(180);
  });
});

describe('suggestedWeight is the percentage of latest1RM, to the nearest 5 lb', () => {
  const cases: [percent: string | undefined, latest: number, suggested: number | null][] = [
    ['75%', 200, 150],
    ['75', 203, 150],
    ['75%', 204, 155],
    ['70-80%', 200, 140],
    ['85 % of max', 233, 200],
    [undefined, 200, null],
    ['heavy', 200, null],
  ];

  it.each(cases)('%s of %d is %s', async (percent, latest, suggested) => {
    const squat = await anExercise(coach);
    const assignment = await everyDay(squat, percent);
    expect((await prescribedToday(assignment)).suggestedWeight).toBeNull();
    await lift(assignment, squat, '2026-03-17', latest);
    expect((await prescribedToday(assignment)).suggestedWeight).toBe(suggested);
  });
});
