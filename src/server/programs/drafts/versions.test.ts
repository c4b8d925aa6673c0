import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getExercisesForDate } from '#contract/assignments.ts';
import { deleteExercise } from '#contract/exercises.ts';
import { changeExercises } from '#contract/exercises/many.ts';
import { mergeExercise } from '#contract/exercises/merge.ts';
import { createWorkout, deleteWorkout, duplicateWorkout, updateWorkout } from '#contract/programs.ts';
import { addDayExercise } from '#contract/programs/days.ts';
import * as drafts from '#contract/programs/drafts.ts';
import * as versions from '#contract/programs/versions.ts';
import { addWorkoutExercise } from '#contract/programs/workout-exercises.ts';
import { appForTests, type TestApp } from '#server/testing/app-for-tests.ts';
import { dayIn, publish, redraft, withDay } from '#server/testing/drafts.ts';
import { aCoach, aMember, type Person } from '#server/testing/people.ts';
import { anExercise, aProgram, assign, dayOf, fiveByFive } from '#server/testing/training.ts';
import { sweepVersions } from '#server/training-days/versions/sweep-versions.ts';

const today = '2026-03-18';

let testApp: TestApp;
let coach: Person;
let other: Person;
let squat: { id: string };
let bench: { id: string };
let program: { id: string };

beforeAll(async () => {
  testApp = await appForTests();
  [coach, other] = [await aCoach(testApp), await aCoach(testApp)];
  [squat, bench] = [
    await anExercise(coach, 'Strength', 'Squat'),
    await anExercise(coach, 'Strength', 'Bench'),
  ];
});
afterAll(() => testApp.close());
beforeEach(async () => {
  testApp.clock.now = new Date(`${today}T12:00:00Z`);
  program = await aProgram(coach, [{ wednesday: fiveByFive(squat), friday: fiveByFive(squat) }, {}]);
});

const params = () => ({ id: program.id });
const later = (minutes: number) => {
  testApp.clock.now = new Date(testApp.clock.now.getTime() + minutes * 60_000);
};
const list = () => coach.get(versions.listVersions, { params: params() });
const listed = async () => (await list()).map(({ version, kind }) => `${version} ${kind}`);
const one = (version: number) =>
  coach.get(versions.getVersion, { params: { ...params(), version: String(version) } });
const restore = (version: number, body = {}) =>
  coach.ask(versions.restoreVersion, { params: { ...params(), version: String(version) }, body });
const texts = async (version: number) => (await one(version)).difference.map(({ text }) => text);

const draftFriday = (exercise: { id: string }) =>
  redraft(coach, program, draft => withDay(draft, 1, 'friday', { exercises: fiveByFive(exercise) }));
const editLive = async (who: Person, exercise = bench) => {
  const { id: dayId } = await dayOf(coach, program, 1, 'wednesday');
  await who.get(addDayExercise, {
    params: { dayId },
    body: { exerciseId: exercise.id, sets: '3', reps: '8' },
  });
};

