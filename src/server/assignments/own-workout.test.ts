import { expect, it } from 'vitest';
import {
  assignToAll,
  getCalendarStatus,
  getExercisesForDate,
  giveOwnWorkout,
  listAssignments,
  moveTrainingDay,
  removeAssignment,
  updateAssignment,
} from '#contract/assignments.ts';
import { listDailyWorkouts, removeDailyWorkout } from '#contract/daily-workouts.ts';
import { deleteMember } from '#contract/members.ts';
import { createWorkout, duplicateWorkout, getWorkout, listWorkouts } from '#contract/programs.ts';
import { addDayExercise } from '#contract/programs/days.ts';
import { listProgramWeeks } from '#contract/programs/weeks.ts';
import { addWorkoutExercise, listWorkoutExercises } from '#contract/programs/workout-exercises.ts';
import { appForThisTest, type TestApp } from '#server/testing/app-for-tests.ts';
import { aCoach, aMember, type Person } from '#server/testing/people.ts';
import { anExercise, aProgram, assign, dayOf, fiveByFive, log } from '#server/testing/training.ts';
import { untilWaiting } from '#server/testing/waiting-for-locks.ts';

/** A Wednesday. */
const today = '2026-03-18';

/** The exercises of a date, by name. */
const trains = async (member: Person, { id }: { id: string }, date: string) => {
  const input = await member.ask(getExercisesForDate, { params: { id }, query: { date } });
  return input.status === 404 ? [] : input.body.exercises.map(({ exercise }) => exercise.name);
};

/** Ana and Ben have the same program, two weeks of Mondays, Wednesdays and Fridays, from this week's Monday on. */
async function anaAndBen() {
  const testApp = await appForThisTest({ now: new Date(`${today}T12:00:00Z`) });
  const coach = await aCoach(testApp);
  const [squat, bench] = [
    await anExercise(coach, 'Strength', 'Squat'),
    await anExercise(coach, 'Strength', 'Bench'),
  ];
  const week = { monday: fiveByFive(squat), wednesday: fiveByFive(squat), friday: fiveByFive(squat) };
  const program = await aProgram(coach, [week, week], 'Full Body');
  const ana = await aMember(testApp, coach, { firstName: 'Ana', lastName: 'Cruz' });
  const ben = await aMember(testApp, coach, { firstName: 'Ben', lastName: 'Cruz' });
  const [anas, bens] = [
    await assign(coach, ana, program, '2026-03-16'),
    await assign(coach, ben, program, '2026-03-16'),
  ];
  const make = (id: string) => coach.get(giveOwnWorkout, { params: { id } });
  const attach = (workoutId: string, exercise = bench) =>
    coach.get(addWorkoutExercise, {
      params: { id: workoutId },
      body: { exerciseId: exercise.id, sets: 3, reps: 8 },
    });
  return { testApp, coach, squat, bench, program, ana, ben, anas, bens, make, attach };
}

it('lets an edit for one leave the days of everyone else as they were', async () => {
  const { coach, program, ana, ben, anas, bens, make, attach } = await anaAndBen();
  const own = await make(anas.id);
  expect(own.workoutId).not.toBe(program.id);
  const copy = await coach.get(getWorkout, { params: { id: own.workoutId } });
  expect(copy).toMatchObject({ name: 'Full Body (for Ana Cruz)', numWeeks: 2, forMemberId: ana.id });
  await attach(own.workoutId);
  for (const date of [today, '2026-03-20', '2026-03-27']) {
    expect(await trains(ana, anas, date)).toEqual(['Squat', 'Bench']);
    expect(await trains(ben, bens, date)).toEqual(['Squat']);
  }
  // The other way round: what everyone gets passes Ana by.
  await attach(program.id, await anExercise(coach, 'Strength', 'Row'));
  expect(await trains(ben, bens, '2026-03-20')).toEqual(['Squat', 'Row']);
  expect(await trains(ana, anas, '2026-03-20')).toEqual(['Squat', 'Bench']);
  // The copy's days can be edited as those of any program.
  const friday = await dayOf(coach, copy, 2, 'friday');
  expect(friday.exercises.map(({ exercise, sets }) => [exercise.name, sets])).toEqual([['Squat', '5']]);
});

