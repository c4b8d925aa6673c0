import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getExercisesForDate, updateAssignment } from '#contract/assignments.ts';
import { listDailyWorkouts } from '#contract/daily-workouts.ts';
import { createExercise } from '#contract/exercises.ts';
import { deleteMember } from '#contract/members.ts';
import { addDayExercise, removeDayExercise } from '#contract/programs/days.ts';
import { createWorkout, getWorkoutReach } from '#contract/programs.ts';
import { addWorkoutExercise } from '#contract/programs/workout-exercises.ts';
import * as own from '#contract/training/own-days.ts';
import type { PlainDate } from '#domain/plain-date.ts';
import { appForTests, type TestApp } from '#server/testing/app-for-tests.ts';
import { aCoach, aMember, type Person } from '#server/testing/people.ts';
import { untilWaiting } from '#server/testing/waiting-for-locks.ts';
import { anExercise, aProgram, assign, dayOf, log } from '#server/testing/training.ts';

/** A Wednesday. */
const today = '2026-03-18';

let testApp: TestApp;
let coach: Person;
let member: Person;
let other: Person;
let squat: { id: string };
let front: { id: string };
let program: { id: string };
/** Mondays, Wednesdays and Fridays from 9 March, for three weeks. */
let assignment: { id: string };
let others: { id: string };

beforeAll(async () => {
  testApp = await appForTests({ now: new Date(`${today}T12:00:00Z`) });
  coach = await aCoach(testApp);
  squat = await anExercise(coach, 'Strength', 'Squat');
  front = await anExercise(coach, 'Strength', 'Front Squat');
});
afterAll(() => testApp.close());

beforeEach(async () => {
  testApp.clock.now = new Date(`${today}T12:00:00Z`);
  [member, other] = [await aMember(testApp, coach), await aMember(testApp, coach)];
  const week = {
    monday: asked({ rpe: '8' }),
    wednesday: asked({ weight: '200' }),
    friday: asked({ percent1RM: '75%' }),
  };
  program = await aProgram(coach, [week, week, week]);
  assignment = await assign(coach, member, program, '2026-03-09');
  others = await assign(coach, other, program, '2026-03-09');
});

const asked = (load: object) => [{ exerciseId: squat.id, sets: '3', reps: '5', ...load }];

const update = (body: {
  status?: 'active' | 'paused' | 'completed';
  startDate?: PlainDate;
  endDate?: PlainDate;
  memberId?: string;
}) => coach.get(updateAssignment, { params: { id: assignment.id }, body });

const restore = (userId: string, id: string, versionId: string) =>
  coach.ask(own.restoreTrainingDays, { params: { userId }, body: { days: [{ id, versionId }] } });

const on = (date: PlainDate, who = member, of = assignment) =>
  who.get(getExercisesForDate, { params: { id: of.id }, query: { date } });

async function askedOn(date: PlainDate, who = member, of = assignment) {
  const { exercises } = await on(date, who, of);
  return exercises.map(({ exercise, sets, weight, percent1RM, rpe }) =>
    [exercise.name, sets, weight, percent1RM, rpe].filter(Boolean).join(' '),
  );
}

const idOn = async (date: PlainDate) => (await on(date)).trainingDayId;

async function adjust(dates: PlainDate[], change: object) {
  const ids = await Promise.all(dates.map(idOn));
  return coach.ask(own.adjustTrainingDays, {
    params: { userId: member.id },
    body: { ids, change: change as never },
  });
}

/** 10 percent lighter, unless the load of one of them was changed already. */
const lightenOnce = async (dates: PlainDate[]) =>
  coach.ask(own.adjustTrainingDays, {
    params: { userId: member.id },
    body: {
      ids: await Promise.all(dates.map(idOn)),
      change: { kind: 'load', percent: -10 },
      unlessLoadChanged: true,
    },
  });

const change = async (date: PlainDate, exercises: { exerciseId: string; sets?: string; weight?: string }[]) =>
  coach.ask(own.changeTrainingDay, { params: { id: await idOn(date) }, body: exercises });

