import { afterAll, beforeAll, expect, it } from 'vitest';
import { createChallenge } from '#contract/challenges.ts';
import { deleteExercise } from '#contract/exercises.ts';
import { getExerciseUses } from '#contract/exercises/uses.ts';
import { createWorkout, deleteWorkout } from '#contract/programs.ts';
import { addWorkoutExercise } from '#contract/programs/workout-exercises.ts';
import { appForTests, type TestApp } from '#server/testing/app-for-tests.ts';
import { aCoach, aMember, type Person } from '#server/testing/people.ts';
import { anExercise, aProgram, assign, fiveByFive, log } from '#server/testing/training.ts';

/** A Wednesday. */
const today = '2026-03-18';

let testApp: TestApp;
let coach: Person;

beforeAll(async () => {
  testApp = await appForTests({ now: new Date(`${today}T12:00:00Z`) });
  coach = await aCoach(testApp);
});
afterAll(() => testApp.close());

const usesOf = ({ id }: { id: string }) => coach.get(getExerciseUses, { params: { id } });

it('an exercise that nothing uses says so', async () => {
  expect(await usesOf(await anExercise(coach))).toEqual({
    programs: [],
    workouts: [],
    challenges: [],
    coming: { days: 0, members: 0, soonest: [] },
    logs: { count: 0, members: 0 },
  });
});

it('one that is used is told by programs with their days, workouts, challenges, days to come, and logs', async () => {
  const [squat, bench] = [await anExercise(coach), await anExercise(coach)];
  const week = {
    wednesday: fiveByFive(squat, bench, squat),
    friday: fiveByFive(squat),
    monday: fiveByFive(bench),
  };
  const program = await aProgram(coach, [week, { sunday: fiveByFive(squat) }], 'Iron');
  const deleted = await aProgram(coach, [week], 'Gone');
  await coach.get(deleteWorkout, { params: { id: deleted.id } });
  const workout = await coach.get(createWorkout, { body: { name: 'Legs', programType: 'single_workout' } });
  await coach.get(addWorkoutExercise, {
    params: { id: workout.id },
    body: { exerciseId: squat.id, sets: '3', reps: '8' },
  });
  const dates = { startDate: today, endDate: '2026-03-22' };
  const challenge = await coach.get(createChallenge, {
    body: { name: 'Most Squats', exerciseId: squat.id, scoringType: 'reps', ...dates },
  });
  const members = [
    await aMember(testApp, coach),
    await aMember(testApp, coach, { firstName: 'Ada', lastName: 'Stone' }),
  ];
  for (const [index, member] of members.entries()) {
    const assignment = await assign(coach, member, program, index === 0 ? today : '2026-03-09');
    await log(member, assignment, squat, index === 0 ? today : '2026-03-11');
  }
  const { coming, ...uses } = await usesOf(squat);
  expect(uses).toEqual({
    programs: [
      {
        id: program.id,
        name: 'Iron',
        places: [
          { weekNumber: 1, dayOfWeek: 'wednesday', dayName: 'Wednesday' },
          { weekNumber: 1, dayOfWeek: 'friday', dayName: 'Friday' },
          { weekNumber: 2, dayOfWeek: 'sunday', dayName: 'Sunday' },
        ],
      },
    ],
    workouts: [{ id: workout.id, name: 'Legs', memberName: null }],
    challenges: [{ id: challenge.id, name: 'Most Squats' }],
    logs: { count: 2, members: 2 },
  });
  // The first has begun today's and has Friday and Sunday; of the second's two weeks the last Sunday is left.
  expect([coming.days, coming.members]).toEqual([3, 2]);
  expect(coming.soonest.map(({ memberName, days, next }) => [memberName, days, next.slice(0, 10)])).toEqual([
    [expect.any(String), 2, '2026-03-20'],
    ['Ada Stone', 1, '2026-03-22'],
  ]);
});

it('of one that has been deleted there is nothing to tell', async () => {
  const { id } = await anExercise(coach);
  await coach.get(deleteExercise, { params: { id } });
  expect((await coach.ask(getExerciseUses, { params: { id } })).status).toBe(404);
});
