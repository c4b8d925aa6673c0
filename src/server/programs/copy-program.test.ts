import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listAssignments } from '#contract/assignments.ts';
import { createWorkout, deleteWorkout, duplicateWorkout, listWorkouts } from '#contract/programs.ts';
import { getProgramSchedule } from '#contract/programs/weeks.ts';
import { addWorkoutExercise, listWorkoutExercises } from '#contract/programs/workout-exercises.ts';
import { appForTests, type TestApp } from '#server/testing/app-for-tests.ts';
import { aCoach, aMember, type Person } from '#server/testing/people.ts';
import { anExercise, assign, fiveByFive } from '#server/testing/training.ts';

let testApp: TestApp;
let coach: Person;
let squat: { id: string };
let arms: { id: string };

beforeAll(async () => {
  testApp = await appForTests();
  coach = await aCoach(testApp);
  squat = await anExercise(coach);
  arms = await coach.get(createWorkout, { body: { name: 'Arms', programType: 'single_workout' } });
  for (const sets of ['3', '4']) {
    const body = { exerciseId: squat.id, sets, reps: '8', notes: 'Slowly', restTimerSeconds: 30 };
    await coach.get(addWorkoutExercise, { params: { id: arms.id }, body });
  }
});
afterAll(() => testApp.close());

const written = (name: string) =>
  coach.get(createWorkout, {
    body: {
      name,
      description: 'Twelve',
      difficultyLevel: 'advanced',
      numWeeks: 3,
      weeks: [
        {
          weekNumber: 1,
          notes: 'Easy',
          days: [
            { dayOfWeek: 'monday', dayName: 'Legs', notes: 'Brace', exercises: fiveByFive(squat, squat) },
            { dayOfWeek: 'friday', assignedWorkoutId: arms.id },
          ],
        },
        { weekNumber: 3, days: [{ dayOfWeek: 'sunday', exercises: fiveByFive(squat) }] },
      ],
    },
  });

/** All that a program holds, without the ids. */
async function treeOf({ id }: { id: string }) {
  const schedules = await Promise.all(
    [1, 2, 3].map(week => coach.get(getProgramSchedule, { params: { id }, query: { week } })),
  );
  const weekdayOf = new Map(
    (schedules[0]?.weeks ?? []).flatMap(week => week.days.map(day => [day.id, day.dayOfWeek])),
  );
  return {
    weeks: schedules[0]?.weeks.map(({ id: _week, programId: _program, days, ...week }) => ({
      ...week,
      days: days.map(({ id: _day, weekId: _ofWeek, revision: _revision, ...day }) => day),
    })),
    exercises: schedules.map(({ exercises }) =>
      exercises.map(({ id: _row, dayId, ...row }) => ({ ...row, weekday: weekdayOf.get(dayId) })),
    ),
  };
}

const linesOf = async ({ id }: { id: string }) =>
  (await coach.get(listWorkoutExercises, { params: { id } })).map(
    ({ id: _row, workoutId: _workout, ...line }) => line,
  );

const duplicate = (program: { id: string }) => coach.get(duplicateWorkout, { params: { id: program.id } });

describe('a copy of a program', () => {
  it('holds all its weeks, days and exercises, is nobody’s yet, and leaves the first as it is', async () => {
    const program = await written('Ascension');
    await assign(coach, await aMember(testApp, coach), program, '2026-03-18');
    const before = await treeOf(program);
    const copy = await duplicate(program);
    const { id: _id, name: _name, createdAt: _created, updatedAt: _updated, ...details } = program;
    expect(copy).toMatchObject({ ...details, name: 'Ascension (copy)' });
    expect(copy.id).not.toBe(program.id);
    expect(await treeOf(copy)).toEqual(before);
    expect(await treeOf(program)).toEqual(before);
    expect(before.exercises.map(({ length }) => length)).toEqual([2, 0, 1]);
    const assigned = await coach.get(listAssignments, {});
    expect(assigned.filter(({ workoutId }) => workoutId === copy.id)).toEqual([]);
  });

  it('has a name of its own, however many are made, and at once', async () => {
    const program = await written('Rebuild');
    const copies = await Promise.all([1, 2, 3].map(() => duplicate(program)));
    const names = copies.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b));
    expect(names).toEqual(['Rebuild (copy 2)', 'Rebuild (copy 3)', 'Rebuild (copy)']);
    const again = await duplicate(copies.find(({ name }) => name === 'Rebuild (copy)') ?? program);
    expect(again.name).toBe('Rebuild (copy 4)');
  });

  it('of a name as long as may be keeps within its length, and cuts no character in half', async () => {
    const program = await written(`${'x'.repeat(192)}${'😀'.repeat(4)}`);
    const { name } = await duplicate(program);
    expect(name).toBe(`${'x'.repeat(192)} (copy)`);
  });

  it('of a single workout holds its exercises', async () => {
    const copy = await duplicate(arms);
    expect(copy).toMatchObject({ name: 'Arms (copy)', programType: 'single_workout' });
    expect(await linesOf(copy)).toEqual(await linesOf(arms));
    expect(await linesOf(arms)).toHaveLength(2);
  });

  it('is not made of one that has been deleted, nor by a member, and once for one key', async () => {
    const program = await written('Once');
    const ask = (who: Person, headers?: Record<string, string>) =>
      who.ask(duplicateWorkout, { params: { id: program.id } }, headers);
    const key = { 'idempotency-key': 'e3f1a3de-8d0e-4c53-9c58-0b1a9d6d2f10' };
    const [first, second] = [await ask(coach, key), await ask(coach, key)];
    expect([first.status, second.body]).toEqual([201, first.body]);
    const all = await coach.get(listWorkouts, {});
    expect(all.filter(({ name }) => name.startsWith('Once'))).toHaveLength(2);
    expect((await ask(await aMember(testApp, coach))).status).toBe(403);
    await coach.get(deleteWorkout, { params: { id: program.id } });
    expect((await ask(coach)).status).toBe(404);
  });
});
