import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  getCalendarStatus,
  listAssignments,
  moveTrainingDay,
  removeAssignment,
  updateAssignment,
} from '#contract/assignments.ts';
import { listCompletions } from '#contract/completions.ts';
import {
  addDailyWorkout,
  listDailyWorkouts,
  removeDailyWorkout,
  restoreDailyWorkout,
} from '#contract/daily-workouts.ts';
import { getMemberScore } from '#contract/dashboard.ts';
import { addDayExercise, createProgramDay } from '#contract/programs/days.ts';
import { deleteProgramWeek } from '#contract/programs/weeks.ts';
import type { PlainDate } from '#domain/plain-date.ts';
import { appForTests, type TestApp } from '#server/testing/app-for-tests.ts';
import { aCoach, aMember, type Person } from '#server/testing/people.ts';
import { anExercise, aProgram, assign, dayOf, fiveByFive, log } from '#server/testing/training.ts';

/** A Wednesday, noon in UTC. */
const today = '2026-03-18';
const friday = '2026-03-20';

let testApp: TestApp;
let coach: Person;
let member: Person;
let squat: { id: string };
let bench: { id: string };

beforeAll(async () => {
  testApp = await appForTests({ now: new Date(`${today}T12:00:00Z`) });
  coach = await aCoach(testApp);
  squat = await anExercise(coach, 'Strength', 'Squat');
  bench = await anExercise(coach, 'Strength', 'Bench');
});
beforeEach(async () => {
  member = await aMember(testApp, coach);
});
afterAll(() => testApp.close());

/** Two weeks, trained on Mondays, Wednesdays and Fridays, from the Monday of this week. */
async function training(name = 'Ascension', startDate = '2026-03-16') {
  const day = fiveByFive(squat, bench);
  const week = { monday: day, wednesday: day, friday: day };
  const program = await aProgram(coach, [week, week], name);
  return { program, assignment: await assign(coach, member, program, startDate) };
}

const entriesOn = (date: PlainDate, who = coach) =>
  who.get(listDailyWorkouts, { query: { date, ...(who === coach && { memberId: member.id }) } });

async function programDays(date: PlainDate) {
  const entries = await entriesOn(date);
  return entries.flatMap(entry => (entry.type === 'program' ? [entry] : []));
}

async function trainingDay(date: PlainDate) {
  const [day] = await programDays(date);
  if (!day) throw new Error(`Nothing is on ${date}`);
  return day;
}

const clear = (day: { id: string }) => coach.ask(removeDailyWorkout, { params: { id: day.id } });
const restore = (day: { id: string }) => coach.ask(restoreDailyWorkout, { params: { id: day.id } });

async function statusOn(assignment: { id: string }, date: PlainDate) {
  const calendar = await member.get(getCalendarStatus, { params: { id: assignment.id } });
  return calendar[date]?.status;
}

const setStatus = (assignment: { id: string }, status: 'paused' | 'completed' | 'active') =>
  coach.get(updateAssignment, { params: { id: assignment.id }, body: { status } });

const statusOfProgram = async () => (await member.get(listAssignments, {}))[0]?.status;

async function totalOf(assignment: { id: string }) {
  const cards = await coach.get(listAssignments, {});
  return cards.find(({ id }) => id === assignment.id)?.totalExercises;
}

