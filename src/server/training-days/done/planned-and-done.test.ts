import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getExercisesForDate, moveTrainingDay, removeAssignment } from '#contract/assignments.ts';
import { addDailyWorkout, removeDailyWorkout } from '#contract/daily-workouts.ts';
import { deleteExercise } from '#contract/exercises.ts';
import { addDayExercise, removeDayExercise } from '#contract/programs/days.ts';
import { correctProgress } from '#contract/progress.ts';
import {
  getTrainingDay,
  listTrainingDays,
  listTrainingDaysOfDate,
} from '#contract/training/training-days.ts';
import { appForTests, type TestApp } from '#server/testing/app-for-tests.ts';
import { aCoach, aMember, type Person } from '#server/testing/people.ts';
import { anExercise, aProgram, assign, dayOf, fiveByFive, fiveSets, log } from '#server/testing/training.ts';

/** A Wednesday. */
const today = '2026-03-18';
const noon = new Date(`${today}T12:00:00Z`);
const wire = (date: string) => `${date}T00:00:00.000Z`;

let testApp: TestApp;
let coach: Person;
let member: Person;

beforeAll(async () => {
  testApp = await appForTests({ now: noon });
  coach = await aCoach(testApp);
});
beforeEach(async () => {
  testApp.clock.now = noon;
  member = await aMember(testApp, coach, { firstName: 'Ada', lastName: 'Stone' });
});
afterAll(() => testApp.close());

/** Squat and bench on Monday, Wednesday and Friday of two weeks, the second of which is now. */
async function inTraining() {
  const [squat, bench] = [await anExercise(coach), await anExercise(coach)];
  const day = fiveByFive(squat, bench);
  const week = { monday: day, wednesday: day, friday: day };
  const program = await aProgram(coach, [week, week], 'Iron Foundation');
  const assignment = await assign(coach, member, program, '2026-03-09');
  const idOn = async (date: string) => {
    const request = { params: { id: assignment.id }, query: { date } };
    return (await member.get(getExercisesForDate, request)).trainingDayId;
  };
  return { squat, bench, program, assignment, idOn };
}

const dayById = (id: string, person = coach) => person.get(getTrainingDay, { params: { id } });
const daysOn = (date: string, person = coach) =>
  person.get(listTrainingDaysOfDate, { params: { userId: member.id, date } });
const sessions = (query: object = {}, person = coach) =>
  person.get(listTrainingDays, { params: { userId: member.id }, query });

describe('a training day', () => {
  it('opens as planned beside done, for its member and for a coach', async () => {
    const { squat, assignment, idOn } = await inTraining();
    await log(member, assignment, squat, today, { setsData: fiveSets(185), notes: 'left knee pain 4/10' });
    const day = await dayById(await idOn(today));
    expect(day).toMatchObject({
      memberId: member.id,
      memberName: 'Ada Stone',
      timeZone: 'UTC',
      programName: 'Iron Foundation',
      weekNumber: 2,
      date: wire(today),
      plannedDate: wire(today),
      state: 'scheduled',
      status: 'incomplete',
      beside: [],
    });
    const [first, second] = day.exercises;
    expect(first).toMatchObject({
      exercise: { id: squat.id, category: 'Strength' },
      prescription: { sets: '5', reps: '5', weightUnit: 'lbs' },
      log: {
        notes: 'left knee pain 4/10',
        estimated1RM: 215.83,
        loggedAt: noon.toISOString(),
        correctedAt: null,
      },
    });
    expect(first?.log?.setsData).toHaveLength(5);
    expect(second?.log).toBeNull();
    expect(await dayById(day.id, member)).toEqual(day);
  });

  it('says when a log was corrected', async () => {
    const { squat, assignment, idOn } = await inTraining();
    const { id } = await log(member, assignment, squat, today);
    testApp.clock.now = new Date(`${today}T18:30:00Z`);
    await member.get(correctProgress, { params: { id }, body: { setsData: fiveSets(190) } });
    const [first] = (await dayById(await idOn(today))).exercises;
    expect(first?.log).toMatchObject({
      loggedAt: noon.toISOString(),
      correctedAt: `${today}T18:30:00.000Z`,
      estimated1RM: 221.67,
    });
  });

  it('says from where it was moved', async () => {
    const { idOn } = await inTraining();
    const id = await idOn('2026-03-16');
    await member.get(moveTrainingDay, { params: { id }, body: { date: '2026-03-17' } });
    expect(await dayById(id)).toMatchObject({ date: wire('2026-03-17'), plannedDate: wire('2026-03-16') });
  });

  it('that was cleared is a rest day, with what it asked for', async () => {
    const { idOn } = await inTraining();
    const id = await idOn(today);
    await coach.get(removeDailyWorkout, { params: { id } });
    const day = await dayById(id);
    expect(day).toMatchObject({ state: 'cleared', status: 'rest' });
    expect(day.exercises).toHaveLength(2);
  });

  it('comes with the one-off exercises of its date', async () => {
    const { idOn } = await inTraining();
    const row = await anExercise(coach, 'Aerobic', `Row ${member.id}`);
    const given = { memberId: member.id, exerciseId: row.id, assignedDate: today, distance: '2' };
    await coach.get(addDailyWorkout, { body: given });
    const day = await dayById(await idOn(today));
    expect(day.beside).toMatchObject([
      {
        kind: 'daily',
        exercises: [{ exercise: { id: row.id }, prescription: { distance: '2' }, log: null }],
      },
    ]);
    expect((await daysOn(today)).map(({ kind }) => kind)).toEqual(['program', 'daily']);
  });

  it('keeps a late log of an exercise that was edited away meanwhile', async () => {
    const { squat, program, assignment, idOn } = await inTraining();
    const { id: dayId, exercises } = await dayOf(coach, program, 2, 'wednesday');
    await coach.get(removeDayExercise, { params: { id: exercises[0]?.id ?? '' } });
    const row = await anExercise(coach);
    await coach.get(addDayExercise, { params: { dayId }, body: { exerciseId: row.id } });
    await log(member, assignment, row, today);
    await log(member, assignment, squat, today, { setsData: fiveSets(), notes: 'from my notebook' });
    const { exercises: shown } = await dayById(await idOn(today));
    expect(shown).toHaveLength(3);
    expect(shown.at(-1)).toMatchObject({
      exercise: { id: squat.id },
      prescription: null,
      log: { notes: 'from my notebook' },
    });
  });

  it('names an exercise that was deleted from the library', async () => {
    const { squat, assignment, idOn } = await inTraining();
    await log(member, assignment, squat, today);
    const id = await idOn(today);
    const { name } = (await dayById(id)).exercises[0]?.exercise ?? {};
    await coach.get(deleteExercise, { params: { id: squat.id } });
    expect((await dayById(id)).exercises[0]?.exercise.name).toBe(name);
  });

  it('that was trained stays to be seen when its assignment is removed', async () => {
    const { squat, assignment, idOn } = await inTraining();
    await log(member, assignment, squat, today);
    const id = await idOn(today);
    await coach.get(removeAssignment, { params: { id: assignment.id } });
    expect((await dayById(id)).exercises[0]?.log).not.toBeNull();
    expect((await sessions()).map(day => day.id)).toEqual([id]);
    expect((await daysOn(today)).map(day => day.id)).toEqual([id]);
  });
});

