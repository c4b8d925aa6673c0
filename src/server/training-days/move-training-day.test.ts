import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  getCalendarStatus,
  getExercisesForDate,
  moveTrainingDay,
  updateAssignment,
} from '#contract/assignments.ts';
import { updateMember } from '#contract/members.ts';
import { deleteWorkout } from '#contract/programs.ts';
import { addDayExercise, removeDayExercise } from '#contract/programs/days.ts';
import { removeDailyWorkout } from '#contract/daily-workouts.ts';
import { getMemberScore } from '#contract/dashboard.ts';
import { getMyStanding } from '#contract/leaderboard.ts';
import type { PlainDate } from '#domain/plain-date.ts';
import { appForTests, type TestApp } from '#server/testing/app-for-tests.ts';
import { aCoach, aMember, type Person } from '#server/testing/people.ts';
import { anExercise, aProgram, assign, dayOf, fiveByFive, log } from '#server/testing/training.ts';

/** A Wednesday. */
const today = '2026-03-18';

let testApp: TestApp;
let coach: Person;
let member: Person;
let squat: { id: string };
let program: { id: string };
/** Mondays and Fridays from 9 March, for two weeks. */
let assignment: { id: string };

beforeAll(async () => {
  testApp = await appForTests({ now: new Date(`${today}T12:00:00Z`) });
  coach = await aCoach(testApp);
  squat = await anExercise(coach, 'Strength', 'Squat');
});
afterAll(() => testApp.close());

beforeEach(async () => {
  testApp.clock.now = new Date(`${today}T12:00:00Z`);
  member = await aMember(testApp, coach);
  const week = { monday: fiveByFive(squat), friday: fiveByFive(squat) };
  program = await aProgram(coach, [week, week]);
  assignment = await assign(coach, member, program, '2026-03-09');
});

const dayOn = async (date: PlainDate) =>
  member.get(getExercisesForDate, { params: { id: assignment.id }, query: { date } });

async function move(from: PlainDate, to: PlainDate, who = member) {
  const { trainingDayId } = await dayOn(from);
  return who.ask(moveTrainingDay, { params: { id: trainingDayId }, body: { date: to } });
}

async function calendar() {
  const answer = await member.get(getCalendarStatus, { params: { id: assignment.id } });
  return Object.entries(answer)
    .filter(([, { status }]) => status !== 'rest')
    .map(([date, { status, movedFrom }]) =>
      [date.slice(5), status, movedFrom?.slice(5, 10)].filter(Boolean).join(' '),
    )
    .toSorted();
}

describe('a member can do a training day on another free date within the assignment', () => {
  it('a missed one, and undo it', async () => {
    expect(await calendar()).toEqual(['03-09 missed', '03-13 missed', '03-16 missed', '03-20 upcoming']);
    const { status, body } = await move('2026-03-16', '2026-03-19');
    expect([status, body.date, body.plannedDate]).toEqual([
      200,
      '2026-03-19T00:00:00.000Z',
      '2026-03-16T00:00:00.000Z',
    ]);
    expect(await calendar()).toEqual([
      '03-09 missed',
      '03-13 missed',
      '03-19 upcoming 03-16',
      '03-20 upcoming',
    ]);
    expect(await dayOn('2026-03-19')).toMatchObject({
      plannedDate: '2026-03-16T00:00:00.000Z',
      mayMove: true,
    });
    await move('2026-03-19', '2026-03-16');
    expect(await calendar()).toEqual(['03-09 missed', '03-13 missed', '03-16 missed', '03-20 upcoming']);
  });

  it('a coming one to today, and train it there', async () => {
    await move('2026-03-20', today);
    await log(member, assignment, squat, today);
    expect(await calendar()).toContain('03-18 complete 03-20');
    const { totalCompleted, totalAssigned } = await member.get(getMemberScore, {});
    expect([totalCompleted, totalAssigned]).toEqual([25, 100]);
  });

  it('to a date past, for a session done and not written down', async () => {
    await move('2026-03-16', '2026-03-17');
    await log(member, assignment, squat, '2026-03-17');
    expect(await calendar()).toContain('03-17 complete 03-16');
  });
});

const score = async () => {
  const { totalCompleted, totalAssigned } = await member.get(getMemberScore, {});
  return [totalCompleted, totalAssigned];
};
const lines = async (month?: string) => {
  const { days, daysTrained } = await member.get(getMyStanding, { query: { month } });
  const told = days.map(({ date, movedTo, unitsCompleted, unitsAssigned, isTrained }) =>
    [date.slice(5, 10), movedTo?.slice(5, 10), unitsCompleted, unitsAssigned, isTrained].join(' '),
  );
  return { days: told, daysTrained };
};

