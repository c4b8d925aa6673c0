import { afterAll, beforeAll, expect, it } from 'vitest';
import { deleteExercise, getExerciseGuides, updateExercise } from '#contract/exercises.ts';
import { appForTests, type TestApp } from '#server/testing/app-for-tests.ts';
import { aCoach, aMember, type Person } from '#server/testing/people.ts';
import { anExercise, aProgram, assign, fiveByFive } from '#server/testing/training.ts';

const today = '2026-03-18';

let testApp: TestApp;
let coach: Person;

beforeAll(async () => {
  testApp = await appForTests({ now: new Date(`${today}T12:00:00Z`) });
  coach = await aCoach(testApp);
});
afterAll(() => testApp.close());

it('a member is told how each exercise of their program is done, as the coach has it now', async () => {
  const member = await aMember(testApp, coach);
  const [squat, press] = [
    await anExercise(coach, 'Strength', 'Squat'),
    await anExercise(coach, 'Strength', 'Press'),
  ];
  const other = await anExercise(coach, 'Strength', 'Row');
  const program = await aProgram(coach, [
    { wednesday: [...fiveByFive(squat), ...fiveByFive(press)], friday: fiveByFive(squat) },
  ]);
  const assignment = await assign(coach, member, program, today);
  const params = { id: assignment.id };
  const described = {
    description: 'Sit between the knees.',
    muscleGroups: ['Quadriceps'],
    equipment: ['Barbell'],
    videoUrl: 'https://youtu.be/dQw4w9WgXcQ',
  };
  await coach.get(updateExercise, { params: { id: squat.id }, body: described });
  await coach.get(deleteExercise, { params: { id: press.id } });

  const guides = await member.get(getExerciseGuides, { params });
  expect(guides.map(({ id }) => id)).toEqual([press.id, squat.id]);
  expect(guides[1]).toEqual({ id: squat.id, ...described });
  expect(guides.some(({ id }) => id === other.id)).toBe(false);

  const stranger = await aMember(testApp, coach);
  expect((await stranger.ask(getExerciseGuides, { params })).status).toBe(404);
  expect(await coach.get(getExerciseGuides, { params })).toHaveLength(2);
});
