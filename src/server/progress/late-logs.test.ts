import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getCalendarStatus, getExercisesForDate, removeAssignment } from '#contract/assignments.ts';
import { deleteExercise } from '#contract/exercises.ts';
import { createWorkout, deleteWorkout } from '#contract/programs.ts';
import { addDayExercise, removeDayExercise, updateDayExercise } from '#contract/programs/days.ts';
import { createProgramWeek, deleteProgramWeek } from '#contract/programs/weeks.ts';
import {
  addWorkoutExercise,
  listWorkoutExercises,
  removeWorkoutExercise,
} from '#contract/programs/workout-exercises.ts';
import { listProgress, logProgress } from '#contract/progress.ts';
import { appForTests, type TestApp } from '#server/testing/app-for-tests.ts';
import { aCoach, aMember, type Person } from '#server/testing/people.ts';
import { anExercise, aProgram, assign, dayOf, fiveByFive, log, logBody } from '#server/testing/training.ts';

/** A Wednesday. */
const today = '2026-03-18';

let testApp: TestApp;
let coach: Person;
let member: Person;

beforeAll(async () => {
  testApp = await appForTests({ now: new Date(`${today}T12:00:00Z`) });
  coach = await aCoach(testApp);
  member = await aMember(testApp, coach);
});
afterAll(() => testApp.close());

async function twoExercisesToday() {
  const [squat, bench] = [await anExercise(coach), await anExercise(coach)];
  const program = await aProgram(coach, [{ wednesday: fiveByFive(squat, bench) }]);
  const assignment = await assign(coach, member, program, today);
  const day = await dayOf(coach, program, 1, 'wednesday');
  const seen = await member.get(getExercisesForDate, {
    params: { id: assignment.id },
    query: { date: today },
  });
  return { squat, bench, program, assignment, day, prescriptionId: seen.exercises[0]?.id ?? '' };
}

type Fixture = Awaited<ReturnType<typeof twoExercisesToday>>;

const stateBySql =
  (state: string) =>
  async ({ assignment }: Fixture) => {
    await testApp.db.$client.query('update training_days set state = $2 where assignment_id = $1', [
      assignment.id,
      state,
    ]);
  };
const removeSquat = ({ day }: Fixture) =>
  coach.get(removeDayExercise, { params: { id: day.exercises[0]?.id ?? '' } });
const addRow = async ({ day }: Fixture) => {
  const row = await anExercise(coach);
  await coach.get(addDayExercise, { params: { dayId: day.id }, body: { exerciseId: row.id } });
  return row;
};
const deleteWeek = ({ day }: Fixture) => coach.get(deleteProgramWeek, { params: { weekId: day.weekId } });

/** Changes that may happen to a day before its log arrives. */
const meanwhile: Record<string, (fixture: Fixture) => Promise<unknown>> = {
  'the exercise was taken out': removeSquat,
  'the exercise was changed': ({ day }) =>
    coach.get(updateDayExercise, { params: { id: day.exercises[0]?.id ?? '' }, body: { sets: '1' } }),
  'the exercise was replaced by another': async ({ day }) => {
    const body = { exerciseId: (await anExercise(coach)).id };
    await coach.get(updateDayExercise, { params: { id: day.exercises[0]?.id ?? '' }, body });
  },
  'all exercises were taken out': async ({ day }) => {
    for (const { id } of day.exercises) await coach.get(removeDayExercise, { params: { id } });
  },
  'its week was deleted': deleteWeek,
  'the exercise was taken out and the week deleted': async fixture => {
    await removeSquat(fixture);
    await deleteWeek(fixture);
  },
  'its week was deleted and made anew': async fixture => {
    await deleteWeek(fixture);
    await coach.get(createProgramWeek, { params: { id: fixture.program.id }, body: { weekNumber: 1 } });
    const day = await dayOf(coach, fixture.program, 1, 'wednesday');
    await addRow({ ...fixture, day });
  },
  'the day was cleared': stateBySql('cleared'),
  'the assignment was paused': stateBySql('paused'),
  'the assignment was removed': ({ assignment }) =>
    coach.get(removeAssignment, { params: { id: assignment.id } }),
  'the program was deleted': ({ program }) => coach.get(deleteWorkout, { params: { id: program.id } }),
  'the exercise was deleted': ({ squat }) => coach.get(deleteExercise, { params: { id: squat.id } }),
};

const logsOf = ({ assignment }: Fixture) =>
  member.get(listProgress, { query: { assignmentId: assignment.id } });

