import { afterAll, beforeAll, expect, it } from 'vitest';
import { deleteExercise } from '#contract/exercises.ts';
import { listFindable } from '#contract/coaching/finding.ts';
import { createPath } from '#contract/programs/paths.ts';
import { createWorkout } from '#contract/programs.ts';
import { appForTests, type TestApp } from '#server/testing/app-for-tests.ts';
import { aCoach, aMember, type Person } from '#server/testing/people.ts';
import { anExercise, aProgram, fiveByFive } from '#server/testing/training.ts';

let testApp: TestApp;
let coach: Person;

beforeAll(async () => {
  testApp = await appForTests();
  coach = await aCoach(testApp);
});
afterAll(() => testApp.close());

it('tells by name the members, the programs of each kind, and what is in the library', async () => {
  const ruth = await aMember(testApp, coach, { firstName: 'Ruth', lastName: 'Moab' });
  const squat = await anExercise(coach, 'Strength', 'Squat');
  const gone = await anExercise(coach, 'Strength', 'Gone');
  await coach.get(deleteExercise, { params: { id: gone.id } });
  const program = await aProgram(coach, [{ monday: fiveByFive(squat) }]);
  const arms = await coach.get(createWorkout, { body: { name: 'Arms', programType: 'single_workout' } });
  const blocks = [{ workoutId: program.id }, { workoutId: program.id }];
  const path = await coach.get(createPath, { body: { name: 'Ascension', blocks } });

  const found = await coach.get(listFindable, {});
  expect(found.members).toEqual([
    { id: ruth.id, name: 'Ruth Moab', email: ruth.email, profileImageUrl: null },
  ]);
  const kinds = new Map(found.programs.map(({ id, kind }) => [id, kind]));
  expect(kinds).toEqual(
    new Map([
      [arms.id, 'workout'],
      [path.id, 'path'],
      [program.id, 'program'],
    ]),
  );
  expect(found.exercises).toEqual([{ id: squat.id, name: 'Squat', category: 'Strength', aliases: [] }]);
});
