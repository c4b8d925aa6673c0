import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { updateAssignment } from '#contract/assignments.ts';
import { addDailyWorkout } from '#contract/daily-workouts.ts';
import { createWorkout } from '#contract/programs.ts';
import { removeDayExercise } from '#contract/programs/days.ts';
import { addWorkoutExercise } from '#contract/programs/workout-exercises.ts';
import { correctProgress, getProgressOverview, takeBackProgress } from '#contract/progress.ts';
import { addDays, type PlainDate } from '#domain/plain-date.ts';
import { appForTests, type TestApp } from '#server/testing/app-for-tests.ts';
import { aCoach, aMember, type Person } from '#server/testing/people.ts';
import { anExercise, aProgram, assign, dayOf, fiveByFive, fiveSets, log } from '#server/testing/training.ts';

/** A Monday. */
const start = '2026-03-02';

let testApp: TestApp;
let coach: Person;
let member: Person;
let squat: { id: string };
let bench: { id: string };
/** Squats on Monday, the bench on Thursday, for two weeks. */
let program: { id: string };

beforeAll(async () => {
  testApp = await appForTests({ now: new Date('2026-05-20T12:00:00Z') });
  coach = await aCoach(testApp);
  [squat, bench] = [await anExercise(coach), await anExercise(coach)];
  const week = { monday: fiveByFive(squat), thursday: fiveByFive(bench) };
  program = await aProgram(coach, [week, week]);
});
beforeEach(async () => {
  testApp.clock.now = new Date('2026-05-20T12:00:00Z');
  member = await aMember(testApp, coach);
});
afterAll(() => testApp.close());

type Assignment = { id: string };

const sets = (weight: number, count = 5) => ({ setsData: fiveSets(weight).slice(0, count) });

async function complete({ id }: Assignment) {
  testApp.clock.now = new Date(testApp.clock.now.getTime() + 60_000);
  await coach.get(updateAssignment, { params: { id }, body: { status: 'completed' } });
}

/** Completes a program with an e1RM of 280 in the squat (240 lb for five), and 20 units in each of two weeks. */
async function previousProgram(from: PlainDate = start, weight = 240) {
  const assignment = await assign(coach, member, program, from);
  await log(member, assignment, squat, from, sets(weight - 40, 4));
  await log(member, assignment, squat, addDays(from, 7), sets(weight, 4));
  await complete(assignment);
  return assignment;
}

async function baselineOf({ id }: Assignment) {
  const { rows } = await testApp.db.$client.query(
    `select exercise_baselines as lifts, baseline_total_units as units, captured_from as "from",
       previous_program_id as previous from program_baselines where assignment_id = $1`,
    [id],
  );
  return rows[0] ?? null;
}

const overviewOf = ({ id }: Assignment) => member.get(getProgressOverview, { params: { id } });

const fromFirstLogs = { lifts: {}, units: null, from: 'first_logs', previous: null };
const fromPrevious = (weekly = 20, final = 280) => ({
  lifts: { [squat.id]: final },
  units: weekly,
  from: 'previous_program',
  previous: program.id,
});

