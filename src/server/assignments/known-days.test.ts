import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { getExercisesForDate } from '#contract/assignments.ts';
import { updateExercise } from '#contract/exercises.ts';
import { updateWorkout } from '#contract/programs.ts';
import { updateDayExercise } from '#contract/programs/days.ts';
import { appForTests, type TestApp } from '#server/testing/app-for-tests.ts';
import { aCoach, aMember, type Person } from '#server/testing/people.ts';
import { anExercise, aProgram, assign, dayOf, fiveByFive } from '#server/testing/training.ts';

const today = '2026-03-18';

let testApp: TestApp;
let coach: Person;

beforeAll(async () => {
  testApp = await appForTests({ now: new Date(`${today}T12:00:00Z`) });
  coach = await aCoach(testApp);
});
afterAll(() => testApp.close());

/** A day that one member has seen, and how another of the same program sees it. */
async function aKnownDay() {
  const [squat, bench] = [await anExercise(coach), await anExercise(coach)];
  const program = await aProgram(coach, [{ wednesday: fiveByFive(squat, bench) }]);
  const viewOf = async (member: Person) => {
    const { id } = await assign(coach, member, program, today);
    return () => member.get(getExercisesForDate, { params: { id }, query: { date: today } });
  };
  const [first, second] = [
    await viewOf(await aMember(testApp, coach)),
    await viewOf(await aMember(testApp, coach)),
  ];
  return { squat, bench, program, seen: await first(), view: second };
}

it('is read by one statement, and looks the same', async () => {
  const { seen, view } = await aKnownDay();
  const spy = vi.spyOn(testApp.db.lanes, 'query');
  const again = await view();
  const { calls } = spy.mock;
  spy.mockRestore();
  expect(calls.map(([{ name }]) => name)).toEqual(['exercises_for_date']);
  expect(again).toEqual({ ...seen, trainingDayId: again.trainingDayId });
});

it('has the names that its program and its exercises have by now', async () => {
  const { squat, program, view } = await aKnownDay();
  const [name, title] = [`Front Squat ${squat.id}`, `Renamed ${program.id}`];
  await coach.get(updateExercise, { params: { id: squat.id }, body: { name } });
  await coach.get(updateWorkout, { params: { id: program.id }, body: { name: title } });
  const { programName, exercises } = await view();
  expect([programName, exercises[0]?.exercise.name]).toEqual([title, name]);
});

it('asks for what the coach has made of it since', async () => {
  const { bench, program, seen, view } = await aKnownDay();
  const { exercises } = await dayOf(coach, program, 1, 'wednesday');
  const edited = exercises.find(({ exerciseId }) => exerciseId === bench.id);
  await coach.get(updateDayExercise, { params: { id: edited?.id ?? '' }, body: { sets: '3', reps: '5' } });
  const day = await view();
  const now = day.exercises.find(({ exerciseId }) => exerciseId === bench.id);
  expect([edited?.sets, now?.sets]).toEqual(['5', '3']);
  // 5 sets of 5 reps of 4 s and 3 of them, 90 s after each but the last, and a minute from one exercise to the other.
  expect([seen.estimatedMinutes, day.estimatedMinutes]).toEqual([16, 13]);
});
