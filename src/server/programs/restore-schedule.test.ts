import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getExercisesForDate, listAssignments } from '#contract/assignments.ts';
import { deleteExercise } from '#contract/exercises.ts';
import { createWorkout, deleteWorkout, getWorkout, updateWorkout } from '#contract/programs.ts';
import {
  addDayExercise,
  createProgramDay,
  removeDayExercise,
  reorderDayExercises,
  updateDayExercise,
} from '#contract/programs/days.ts';
import {
  duplicateProgramWeek,
  getProgramSchedule,
  listProgramWeeks,
  restoreProgramSchedule,
} from '#contract/programs/weeks.ts';
import { maxExercisesPerDay } from '#domain/limits.ts';
import type { PlainDate, Weekday } from '#domain/plain-date.ts';
import { appForTests, type TestApp } from '#server/testing/app-for-tests.ts';
import { aCoach, aMember, type Person } from '#server/testing/people.ts';
import { anExercise, aProgram, assign, dayOf, log } from '#server/testing/training.ts';

const today = '2026-03-18';
const nextWednesday = '2026-03-25';

let testApp: TestApp;
let coach: Person;
let member: Person;
let squat: { id: string };
let bench: { id: string };
let plank: { id: string };
let program: { id: string };

beforeAll(async () => {
  testApp = await appForTests({ now: new Date(`${today}T12:00:00Z`) });
  coach = await aCoach(testApp);
  [squat, bench, plank] = [
    await anExercise(coach, 'Strength', 'Squat'),
    await anExercise(coach, 'Strength', 'Bench'),
    await anExercise(coach, 'Isometric', 'Plank'),
  ];
});
afterAll(() => testApp.close());

/** With something in every field, to see that all of them come back. */
const allFields = (exercise: { id: string }, sets: string) => ({
  exerciseId: exercise.id,
  sets,
  reps: '6-8',
  weight: '60',
  weightUnit: 'kg',
  restSeconds: '120',
  restTimerSeconds: 45,
  percent1RM: '75%',
  time: '1:00',
  distance: '2',
  rpe: '8',
  targetHeartRate: '140',
  volume: '20',
  contactTime: '0.2',
  groundContactTime: '0.1',
  notes: 'Slowly',
  setTargets: [
    { kind: 'warmup' as const, reps: '5', weight: null, percent1RM: '50%', rpe: null, restSeconds: null },
    { kind: 'work' as const, reps: '3+', weight: '100', percent1RM: null, rpe: '9', restSeconds: 180 },
  ],
  tempo: '31X1',
  alternateExerciseIds: [],
  groupLabel: 'A',
  groupFormat: { kind: 'emom' as const, rounds: 12, workSeconds: 60, restSeconds: null, capSeconds: null },
});

beforeEach(async () => {
  member = await aMember(testApp, coach);
  const wednesday = [allFields(squat, '5'), allFields(bench, '4'), allFields(plank, '3')];
  const week = { wednesday, friday: [allFields(squat, '1')] };
  program = await aProgram(coach, [week, week, week]);
});

const day = (week = 1, weekday: Weekday = 'wednesday') => dayOf(coach, program, week, weekday);
type Day = Awaited<ReturnType<typeof day>>;

/** What the editor sends to bring days back: as they were, on the revisions there are now. */
async function former(weekNumber: number, ...days: Day[]) {
  const now = await Promise.all(days.map(({ dayOfWeek }) => day(weekNumber, dayOfWeek)));
  return {
    weekNumber,
    days: days.map(({ dayOfWeek, dayName, notes, assignedWorkoutId, exercises }, index) => ({
      dayOfWeek,
      dayName,
      notes,
      assignedWorkoutId,
      revision: now[index]?.revision ?? 0,
      exercises: exercises.map(({ dayId: _day, orderIndex: _order, exercise: _exercise, ...row }) => row),
    })),
  };
}

type Body = Parameters<typeof restore>[0];
type FormerWeek = Awaited<ReturnType<typeof former>> & { notes?: string };
const restore = (body: { numWeeks?: number; weeks: FormerWeek[] }, who = coach) =>
  who.ask(restoreProgramSchedule, { params: { id: program.id }, body });

const trained = async (assignment: { id: string }, date: PlainDate) => {
  const { exercises } = await member.get(getExercisesForDate, {
    params: { id: assignment.id },
    query: { date },
  });
  return exercises.map(({ exercise, sets }) => `${exercise.name} ${sets}`);
};

const whole = ['Squat 5', 'Bench 4', 'Plank 3'];