/** Of today and the days to come, as any coach reads them. */
async function changesOf() {
  const days = await coach.get(own.listComingTrainingDays, { params: { userId: member.id }, query: {} });
  return days.map(({ ownChanges }) => ownChanges);
}

const addToWednesdays = async () => {
  const day = await dayOf(coach, program, 2, 'wednesday');
  await coach.get(addDayExercise, {
    params: { dayId: day.id },
    body: { exerciseId: front.id, sets: '2', reps: '8' },
  });
};

describe('one day of one member', () => {
  it('has other exercises, and nobody else has', async () => {
    const { status, body } = await change(today, [
      { exerciseId: front.id, sets: '4', weight: '135' },
      { exerciseId: squat.id, sets: '1' },
    ]);
    expect([status, body.day?.isOwn, body.day?.exercises?.length]).toEqual([200, true, 2]);
    expect(await askedOn(today)).toEqual(['Front Squat 4 135', 'Squat 1']);
    expect(await askedOn(today, other, others)).toEqual(['Squat 3 200']);
  });

  it('stays as it is when the program changes, until it follows the program again', async () => {
    await change(today, [{ exerciseId: front.id, sets: '4' }]);
    await addToWednesdays();
    expect(await askedOn(today)).toEqual(['Front Squat 4']);
    expect(await askedOn(today, other, others)).toEqual(['Squat 3 200', 'Front Squat 2']);
    await coach.get(own.followProgramAgain, { params: { id: await idOn(today) } });
    expect(await askedOn(today)).toEqual(['Squat 3 200', 'Front Squat 2']);
  });

  it('stays while its program is paused, and is planned anew with other dates', async () => {
    const friday = '2026-03-20';
    await change(friday, [{ exerciseId: front.id, sets: '4' }]);
    await update({ status: 'paused' });
    await update({ status: 'active' });
    expect(await askedOn(friday)).toEqual(['Front Squat 4']);
    await update({ startDate: '2026-03-16' });
    expect(await askedOn(friday)).toEqual(['Squat 3 75%']);
  });

  it('is as it was when its program is completed or cut short, and goes on', async () => {
    const friday = '2026-03-20';
    await change(friday, [{ exerciseId: front.id, sets: '4' }]);
    await update({ status: 'completed' });
    await update({ status: 'active' });
    expect(await askedOn(friday)).toEqual(['Front Squat 4']);
    expect((await on(friday)).exercises.length).toBe(1);
    await update({ endDate: '2026-03-19' });
    const days = await member.get(own.listComingTrainingDays, { params: { userId: member.id }, query: {} });
    expect(days.map(({ date }) => date.slice(0, 10))).toEqual([today]);
    await update({ endDate: '2026-03-29' });
    expect(await askedOn(friday)).toEqual(['Front Squat 4']);
  });

  it('is not another member’s to whom the program is given, nor gone with the one it was made for', async () => {
    const friday = '2026-03-20';
    await change(friday, [{ exerciseId: front.id, sets: '4' }]);
    await change(today, [{ exerciseId: front.id, sets: '4' }]);
    const third = await aMember(testApp, coach);
    testApp.clock.now = new Date('2026-03-19T12:00:00Z');
    await update({ memberId: third.id });
    await coach.get(deleteMember, { params: { id: member.id } });
    expect(await askedOn(friday, third)).toEqual(['Squat 3 75%']);
    expect(await askedOn(today, third)).toEqual(['Front Squat 4']);
  });

  it('is changed by two coaches at once, the one after the other', async () => {
    const id = await idOn(today);
    const holder = await testApp.db.$client.connect();
    await holder.query('begin');
    await holder.query('select 1 from training_days where id = $1 for update', [id]);
    const both = ['3', '4'].map(sets =>
      coach.ask(own.changeTrainingDay, { params: { id }, body: [{ exerciseId: front.id, sets }] }),
    );
    await untilWaiting(testApp, 2);
    await holder.query('commit');
    holder.release();
    expect((await Promise.all(both)).map(({ status }) => status)).toEqual([200, 200]);
  });

  it('goes back to what a publication beside it brings, though that has passed it by', async () => {
    await adjust([today], { kind: 'load', percent: -10 });
    const holder = await testApp.db.$client.connect();
    await holder.query('begin');
    // Days have their new version by then: what is counted of them comes last.
    await holder.query('select 1 from assignments where id = $1 for no key update', [others.id]);
    const published = addToWednesdays();
    await untilWaiting(testApp, 1);
    const body = { ids: [await idOn(today)] };
    const back = coach.get(own.backToProgram, { params: { userId: member.id }, body });
    await Promise.race([back, untilWaiting(testApp, 2)]);
    await holder.query('commit');
    holder.release();
    await Promise.all([published, back]);
    expect(await askedOn(today)).toEqual(['Squat 3 200', 'Front Squat 2']);
  });

  it('takes a late log of a single workout’s own day that follows the workout again', async () => {
    const single = await coach.get(createWorkout, { body: { name: 'Legs', programType: 'single_workout' } });
    await coach.get(addWorkoutExercise, {
      params: { id: single.id },
      body: { exerciseId: squat.id, sets: '3', reps: '5' },
    });
    const given = await assign(coach, member, single, today);
    const id = (await on(today, member, given)).trainingDayId;
    await coach.get(own.changeTrainingDay, { params: { id }, body: [{ exerciseId: front.id, sets: '3' }] });
    const { exercises } = await on(today, member, given);
    await coach.get(own.followProgramAgain, { params: { id } });
    await log(member, given, front, today, {
      prescriptionId: exercises[0]?.id,
      setsData: [{ setNum: 1, reps: 5, weight: 100 }],
    });
    expect(await askedOn(today, member, given)).toEqual(['Front Squat 3']);
  });

  it('takes a log that was written for what it asked for before', async () => {
    const { exercises } = await on(today);
    await change(today, [{ exerciseId: front.id, sets: '4' }]);
    await log(member, assignment, squat, today, {
      prescriptionId: exercises[0]?.id,
      setsData: [{ setNum: 1, reps: 5, weight: 200 }],
    });
    expect((await on(today)).exercises.map(({ exercise }) => exercise.name)).toContain('Squat');
  });

  it.each([
    ['nothing at all', []],
    ['an exercise that is not in the library', [{ exerciseId: '00000000-0000-4000-8000-000000000000' }]],
  ])('does not take %s', async (_name, exercises) => {
    expect((await change(today, exercises)).status).toBe(400);
    expect(await askedOn(today)).toEqual(['Squat 3 200']);
  });

  it('cannot be changed once something of it is logged, when it is over, or while its program is paused', async () => {
    await log(member, assignment, squat, today);
    const logged = await change(today, [{ exerciseId: front.id }]);
    expect([logged.status, logged.body]).toMatchObject([409, { message: /logged already/ }]);
    const over = await change('2026-03-16', [{ exerciseId: front.id }]);
    expect([over.status, over.body]).toMatchObject([409, { message: /is over/ }]);
    const id = await idOn('2026-03-20');
    await coach.get(updateAssignment, { params: { id: assignment.id }, body: { status: 'paused' } });
    expect((await coach.ask(own.followProgramAgain, { params: { id } })).status).toBe(404);
  });

  it('goes with its member', async () => {
    await change(today, [{ exerciseId: front.id }]);
    await coach.get(deleteMember, { params: { id: member.id } });
    expect(await askedOn(today, other, others)).toEqual(['Squat 3 200']);
  });
});