describe("a member's date in the Daily Calendar", () => {
  it('lists the days of programs by name, then one-off exercises as they were given', async () => {
    const { assignment } = await training('Zeal');
    await training('Ascension', '2026-03-11');
    for (const exercise of [squat, bench]) {
      const body = { memberId: member.id, exerciseId: exercise.id, assignedDate: today };
      await coach.get(addDailyWorkout, { body });
    }
    const entries = await entriesOn(today);
    expect(entries.map(entry => ('exercise' in entry ? entry.exercise.name : entry.programName))).toEqual([
      'Ascension',
      'Zeal',
      'Squat',
      'Bench',
    ]);
    expect(entries[0]).toMatchObject({ type: 'program', weekNumber: 2, status: 'incomplete' });
    expect(entries[1]).toMatchObject({
      type: 'program',
      assignmentId: assignment.id,
      weekNumber: 1,
      isCleared: false,
      loggedCount: 0,
      plannedDate: `${today}T00:00:00.000Z`,
      exercises: [
        { exercise: { name: 'Squat' }, sets: '5', reps: '5', isCompleted: false },
        { exercise: { name: 'Bench' }, isCompleted: false },
      ],
    });
    expect(await entriesOn('2026-03-17')).toEqual([]);
  });

  it('tells what is logged', async () => {
    const { assignment } = await training();
    await log(member, assignment, bench, today);
    const day = await trainingDay(today);
    expect([day.loggedCount, day.status]).toEqual([1, 'incomplete']);
    expect(day.exercises.map(({ isCompleted }) => isCompleted)).toEqual([false, true]);
    await log(member, assignment, squat, today);
    expect((await trainingDay(today)).status).toBe('complete');
  });

  it('goes by what day it is where the member lives', async () => {
    const [auckland, honolulu] = [
      await aMember(testApp, coach, { timeZone: 'Pacific/Auckland' }),
      await aMember(testApp, coach, { timeZone: 'Pacific/Honolulu' }),
    ];
    const { program } = await training();
    const statuses = [];
    for (const who of [auckland, honolulu]) {
      await assign(coach, who, program, '2026-03-16');
      const query = { date: today, memberId: who.id };
      const [entry] = await coach.get(listDailyWorkouts, { query });
      statuses.push(entry && 'status' in entry && entry.status);
    }
    // Noon in UTC is tomorrow's 1 a.m. in Auckland, and today's 2 a.m. in Honolulu.
    expect(statuses).toEqual(['missed', 'incomplete']);
  });

  it('shows where the program had a session that its member has moved', async () => {
    await training();
    const { id } = await trainingDay(friday);
    await member.get(moveTrainingDay, { params: { id }, body: { date: '2026-03-19' } });
    expect(await programDays(friday)).toEqual([]);
    expect(await trainingDay('2026-03-19')).toMatchObject({ id, plannedDate: `${friday}T00:00:00.000Z` });
  });

  it('is open to the member themselves, and to nobody else', async () => {
    await training();
    expect(await entriesOn(today, member)).toHaveLength(1);
    const other = await aMember(testApp, coach);
    const ask = (who: Person, memberId?: string) =>
      who.ask(listDailyWorkouts, { query: { date: today, memberId } });
    expect((await ask(member, member.id)).status).toBe(200);
    expect((await ask(other, member.id)).status).toBe(404);
    expect((await ask(coach, squat.id)).status).toBe(404);
    const { status, body } = await ask(coach);
    expect([status, body.message]).toEqual([400, 'Choose a member']);
  });

  it('leaves out what has been taken away', async () => {
    const { assignment } = await training();
    const { id } = await trainingDay('2026-03-16');
    await coach.get(removeAssignment, { params: { id: assignment.id } });
    expect(await entriesOn('2026-03-16')).toEqual([]);
    expect(await entriesOn(friday)).toEqual([]);
    expect((await clear({ id })).status).toBe(404);
    expect((await restore({ id })).status).toBe(404);
  });
});

describe('a day that the coach clears', () => {
  it('is a rest day for that member, and counts for nothing', async () => {
    const { assignment, program } = await training();
    const other = await aMember(testApp, coach);
    const theirs = await assign(coach, other, program, '2026-03-16');
    expect((await member.get(getMemberScore, {})).totalAssigned).toBe(50);
    const { body } = await clear(await trainingDay('2026-03-16'));
    expect(body).toEqual({ ok: true });
    expect(await statusOn(assignment, '2026-03-16')).toBe('rest');
    expect((await member.get(getMemberScore, {})).totalAssigned).toBe(0);
    expect([await totalOf(assignment), await totalOf(theirs)]).toEqual([10, 12]);
    expect(await trainingDay('2026-03-16')).toMatchObject({ isCleared: true, status: 'rest' });
  });

  it('can be cleared twice', async () => {
    const { assignment } = await training();
    const day = await trainingDay(friday);
    expect([(await clear(day)).status, (await clear(day)).status]).toEqual([200, 200]);
    expect(await totalOf(assignment)).toBe(10);
  });

  it('is refused with a log (409)', async () => {
    const { assignment } = await training();
    await log(member, assignment, squat, today);
    const { status, body } = await clear(await trainingDay(today));
    expect([status, body.message]).toEqual([409, 'This day has been logged and stays as it is.']);
    expect(await statusOn(assignment, today)).toBe('incomplete');
  });

  it('or the member logs it, if both happen at once; never both', async () => {
    const { assignment } = await training();
    for (const date of [today, friday, '2026-03-23', '2026-03-25']) {
      const day = await trainingDay(date);
      const [cleared] = await Promise.all([clear(day), log(member, assignment, squat, date)]);
      expect([200, 409]).toContain(cleared?.status);
      // Cleared first, the log came late: the day was trained, and counts again.
      expect(await trainingDay(date)).toMatchObject({ loggedCount: 1, isCleared: false });
    }
    expect(await totalOf(assignment)).toBe(12);
  });
});