describe('a change is undone', () => {
  it('the exercise that was removed is back in its place, under its id, with every field; the members’ days follow', async () => {
    const assignment = await assign(coach, member, program, today);
    const before = await day();
    const removed = before.exercises[1]?.id ?? '';
    const answer = await coach.get(removeDayExercise, { params: { id: removed } });
    expect(answer).toEqual({ ok: true, dayRevision: before.revision + 1, membersToday: 1 });
    expect(await trained(assignment, today)).toEqual(['Squat 5', 'Plank 3']);
    const { status, body } = await restore({ weeks: [await former(1, before)] });
    expect(status).toBe(200);
    const after = await day();
    expect(after.exercises).toEqual(before.exercises);
    expect(after.revision).toBe(before.revision + 2);
    expect(body.exercises).toEqual(before.exercises);
    expect(body.weeks).toEqual(await coach.get(listProgramWeeks, { params: { id: program.id } }));
    expect(await trained(assignment, today)).toEqual(whole);
  });

  it('a day with a log keeps what it was done against, through the change and its undoing', async () => {
    const assignment = await assign(coach, member, program, today);
    const before = await day();
    await log(member, assignment, squat, today);
    const answer = await coach.get(removeDayExercise, { params: { id: before.exercises[1]?.id ?? '' } });
    expect(answer.membersToday).toBe(0);
    expect(await trained(assignment, today)).toEqual(whole);
    await restore({ weeks: [await former(1, before)] });
    expect(await trained(assignment, today)).toEqual(whole);
    const listed = await member.get(listAssignments, {});
    expect(listed).toMatchObject([{ completedExercises: 1 }]);
  });

  const changes: Record<string, (before: Day) => Promise<unknown>> = {
    'adding an exercise': ({ id }) =>
      coach.get(addDayExercise, { params: { dayId: id }, body: { exerciseId: squat.id } }),
    'changing one': ({ exercises }) =>
      coach.get(updateDayExercise, {
        params: { id: exercises[0]?.id ?? '' },
        body: { exerciseId: plank.id },
      }),
    'another order': ({ exercises }) =>
      coach.get(reorderDayExercises, {
        body: { updates: exercises.map(({ id }, index) => ({ id, orderIndex: 9 - index })) },
      }),
    'another name': ({ weekId }) =>
      coach.get(createProgramDay, { params: { weekId }, body: { dayOfWeek: 'wednesday', dayName: 'Legs' } }),
    'a week copied onto it': async ({ weekId }) =>
      coach.get(duplicateProgramWeek, {
        params: { weekId: (await day(2)).weekId },
        body: { targetWeekId: weekId },
      }),
  };
  it.each(Object.entries(changes))('%s', async (_, change) => {
    const assignment = await assign(coach, member, program, today);
    const { revision: _before, ...before } = await day();
    await change({ ...before, revision: 0 });
    await restore({ weeks: [await former(1, { ...before, revision: 0 })] });
    const { revision: _after, ...after } = await day();
    expect(after).toEqual(before);
    expect(await trained(assignment, today)).toEqual(whole);
  });

  it('the single workout that a day used is back on it', async () => {
    const workout = await coach.get(createWorkout, { body: { name: 'Arms', programType: 'single_workout' } });
    const use = async (assignedWorkoutId: string | null) =>
      coach.get(createProgramDay, {
        params: { weekId: (await day()).weekId },
        body: { dayOfWeek: 'wednesday', assignedWorkoutId },
      });
    await use(workout.id);
    const before = await day();
    await assign(coach, member, program, today);
    expect(await use(null)).toMatchObject({ assignedWorkoutId: null, membersToday: 1 });
    await restore({ weeks: [await former(1, before)] });
    expect((await day()).assignedWorkoutId).toBe(workout.id);
    await use(null);
    await coach.get(deleteWorkout, { params: { id: workout.id } });
    const gone = await restore({ weeks: [await former(1, before)] });
    expect([gone.status, gone.body.message]).toEqual([400, expect.stringContaining('has been deleted')]);
  });

  it('weeks that were removed come back with what they held, and the members’ days and end date with them', async () => {
    const assignment = await assign(coach, member, program, today);
    const endDate = async () => (await member.get(listAssignments, {}))[0]?.endDate;
    const [end, second, third] = [await endDate(), await day(2), await day(3)];
    const body = { numWeeks: 1, adjustWeeks: true };
    await coach.get(updateWorkout, { params: { id: program.id }, body });
    expect(await endDate()).not.toBe(end);
    await expect(trained(assignment, nextWednesday)).rejects.toThrow('Training for this date not found');
    const weeks = [await formerOf(2, second), await formerOf(3, third)].map(asMade);
    expect((await restore({ numWeeks: 3, weeks })).status).toBe(200);
    expect((await day(2)).exercises.map(({ id }) => id)).toEqual(second.exercises.map(({ id }) => id));
    expect(await trained(assignment, nextWednesday)).toEqual(whole);
    expect(await endDate()).toBe(end);
  });

  it('weeks that another coach has made since stay, with what stands in them', async () => {
    const third = await day(3);
    const adjust = (numWeeks: number) =>
      coach.get(updateWorkout, { params: { id: program.id }, body: { numWeeks, adjustWeeks: true } });
    await adjust(2);
    expect((await adjust(5)).numWeeks).toBe(5);
    const fifth = await day(5);
    await coach.get(addDayExercise, { params: { dayId: fifth.id }, body: { exerciseId: squat.id } });
    const { body } = await restore({ numWeeks: 3, weeks: [asMade(await formerOf(3, third))] });
    expect(body.weeks.map(({ weekNumber }) => weekNumber)).toEqual([1, 2, 3, 4, 5]);
    expect((await day(3)).exercises).toHaveLength(3);
    expect((await day(5)).exercises).toHaveLength(1);
    expect(await coach.get(getWorkout, { params: { id: program.id } })).toMatchObject({ numWeeks: 5 });
  });

  it('an exercise that has left the library meanwhile comes back too, as what uses it keeps it', async () => {
    const curl = await anExercise(coach, 'Strength', 'Curl');
    const { id: dayId } = await day();
    await coach.get(addDayExercise, { params: { dayId }, body: { exerciseId: curl.id } });
    const before = await day();
    await coach.get(removeDayExercise, { params: { id: before.exercises[3]?.id ?? '' } });
    await coach.get(deleteExercise, { params: { id: curl.id } });
    expect((await restore({ weeks: [await former(1, before)] })).status).toBe(200);
    expect((await day()).exercises).toHaveLength(4);
  });
});

