import { afterAll, beforeAll, expect, it } from 'vitest';
import { createExercise, listExercises, updateExercise } from '#contract/exercises.ts';
import { addFavourite, removeFavourite } from '#contract/exercises/favourites.ts';
import { appForTests, type TestApp } from '#server/testing/app-for-tests.ts';
import { aCoach, aMember, type Person } from '#server/testing/people.ts';
import { anExercise } from '#server/testing/training.ts';

let testApp: TestApp;
let coach: Person;

beforeAll(async () => {
  testApp = await appForTests();
  coach = await aCoach(testApp);
});
afterAll(() => testApp.close());

const seenBy = async (person: Person, { id }: { id: string }) =>
  (await person.get(listExercises, {})).find(exercise => exercise.id === id);

it('a favourite is the coach’s who has starred it, until they take the star away', async () => {
  const squat = await anExercise(coach);
  const params = { id: squat.id };
  const another = await aCoach(testApp);
  expect((await seenBy(coach, squat))?.isFavourite).toBe(false);
  await coach.get(addFavourite, { params });
  await coach.get(addFavourite, { params });
  expect((await seenBy(coach, squat))?.isFavourite).toBe(true);
  expect((await seenBy(another, squat))?.isFavourite).toBe(false);
  await coach.get(removeFavourite, { params });
  await coach.get(removeFavourite, { params });
  expect((await seenBy(coach, squat))?.isFavourite).toBe(false);
});

it('what is not there cannot be starred', async () => {
  const params = { id: '018f0000-0000-7000-8000-000000000001' };
  expect((await coach.ask(addFavourite, { params })).status).toBe(404);
});

it('other names are kept each once; a default prescription is the coach’s alone, and goes when it is taken away', async () => {
  const made = await coach.get(createExercise, {
    body: {
      name: 'Bench Press',
      aliases: ['Bankdrücken', ' ', 'bankdrucken', 'Flat Press'],
      defaultPrescription: { sets: 5, reps: '5', percent1RM: '80', notes: 'Pause' },
    },
  });
  expect(made.aliases).toEqual(['Bankdrücken', 'Flat Press']);
  expect(made.defaultPrescription).toMatchObject({
    sets: '5',
    reps: '5',
    percent1RM: '80',
    restSeconds: null,
    restTimerSeconds: 90,
    weightUnit: 'lbs',
    notes: 'Pause',
  });
  const member = await aMember(testApp, coach);
  const seen = await seenBy(member, made);
  expect(seen?.aliases).toEqual(['Bankdrücken', 'Flat Press']);
  expect([
    Object.keys(seen ?? {}).includes('defaultPrescription'),
    Object.keys(seen ?? {}).includes('isFavourite'),
  ]).toEqual([false, false]);
  const params = { id: made.id };
  await coach.get(updateExercise, { params, body: { difficultyLevel: 'advanced' } });
  expect((await seenBy(coach, made))?.defaultPrescription).toMatchObject({ sets: '5' });
  await coach.get(updateExercise, { params, body: { defaultPrescription: null } });
  expect((await seenBy(coach, made))?.defaultPrescription).toBeNull();
});

const ask = (aliases: string[]) => coach.ask(createExercise, { body: { name: 'Dip', aliases } });

it('of other names there are twenty, of a hundred characters each', async () => {
  const names = Array.from({ length: 21 }, (_, index) => `Name ${index}`);
  expect((await ask(names)).body.issues).toEqual([
    { path: 'aliases', message: 'Use at most 20 other names' },
  ]);
  expect((await ask(['x'.repeat(101)])).body.issues).toEqual([
    { path: 'aliases.0', message: 'Use at most 100 characters' },
  ]);
  expect((await ask(names.slice(1))).status).toBe(201);
});
