import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createExercise, deleteExercise, updateExercise } from '#contract/exercises.ts';
import { changeExercises } from '#contract/exercises/many.ts';
import { appForTests, type TestApp } from '#server/testing/app-for-tests.ts';
import { aCoach, type Person } from '#server/testing/people.ts';

let testApp: TestApp;
let coach: Person;

beforeAll(async () => {
  testApp = await appForTests();
  coach = await aCoach(testApp);
});
afterAll(() => testApp.close());

const make = (name: string) => coach.ask(createExercise, { body: { name, category: 'Strength' } });

const rename = (id: string, name: string) => coach.ask(updateExercise, { params: { id }, body: { name } });

describe('a second exercise of a name', () => {
  it.each<[string, string]>([
    ['Zercher Carry', 'zercher carry'],
    ['Élévation', 'elevation'],
    ['Farmer’s Walk', "Farmer's Walk"],
    ['Push-Down', 'Push Down'],
    ['Rudern ß', 'RUDERN SS'],
  ])('%j is refused as %j, with the first one shown', async (name, again) => {
    const first = await make(name);
    expect(first.status).toBe(201);
    const second = await make(again);
    expect([second.status, second.body]).toEqual([
      409,
      {
        message: `The library already has “${name}”`,
        issues: [{ path: 'name', message: `The library already has “${name}”` }],
        exercise: { id: first.body.id, name },
      },
    ]);
  });

  it('is refused where another is renamed to it, and its own name is its own', async () => {
    const { body: one } = await make('Sled Drag');
    const { body: other } = await make('Sled Pull');
    expect((await rename(other.id, 'SLED DRAG')).status).toBe(409);
    expect((await rename(one.id, 'Sled drag')).status).toBe(200);
  });

  it('says where the first one is archived, and is free once that is deleted', async () => {
    const { body: one } = await make('Log Press');
    await coach.get(changeExercises, { body: { ids: [one.id], isArchived: true } });
    expect((await make('log press')).body.message).toBe(
      '“Log Press” is in the archive: bring it back, or choose another name',
    );
    await coach.get(deleteExercise, { params: { id: one.id } });
    expect((await make('log press')).status).toBe(201);
  });

  it('of two at the same instant one is refused', async () => {
    const answers = await Promise.all([make('Yoke Walk'), make('yoke walk'), make('YOKE WALK')]);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(2);
  });
});
