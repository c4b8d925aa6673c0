import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  getExercisesForDate,
  giveOwnWorkout,
  listAssignments,
  updateAssignment,
} from '#contract/assignments.ts';
import { getWorkoutReach, updateWorkout } from '#contract/programs.ts';
import { addDayExercise } from '#contract/programs/days.ts';
import { takeBackProgress } from '#contract/progress.ts';
import { changeTrainingDay, followProgramAgain } from '#contract/training/own-days.ts';
import type { PlainDate } from '#domain/plain-date.ts';
import { appForTests, type TestApp } from '#server/testing/app-for-tests.ts';
import { type Draft, publish, redraft, withDay } from '#server/testing/drafts.ts';
import { aCoach, aMember, type BodyOf, type Person } from '#server/testing/people.ts';
import { anExercise, aProgram, assign, dayOf, fiveByFive, log } from '#server/testing/training.ts';

/** A Wednesday; the program began on the Monday of the week before. */
const today = '2026-03-18';
const start = '2026-03-09';

let testApp: TestApp;
let coach: Person;
let squat: { id: string };
let bench: { id: string };
let program: { id: string };
let ana: Person;
let ben: Person;
let anas: { id: string };
let bens: { id: string };

beforeAll(async () => {
  testApp = await appForTests();
  coach = await aCoach(testApp);
  [squat, bench] = [
    await anExercise(coach, 'Strength', 'Squat'),
    await anExercise(coach, 'Strength', 'Bench'),
  ];
  ana = await aMember(testApp, coach, { firstName: 'Ana', lastName: 'Cruz' });
  ben = await aMember(testApp, coach, { firstName: 'Ben', lastName: 'Cruz' });
});
afterAll(() => testApp.close());
beforeEach(async () => {
  testApp.clock.now = new Date(`${today}T12:00:00Z`);
  const week = { monday: fiveByFive(squat), wednesday: fiveByFive(squat), friday: fiveByFive(squat) };
  program = await aProgram(coach, [week, week, week]);
  anas = await assign(coach, ana, program, start);
  bens = await assign(coach, ben, program, start);
});

const params = () => ({ id: program.id });

/** What a member trains on a date: names of exercises; nothing on a rest day. */
const trains = async (who: Person, { id }: { id: string }, date: PlainDate) => {
  const { status, body } = await who.ask(getExercisesForDate, { params: { id }, query: { date } });
  return status === 404 ? [] : body.exercises.map(({ exercise }) => exercise.name);
};
const assignmentOf = async ({ id }: { id: string }) =>
  (await coach.get(listAssignments, {})).find(one => one.id === id);
const change = (assignment: { id: string }, body: BodyOf<typeof updateAssignment>) =>
  coach.get(updateAssignment, { params: { id: assignment.id }, body });

/** The coming Friday and all of week 3 get another exercise, and Sunday of week 3 is a new day. */
const draftBench = () =>
  redraft(coach, program, draft => {
    const friday = withDay(draft, 2, 'friday', { exercises: fiveByFive(bench) });
    const third = (['monday', 'wednesday', 'friday'] as const).reduce(
      (tree: Draft, day) => withDay(tree, 3, day, { exercises: fiveByFive(bench) }),
      friday,
    );
    return withDay(third, 3, 'sunday', { dayName: 'Long', exercises: fiveByFive(bench) });
  });

const friday = async () =>
  [await trains(ana, anas, '2026-03-20'), await trains(ben, bens, '2026-03-20')].flat();
const reach = () => coach.get(getWorkoutReach, { params: params() });