describe('the baseline of an assignment', () => {
  it('without a finished program is made of its own first logs', async () => {
    const assignment = await assign(coach, member, program, start);
    expect(await baselineOf(assignment)).toBe(null);
    await log(member, assignment, squat, start);
    expect(await baselineOf(assignment)).toEqual(fromFirstLogs);
  });

  it('is what the latest completion record says: final e1RMs and mean weekly units', async () => {
    await previousProgram('2026-01-05', 200);
    await previousProgram('2026-02-02', 240);
    const next = await assign(coach, member, program, '2026-03-02');
    await log(member, next, squat, '2026-03-02', sets(252));
    await log(member, next, bench, '2026-03-05', sets(100));
    await log(member, next, bench, '2026-03-12', sets(110));
    expect(await baselineOf(next)).toEqual(fromPrevious());
    // The squat against 280 (+5 %), the bench against its own first (+10 %); 37.5 units a week against 20.
    expect(await overviewOf(next)).toMatchObject({ strengthProgress: 7.5, overallFitnessProgress: 87.5 });
  });

  it('is fixed at the first log: what is completed or corrected later leaves it as it is', async () => {
    const [before, other] = [
      await assign(coach, member, program, '2026-03-01'),
      await assign(coach, member, program, '2026-02-28'),
    ];
    await log(member, before, squat, '2026-03-02');
    await log(member, other, squat, '2026-03-02', sets(240, 4));
    await complete(other);
    await log(member, before, squat, '2026-03-09');
    expect(await baselineOf(before)).toEqual(fromFirstLogs);

    const previous = await previousProgram();
    const next = await assign(coach, member, program, '2026-04-06');
    await log(member, next, squat, '2026-04-06');
    const last = await log(member, previous, bench, addDays(start, 3), sets(100));
    await member.get(correctProgress, { params: { id: last.id }, body: sets(150) });
    expect(await baselineOf(next)).toEqual(fromPrevious());
  });

  it('is not taken from a program that was opened again', async () => {
    const { id } = await previousProgram();
    await coach.get(updateAssignment, { params: { id }, body: { status: 'active' } });
    const next = await assign(coach, member, program, '2026-04-06');
    await log(member, next, squat, '2026-04-06');
    expect(await baselineOf(next)).toEqual(fromFirstLogs);
  });

  it('is not taken from its own record', async () => {
    const assignment = await assign(coach, member, program, start);
    await complete(assignment);
    await log(member, assignment, squat, start);
    expect(await baselineOf(assignment)).toEqual(fromFirstLogs);
  });

  it('is not taken from another member', async () => {
    await previousProgram();
    member = await aMember(testApp, coach);
    const assignment = await assign(coach, member, program, start);
    await log(member, assignment, squat, start);
    expect(await baselineOf(assignment)).toEqual(fromFirstLogs);
  });

  it('a program in which nothing was done is no measure of units', async () => {
    await complete(await assign(coach, member, program, '2026-01-05'));
    const next = await assign(coach, member, program, '2026-03-02');
    await log(member, next, squat, '2026-03-02');
    expect(await baselineOf(next)).toEqual({
      ...fromFirstLogs,
      from: 'previous_program',
      previous: program.id,
    });
  });

  it('is fixed by a log that came late, too', async () => {
    await previousProgram();
    const own = await aProgram(coach, [{ monday: fiveByFive(squat, bench) }]);
    const next = await assign(coach, member, own, '2026-05-18');
    const monday = await dayOf(coach, own, 1, 'monday');
    await coach.get(removeDayExercise, { params: { id: monday.exercises[0]?.id ?? '' } });
    await testApp.db.$client.query(`update training_days set state = 'paused' where assignment_id = $1`, [
      next.id,
    ]);
    await log(member, next, squat, '2026-05-18');
    expect(await baselineOf(next)).toEqual(fromPrevious());
  });

  it('stays when the first log is taken back', async () => {
    const assignment = await assign(coach, member, program, start);
    const { id } = await log(member, assignment, squat, start);
    await member.get(takeBackProgress, { params: { id } });
    await previousProgram('2026-04-06');
    await log(member, assignment, squat, start);
    expect(await baselineOf(assignment)).toEqual(fromFirstLogs);
  });

  it('is one, also when two first logs arrive at once', async () => {
    const assignment = await assign(coach, member, program, start);
    await Promise.all([
      log(member, assignment, squat, start),
      log(member, assignment, bench, addDays(start, 3)),
    ]);
    expect(await baselineOf(assignment)).toEqual(fromFirstLogs);
  });
});

it('a single workout has a baseline, one-off exercises have none', async () => {
  await previousProgram();
  const workout = await coach.get(createWorkout, { body: { name: 'Arms', programType: 'single_workout' } });
  await coach.get(addWorkoutExercise, {
    params: { id: workout.id },
    body: { exerciseId: squat.id, sets: '5', reps: '5' },
  });
  const single = await assign(coach, member, workout, '2026-05-20');
  await log(member, single, squat, '2026-05-20');
  expect(await baselineOf(single)).toEqual(fromPrevious());

  await coach.get(addDailyWorkout, {
    body: { memberId: member.id, exerciseId: squat.id, assignedDate: '2026-05-20', sets: '5', reps: '5' },
  });
  const { rows } = await testApp.db.$client.query(
    `select id from assignments where member_id = $1 and kind = 'daily'`,
    [member.id],
  );
  await log(member, rows[0], squat, '2026-05-20');
  expect(await baselineOf(rows[0])).toBe(null);
});
