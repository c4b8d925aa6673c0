import { expect, test } from 'vitest';
import { createWorkout, deleteWorkout, listPrograms, singleWorkout } from '#contract/programs.ts';
import {
  addDayExercise,
  createProgramDay,
  listDayExercises,
  removeDayExercise,
} from '#contract/programs/days.ts';
import { duplicateProgramWeek } from '#contract/programs/weeks.ts';
import { addWorkoutExercise, listWorkoutExercises } from '#contract/programs/workout-exercises.ts';
import { maxExercisesPerDay } from '#domain/limits.ts';
import { appForThisTest, type TestApp } from '#server/testing/app-for-tests.ts';
import { aCoach, type Person } from '#server/testing/people.ts';
import { anExercise, aProgram, dayOf, fiveByFive } from '#server/testing/training.ts';
import { untilWaiting } from '#server/testing/waiting-for-locks.ts';

const dayFull = { status: 409, body: { message: 'A day holds at most 60 exercises' } };

/** Exercises of a workout, or of every day of a program that has some, without asking whether there is room. */
const attach = (testApp: TestApp, { id }: { id: string }, exercise: { id: string }, count: number) =>
  testApp.db.$client.query(
    'insert into prescriptions (workout_id, exercise_id, order_index) select $1, $2, n from generate_series(1, $3::int) n',
    [id, exercise.id, count],
  );

const attachOne = (coach: Person, { id }: { id: string }, exercise: { id: string }) =>
  coach.ask(addWorkoutExercise, {
    params: { id },
    body: { exerciseId: exercise.id, sets: '3', reps: '8' },
  });

type Training = { testApp: TestApp; coach: Person; squat: { id: string } };

async function aWorkout({ testApp, coach, squat }: Training, count: number) {
  const body = { name: `${count} in a row`, programType: singleWorkout };
  const workout = await coach.get(createWorkout, { body });
  await attach(testApp, workout, squat, count);
  return workout;
}

/** A Monday of 20 exercises of its own, 20 of a workout and 19 of the whole program: one fewer than it may hold. */
async function aDayOfThreeSources() {
  const testApp = await appForThisTest();
  const coach = await aCoach(testApp);
  const squat = await anExercise(coach);
  const training = { testApp, coach, squat };
  const own = fiveByFive(...Array.from({ length: 20 }, () => squat));
  const program = await aProgram(coach, [{ monday: own }, {}]);
  await attach(testApp, program, squat, 19);
  const workout = await aWorkout(training, 20);
  const day = await dayOf(coach, program, 1, 'monday');
  const params = { weekId: day.weekId };
  const give = (assignedWorkoutId: string, dayOfWeek: 'monday' | 'tuesday' = 'monday') =>
    coach.ask(createProgramDay, { params, body: { dayOfWeek, assignedWorkoutId } });
  const rename = () =>
    coach.ask(createProgramDay, { params, body: { dayOfWeek: 'monday', dayName: 'Push' } });
  expect((await give(workout.id)).status).toBe(201);
  const add = () => coach.ask(addDayExercise, { params: { dayId: day.id }, body: { exerciseId: squat.id } });
  return { training, ...training, program, workout, day, give, rename, add };
}

/** One fewer than it may hold. */
async function anAlmostFullDay() {
  const testApp = await appForThisTest();
  const coach = await aCoach(testApp);
  const squat = await anExercise(coach);
  const many = fiveByFive(...Array.from({ length: maxExercisesPerDay - 1 }, () => squat));
  const program = await aProgram(coach, [{ monday: many }, {}]);
  const day = await dayOf(coach, program, 1, 'monday');
  const add = () => coach.ask(addDayExercise, { params: { dayId: day.id }, body: { exerciseId: squat.id } });
  return { testApp, coach, squat, program, day, add };
}

test('step by step too a day holds at most 60 exercises, also when several are added at once', async () => {
  const { coach, day, add } = await anAlmostFullDay();
  const answers = await Promise.all([add(), add(), add()]);
  expect(answers.map(answer => answer.status).toSorted((one, other) => one - other)).toEqual([201, 409, 409]);
  expect(await add()).toMatchObject(dayFull);
  expect(await coach.get(listDayExercises, { params: { dayId: day.id } })).toHaveLength(maxExercisesPerDay);
});

test('a workout holds at most 60 exercises', async () => {
  const { testApp, coach, squat, program } = await anAlmostFullDay();
  await attach(testApp, program, squat, maxExercisesPerDay);
  const refused = await attachOne(coach, program, squat);
  expect(refused).toMatchObject({ status: 409, body: { message: 'A workout holds at most 60 exercises' } });
  const held = await coach.get(listWorkoutExercises, { params: { id: program.id } });
  expect(held).toHaveLength(maxExercisesPerDay);
});