describe('whom it does not reach', () => {
  it('stays on the version that it was until then, also when the program is edited live', async () => {
    await draftBench();
    await publish(coach, program, { reach: [ana.id] });
    expect(await friday()).toEqual(['Bench', 'Squat']);
    expect([(await assignmentOf(anas))?.programVersion, (await assignmentOf(bens))?.programVersion]).toEqual([
      null,
      0,
    ]);
    expect(await reach()).toMatchObject({ members: 1, assignments: 2, following: 1, pinned: 1 });
    const { id: dayId } = await dayOf(coach, program, 2, 'friday');
    await coach.get(addDayExercise, { params: { dayId }, body: { exerciseId: squat.id, sets: '1' } });
    expect(await friday()).toEqual(['Bench', 'Squat', 'Squat']);
    expect(await trains(ben, bens, '2026-03-20')).toEqual(['Squat']);
  });

  it('is none of all who still follow, and is reached again when named', async () => {
    await draftBench();
    await publish(coach, program, { reach: [ana.id] });
    await redraft(coach, program, draft =>
      withDay(draft, 2, 'friday', { exercises: fiveByFive(bench, bench) }),
    );
    expect(await publish(coach, program, { reach: 'all' })).toBe(2);
    expect(await friday()).toEqual(['Bench', 'Bench', 'Squat']);
    await redraft(coach, program, draft =>
      withDay(draft, 2, 'friday', { exercises: fiveByFive(squat, bench) }),
    );
    await publish(coach, program, { reach: [ben.id] });
    expect(await friday()).toEqual(['Bench', 'Bench', 'Squat', 'Bench']);
    expect([(await assignmentOf(anas))?.programVersion, (await assignmentOf(bens))?.programVersion]).toEqual([
      2,
      null,
    ]);
  });

  it('is everyone when it is meant for none; whoever is assigned afterwards gets the newest', async () => {
    await draftBench();
    await publish(coach, program, { reach: 'none' });
    expect(await friday()).toEqual(['Squat', 'Squat']);
    const cleo = await aMember(testApp, coach);
    const cleos = await assign(coach, cleo, program, start);
    expect(await trains(cleo, cleos, '2026-03-20')).toEqual(['Bench']);
    expect(await reach()).toMatchObject({ following: 1, pinned: 2 });
  });

  it('keeps the version through other dates, a pause, an end taken back, and a log taken back', async () => {
    await draftBench();
    await publish(coach, program, { reach: 'none' });
    const squats = async (...dates: PlainDate[]) =>
      expect((await Promise.all(dates.map(date => trains(ana, anas, date)))).flat()).toEqual(
        dates.map(() => 'Squat'),
      );
    await change(anas, { startDate: '2026-03-16', endDate: null });
    await squats('2026-03-20', '2026-03-30', '2026-04-03');
    expect((await assignmentOf(anas))?.endDate.slice(0, 10)).toBe('2026-04-05');
    await change(anas, { status: 'paused' });
    testApp.clock.now = new Date('2026-03-26T12:00:00Z');
    await change(anas, { status: 'active', resume: 'move-on' });
    await squats('2026-04-01', '2026-04-17');
    await change(anas, { status: 'completed' });
    await change(anas, { status: 'active' });
    await squats('2026-04-01', '2026-04-17');
    const saved = await log(ana, anas, squat, '2026-04-01');
    await ana.get(takeBackProgress, { params: { id: saved.id } });
    await squats('2026-04-01', '2026-04-17');
    expect(await trains(ana, anas, '2026-04-19')).toEqual([]);
  });

  it('has a day of their own follow that version again', async () => {
    await draftBench();
    await publish(coach, program, { reach: 'none' });
    const { trainingDayId: id } = await ana.get(getExercisesForDate, {
      params: { id: anas.id },
      query: { date: '2026-03-20' },
    });
    await coach.get(changeTrainingDay, { params: { id }, body: fiveByFive(bench, bench) });
    expect(await trains(ana, anas, '2026-03-20')).toEqual(['Bench', 'Bench']);
    await coach.get(followProgramAgain, { params: { id } });
    expect(await trains(ana, anas, '2026-03-20')).toEqual(['Squat']);
  });

  it('is as long as their version, until the program reaches them again', async () => {
    const end = async () => (await assignmentOf(bens))?.endDate.slice(0, 10);
    await redraft(coach, program, draft => ({ ...draft, numWeeks: 5 }));
    await publish(coach, program, { reach: 'none' });
    expect([await end(), (await assignmentOf(bens))?.numWeeks]).toEqual(['2026-03-29', 3]);
    await coach.get(updateWorkout, { params: params(), body: { numWeeks: 6, adjustWeeks: true } });
    await change(bens, { startDate: '2026-03-16', endDate: null });
    expect(await end()).toBe('2026-04-05');
    await redraft(coach, program, draft => ({ ...draft, description: 'Again' }));
    await publish(coach, program, { reach: [ben.id] });
    expect([await end(), (await assignmentOf(bens))?.numWeeks]).toEqual(['2026-04-26', 6]);
  });

  it('has it in a copy of their own, and another program as it is now', async () => {
    await draftBench();
    await publish(coach, program, { reach: 'none' });
    const own = await coach.get(giveOwnWorkout, { params: { id: anas.id } });
    expect(own.programVersion).toBeNull();
    expect(
      (await dayOf(coach, { id: own.workoutId }, 2, 'friday')).exercises.map(({ exerciseId }) => exerciseId),
    ).toEqual([squat.id]);
    expect(await trains(ana, anas, '2026-03-20')).toEqual(['Squat']);
    const other = await aProgram(coach, [{}, { friday: fiveByFive(bench, bench) }]);
    expect(await change(bens, { workoutId: other.id })).toMatchObject({ programVersion: null });
    expect(await trains(ben, bens, '2026-03-20')).toEqual(['Bench', 'Bench']);
  });
});
