import { expect, test } from 'vitest';
import {
  addDayExercise,
  addWorkoutExercise,
  duplicateProgramWeek,
  listDayExercises,
  listWorkoutExercises,
} from '#contract/programs.ts';
import { mostExercisesADay } from '#domain/program-limits.ts';
import { appForThisTest } from '#server/testing/app-for-tests.ts';
import { aCoach } from '#server/testing/people.ts';
import { anExercise, aProgram, dayOf, fiveByFive } from '#server/testing/training.ts';

const dayFull = { status: 409, body: { message: 'A day holds at most 60 exercises' } };

/** One fewer than it may hold. */
async function anAlmostFullDay() {
  const testApp = await appForThisTest();
  const coach = await aCoach(testApp);
  const squat = await anExercise(coach);
  const many = fiveByFive(...Array.from({ length: mostExercisesADay - 1 }, () => squat));
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
  expect(await coach.get(listDayExercises, { params: { dayId: day.id } })).toHaveLength(mostExercisesADay);
});

test('a workout holds at most 60 exercises', async () => {
  const { testApp, coach, squat, program } = await anAlmostFullDay();
  await testApp.db.$client.query(
    'insert into prescriptions (workout_id, exercise_id, order_index) select $1, $2, n from generate_series(1, 60) n',
    [program.id, squat.id],
  );
  const body = { exerciseId: squat.id, sets: '3', reps: '8' };
  const refused = await coach.ask(addWorkoutExercise, { params: { id: program.id }, body });
  expect(refused).toMatchObject({ status: 409, body: { message: 'A workout holds at most 60 exercises' } });
  const held = await coach.get(listWorkoutExercises, { params: { id: program.id } });
  expect(held).toHaveLength(mostExercisesADay);
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
