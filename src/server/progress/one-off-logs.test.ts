import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { getCompletionStatus, getExercisesForDate, listAssignments } from '#contract/assignments.ts';
import { addDailyWorkout, removeDailyWorkout } from '#contract/daily-workouts.ts';
import { listProgress, logProgress } from '#contract/progress.ts';
import type { PlainDate } from '#domain/plain-date.ts';
import { appForTests, type TestApp } from '#server/testing/app-for-tests.ts';
import { aCoach, aMember, type Person } from '#server/testing/people.ts';
import { anExercise, logBody } from '#server/testing/training.ts';

const today = '2026-03-18';

let testApp: TestApp;
let coach: Person;
let member: Person;
let squat: { id: string };
let bench: { id: string };

beforeAll(async () => {
  testApp = await appForTests({ now: new Date(`${today}T12:00:00Z`) });
  coach = await aCoach(testApp);
  [squat, bench] = [await anExercise(coach), await anExercise(coach)];
});
beforeEach(async () => {
  member = await aMember(testApp, coach);
});
afterAll(() => testApp.close());

const give = (exercise: { id: string }, person = member, assignedDate: PlainDate = today) =>
  coach.get(addDailyWorkout, {
    body: { memberId: person.id, exerciseId: exercise.id, assignedDate, sets: '5', reps: '5' },
  });

async function dailyOf(person = member) {
  const found = (await person.get(listAssignments, {})).find(({ kind }) => kind === 'daily');
  if (!found) throw new Error('There is no one-off exercise yet');
  return found;
}

async function exercisesOf(person = member, date: PlainDate = today) {
  const { id } = await dailyOf(person);
  const day = await person.ask(getExercisesForDate, { params: { id }, query: { date } });
  return day.status === 404 ? [] : day.body.exercises;
}

/** Sends what a phone sends that has seen the exercise under this id. */
async function send(exercise: { id: string }, prescriptionId?: string, date: PlainDate = today) {
  const body = { ...logBody(await dailyOf(), exercise, date), prescriptionId };
  return member.ask(logProgress, { body });
}

const stateOf = async () =>
  (await exercisesOf()).map(({ exerciseId, isCompleted }) => [exerciseId, isCompleted]);

it('a log finds its one-off exercise after another one was added, and the other one stays', async () => {
  await give(squat);
  const [seen] = await exercisesOf();
  await give(bench);
  const saved = await send(squat, seen?.id);
  expect(saved.body).toMatchObject({ workoutUnitsPrescribed: 25 });
  expect(saved.body.prescriptionId).not.toBe(seen?.id);
  expect(await stateOf()).toEqual([
    [squat.id, true],
    [bench.id, false],
  ]);
  expect((await send(squat, seen?.id)).status).toBe(409);
  const params = { id: (await dailyOf()).id };
  expect((await member.get(getCompletionStatus, { params })).completionPercentage).toBe(50);
});

it('of two of the same exercise it finds the one that was meant', async () => {
  await give(squat);
  await give(squat);
  const seen = await exercisesOf();
  await give(bench);
  await send(squat, seen[1]?.id);
  expect(await stateOf()).toEqual([
    [squat.id, false],
    [squat.id, true],
    [bench.id, false],
  ]);
});

it('a log of one that was taken away is kept, and the others stay as they are', async () => {
  const { id } = await give(squat);
  await give(bench);
  const seen = await exercisesOf();
  await coach.get(removeDailyWorkout, { params: { id } });
  const saved = await send(squat, seen[0]?.id);
  expect(saved.body).toMatchObject({ prescriptionId: null, workoutUnitsCompleted: 25 });
  expect(await stateOf()).toEqual([[bench.id, false]]);
  expect(await member.get(listProgress, {})).toHaveLength(1);
});

it('a log of the only one, which was taken away, brings it back', async () => {
  const { id } = await give(squat);
  const [seen] = await exercisesOf();
  await coach.get(removeDailyWorkout, { params: { id } });
  expect(await exercisesOf()).toEqual([]);
  expect((await send(squat, seen?.id)).body.workoutUnitsPrescribed).toBe(25);
  expect(await stateOf()).toEqual([[squat.id, true]]);
});

it("neither another member's nor another date's one-off exercise is meant", async () => {
  const other = await aMember(testApp, coach);
  await give(squat, other);
  await give(squat, member, '2026-03-19');
  await give(bench);
  const [theirs] = await exercisesOf(other);
  const [tomorrows] = await exercisesOf(member, '2026-03-19');
  for (const prescriptionId of [theirs?.id, tomorrows?.id, undefined]) {
    const { status, body } = await send(squat, prescriptionId);
    expect([status, body.message]).toEqual([404, 'This exercise on this date not found']);
  }
  expect(await stateOf()).toEqual([[bench.id, false]]);
});
