import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createAssignment,
  getCalendarStatus,
  getDayCompletion,
  getExercisesForDate,
  listAssignments,
} from '#contract/assignments.ts';
import { createWorkout, deleteWorkout, updateWorkout } from '#contract/programs.ts';
import { createProgramDay } from '#contract/programs/days.ts';
import { addWorkoutExercise } from '#contract/programs/workout-exercises.ts';
import { addDays, daysBetween, type PlainDate, weekdayOf, weekdays } from '#domain/plain-date.ts';
import { appForTests, type TestApp } from '#server/testing/app-for-tests.ts';
import { aCoach, aMember, type Person } from '#server/testing/people.ts';
import { anExercise, aProgram, assign, dayOf, fiveByFive, log } from '#server/testing/training.ts';

/** A Wednesday. */
const today = '2026-03-18';

let testApp: TestApp;
let coach: Person;
let member: Person;
let squat: { id: string; name: string };
let bench: { id: string; name: string };

beforeAll(async () => {
  testApp = await appForTests({ now: new Date(`${today}T12:00:00Z`) });
  coach = await aCoach(testApp);
  member = await aMember(testApp, coach);
  [squat, bench] = [
    await anExercise(coach, 'Strength', 'Squat'),
    await anExercise(coach, 'Strength', 'Bench'),
  ];
});
afterAll(() => testApp.close());

/** The dates with training, by the member's calendar. */
async function trainingDates(assignment: { id: string }): Promise<PlainDate[]> {
  const calendar = await member.get(getCalendarStatus, { params: { id: assignment.id } });
  return Object.entries(calendar).flatMap(([date, { status }]) => (status === 'rest' ? [] : date));
}

const exercisesOn = async (assignment: { id: string }, date: PlainDate) => {
  const day = await member.ask(getExercisesForDate, { params: { id: assignment.id }, query: { date } });
  return day.status === 404 ? 'rest' : day.body.exercises.map(({ exercise }) => exercise.name);
};

/** A single workout with squats, or with whatever is given. */
async function aWorkout(name: string, ...exercises: { id: string }[]) {
  const workout = await coach.get(createWorkout, { body: { name, programType: 'single_workout' } });
  for (const { id } of exercises) await attach(workout, id);
  return workout;
}

const attach = (workout: { id: string }, exerciseId: string) =>
  coach.get(addWorkoutExercise, { params: { id: workout.id }, body: { exerciseId, sets: '3', reps: '10' } });

/** A week in which every exercise says on which day it is. */
const week = (number: number) =>
  Object.fromEntries(
    weekdays.map(day => [day, [{ exerciseId: squat.id, sets: '1', reps: '1', notes: `${number} ${day}` }]]),
  );

describe('every day of a program comes exactly once, on its weekday, whatever weekday it starts on', () => {
  const starts = weekdays.map((_, day) => addDays('2026-03-15', day));
  let program: { id: string };

  beforeAll(async () => {
    program = await aProgram(coach, [week(1), week(2)]);
  });

  it.each(starts)('started on %s', async start => {
    const assignment = await assign(coach, member, program, start);
    const dates = Array.from({ length: 14 }, (_, day) => addDays(start, day));
    expect(await trainingDates(assignment)).toEqual(dates);
    for (const date of dates) {
      const params = { id: assignment.id };
      const day = await member.get(getExercisesForDate, { params, query: { date } });
      const week = Math.floor(daysBetween(start, date) / 7) + 1;
      expect([day.weekNumber, day.exercises.map(e => e.notes)]).toEqual([
        week,
        [`${week} ${weekdayOf(date)}`],
      ]);
    }
  });
});

describe('the end date', () => {
  const cases: [what: string, body: object, endDate: string][] = [
    ['of a program is filled in: start + 7 · weeks - 1', { numWeeks: 4 }, '2026-04-14'],
    ['of twelve weeks', { numWeeks: '12' }, '2026-06-09'],
    ['of any other assignment is 90 days after its start', { programType: 'single_workout' }, '2026-06-16'],
  ];

  it.each(cases)('%s', async (_what, body, endDate) => {
    const workout = await coach.get(createWorkout, { body: { name: 'Endings', ...body } });
    const assignment = await assign(coach, member, workout, today);
    expect(assignment.endDate).toBe(`${endDate}T00:00:00.000Z`);
  });

  it('that the coach gives is kept, and nothing is scheduled after it', async () => {
    const program = await aProgram(coach, [
      { wednesday: fiveByFive(squat) },
      { wednesday: fiveByFive(squat) },
    ]);
    const assignment = await assign(coach, member, program, today, { endDate: '2026-03-22' });
    expect(assignment.endDate).toBe('2026-03-22T00:00:00.000Z');
    expect(await trainingDates(assignment)).toEqual([today]);
  });

  it.each([
    ['2026-03-17', 'The end date cannot be before the start date'],
    ['2028-03-19', 'An assignment can run for two years at most'],
  ])('cannot be %s: %s', async (endDate, message) => {
    const program = await aProgram(coach, [{}]);
    const body = { memberId: member.id, workoutId: program.id, startDate: today, endDate };
    const answer = await coach.ask(createAssignment, { body });
    expect([answer.status, answer.body.issues]).toEqual([400, [{ path: 'endDate', message }]]);
  });

  it('that was filled in grows with the number of weeks; one that was chosen stays', async () => {
    const program = await aProgram(coach, [{ wednesday: fiveByFive(squat) }]);
    const filledIn = await assign(coach, member, program, today);
    const chosen = await assign(coach, member, program, addDays(today, 1), { endDate: '2026-03-31' });
    await coach.get(updateWorkout, { params: { id: program.id }, body: { numWeeks: '3' } });
    const cards = await member.get(listAssignments, {});
    const endOf = (assignment: { id: string }) => cards.find(({ id }) => id === assignment.id)?.endDate;
    expect(endOf(filledIn)).toBe('2026-04-07T00:00:00.000Z');
    expect(endOf(chosen)).toBe('2026-03-31T00:00:00.000Z');
  });
});