describe('a cleared day that is put back', () => {
  it('counts again; twice is as once', async () => {
    const { assignment } = await training();
    for (const date of ['2026-03-16', friday]) {
      const day = await trainingDay(date);
      await clear(day);
      expect([(await restore(day)).status, (await restore(day)).status]).toEqual([200, 200]);
      expect(await trainingDay(date)).toEqual(day);
    }
    expect([await statusOn(assignment, '2026-03-16'), await statusOn(assignment, friday)]).toEqual([
      'missed',
      'upcoming',
    ]);
    expect(await totalOf(assignment)).toBe(12);
  });

  it('follows the program as that is now, if it is still to come; a past one is as it was', async () => {
    const { program } = await training();
    const days = [await trainingDay('2026-03-16'), await trainingDay(friday)];
    for (const day of days) await clear(day);
    for (const weekday of ['monday', 'friday'] as const) {
      const { id } = await dayOf(coach, program, 1, weekday);
      await coach.get(addDayExercise, { params: { dayId: id }, body: { exerciseId: squat.id } });
    }
    for (const day of days) expect((await restore(day)).status).toBe(200);
    expect((await trainingDay('2026-03-16')).exercises).toHaveLength(2);
    expect((await trainingDay(friday)).exercises).toHaveLength(3);
  });

  it('is refused when the program no longer has it', async () => {
    const { program, assignment } = await training();
    const day = await trainingDay('2026-03-27');
    await clear(day);
    const { weekId } = await dayOf(coach, program, 2, 'friday');
    await coach.get(deleteProgramWeek, { params: { weekId } });
    const { status, body } = await restore(day);
    expect([status, body.message]).toEqual([409, 'The program no longer has this day']);
    expect(await statusOn(assignment, '2026-03-27')).toBe('rest');
  });

  it('is refused when another session is on its date by now', async () => {
    await training();
    const [day, next] = [await trainingDay(friday), await trainingDay('2026-03-23')];
    await clear(day);
    await member.get(moveTrainingDay, { params: { id: next.id }, body: { date: friday } });
    const { status, body } = await restore(day);
    expect([status, body.message]).toEqual([409, 'There is another session of this program on Mar 20, 2026']);
  });

  it('is refused for what is not there', async () => {
    expect((await restore(squat)).status).toBe(404);
  });

  it('stays cleared when the program changes meanwhile', async () => {
    const { program, assignment } = await training();
    await clear(await trainingDay(friday));
    const { weekId } = await dayOf(coach, program, 1, 'friday');
    await coach.get(createProgramDay, { params: { weekId }, body: { dayOfWeek: 'friday', notes: 'Hard' } });
    expect(await statusOn(assignment, friday)).toBe('rest');
    expect(await trainingDay(friday)).toMatchObject({ isCleared: true });
  });
});

describe('while its program is paused or completed', () => {
  it.each([
    ['paused', 'This program is paused. Resume it to put the day back.'],
    ['completed', 'This program is completed. Make it active to put the day back.'],
  ] as const)('(%s) a day to come cannot be put back, a past one can', async (status, message) => {
    const { assignment } = await training();
    const [past, ahead] = [await trainingDay('2026-03-16'), await trainingDay(friday)];
    for (const day of [past, ahead]) await clear(day);
    await setStatus(assignment, status);
    const refused = await restore(ahead);
    expect([refused.status, refused.body.message]).toEqual([409, message]);
    expect((await restore(past)).status).toBe(200);
    expect(await statusOn(assignment, '2026-03-16')).toBe('missed');
    await setStatus(assignment, 'active');
    expect((await restore(ahead)).status).toBe(200);
    expect(await totalOf(assignment)).toBe(12);
  });

  it('with the last open day cleared, all is logged: the program is completed, until the day is put back', async () => {
    const { assignment } = await training();
    const dates = ['2026-03-16', today, friday, '2026-03-23', '2026-03-25', '2026-03-27'];
    for (const date of dates.slice(0, 5)) {
      await log(member, assignment, squat, date);
      await log(member, assignment, bench, date);
    }
    const last = await trainingDay('2026-03-27');
    expect(await statusOfProgram()).toBe('active');
    await clear(last);
    expect(await statusOfProgram()).toBe('completed');
    expect((await restore(await trainingDay('2026-03-25'))).status).toBe(200);
    expect(await statusOfProgram()).toBe('completed');
    expect((await restore(last)).status).toBe(200);
    expect(await statusOfProgram()).toBe('active');
    expect(await statusOn(assignment, '2026-03-27')).toBe('upcoming');
  });

  it("a completed program's record follows", async () => {
    const { assignment } = await training();
    await log(member, assignment, squat, today);
    await log(member, assignment, bench, today);
    await setStatus(assignment, 'completed');
    const params = { userId: member.id };
    const rate = async () => (await member.get(listCompletions, { params }))[0]?.completionRate;
    const before = await rate();
    const day = await trainingDay('2026-03-16');
    await clear(day);
    expect(await rate()).not.toBe(before);
    await restore(day);
    expect(await rate()).toBe(before);
  });
});