it('leaves past days and what is logged as they are', async () => {
  const { testApp, squat, ana, anas, make, attach } = await anaAndBen();
  await log(ana, anas, squat, today);
  const days = () =>
    testApp.db.$client.query(
      `select date, day_version_id, logged_count, units_counted from training_days where assignment_id = $1 and date <= $2 order by date`,
      [anas.id, today],
    );
  const before = await days();
  const own = await make(anas.id);
  await attach(own.workoutId);
  expect((await days()).rows).toEqual(before.rows);
  expect(await trains(ana, anas, today)).toEqual(['Squat']);
  expect(await trains(ana, anas, '2026-03-16')).toEqual(['Squat']);
  expect(own).toMatchObject({ completedExercises: 1, totalExercises: 6, startDate: anas.startDate });
});

it('keeps the dates: what was moved, cleared or comes later after a pause stays so', async () => {
  const { testApp, coach, ana, anas, make } = await anaAndBen();
  const params = { id: anas.id };
  await coach.get(updateAssignment, { params, body: { status: 'paused' } });
  testApp.clock.now = new Date('2026-03-25T12:00:00Z');
  await coach.get(updateAssignment, { params, body: { status: 'active', resume: 'move-on' } });
  const day = await ana.get(getExercisesForDate, { params, query: { date: '2026-03-27' } });
  await ana.get(moveTrainingDay, { params: { id: day.trainingDayId }, body: { date: '2026-03-28' } });
  const [entry] = await coach.get(listDailyWorkouts, { query: { date: '2026-04-01', memberId: ana.id } });
  await coach.get(removeDailyWorkout, { params: { id: entry?.id ?? '' } });
  const calendar = () => ana.get(getCalendarStatus, { params });
  const before = await calendar();
  await make(anas.id);
  expect(await calendar()).toEqual(before);
  expect(Object.values(before).filter(({ status }) => status === 'upcoming')).toHaveLength(3);
});

it('waits for a paused one, whose days follow the copy when it is resumed; a completed one has none to change', async () => {
  const { coach, ana, anas, make, attach } = await anaAndBen();
  const params = { id: anas.id };
  await coach.get(updateAssignment, { params, body: { status: 'paused' } });
  await attach((await make(anas.id)).workoutId);
  await coach.get(updateAssignment, { params, body: { status: 'active' } });
  expect(await trains(ana, anas, '2026-03-20')).toEqual(['Squat', 'Bench']);
  await coach.get(updateAssignment, { params, body: { status: 'completed' } });
  const late = await coach.ask(giveOwnWorkout, { params });
  expect([late.status, late.body.message]).toEqual([
    409,
    'This assignment is completed: none of its days is left to change',
  ]);
});

it('makes one copy only, until somebody else has that too', async () => {
  const { coach, ben, anas, make } = await anaAndBen();
  const own = await make(anas.id);
  expect((await make(anas.id)).workoutId).toBe(own.workoutId);
  const bens = await assign(coach, ben, { id: own.workoutId }, today);
  const names = async () => (await coach.get(listWorkouts, {})).map(({ name }) => name);
  await make(bens.id);
  expect(await names()).toEqual(['Full Body', 'Full Body (for Ana Cruz)', 'Full Body (for Ben Cruz)']);
});

it('copies a single workout with its exercises, and days that use a workout', async () => {
  const { coach, squat, ana, make, attach } = await anaAndBen();
  const session = await coach.get(createWorkout, {
    body: { name: 'Session', programType: 'single_workout' },
  });
  await attach(session.id, squat);
  const given = await assign(coach, ana, session, today);
  const own = await make(given.id);
  const copied = await coach.get(listWorkoutExercises, { params: { id: own.workoutId } });
  expect(copied).toMatchObject([{ workoutId: own.workoutId, sets: '3', reps: '8', orderIndex: 0 }]);
  expect(await trains(ana, given, today)).toEqual(['Squat']);
  const body = {
    name: 'Uses It',
    numWeeks: 1,
    weeks: [{ weekNumber: 1, days: [{ dayOfWeek: 'friday' as const, assignedWorkoutId: session.id }] }],
  };
  const using = await assign(coach, ana, await coach.get(createWorkout, { body }), '2026-03-16');
  const [week] = await coach.get(listProgramWeeks, { params: { id: (await make(using.id)).workoutId } });
  expect(week?.days.map(({ assignedWorkoutId }) => assignedWorkoutId)).toContain(session.id);
  expect(await trains(ana, using, '2026-03-20')).toEqual(['Squat']);
});

