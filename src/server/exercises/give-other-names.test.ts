import { afterAll, beforeAll, expect, it } from 'vitest';
import { createExercise, listExercises, seedExercises, updateExercise } from '#contract/exercises.ts';
import { exercises } from '#server/database/tables/exercises.ts';
import { appForTests, type TestApp } from '#server/testing/app-for-tests.ts';
import { aCoach, type Person } from '#server/testing/people.ts';
import { giveOtherNames } from './give-other-names.ts';

let testApp: TestApp;
let coach: Person;

beforeAll(async () => {
  testApp = await appForTests();
  coach = await aCoach(testApp);
});
afterAll(() => testApp.close());

async function namesNow(): Promise<Record<string, string[]>> {
  const library = await coach.get(listExercises, {});
  return Object.fromEntries(library.map(({ name, aliases }) => [name, aliases]));
}

it('a library from before there were other names gets them once; what a coach has named is theirs', async () => {
  const { exercises: seeded } = await coach.get(seedExercises, {});
  expect((await namesNow())['Romanian Deadlift'], 'a new one has them').toContain('RDL');
  const idOf = (name: string) => seeded.find(exercise => exercise.name === name)?.id ?? '';
  const call = (name: string, aliases: string[]) =>
    coach.get(updateExercise, { params: { id: idOf(name) }, body: { aliases } });

  await testApp.db.update(exercises).set({ aliases: [] });
  await call('Bench Press', ['Chest day']);
  await coach.get(createExercise, { body: { name: 'Strict press', category: 'Strength' } });

  expect(await giveOtherNames(testApp.db, testApp.clock.now)).toBeGreaterThan(100);
  const names = await namesNow();
  expect(names['Romanian Deadlift']?.slice(0, 2)).toEqual(['RDL', 'SLDL']);
  expect(names['Bench Press']).toEqual(['Chest day']);
  expect(names['Overhead Press']).toContain('OHP');
  expect(names['Overhead Press'], 'another exercise is called so').not.toContain('Strict Press');
  expect(names['Strict press']).toEqual([]);

  await call('Romanian Deadlift', []);
  expect(await giveOtherNames(testApp.db, testApp.clock.now), 'once given, nothing comes back').toBe(0);
  expect((await namesNow())['Romanian Deadlift']).toEqual([]);
});