describe('what a training day holds', () => {
  it('a single workout is trained on the start date of the assignment', async () => {
    const assignment = await assign(coach, member, await aWorkout('Saturday Session', squat, bench), today);
    expect(await trainingDates(assignment)).toEqual([today]);
    expect(await exercisesOn(assignment, today)).toEqual(['Squat', 'Bench']);
    expect(await exercisesOn(assignment, '2026-03-19')).toBe('rest');
  });

  it("exercises attached to a program are done on each of its training days, after the day's own", async () => {
    const program = await aProgram(coach, [{ wednesday: fiveByFive(squat), friday: fiveByFive(bench) }]);
    await attach(program, bench.id);
    const assignment = await assign(coach, member, program, today);
    expect(await exercisesOn(assignment, '2026-03-18')).toEqual(['Squat', 'Bench']);
    expect(await exercisesOn(assignment, '2026-03-20')).toEqual(['Bench', 'Bench']);
    expect(await exercisesOn(assignment, '2026-03-19')).toBe('rest');
  });

  it('a day without exercises and without an assigned workout is a rest day', async () => {
    const assignment = await assign(
      coach,
      member,
      await aProgram(coach, [{ friday: fiveByFive(squat) }]),
      today,
    );
    const params = { id: assignment.id };
    const calendar = await member.get(getCalendarStatus, { params });
    expect(Object.values(calendar).map(({ status }) => status)).toEqual([
      'rest',
      'rest',
      'upcoming',
      'rest',
      'rest',
      'rest',
      'rest',
    ]);
    const complete = await member.get(getDayCompletion, { params: { ...params, date: today } });
    expect(complete).toEqual({ isComplete: false });
  });

  it("a day's assigned workout is done after the day's own exercises", async () => {
    const workout = await aWorkout('Arms', bench);
    const program = await aProgram(coach, [{ wednesday: fiveByFive(squat) }]);
    for (const weekday of ['wednesday', 'thursday'] as const) {
      const { weekId } = await dayOf(coach, program, 1, weekday);
      await coach.get(createProgramDay, {
        params: { weekId },
        body: { dayOfWeek: weekday, assignedWorkoutId: workout.id },
      });
    }
    const assignment = await assign(coach, member, program, today);
    expect(await exercisesOn(assignment, '2026-03-18')).toEqual(['Squat', 'Bench']);
    expect(await exercisesOn(assignment, '2026-03-19')).toEqual(['Bench']);

    await attach(workout, squat.id);
    expect(await exercisesOn(assignment, '2026-03-19')).toEqual(['Bench', 'Squat']);

    await coach.get(deleteWorkout, { params: { id: workout.id } });
    expect(await exercisesOn(assignment, '2026-03-18')).toEqual(['Squat']);
    expect(await exercisesOn(assignment, '2026-03-19')).toBe('rest');
  });

  it('deleting a workout leaves the days that were trained with it as they were', async () => {
    const workout = await aWorkout('Arms', bench);
    const program = await aProgram(coach, [{}]);
    for (const weekday of ['tuesday', 'wednesday'] as const) {
      const { weekId } = await dayOf(coach, program, 1, weekday);
      const body = { dayOfWeek: weekday, assignedWorkoutId: workout.id };
      await coach.get(createProgramDay, { params: { weekId }, body });
    }
    const assignment = await assign(coach, member, program, '2026-03-17');
    await log(member, assignment, bench, today);
    await coach.get(deleteWorkout, { params: { id: workout.id } });
    expect(await trainingDates(assignment)).toEqual(['2026-03-17', '2026-03-18']);
  });

  it('a program is no day of itself', async () => {
    const program = await aProgram(coach, [{}]);
    const { weekId } = await dayOf(coach, program, 1, 'monday');
    const body = { dayOfWeek: 'monday' as const, assignedWorkoutId: program.id };
    expect((await coach.ask(createProgramDay, { params: { weekId }, body })).status).toBe(400);
  });
});

describe('who is assigned what', () => {
  const nobody = '00000000-0000-4000-8000-000000000000';

  it('programs are assigned to members, not to coaches', async () => {
    const body = { memberId: coach.id, workoutId: (await aProgram(coach, [{}])).id, startDate: today };
    expect((await coach.ask(createAssignment, { body })).status).toBe(409);
  });

  it('a member or a workout that is not there is not found', async () => {
    const { id } = await aProgram(coach, [{}]);
    const noMember = await coach.ask(createAssignment, {
      body: { memberId: nobody, workoutId: id, startDate: today },
    });
    const noWorkout = await coach.ask(createAssignment, {
      body: { memberId: member.id, workoutId: nobody, startDate: today },
    });
    expect([noMember.status, noMember.body.message]).toEqual([404, 'Member not found']);
    expect([noWorkout.status, noWorkout.body.message]).toEqual([404, 'Workout not found']);
  });

  it('what the form leaves out is asked for in its words', async () => {
    const answer = await coach.ask(createAssignment, { body: {} as never });
    expect(answer.body.issues).toEqual([
      { path: 'memberId', message: 'Member is required' },
      { path: 'workoutId', message: 'Workout is required' },
      { path: 'startDate', message: 'Start date is required' },
    ]);
  });
});