describe("a member's sessions", () => {
  it('are those up to today and whatever has a log, the newest first, in pages', async () => {
    const { squat, bench, assignment } = await inTraining();
    await log(member, assignment, squat, '2026-03-16', {
      setsData: fiveSets(),
      notes: 'left knee pain 4/10',
    });
    await log(member, assignment, bench, '2026-03-16');
    await log(member, assignment, squat, '2026-03-20');
    const all = await sessions();
    expect(all.map(({ date, status }) => [date, status])).toEqual([
      [wire('2026-03-20'), 'upcoming'],
      [wire(today), 'incomplete'],
      [wire('2026-03-16'), 'complete'],
      [wire('2026-03-13'), 'missed'],
      [wire('2026-03-11'), 'missed'],
      [wire('2026-03-09'), 'missed'],
    ]);
    expect(all[2]).toMatchObject({
      exerciseCount: 2,
      loggedCount: 2,
      besideCount: 0,
      loggedAt: noon.toISOString(),
      notes: [{ text: 'left knee pain 4/10' }],
    });
    expect(all[3]).toMatchObject({ loggedCount: 0, loggedAt: null, notes: [] });
    expect(await sessions({ from: 2, limit: 2 })).toEqual(all.slice(2, 4));
    expect(await sessions({}, member)).toEqual(all);
  });

  it('are those of one assignment where it is named', async () => {
    const one = await inTraining();
    const other = await inTraining();
    const days = await sessions({ assignmentId: other.assignment.id });
    expect(days).toHaveLength(5);
    expect(new Set(days.map(({ assignmentId }) => assignmentId))).toEqual(new Set([other.assignment.id]));
    expect(await sessions({ assignmentId: one.assignment.id })).toHaveLength(5);
  });

  it('end with today as it is where the member is', async () => {
    member = await aMember(testApp, coach, { timeZone: 'Pacific/Kiritimati' });
    await inTraining();
    testApp.clock.now = new Date('2026-03-17T11:00:00Z');
    expect((await sessions())[0]).toMatchObject({ date: wire(today), status: 'incomplete' });
  });

  it('show a long note by its beginning', async () => {
    const { squat, assignment } = await inTraining();
    await log(member, assignment, squat, today, { setsData: fiveSets(), notes: 'a'.repeat(5000) });
    expect((await sessions())[0]?.notes[0]?.text).toHaveLength(300);
  });
});

describe('not there', () => {
  it('are the days of another member, and nobody’s', async () => {
    const { idOn } = await inTraining();
    const other = await aMember(testApp, coach);
    const nobody = '00000000-0000-4000-8000-000000000000';
    const input = [
      other.ask(getTrainingDay, { params: { id: await idOn(today) } }),
      other.ask(listTrainingDays, { params: { userId: member.id } }),
      other.ask(listTrainingDaysOfDate, { params: { userId: member.id, date: today } }),
      coach.ask(getTrainingDay, { params: { id: nobody } }),
      coach.ask(listTrainingDays, { params: { userId: nobody } }),
      coach.ask(listTrainingDaysOfDate, { params: { userId: nobody, date: today } }),
    ];
    expect((await Promise.all(input)).map(({ status }) => status)).toEqual(input.map(() => 404));
    expect(await daysOn('2026-03-19')).toEqual([]);
  });
});