describe('a missed day stays assigned on the date on which it was missed, wherever it goes', () => {
  it('moving it lifts nobody’s rate, today, later or on', async () => {
    expect(await score()).toEqual([0, 75]);
    await move('2026-03-16', today);
    expect(await score()).toEqual([0, 75]);
    await move(today, '2026-03-21');
    expect(await score()).toEqual([0, 75]);
    expect((await lines()).days).toEqual([
      '03-09  0 25 false',
      '03-13  0 25 false',
      '03-16 03-21 0 25 false',
    ]);
  });

  it('trained on its new date it pays for the old one, and is a day trained on the new', async () => {
    await move('2026-03-16', today);
    await log(member, assignment, squat, today);
    expect(await score()).toEqual([25, 75]);
    expect(await lines()).toEqual({
      days: ['03-09  0 25 false', '03-13  0 25 false', '03-16 03-18 25 25 true'],
      daysTrained: 1,
    });
  });

  it('back on the date where it was missed it is as it was', async () => {
    await move('2026-03-16', '2026-03-19');
    await move('2026-03-19', '2026-03-16');
    expect((await lines()).days).toEqual(['03-09  0 25 false', '03-13  0 25 false', '03-16  0 25 false']);
  });

  it('one that was moved before it was due is due on its new date', async () => {
    await move('2026-03-20', '2026-03-21');
    expect(await score()).toEqual([0, 75]);
    testApp.clock.now = new Date('2026-03-22T12:00:00Z');
    expect(await score()).toEqual([0, 100]);
    await move('2026-03-21', '2026-03-22');
    expect((await lines()).days.at(-1)).toBe('03-21 03-22 0 25 false');
  });

  it('in another month the old one owes it, and the new one has the day trained', async () => {
    const week = { monday: fiveByFive(squat) };
    const long = await assign(coach, member, await aProgram(coach, [week, week, week, week]), '2026-03-30');
    testApp.clock.now = new Date('2026-04-02T12:00:00Z');
    const { trainingDayId } = await member.get(getExercisesForDate, {
      params: { id: long.id },
      query: { date: '2026-03-30' },
    });
    await member.get(moveTrainingDay, { params: { id: trainingDayId }, body: { date: '2026-04-02' } });
    await log(member, long, squat, '2026-04-02');
    testApp.clock.now = new Date('2026-04-07T12:00:00Z');
    expect(await score()).toEqual([0, 25]);
    expect(await lines()).toEqual({ days: ['04-02  0 0 true', '04-06  0 25 false'], daysTrained: 1 });
    expect((await lines('2026-03')).days.at(-1)).toBe('03-30 04-02 25 25 false');
  });

  it('a pause, an end and other dates leave it missed where it was', async () => {
    for (const body of [
      { status: 'paused' as const },
      { status: 'completed' as const },
      { startDate: '2026-03-23', endDate: '2026-04-05' },
    ]) {
      const other = await aMember(testApp, coach);
      const given = await assign(coach, other, program, '2026-03-09');
      const { trainingDayId } = await other.get(getExercisesForDate, {
        params: { id: given.id },
        query: { date: '2026-03-16' },
      });
      await other.get(moveTrainingDay, { params: { id: trainingDayId }, body: { date: '2026-03-19' } });
      await coach.get(updateAssignment, { params: { id: given.id }, body });
      expect(await other.get(getMemberScore, {})).toMatchObject({ totalAssigned: 75 });
    }
  });

  it('one that a coach has cleared since stays cleared when the plan gets other dates', async () => {
    const { trainingDayId } = await dayOn('2026-03-16');
    await move('2026-03-16', '2026-03-19');
    await coach.get(removeDailyWorkout, { params: { id: trainingDayId } });
    expect(await score()).toEqual([0, 50]);
    const body = { startDate: '2026-03-23', endDate: '2026-04-05' };
    await coach.get(updateAssignment, { params: { id: assignment.id }, body });
    expect(await score()).toEqual([0, 50]);
  });

  it('a log from a device that still has it on the old date finds it', async () => {
    await move('2026-03-16', '2026-03-17');
    await move('2026-03-17', '2026-03-19');
    await log(member, assignment, squat, '2026-03-16');
    expect(await score()).toEqual([25, 75]);
  });
});

