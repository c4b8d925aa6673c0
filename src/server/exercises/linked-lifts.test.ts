import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createExercise, deleteExercise, listExercises, updateExercise } from '#contract/exercises.ts';
import { appForTests, type TestApp } from '#server/testing/app-for-tests.ts';
import { aCoach, aMember, type BodyOf, type Person } from '#server/testing/people.ts';
import { anExercise } from '#server/testing/training.ts';

let testApp: TestApp;
let coach: Person;
let squat: { id: string };
let frontSquat: { id: string };

beforeAll(async () => {
  testApp = await appForTests();
  coach = await aCoach(testApp);
});
beforeEach(async () => {
  squat = await anExercise(coach);
  frontSquat = await anExercise(coach);
});
afterAll(() => testApp.close());

type Changes = BodyOf<typeof updateExercise>;
const change = (body: Changes, id = frontSquat.id) => coach.ask(updateExercise, { params: { id }, body });
const linkOf = async (id = frontSquat.id) => {
  const found = (await coach.get(listExercises, {})).find(exercise => exercise.id === id);
  return found && [found.linkedExerciseId, found.linkedRatio];
};
const toSquat = (linkedRatio: Changes['linkedRatio'] = 0.85) => ({ linkedExerciseId: squat.id, linkedRatio });

describe('a lift linked to another', () => {
  it('says both, keeps them, and can be linked no more', async () => {
    expect(await linkOf()).toEqual([null, null]);
    expect((await change(toSquat('0.85'))).body).toMatchObject({ linkedRatio: 0.85 });
    await change({ name: 'Front Squat' });
    expect(await linkOf()).toEqual([squat.id, 0.85]);
    await change({ linkedExerciseId: null, linkedRatio: null });
    expect(await linkOf()).toEqual([null, null]);
  });

  it('can be made so', async () => {
    const body = { name: 'Pause Squat', ...toSquat(0.9) };
    const made = await coach.get(createExercise, { body });
    expect(await linkOf(made.id)).toEqual([squat.id, 0.9]);
    const mine = { ...body, category: 'Mobility' as const };
    expect((await coach.ask(createExercise, { body: mine })).status).toBe(400);
  });

  it('keeps its link to one that leaves the library; a new link to that one is refused', async () => {
    await change(toSquat());
    await coach.ask(deleteExercise, { params: { id: squat.id } });
    expect((await change({ ...toSquat(0.8), name: 'Box Squat' })).status).toBe(200);
    expect(await linkOf()).toEqual([squat.id, 0.8]);
    const other = await anExercise(coach);
    expect((await change(toSquat(), other.id)).body).toMatchObject({
      message: 'This exercise is no longer in the library',
    });
  });

  it('is linked no more when it is no strength exercise any more', async () => {
    await change(toSquat());
    expect((await change({ category: 'Mobility' })).status).toBe(200);
    expect(await linkOf()).toEqual([null, null]);
  });

  it.each<[string, () => Changes | Promise<Changes>, string]>([
    ['itself', () => ({ ...toSquat(), linkedExerciseId: frontSquat.id }), 'Choose a different exercise'],
    [
      'no ratio',
      () => ({ linkedExerciseId: squat.id }),
      'Say both the linked exercise and its ratio, or neither',
    ],
    ['a ratio alone', () => ({ linkedRatio: 1 }), 'Say both the linked exercise and its ratio, or neither'],
    [
      'half of it taken away',
      () => ({ linkedExerciseId: null }),
      'Say both the linked exercise and its ratio, or neither',
    ],
    [
      'the other half',
      () => ({ linkedRatio: null }),
      'Say both the linked exercise and its ratio, or neither',
    ],
    ['a ratio too small', () => toSquat(0.09), 'Enter a ratio from 0.1 to 3'],
    ['a ratio too large', () => toSquat(3.01), 'Enter a ratio from 0.1 to 3'],
    ['a ratio in words', () => toSquat('most'), 'Enter a ratio from 0.1 to 3'],
    ['no id', () => ({ ...toSquat(), linkedExerciseId: 'squat' }), 'Choose an exercise of the library'],
    [
      'one that is not there',
      () => ({ ...toSquat(), linkedExerciseId: '00000000-0000-4000-8000-000000000000' }),
      'There is no such exercise',
    ],
    [
      'a hold',
      async () => ({ ...toSquat(), linkedExerciseId: (await anExercise(coach, 'Isometric')).id }),
      'Choose a strength exercise',
    ],
    [
      'what is no lift itself',
      () => ({ ...toSquat(), category: 'Mobility' }),
      'Only a strength exercise can be linked to another',
    ],
  ])('is refused with %s', async (_, body, message) => {
    const { status, body: answer } = await change(await body());
    expect([status, answer.issues?.[0]?.message]).toEqual([400, message]);
    expect(await linkOf()).toEqual([null, null]);
  });

  it("is the coach's to say", async () => {
    const member = await aMember(testApp, coach);
    const input = await member.ask(updateExercise, { params: { id: frontSquat.id }, body: toSquat() });
    expect(input.status).toBe(403);
  });
});
