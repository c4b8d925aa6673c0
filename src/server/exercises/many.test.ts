import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listExercises, seedExercises, updateExercise } from '#contract/exercises.ts';
import { changeExercises, listArchivedExercises, putExercisesBack } from '#contract/exercises/many.ts';
import { addDayExercise, listDayExercises } from '#contract/programs/days.ts';
import { appForTests, type TestApp } from '#server/testing/app-for-tests.ts';
import { aCoach, type BodyOf, type Person } from '#server/testing/people.ts';
import { anExercise, aProgram, dayOf, fiveByFive } from '#server/testing/training.ts';

let testApp: TestApp;
let coach: Person;

beforeAll(async () => {
  testApp = await appForTests();
  coach = await aCoach(testApp);
});
afterAll(() => testApp.close());

const change = (body: BodyOf<typeof changeExercises>) => coach.get(changeExercises, { body });
const nameOf = (exercises: readonly { name: string }[]) => exercises.map(({ name }) => name);

async function make(name: string, muscleGroups: string[], equipment: string[]) {
  const { id } = await anExercise(coach, 'Strength', name);
  return coach.get(updateExercise, { params: { id }, body: { muscleGroups, equipment } });
}

async function both() {
  const [squat, dip] = [
    await make('Squat', ['Quads'], ['Barbell']),
    await make('Dip', ['Triceps'], ['None']),
  ];
  const read = async () =>
    (await coach.get(listExercises, {}))
      .filter(({ id }) => id === squat.id || id === dip.id)
      .map(({ name, difficultyLevel, muscleGroups, equipment }) => ({
        name,
        difficultyLevel,
        muscleGroups,
        equipment,
      }));
  return { squat, dip, ids: [squat.id, dip.id], read };
}

describe('changing many exercises at once', () => {
  it('sets the difficulty, adds muscles and equipment and takes some away; and is put back as it was', async () => {
    const { ids, read } = await both();
    const before = await read();
    const changed = await change({
      ids,
      difficultyLevel: 'advanced',
      addMuscleGroups: ['Core'],
      removeMuscleGroups: ['quads'],
      addEquipment: ['Belt'],
    });
    expect(await read()).toEqual([
      { name: 'Dip', difficultyLevel: 'advanced', muscleGroups: ['Triceps', 'Core'], equipment: ['Belt'] },
      { name: 'Squat', difficultyLevel: 'advanced', muscleGroups: ['Core'], equipment: ['Barbell', 'Belt'] },
    ]);
    expect(await coach.get(putExercisesBack, { body: changed })).toEqual({ putBack: 2, changedSince: 0 });
    expect(await read()).toEqual(before);
  });

  it('putting back leaves what another coach has changed since', async () => {
    const { ids, squat, read } = await both();
    const changed = await change({ ids, difficultyLevel: 'advanced' });
    testApp.clock.now = new Date(testApp.clock.now.getTime() + 1000);
    await coach.get(updateExercise, { params: { id: squat.id }, body: { name: 'Deep Squat' } });
    expect(await coach.get(putExercisesBack, { body: changed })).toEqual({ putBack: 1, changedSince: 1 });
    expect((await read()).map(({ name, difficultyLevel }) => [name, difficultyLevel])).toEqual([
      ['Deep Squat', 'advanced'],
      ['Dip', 'beginner'],
    ]);
  });

  it('changes all or none', async () => {
    const { ids, read } = await both();
    const before = await read();
    const gone = '018f0000-0000-7000-8000-000000000001';
    const refused = await coach.ask(changeExercises, {
      body: { ids: [...ids, gone], difficultyLevel: 'advanced' },
    });
    expect([refused.status, refused.body.message]).toEqual([400, 'An exercise is no longer in the library']);
    const muscles = Array.from({ length: 40 }, (_, index) => `Muscle ${index}`);
    const full = await coach.ask(changeExercises, { body: { ids, addMuscleGroups: muscles } });
    expect([full.status, full.body.message]).toEqual([
      400,
      'An exercise would have more than 40 muscle groups or pieces of equipment',
    ]);
    expect(await read()).toEqual(before);
  });
});

describe('an archived exercise', () => {
  it('is out of the library and of what can be prescribed; what uses it still shows its name, and it is brought back', async () => {
    const squat = await anExercise(coach, 'Strength', 'Zercher Squat');
    const program = await aProgram(coach, [{ wednesday: fiveByFive(squat) }]);
    await change({ ids: [squat.id], isArchived: true });
    expect(nameOf(await coach.get(listExercises, {}))).not.toContain('Zercher Squat');
    expect(nameOf(await coach.get(listArchivedExercises, {}))).toContain('Zercher Squat');

    const { id: dayId, exercises } = await dayOf(coach, program, 1, 'wednesday');
    expect(exercises[0]?.exercise.name).toBe('Zercher Squat');
    const body = { exerciseId: squat.id };
    const refused = await coach.ask(addDayExercise, { params: { dayId }, body });
    expect([refused.status, refused.body.message]).toEqual([
      400,
      'This exercise is no longer in the library',
    ]);

    await change({ ids: [squat.id], isArchived: false });
    expect(nameOf(await coach.get(listArchivedExercises, {}))).not.toContain('Zercher Squat');
    await coach.get(addDayExercise, { params: { dayId }, body });
    expect(await coach.get(listDayExercises, { params: { dayId } })).toHaveLength(2);
  });

  it('can be corrected, and still counts as an exercise that is there', async () => {
    const { id } = await anExercise(coach);
    await change({ ids: [id], isArchived: true });
    const changed = await coach.get(updateExercise, { params: { id }, body: { name: 'Renamed' } });
    expect(changed.name).toBe('Renamed');
    const all = (await coach.get(listExercises, {})).map(exercise => exercise.id);
    await change({ ids: all, isArchived: true });
    expect(await coach.get(listExercises, {})).toEqual([]);
    expect((await coach.ask(seedExercises, {})).status).toBe(409);
  });
});