it('counts as having the program: Assign to All passes its member by', async () => {
  const { coach, program, anas, make } = await anaAndBen();
  await make(anas.id);
  expect(await coach.get(assignToAll, { body: { workoutId: program.id } })).toEqual({ count: 0, skipped: 2 });
  const cards = await coach.get(listAssignments, {});
  expect(cards.find(({ id }) => id === anas.id)).toMatchObject({ copiedFromId: program.id });
});

it("goes with its member: neither name nor copy stays in the coach's list", async () => {
  const { testApp, coach, ana, anas, make } = await anaAndBen();
  const own = await make(anas.id);
  await coach.get(duplicateWorkout, { params: { id: own.workoutId } });
  await coach.get(deleteMember, { params: { id: ana.id } });
  const names = (await coach.get(listWorkouts, {})).map(({ name }) => name);
  expect(names).toEqual(['Full Body', 'Full Body (copy)']);
  const { rows } = await testApp.db.$client.query(`select 1 from workouts where name like '%Ana%'`);
  expect(rows).toEqual([]);
});

it('stays where a program uses it when its member goes, under the name it was copied from', async () => {
  const { coach, squat, ana, ben, make, attach } = await anaAndBen();
  const session = await coach.get(createWorkout, {
    body: { name: 'Session', programType: 'single_workout' },
  });
  await attach(session.id, squat);
  const { workoutId } = await make((await assign(coach, ana, session, today)).id);
  const days = [{ dayOfWeek: 'friday' as const, assignedWorkoutId: workoutId }];
  const body = { name: 'Uses It', numWeeks: 1, weeks: [{ weekNumber: 1, days }] };
  const using = await coach.get(createWorkout, { body });
  await coach.get(deleteMember, { params: { id: ana.id } });
  expect(await coach.get(getWorkout, { params: { id: workoutId } })).toMatchObject({
    name: 'Session',
    forMemberId: null,
  });
  const given = await assign(coach, ben, using, '2026-03-16');
  await attach(workoutId);
  expect(await trains(ben, given, '2026-03-20')).toEqual(['Squat', 'Bench']);
});

/** Holds what the first statement holds, has the call wait for that, and goes on with the second, as a change does. */
async function meanwhile<Answer>(
  testApp: TestApp,
  [first, second]: [[sql: string, id: string], [sql: string, id: string]],
  call: () => Promise<Answer>,
): Promise<Answer> {
  const change = await testApp.db.$client.connect();
  await change.query('begin');
  await change.query(first[0], [first[1]]);
  const answer = call();
  await untilWaiting(testApp, 1);
  await change.query(second[0], [second[1]]);
  await change.query('commit');
  change.release();
  return answer;
}
const holdDays = 'select 1 from training_days where assignment_id = $1 for no key update';

it('lets a change that is under way be finished before its member, or the assignment, goes', async () => {
  const { testApp, coach, ana, anas, bens, make } = await anaAndBen();
  const { workoutId } = await make(anas.id);
  const deleted = await meanwhile(
    testApp,
    [
      ['select 1 from workouts where id = $1 for no key update', workoutId],
      [holdDays, anas.id],
    ],
    () => coach.ask(deleteMember, { params: { id: ana.id } }),
  );
  const removed = await meanwhile(
    testApp,
    [
      [holdDays, bens.id],
      ['select 1 from assignments where id = $1 for no key update', bens.id],
    ],
    () => coach.ask(removeAssignment, { params: { id: bens.id } }),
  );
  expect([deleted.status, removed.status]).toEqual([200, 200]);
});

it('keeps editing the days of the program for everyone who has that', async () => {
  const { coach, bench, program, ana, ben, anas, bens, make } = await anaAndBen();
  await make(anas.id);
  const friday = await dayOf(coach, program, 1, 'friday');
  await coach.get(addDayExercise, {
    params: { dayId: friday.id },
    body: { exerciseId: bench.id, sets: '2' },
  });
  expect(await trains(ben, bens, '2026-03-20')).toEqual(['Squat', 'Bench']);
  expect(await trains(ana, anas, '2026-03-20')).toEqual(['Squat']);
});