describe('the coming week of one member', () => {
  const week = [today, '2026-03-20', '2026-03-23'];
  const lighter = { kind: 'load', percent: -10 };

  it('is listed from today on, the next day first', async () => {
    const days = await member.get(own.listComingTrainingDays, { params: { userId: member.id }, query: {} });
    expect(days.map(({ date, isOwn }) => [date.slice(0, 10), isOwn])).toEqual(
      week.map(date => [date, false]),
    );
  });

  it('gets 10 percent lighter where a load is named, and goes back again', async () => {
    const { body } = await adjust(week, lighter);
    expect(body.before).toHaveLength(2);
    expect(await Promise.all(week.map(date => askedOn(date)))).toEqual([
      ['Squat 3 180'],
      ['Squat 3 67.5%'],
      ['Squat 3 8'],
    ]);
    await coach.get(own.restoreTrainingDays, {
      params: { userId: member.id },
      body: { days: body.before ?? [] },
    });
    expect(await Promise.all(week.map(date => askedOn(date)))).toEqual([
      ['Squat 3 200'],
      ['Squat 3 75%'],
      ['Squat 3 8'],
    ]);
    await addToWednesdays();
    expect(await askedOn(today)).toEqual(['Squat 3 200', 'Front Squat 2']);
  });

  it('gets 10 percent lighter with more help of an assisted exercise, however that was typed', async () => {
    const { id: pullUp } = await coach.get(createExercise, {
      body: { name: 'Assisted Pull-up', category: 'Calisthenics', isAssisted: true },
    });
    await change(today, [
      { exerciseId: pullUp, sets: '3', weight: '40' },
      { exerciseId: pullUp, sets: '2', weight: '-40 lb' },
    ]);
    await adjust([today], lighter);
    expect(await askedOn(today)).toEqual(['Assisted Pull-up 3 44', 'Assisted Pull-up 2 -44 lb']);
  });

  it('says of each day by how much, from what, since when and by whom, and after a way back what is left', async () => {
    await adjust(week, lighter);
    testApp.clock.now = new Date(`${today}T15:00:00Z`);
    const { body } = await adjust([today], lighter);
    const first = {
      kind: 'load',
      percent: -10,
      at: `${today}T12:00:00.000Z`,
      by: 'Head Coach',
    };
    const of = (load: object) => ({ ...first, before: [{ exerciseId: squat.id, name: 'Squat', ...load }] });
    expect(await changesOf()).toMatchObject([
      [of({ weight: '200' }), { ...of({ weight: '180' }), at: `${today}T15:00:00.000Z` }],
      [of({ percent1RM: '75%' })],
      [],
    ]);
    await coach.get(own.restoreTrainingDays, {
      params: { userId: member.id },
      body: { days: body.before ?? [] },
    });
    expect((await changesOf())[0]).toMatchObject([of({ weight: '200' })]);
    await adjust([today], { kind: 'swap', fromExerciseId: squat.id, toExerciseId: front.id });
    const swap = { kind: 'swap', from: 'Squat', to: 'Front Squat', by: 'Head Coach' };
    expect((await changesOf())[0]).toMatchObject([first, swap]);
    const [entry] = await coach.get(listDailyWorkouts, { query: { date: today, memberId: member.id } });
    expect(entry).toMatchObject({ isOwn: true, ownChanges: [first, swap] });
    await change(today, [{ exerciseId: front.id }]);
    expect(await changesOf()).toMatchObject([[{ kind: 'exercises', by: 'Head Coach' }], [{}], []]);
  });

  it('is not made lighter once more where that is asked for, unless it never was', async () => {
    expect((await lightenOnce([today])).status).toBe(200);
    const again = await lightenOnce(week);
    expect([again.status, again.body]).toMatchObject([409, { message: 'Already 10% lighter' }]);
    expect(await Promise.all(week.map(date => askedOn(date)))).toEqual([
      ['Squat 3 180'],
      ['Squat 3 75%'],
      ['Squat 3 8'],
    ]);
    expect((await lightenOnce(['2026-03-20'])).status).toBe(200);
  });

  it('goes back to the program as a whole, at any time; what is logged stays, and it can be taken back', async () => {
    await adjust(week, lighter);
    await adjust(week, { kind: 'swap', fromExerciseId: squat.id, toExerciseId: front.id });
    await log(member, assignment, front, today);
    await addToWednesdays();
    testApp.clock.now = new Date(`${today}T20:00:00Z`);
    const back = async () =>
      coach.ask(own.backToProgram, {
        params: { userId: member.id },
        body: { ids: await Promise.all(week.map(idOn)) },
      });
    const { body } = await back();
    expect(body.before).toHaveLength(2);
    const asInProgram = [['Front Squat 3'], ['Squat 3 75%'], ['Squat 3 8']];
    expect(await Promise.all(week.map(date => askedOn(date)))).toEqual(asInProgram);
    // Today's is begun: it is no more to come.
    expect(await changesOf()).toMatchObject([[], []]);
    const again = await back();
    expect([again.status, again.body]).toMatchObject([409, { message: /as in the program already/ }]);
    await coach.get(own.restoreTrainingDays, {
      params: { userId: member.id },
      body: { days: body.before ?? [] },
    });
    expect(await askedOn('2026-03-20')).toEqual(['Front Squat 3 67.5%']);
    const { id: foreign } = other;
    const ids = [await idOn(today)];
    const input = { params: { userId: foreign }, body: { ids } };
    expect((await coach.ask(own.backToProgram, input)).status).toBe(404);
  });

  it('gets lighter twice, and each goes back by itself', async () => {
    await adjust([today], lighter);
    const { body } = await adjust([today], lighter);
    expect(await askedOn(today)).toEqual(['Squat 3 162.5']);
    await coach.get(own.restoreTrainingDays, {
      params: { userId: member.id },
      body: { days: body.before ?? [] },
    });
    expect(await askedOn(today)).toEqual(['Squat 3 180']);
  });

  it('stays as another coach has changed it since: only the last change goes back', async () => {
    const { body: first } = await adjust([today], lighter);
    await adjust([today], lighter);
    const undone = await coach.ask(own.restoreTrainingDays, {
      params: { userId: member.id },
      body: { days: first.before ?? [] },
    });
    expect([undone.status, undone.body]).toMatchObject([409, { message: /changed once more since/ }]);
    expect(await askedOn(today)).toEqual(['Squat 3 162.5']);
  });

  it('has one exercise in the place of another, without the weight of that one', async () => {
    const swap = { kind: 'swap', fromExerciseId: squat.id, toExerciseId: front.id };
    expect((await adjust(week, swap)).body.before).toHaveLength(3);
    expect(await Promise.all(week.map(date => askedOn(date)))).toEqual([
      ['Front Squat 3'],
      ['Front Squat 3 75%'],
      ['Front Squat 3 8'],
    ]);
    const plank = await anExercise(coach, 'Isometric');
    const wrong = await adjust([today], {
      ...swap,
      fromExerciseId: front.id,
      toExerciseId: plank.id,
    });
    expect([wrong.status, wrong.body]).toMatchObject([400, { message: /exercise of Strength/ }]);
  });

  it('says so when nothing of it changes, and leaves days alone that have begun', async () => {
    const none = await adjust(['2026-03-23'], lighter);
    expect([none.status, none.body]).toMatchObject([409, { message: /no load to change/ }]);
    await log(member, assignment, squat, today);
    expect((await adjust(week, lighter)).body.before).toHaveLength(1);
    expect(await askedOn(today)).toEqual(['Squat 3 200']);
  });

  it('is nobody else’s: days and versions of others are refused', async () => {
    const [mine, theirs] = [await idOn(today), (await on(today, other, others)).trainingDayId];
    const { body } = await adjust([today], lighter);
    const versionId = body.before?.[0]?.versionId ?? '';
    expect((await restore(other.id, mine, versionId)).status).toBe(404);
    expect((await restore(member.id, theirs, versionId)).status).toBe(404);
    const { body: again } = await adjust([today], lighter);
    const ownVersion = again.before?.[0]?.versionId ?? '';
    expect((await restore(other.id, theirs, ownVersion)).status).toBe(409);
    const input = { params: { userId: other.id }, query: {} };
    expect((await member.ask(own.listComingTrainingDays, input)).status).toBe(404);
  });
});

it('a change of the program does not count whose day is their own among those it reaches today', async () => {
  const day = await dayOf(coach, program, 2, 'wednesday');
  await change(today, [{ exerciseId: front.id }]);
  await coach.get(removeDayExercise, { params: { id: day.exercises[0]?.id ?? '' } });
  expect(await askedOn(today)).toEqual(['Front Squat']);
  expect((await coach.get(getWorkoutReach, { params: { id: program.id } })).members).toBe(2);
});