describe('a log that arrives late is kept, never refused, though meanwhile', () => {
  it.each(Object.entries(meanwhile))('%s', async (_what, happened) => {
    const fixture = await twoExercisesToday();
    await happened(fixture);
    const { newRecords, ...saved } = await log(member, fixture.assignment, fixture.squat, today);
    expect(saved).toMatchObject({ estimated1RM: 233.33, workoutUnitsCompleted: 25 });
    expect(newRecords).toEqual([]);
    expect(await logsOf(fixture)).toEqual([saved]);
  });

  it.each(Object.entries(meanwhile))(
    '%s (the log says which prescription it is for)',
    async (_what, happened) => {
      const fixture = await twoExercisesToday();
      const { prescriptionId } = fixture;
      await happened(fixture);
      const body = { ...logBody(fixture.assignment, fixture.squat, today), prescriptionId };
      const { newRecords, ...saved } = await member.get(logProgress, { body });
      expect(saved).toMatchObject({ prescriptionId, workoutUnitsPrescribed: 25 });
      expect(newRecords).toEqual([]);
      expect(await logsOf(fixture)).toEqual([saved]);
    },
  );

  it.each(Object.entries(meanwhile))('%s, and so do the others of that day', async (_what, happened) => {
    const fixture = await twoExercisesToday();
    await happened(fixture);
    await log(member, fixture.assignment, fixture.squat, today);
    await log(member, fixture.assignment, fixture.bench, today);
    expect(await logsOf(fixture)).toHaveLength(2);
    const again = await member.ask(logProgress, { body: logBody(fixture.assignment, fixture.squat, today) });
    expect([again.status, again.body.message]).toEqual([409, 'This exercise is logged already']);
  });

  it('something of the new day was logged before it: then it is kept beside the day', async () => {
    const fixture = await twoExercisesToday();
    await removeSquat(fixture);
    const row = await addRow(fixture);
    await log(member, fixture.assignment, row, today);
    const saved = await log(member, fixture.assignment, fixture.squat, today);
    expect(saved).toMatchObject({ prescriptionId: null, estimated1RM: 233.33, workoutUnitsPrescribed: 0 });
    await log(member, fixture.assignment, fixture.bench, today);
    expect(await logsOf(fixture)).toHaveLength(3);
    const calendar = await member.get(getCalendarStatus, { params: { id: fixture.assignment.id } });
    expect(calendar[today]).toEqual({ status: 'complete' });
  });

  it('the single workout has been changed', async () => {
    const [squat, bench] = [await anExercise(coach), await anExercise(coach)];
    const workout = await coach.get(createWorkout, { body: { name: 'Arms', programType: 'single_workout' } });
    const params = { id: workout.id };
    for (const { id } of [squat, bench]) {
      await coach.get(addWorkoutExercise, { params, body: { exerciseId: id, sets: '5', reps: '5' } });
    }
    const assignment = await assign(coach, member, workout, today);
    const [first] = await coach.get(listWorkoutExercises, { params });
    await coach.get(removeWorkoutExercise, { params: { id: first?.id ?? '' } });
    const saved = await log(member, assignment, squat, today);
    expect(saved.workoutUnitsPrescribed).toBe(25);
  });
});

describe('not found is a log for', () => {
  it.each([
    ['a date on which nothing was ever scheduled', '2026-03-19'],
    ['a date before the start', '2026-03-11'],
    ['a date after the end', '2026-04-01'],
  ])('%s', async (_what, date) => {
    const { squat, assignment } = await twoExercisesToday();
    const answer = await member.ask(logProgress, { body: logBody(assignment, squat, date) });
    expect([answer.status, answer.body.message]).toEqual([404, 'Training for this date not found']);
  });

  it('an exercise that the day never held', async () => {
    const { assignment } = await twoExercisesToday();
    const answer = await member.ask(logProgress, {
      body: logBody(assignment, await anExercise(coach), today),
    });
    expect(answer.status).toBe(404);
  });
});

async function twice() {
  const squat = await anExercise(coach);
  const wednesday = [
    { exerciseId: squat.id, sets: '5', reps: '5', notes: 'first' },
    { exerciseId: squat.id, sets: '1', reps: '20', notes: 'second' },
  ];
  const assignment = await assign(coach, member, await aProgram(coach, [{ wednesday }]), today);
  const day = async () => {
    const query = { date: today };
    return (await member.get(getExercisesForDate, { params: { id: assignment.id }, query })).exercises;
  };
  const save = (prescriptionId?: string) =>
    member.ask(logProgress, { body: { ...logBody(assignment, squat, today), prescriptionId } });
  return { day, save };
}

describe('for an exercise that comes twice in a day', () => {
  it('the log says which one is meant', async () => {
    const { day, save } = await twice();
    const second = (await day())[1]?.id;
    const saved = await save(second);
    expect(saved.body).toMatchObject({ prescriptionId: second, workoutUnitsPrescribed: 20 });
    expect((await day()).map(({ isCompleted }) => isCompleted)).toEqual([false, true]);
    expect((await save(second)).status).toBe(409);
    expect((await day())[1]?.log?.id).toBe(saved.body.id);
  });

  it('without saying so the first unlogged one is meant; none left is a conflict', async () => {
    const { day, save } = await twice();
    const [first, second] = [await save(), await save()];
    expect([first.body.prescriptionId, second.body.prescriptionId]).toEqual(
      (await day()).map(({ id }) => id),
    );
    const third = await save();
    expect([third.status, third.body.message]).toEqual([409, 'This exercise is logged already']);
  });

  it('a prescription nobody knows counts as not said', async () => {
    const { day, save } = await twice();
    const saved = await save('00000000-0000-4000-8000-000000000000');
    expect(saved.body.prescriptionId).toBe((await day())[0]?.id);
  });
});