test('a week with a day that has held more from before is not copied', async () => {
  const { testApp, coach, squat, program, day } = await anAlmostFullDay();
  await testApp.db.$client.query(
    'insert into prescriptions (day_id, exercise_id, order_index) select $1, $2, 100 + n from generate_series(1, 2) n',
    [day.id, squat.id],
  );
  const target = await dayOf(coach, program, 2, 'monday');
  const body = { targetWeekId: target.weekId };
  const refused = await coach.ask(duplicateProgramWeek, { params: { weekId: day.weekId }, body });
  expect(refused.status).toBe(409);
  expect((await dayOf(coach, program, 2, 'monday')).exercises).toEqual([]);
});

test('the exercises of its workout and of its whole program count as those of a day, wherever one is added', async () => {
  const { coach, squat, program, workout, day, add } = await aDayOfThreeSources();
  expect((await add()).status).toBe(201);
  expect(await add()).toMatchObject(dayFull);
  expect(await attachOne(coach, workout, squat)).toMatchObject(dayFull);
  expect(await attachOne(coach, program, squat)).toMatchObject(dayFull);
  const held = [
    await coach.get(listDayExercises, { params: { dayId: day.id } }),
    await coach.get(listWorkoutExercises, { params: { id: workout.id } }),
    await coach.get(listWorkoutExercises, { params: { id: program.id } }),
  ];
  expect(held.map(list => list.length)).toEqual([21, 20, 19]);
});

test('a day is given no workout with which it would hold more than 60 exercises', async () => {
  const { training, coach, program, workout, give } = await aDayOfThreeSources();
  const [fits, tooMany] = [await aWorkout(training, 21), await aWorkout(training, 22)];
  expect(await give(tooMany.id)).toMatchObject(dayFull);
  expect((await dayOf(coach, program, 1, 'monday')).assignedWorkoutId).toBe(workout.id);
  expect((await give(fits.id)).status).toBe(201);
  // A rest day holds nothing of the program's, until it is given a workout.
  const [most, over] = [await aWorkout(training, 41), await aWorkout(training, 42)];
  expect(await give(over.id, 'tuesday')).toMatchObject(dayFull);
  expect((await give(most.id, 'tuesday')).status).toBe(201);
});

test('a whole program is made with no day of more than 60 exercises, those of its workout counted', async () => {
  const { coach, squat, workout } = await aDayOfThreeSources();
  const make = (own: number) => {
    const exercises = fiveByFive(...Array.from({ length: own }, () => squat));
    const days = [{ dayOfWeek: 'monday' as const, assignedWorkoutId: workout.id, exercises }];
    return coach.ask(createWorkout, { body: { name: `Made of ${own}`, weeks: [{ weekNumber: 1, days }] } });
  };
  expect(await make(41)).toMatchObject(dayFull);
  expect((await make(40)).status).toBe(201);
  const programs = await coach.get(listPrograms, {});
  expect(programs.map(program => program.name).filter(name => name.startsWith('Made'))).toEqual([
    'Made of 40',
  ]);
});

test('a day that holds more from before is changed in every way that adds nothing, and is not copied', async () => {
  const { training, testApp, coach, squat, program, workout, day, give, rename, add } =
    await aDayOfThreeSources();
  await attach(testApp, workout, squat, 10);
  const [same, bigger] = [await aWorkout(training, 30), await aWorkout(training, 31)];
  const target = await dayOf(coach, program, 2, 'monday');
  const copy = { params: { weekId: day.weekId }, body: { targetWeekId: target.weekId } };
  expect((await coach.ask(duplicateProgramWeek, copy)).status).toBe(409);
  expect(await give(bigger.id)).toMatchObject(dayFull);
  expect([(await rename()).status, (await give(same.id)).status]).toEqual([201, 201]);
  const [first] = day.exercises;
  const removed = await coach.ask(removeDayExercise, { params: { id: first?.id ?? '' } });
  expect(removed.status).toBe(200);
  expect(await add()).toMatchObject(dayFull);
});

test('the days of a deleted program leave its workouts free', async () => {
  const { coach, squat, program, workout, add } = await aDayOfThreeSources();
  await add();
  expect(await attachOne(coach, workout, squat)).toMatchObject(dayFull);
  await coach.get(deleteWorkout, { params: { id: program.id } });
  expect((await attachOne(coach, workout, squat)).status).toBe(201);
});

test('one added to a day and one to its workout at the same moment count for each other', async () => {
  const { testApp, coach, squat, program, workout, add } = await aDayOfThreeSources();
  const holder = await testApp.db.$client.connect();
  await holder.query('begin');
  await holder.query('select from workouts where id = $1 for no key update', [program.id]);
  const both = Promise.all([attachOne(coach, workout, squat), add()]);
  try {
    await untilWaiting(testApp, 2);
  } finally {
    await holder.query('rollback');
    holder.release();
  }
  expect((await both).map(answer => answer.status).toSorted((one, other) => one - other)).toEqual([201, 409]);
});