describe('versions of a program', () => {
  it('are none before it is published, whatever is edited live', async () => {
    await editLive(coach);
    expect(await list()).toEqual([]);
    expect((await coach.ask(versions.getVersion, { params: { ...params(), version: '0' } })).status).toBe(
      404,
    );
  });

  it('are each publication, newest first, and how the program was before the first', async () => {
    const member = await aMember(testApp, coach);
    await assign(coach, member, program, today);
    await draftFriday(bench);
    await publish(coach, program, { reach: 'none', note: 'Bench instead' });
    await redraft(coach, program, draft => ({ ...draft, name: 'Descent' }));
    later(5);
    expect(await publish(other, program, { reach: [member.id] })).toBe(2);
    expect(await list()).toMatchObject([
      {
        version: 2,
        kind: 'published',
        publishedAt: '2026-03-18T12:05:00.000Z',
        publishedBy: 'Head Coach',
        note: null,
        reach: [member.id],
        reached: 1,
        following: 1,
      },
      {
        version: 1,
        kind: 'published',
        publishedAt: '2026-03-18T12:00:00.000Z',
        note: 'Bench instead',
        reach: 'none',
        reached: 0,
        following: 0,
      },
      {
        version: 0,
        kind: 'first',
        publishedBy: 'Head Coach',
        note: null,
        reach: 'all',
        reached: null,
        following: 0,
      },
    ]);
    expect(dayIn(await one(0), 1, 'friday')?.exercises.map(({ exerciseId }) => exerciseId)).toEqual([
      squat.id,
    ]);
    expect((await one(0)).difference).toEqual([]);
    expect((await one(1)).difference).toEqual([
      { weekNumber: 1, dayOfWeek: 'friday', text: 'Removed: Squat' },
      { weekNumber: 1, dayOfWeek: 'friday', text: 'New: Bench, 5 × 5' },
    ]);
    expect(await one(2)).toMatchObject({
      name: 'Descent',
      difference: [{ weekNumber: null, text: 'Name: Descent, was Ascension' }],
    });
  });

  it('are live edits too: those of one coach within an hour are one, and it is the program as it is', async () => {
    await draftFriday(bench);
    await publish(coach, program);
    await editLive(coach);
    later(59);
    await editLive(coach, squat);
    expect(await listed()).toEqual(['2 live', '1 published', '0 first']);
    expect(await texts(2)).toEqual(['New: Bench, 3 × 8', 'New: Squat, 3 × 8']);
    later(1);
    await editLive(coach);
    await editLive(other);
    await coach.get(updateWorkout, { params: params(), body: { description: 'Harder' } });
    expect(await listed()).toEqual(['5 live', '4 live', '3 live', '2 live', '1 published', '0 first']);
    expect(await texts(2)).toEqual(['New: Bench, 3 × 8', 'New: Squat, 3 × 8']);
    expect([await texts(3), await texts(4), await texts(5)]).toEqual([
      ['New: Bench, 3 × 8'],
      ['New: Bench, 3 × 8'],
      ['Description added'],
    ]);
    await redraft(coach, program, draft => ({ ...draft, numWeeks: 3 }));
    expect(await publish(coach, program)).toBe(6);
    expect(await texts(5)).toEqual(['Description added']);
  });

  it('are none of a live edit that is refused or says nothing new', async () => {
    await draftFriday(bench);
    await publish(coach, program);
    const { id: dayId } = await dayOf(coach, program, 1, 'wednesday');
    const nothing = { exerciseId: '00000000-0000-4000-8000-000000000000' };
    expect((await coach.ask(addDayExercise, { params: { dayId }, body: nothing })).status).toBe(400);
    await coach.get(updateWorkout, { params: params(), body: { name: 'Ascension', numWeeks: 2 } });
    expect(await listed()).toEqual(['1 published', '0 first']);
  });

  it('are edits of a workout that it uses; who stayed behind keeps what they had of that', async () => {
    const arms = await coach.get(createWorkout, { body: { name: 'Arms', programType: 'single_workout' } });
    const add = () =>
      coach.get(addWorkoutExercise, {
        params: { id: arms.id },
        body: { exerciseId: bench.id, sets: '3', reps: '8' },
      });
    await add();
    const member = await aMember(testApp, coach);
    const assignment = await assign(coach, member, program, today);
    await redraft(coach, program, draft =>
      withDay(draft, 1, 'friday', { exercises: [], assignedWorkoutId: arms.id }),
    );
    await publish(coach, program);
    await redraft(coach, program, draft => ({ ...draft, description: 'Same days' }));
    await publish(coach, program, { reach: 'none' });
    await add();
    expect(await listed()).toEqual(['3 live', '2 published', '1 published', '0 first']);
    const { exercises } = await member.get(getExercisesForDate, {
      params: { id: assignment.id },
      query: { date: '2026-03-20' },
    });
    expect(exercises.map(({ exercise }) => exercise.name)).toEqual(['Bench']);
    await coach.get(deleteWorkout, { params: { id: arms.id } });
    const after = await member.get(getExercisesForDate, {
      params: { id: assignment.id },
      query: { date: '2026-03-20' },
    });
    expect(after.exercises).toEqual(exercises);
  });

  it('are no part of a copy, are gone with the program, and are for coaches alone', async () => {
    await draftFriday(bench);
    await publish(coach, program);
    const copy = await coach.get(duplicateWorkout, { params: params() });
    expect(await coach.get(versions.listVersions, { params: { id: copy.id } })).toEqual([]);
    const member = await aMember(testApp, coach);
    expect((await member.ask(versions.listVersions, { params: params() })).status).toBe(403);
    await coach.get(deleteWorkout, { params: params() });
    expect((await coach.ask(versions.listVersions, { params: params() })).status).toBe(404);
    expect((await restore(0)).status).toBe(404);
  });

  it('keep the days they are made of, which nothing else may refer to any more', async () => {
    await draftFriday(bench);
    await publish(coach, program);
    const kept = async () =>
      (
        await testApp.db.$client.query(
          'select day_version_id from program_version_days where workout_id = $1 order by 1',
          [program.id],
        )
      ).rows;
    const before = await kept();
    expect(before).toHaveLength(4);
    await sweepVersions(testApp.db, new Date(Date.now() + 2 * 86_400_000));
    await sweepVersions(testApp.db, new Date(Date.now() + 40 * 86_400_000));
    expect(await kept()).toEqual(before);
  });
});

