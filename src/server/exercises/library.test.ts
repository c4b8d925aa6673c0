import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getExercisesForDate } from '#contract/assignments.ts';
import {
  createExercise,
  deleteExercise,
  listExercises,
  seedExercises,
  updateExercise,
} from '#contract/exercises.ts';
import { addDayExercise, listDayExercises } from '#contract/programs/days.ts';
import { listProgress } from '#contract/progress.ts';
import { appForTests, appForThisTest, type TestApp } from '#server/testing/app-for-tests.ts';
import { aCoach, aMember, type Person } from '#server/testing/people.ts';
import { anExercise, aProgram, assign, dayOf, fiveByFive, log } from '#server/testing/training.ts';

const today = '2026-03-18';

let testApp: TestApp;
let coach: Person;

beforeAll(async () => {
  testApp = await appForTests({ now: new Date(`${today}T12:00:00Z`) });
  coach = await aCoach(testApp);
});
afterAll(() => testApp.close());

describe('deleting an exercise that a program and a log use', () => {
  it('hides it from the library; what used it still shows its name', async () => {
    const member = await aMember(testApp, coach);
    const squat = await anExercise(coach, 'Strength', 'Zercher Squat');
    const program = await aProgram(coach, [{ wednesday: fiveByFive(squat) }]);
    const assignment = await assign(coach, member, program, today);
    await log(member, assignment, squat, today);
    expect(await coach.get(deleteExercise, { params: { id: squat.id } })).toEqual({ ok: true });

    const library = await coach.get(listExercises, {});
    expect(library.some(({ id }) => id === squat.id)).toBe(false);
    const day = await dayOf(coach, program, 1, 'wednesday');
    expect(day.exercises[0]?.exercise.name).toBe('Zercher Squat');
    const params = { id: assignment.id };
    const trained = await member.get(getExercisesForDate, { params, query: { date: today } });
    expect(trained.exercises[0]?.exercise.name).toBe('Zercher Squat');
    expect((await member.get(listProgress, {}))[0]?.exerciseName).toBe('Zercher Squat');
  });

  it('and it can be neither prescribed, changed nor deleted again', async () => {
    const { id } = await anExercise(coach);
    await coach.get(deleteExercise, { params: { id } });
    const program = await aProgram(coach, [{}]);
    const { id: dayId } = await dayOf(coach, program, 1, 'monday');
    const prescribed = await coach.ask(addDayExercise, { params: { dayId }, body: { exerciseId: id } });
    expect([prescribed.status, prescribed.body.issues]).toEqual([
      400,
      [{ path: 'exerciseId', message: 'This exercise is no longer in the library' }],
    ]);
    expect(await coach.get(listDayExercises, { params: { dayId } })).toEqual([]);
    expect((await coach.ask(updateExercise, { params: { id }, body: { name: 'Back' } })).status).toBe(404);
    expect((await coach.ask(deleteExercise, { params: { id } })).status).toBe(404);
  });
});

describe('the exercise form', () => {
  it('needs a name; everything else has its default', async () => {
    const refused = await coach.ask(createExercise, { body: { name: '   ' } });
    expect([refused.status, refused.body.issues]).toEqual([
      400,
      [{ path: 'name', message: 'Name is required' }],
    ]);
    expect(await coach.get(createExercise, { body: { name: ' Plank ' } })).toMatchObject({
      name: 'Plank',
      description: '',
      category: 'Strength',
      difficultyLevel: 'beginner',
      muscleGroups: [],
      equipment: [],
      videoUrl: '',
      createdBy: coach.id,
    });
  });

  it('takes the category in lower case, and drops empty labels', async () => {
    const body = { name: 'Row', category: 'aerobic' as 'Aerobic', equipment: ['rower', ' ', ''] };
    const made = await coach.get(createExercise, { body });
    expect(made).toMatchObject({ category: 'Aerobic', equipment: ['rower'] });
  });

  it('changes only what it is given', async () => {
    const made = await anExercise(coach, 'Mobility', 'Stretch');
    const changed = await coach.get(updateExercise, {
      params: { id: made.id },
      body: { difficultyLevel: 'advanced' },
    });
    expect(changed).toEqual({ ...made, difficultyLevel: 'advanced', updatedAt: changed.updatedAt });
  });
});

describe('Seed Exercises', () => {
  it('fills an empty library once, also when it is pressed twice at the same instant', async () => {
    const own = await appForThisTest();
    const first = await aCoach(own);
    const answers = await Promise.all([1, 2, 3].map(() => first.ask(seedExercises, {})));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
    const seeded = answers.find(({ status }) => status === 201)?.body.exercises;
    expect((await first.get(listExercises, {})).length).toBe(seeded?.length);
  });

  it('does nothing while any exercise exists', async () => {
    await anExercise(coach);
    const answer = await coach.ask(seedExercises, {});
    expect([answer.status, answer.body.message]).toEqual([409, 'The library holds exercises already']);
  });
});
