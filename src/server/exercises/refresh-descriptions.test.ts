import { afterAll, beforeAll, expect, it } from 'vitest';
import { listExercises, seedExercises, updateExercise } from '#contract/exercises.ts';
import { exercises } from '#server/database/tables/exercises.ts';
import { requireFound } from '#server/http/problem.ts';
import { appForTests, type TestApp } from '#server/testing/app-for-tests.ts';
import { aCoach, type Person } from '#server/testing/people.ts';
import { refreshDescriptions } from './refresh-descriptions.ts';
import { seedLibrary } from './seed-library/seed-library.ts';

let testApp: TestApp;
let coach: Person;

beforeAll(async () => {
  testApp = await appForTests();
  coach = await aCoach(testApp);
});
afterAll(() => testApp.close());

/** As an earlier version seeded it. */
const formerFrontPlank =
  'Elbows under the shoulders, glutes squeezed, ribs tucked to hips. Hold a straight line and breathe; when the lower back takes over, stop.';

const textOf = (name: string) => seedLibrary.find(exercise => exercise.name === name)?.description;

async function textsNow(): Promise<Record<string, string>> {
  const library = await coach.get(listExercises, {});
  return Object.fromEntries(library.map(({ id, description }) => [id, description]));
}

async function another(exercise: Omit<typeof exercises.$inferInsert, 'difficultyLevel'>) {
  const [made] = await testApp.db
    .insert(exercises)
    .values({ ...exercise, difficultyLevel: 'beginner' })
    .returning();
  return requireFound(made, 'Exercise');
}

it('what a fellowship was seeded with gets the words of now; what its coach has written, or emptied, stays', async () => {
  const { exercises: seeded } = await coach.get(seedExercises, {});
  const idOf = (name: string) => seeded.find(exercise => exercise.name === name)?.id ?? '';
  const write = (name: string, description: string) =>
    coach.get(updateExercise, { params: { id: idOf(name) }, body: { description } });
  await write('Front Plank', formerFrontPlank);
  await write('Side Plank', 'My own words.');
  await write('Back Squat', '');
  // Two of one name, from before the second was refused.
  const blank = await another({ name: 'Deadlift', category: 'Strength' });
  const elsewhere = await another({
    name: 'Front Plank',
    category: 'Mobility',
    description: formerFrontPlank,
  });

  expect(await refreshDescriptions(testApp.db, testApp.clock.now)).toBe(2);
  const texts = await textsNow();
  expect(texts[idOf('Front Plank')]).toBe(textOf('Front Plank'));
  expect(texts[blank.id], 'nobody has filled it in').toBe(textOf('Deadlift'));
  expect(texts[idOf('Side Plank')]).toBe('My own words.');
  expect(texts[idOf('Back Squat')], 'emptied on purpose').toBe('');
  expect(texts[elsewhere.id], 'another exercise of that name').toBe(formerFrontPlank);

  expect(await refreshDescriptions(testApp.db, testApp.clock.now), 'once done, nothing is left').toBe(0);
});