describe('restoring a version', () => {
  beforeEach(async () => {
    await draftFriday(bench);
    await publish(coach, program);
  });

  it('makes the draft from it, and changes nothing live until that is published', async () => {
    const { status, body } = await restore(0);
    expect([status, body.isNew, body.revision]).toEqual([200, false, 3]);
    expect(dayIn(body, 1, 'friday')?.exercises.map(({ exerciseId }) => exerciseId)).toEqual([squat.id]);
    expect((await dayOf(coach, program, 1, 'friday')).exercises[0]?.exerciseId).toBe(bench.id);
    expect(await publish(coach, program)).toBe(2);
    expect((await dayOf(coach, program, 1, 'friday')).exercises[0]?.exerciseId).toBe(squat.id);
    expect(await texts(2)).toEqual(['Removed: Bench', 'New: Squat, 5 × 5']);
  });

  it('does not take the place of a draft that holds something else, unless it may', async () => {
    const draft = await redraft(coach, program, one => ({ ...one, description: 'Mine' }));
    const { status, body } = await restore(0);
    expect([status, body.message]).toEqual([
      409,
      'There is a draft already. Publish it, discard it, or say that it may be replaced.',
    ]);
    expect((body as unknown as { draft: unknown }).draft).toEqual(draft);
    expect(await restore(0, { replace: true })).toMatchObject({
      status: 200,
      body: { description: '', revision: 4 },
    });
    expect(await restore(0)).toMatchObject({ status: 200, body: { revision: 4 } });
  });

  it('brings back what has left the library since; a workout that is deleted leaves a rest day', async () => {
    const old = await anExercise(coach, 'Strength', 'Old Lift');
    const arms = await coach.get(createWorkout, { body: { name: 'Arms', programType: 'single_workout' } });
    await redraft(coach, program, draft =>
      withDay(withDay(draft, 1, 'friday', { exercises: fiveByFive(old) }), 2, 'monday', {
        assignedWorkoutId: arms.id,
      }),
    );
    await publish(coach, program);
    await draftFriday(bench);
    await publish(coach, program);
    await coach.get(deleteExercise, { params: { id: old.id } });
    await coach.get(deleteWorkout, { params: { id: arms.id } });
    expect((await one(2)).unknown).toEqual([{ id: old.id, name: 'Old Lift', category: 'Strength' }]);
    const { body } = await restore(2);
    expect(dayIn(body, 1, 'friday')?.exercises[0]?.exerciseId).toBe(old.id);
    expect(dayIn(body, 2, 'monday')?.assignedWorkoutId).toBeNull();
    await publish(coach, program);
    expect((await dayOf(coach, program, 1, 'friday')).exercises.map(({ exercise }) => exercise.name)).toEqual(
      ['Old Lift'],
    );
  });

  it.each([
    ['archived', (id: string) => coach.get(changeExercises, { body: { ids: [id], isArchived: true } })],
    ['merged', (id: string) => coach.get(mergeExercise, { params: { id }, body: { into: bench.id } })],
  ])('brings back what has been %s since, and it is trained as it was prescribed', async (how, leave) => {
    const row = await anExercise(coach, 'Strength', `Row that is ${how}`);
    const member = await aMember(testApp, coach);
    const { id: assignmentId } = await assign(coach, member, program, today);
    await draftFriday(row);
    const version = await publish(coach, program);
    await draftFriday(bench);
    await publish(coach, program);
    await leave(row.id);
    expect(dayIn((await restore(version)).body, 1, 'friday')?.exercises[0]?.exerciseId).toBe(row.id);
    await publish(coach, program);
    const { exercises } = await member.get(getExercisesForDate, {
      params: { id: assignmentId },
      query: { date: '2026-03-20' },
    });
    expect(exercises.map(({ exercise, sets, reps }) => [exercise.name, sets, reps])).toEqual([
      [`Row that is ${how}`, '5', '5'],
    ]);
  });

  it('is refused of one that is not there', async () => {
    expect((await restore(7)).status).toBe(404);
    expect((await coach.ask(drafts.getDraft, { params: params() })).body.isNew).toBe(true);
  });
});