/** Of days that are gone with their week. */
async function formerOf(weekNumber: number, gone: Day) {
  const { weekNumber: _first, days } = await former(1, gone);
  return { weekNumber, days };
}

/** As a week is that has just been made. */
const asMade = (week: Body['weeks'][number]) => ({
  ...week,
  days: week.days.map(one => ({ ...one, revision: 0 })),
});

describe('nothing is put back', () => {
  const stale = 'Another coach has just changed this day. It now shows the latest.';

  it('over what another coach has done since: not even the days that nobody touched', async () => {
    const [wednesday, friday] = [await day(), await day(1, 'friday')];
    await coach.get(removeDayExercise, { params: { id: wednesday.exercises[0]?.id ?? '' } });
    await coach.get(removeDayExercise, { params: { id: friday.exercises[0]?.id ?? '' } });
    const weeks = [await former(1, friday, wednesday)];
    const colleague = await aCoach(testApp);
    await colleague.get(addDayExercise, {
      params: { dayId: wednesday.id },
      body: { exerciseId: plank.id },
    });
    const { status, body } = await restore({ weeks });
    expect([status, body.message]).toEqual([409, stale]);
    expect((await day()).exercises).toHaveLength(3);
    expect((await day(1, 'friday')).exercises).toEqual([]);
  });

  it('on a day that is gone, or of a program that is', async () => {
    const third = await day(3);
    await coach.get(updateWorkout, { params: { id: program.id }, body: { numWeeks: 2, adjustWeeks: true } });
    expect((await restore({ weeks: [await formerOf(3, third)] })).status).toBe(409);
    expect((await restore({ weeks: [{ weekNumber: 3, notes: 'Easy', days: [] }] })).status).toBe(409);
    const weeks = [await former(1, await day())];
    await coach.get(deleteWorkout, { params: { id: program.id } });
    expect((await restore({ weeks })).status).toBe(404);
  });

  it('under the id of an exercise that stands on another day', async () => {
    const [first, second] = [await day(1), await day(2)];
    const weeks = [await former(1, { ...first, exercises: second.exercises })];
    expect((await restore({ weeks })).status).toBe(409);
    expect((await day(1)).exercises).toEqual(first.exercises);
    expect((await day(2)).exercises).toEqual(second.exercises);
  });

  it('of an exercise nobody has heard of, with one id twice, or more than a day may hold', async () => {
    const before = await day();
    const [week] = [await former(1, before)];
    const withExercises = (exercises: (typeof week.days)[number]['exercises']) =>
      restore({ weeks: [{ ...week, days: week.days.map(one => ({ ...one, exercises })) }] });
    const [row] = week.days[0]?.exercises ?? [];
    if (!row) throw new Error('No exercise');
    expect((await withExercises([{ ...row, exerciseId: program.id }])).status).toBe(400);
    expect((await withExercises([row, row])).status).toBe(409);
    expect((await withExercises(Array.from({ length: maxExercisesPerDay + 1 }, () => row))).status).toBe(400);
    expect((await day()).exercises).toEqual(before.exercises);
  });

  it('by a member', async () => {
    expect((await restore({ weeks: [] }, member)).status).toBe(403);
  });
});

it('what the editor opens with and what is put back look the same', async () => {
  const opened = await coach.get(getProgramSchedule, { params: { id: program.id } });
  const { body } = await restore({ weeks: [await former(1, await day())] });
  expect(Object.keys(body)).toEqual(Object.keys(opened));
});
