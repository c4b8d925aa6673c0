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
import { getMemberScore } from '#contract/dashboard.ts';
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
      'Something of this session is logged already, so it stays where it is',
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

  it('a rest day made of it takes it away', async () => {
    await move('2026-03-16', '2026-03-19');
    const monday = await dayOf(coach, program, 2, 'monday');
    for (const { id } of monday.exercises) await coach.get(removeDayExercise, { params: { id } });
    expect(await calendar()).toEqual(['03-09 missed', '03-13 missed', '03-20 upcoming']);
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

  it('deleting the program takes it away, with all that is to come', async () => {
    await move('2026-03-16', '2026-03-19');
    await coach.get(deleteWorkout, { params: { id: program.id } });
    expect(await calendar()).toEqual(['03-09 missed', '03-13 missed']);
  });
});