describe('it stays where it is', () => {
  it('when something of it is logged', async () => {
    const { trainingDayId } = await dayOn('2026-03-16');
    await log(member, assignment, squat, '2026-03-16');
    const { status, body } = await member.ask(moveTrainingDay, {
      params: { id: trainingDayId },
      body: { date: '2026-03-19' },
    });
    expect([status, body.message]).toEqual([
      409,
      'Part of this session is already logged, so it stays where it is',
    ]);
    expect((await dayOn('2026-03-16')).mayMove).toBe(false);
  });

  it('when the other date is taken', async () => {
    const { status, body } = await move('2026-03-16', '2026-03-20');
    expect([status, body.message]).toEqual([409, 'There is another session of this program on Mar 20, 2026']);
  });

  it('when the other date lies outside the assignment', async () => {
    for (const date of ['2026-03-08', '2026-03-23']) {
      const { status, body } = await move('2026-03-16', date);
      expect([status, body.issues]).toEqual([
        400,
        [{ path: 'date', message: 'Choose a date from Mar 9, 2026 to Mar 22, 2026' }],
      ]);
    }
  });

  it('when the coach has switched this off for the member; the coach still can', async () => {
    await coach.get(updateMember, { params: { id: member.id }, body: { mayMoveSessions: false } });
    const { status, body } = await move('2026-03-16', '2026-03-19');
    expect([status, body.message]).toEqual([409, 'Your coach has switched off moving sessions']);
    expect((await dayOn('2026-03-16')).mayMove).toBe(false);
    expect((await move('2026-03-16', '2026-03-19', coach)).status).toBe(200);
  });

  it('when the program is paused', async () => {
    const { trainingDayId } = await dayOn('2026-03-16');
    await coach.get(updateAssignment, { params: { id: assignment.id }, body: { status: 'paused' } });
    const request = { params: { id: trainingDayId }, body: { date: '2026-03-19' } };
    expect((await member.ask(moveTrainingDay, request)).status).toBe(409);
  });

  it("for another member: it isn't there", async () => {
    const another = await aMember(testApp, coach);
    expect((await move('2026-03-16', '2026-03-19', another)).status).toBe(404);
  });

  it('when two are moved to one date at once: one of them', async () => {
    const [one, other] = [await dayOn('2026-03-13'), await dayOn('2026-03-16')];
    const answers = await Promise.all(
      [one, other].map(({ trainingDayId }) =>
        member.ask(moveTrainingDay, { params: { id: trainingDayId }, body: { date: '2026-03-19' } }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });
});

describe('a change of the program finds a moved session', () => {
  it('its exercises follow, on the date it was moved to', async () => {
    await move('2026-03-16', '2026-03-19');
    const bench = await anExercise(coach, 'Strength', 'Bench');
    const monday = await dayOf(coach, program, 2, 'monday');
    await coach.get(addDayExercise, { params: { dayId: monday.id }, body: { exerciseId: bench.id } });
    const { exercises } = await dayOn('2026-03-19');
    expect(exercises.map(({ exercise }) => exercise.name)).toEqual(['Squat', 'Bench']);
  });

  it('a rest day made of one to come takes it away; one that was missed is missed again where it was', async () => {
    await move('2026-03-20', '2026-03-21');
    await move('2026-03-16', '2026-03-19');
    const [monday, friday] = [
      await dayOf(coach, program, 2, 'monday'),
      await dayOf(coach, program, 2, 'friday'),
    ];
    for (const { id } of [...monday.exercises, ...friday.exercises])
      await coach.get(removeDayExercise, { params: { id } });
    expect(await calendar()).toEqual(['03-09 missed', '03-13 missed', '03-16 missed']);
  });

  it('training that the coach puts on its new date sends it on to the next free one', async () => {
    await move('2026-03-16', '2026-03-19');
    const thursday = await dayOf(coach, program, 2, 'thursday');
    await coach.get(addDayExercise, { params: { dayId: thursday.id }, body: { exerciseId: squat.id } });
    expect(await calendar()).toEqual([
      '03-09 missed',
      '03-13 missed',
      '03-19 upcoming',
      '03-20 upcoming',
      '03-21 upcoming 03-16',
    ]);
  });

  it('where no date is free any more it keeps its place, and the new training waits', async () => {
    await move('2026-03-16', '2026-03-22');
    const sunday = await dayOf(coach, program, 2, 'sunday');
    await coach.get(addDayExercise, { params: { dayId: sunday.id }, body: { exerciseId: squat.id } });
    expect(await calendar()).toContain('03-22 upcoming 03-16');
    await move('2026-03-22', '2026-03-21');
    await coach.get(addDayExercise, { params: { dayId: sunday.id }, body: { exerciseId: squat.id } });
    expect(await calendar()).toEqual(expect.arrayContaining(['03-21 upcoming 03-16', '03-22 upcoming']));
  });

  it('deleting the program takes away all that is to come, and nothing that was missed', async () => {
    await move('2026-03-16', '2026-03-19');
    await coach.get(deleteWorkout, { params: { id: program.id } });
    expect(await calendar()).toEqual(['03-09 missed', '03-13 missed', '03-16 missed']);
  });
});
