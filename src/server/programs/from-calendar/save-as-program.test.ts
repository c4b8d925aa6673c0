import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { updateAssignment } from '#contract/assignments.ts';
import { addDailyWorkout, listDailyWorkouts, removeDailyWorkout } from '#contract/daily-workouts.ts';
import { deleteExercise } from '#contract/exercises.ts';
import { saveAsProgram } from '#contract/programs/save-as-program.ts';
import { listPrograms, updateWorkout } from '#contract/programs.ts';
import { addDayExercise } from '#contract/programs/days.ts';
import { listProgramWeeks } from '#contract/programs/weeks.ts';
import { changeTrainingDay } from '#contract/training/own-days.ts';
import { addDays, type PlainDate, weekdayOf } from '#domain/plain-date.ts';
import { weekNumberOf } from '#domain/training/schedule/training-schedule.ts';
import { appForTests, type TestApp } from '#server/testing/app-for-tests.ts';
import { aCoach, aMember, type Person } from '#server/testing/people.ts';
import { anExercise, aProgram, assign, dayOf, fiveByFive, log } from '#server/testing/training.ts';

/** A Wednesday. */
const today = '2026-03-18';
const monday = '2026-03-16';

let testApp: TestApp;
let coach: Person;
let squat: { id: string };
let row: { id: string };

beforeAll(async () => {
  testApp = await appForTests({ now: new Date(`${today}T12:00:00Z`) });
  coach = await aCoach(testApp);
  [squat, row] = [await anExercise(coach, 'Strength', 'Squat'), await anExercise(coach, 'Strength', 'Row')];
});
afterAll(() => testApp.close());

type Days = { from?: PlainDate; to?: PlainDate; name?: string };

const save = (
  member: { id: string },
  { from = monday, to = addDays(monday, 6), name = 'Saved' }: Days = {},
) => coach.ask(saveAsProgram, { params: { id: member.id }, body: { from, to, name } });

/** What a date has become: the exercises of its place in the program. */
async function placeOf(program: { id: string }, from: PlainDate, date: PlainDate) {
  const day = await dayOf(coach, program, weekNumberOf(from, date), weekdayOf(date));
  return {
    dayName: day.dayName,
    notes: day.notes,
    exercises: day.exercises.map(({ exercise, sets, reps }) => `${exercise.name} ${sets}x${reps}`),
  };
}

/** A member on a program of Mondays and Fridays. */
async function onAProgram() {
  const member = await aMember(testApp, coach);
  const weeks = [{ monday: fiveByFive(squat), friday: fiveByFive(row) }, { monday: fiveByFive(row) }];
  const assignment = await assign(coach, member, await aProgram(coach, weeks), monday);
  return { member, assignment };
}

const give = (member: Person, date: PlainDate, exercise = row, by = coach) =>
  by.get(addDailyWorkout, {
    body: { memberId: member.id, exerciseId: exercise.id, assignedDate: date, sets: '3', reps: '10' },
  });

describe('a calendar saved as a program', () => {
  it('has each date on its weekday in its week, counted from the first day; the rest are rest days', async () => {
    const { member } = await onAProgram();
    const { status, body } = await save(member, {
      from: '2026-03-20',
      to: '2026-04-01',
      name: ' Two weeks ',
    });
    expect([status, body]).toMatchObject([
      201,
      { name: 'Two weeks', numWeeks: 2, programType: 'multi_week_program', createdBy: coach.id },
    ]);
    expect(await placeOf(body, '2026-03-20', '2026-03-20')).toMatchObject({ exercises: ['Row 5x5'] });
    expect(await placeOf(body, '2026-03-20', '2026-03-23')).toMatchObject({ exercises: ['Row 5x5'] });
    const weeks = await coach.get(listProgramWeeks, { params: { id: body.id } });
    expect(weeks.map(({ days }) => days.filter(day => day.exerciseCount > 0).length)).toEqual([2, 0]);
    expect(weeks.map(({ days }) => days.length)).toEqual([7, 7]);
  });

  it('falls on the same dates when it is given from the same first day', async () => {
    const { member } = await onAProgram();
    const { body } = await save(member, { from: today, to: addDays(today, 11) });
    const other = await aMember(testApp, coach);
    await assign(coach, other, body, today);
    for (const date of ['2026-03-20', '2026-03-23']) {
      const [day] = await coach.get(listDailyWorkouts, { query: { date, memberId: other.id } });
      expect(day?.type).toBe('program');
    }
  });

  it('says all that is prescribed, set by set too, also of the member’s own day', async () => {
    const { member } = await onAProgram();
    const [entry] = await coach.get(listDailyWorkouts, {
      query: { date: '2026-03-20', memberId: member.id },
    });
    const said = {
      sets: '4',
      reps: '8-12',
      weight: '60',
      weightUnit: 'kg',
      tempo: '31X1',
      notes: 'Brace.',
      setTargets: [
        { kind: 'warmup' as const, reps: '8' },
        { reps: '5', rpe: '8' },
      ],
      alternateExerciseIds: [row.id],
      groupLabel: 'A',
      groupFormat: { kind: 'circuit' as const, rounds: 3 },
    };
    const input = { params: { id: entry?.id ?? '' }, body: [{ exerciseId: squat.id, ...said }] };
    await coach.get(changeTrainingDay, input);
    const { body } = await save(member);
    const day = await dayOf(coach, body, 1, 'friday');
    expect(day.exercises).toMatchObject([{ exerciseId: squat.id, ...said }]);
  });

  it('has the training max of the programs it comes from, of most days where they differ', async () => {
    const member = await aMember(testApp, coach);
    const weeks = [{ monday: fiveByFive(squat), friday: fiveByFive(squat) }];
    const [most, few] = [await aProgram(coach, weeks), await aProgram(coach, [{ tuesday: fiveByFive(row) }])];
    const percent = (program: { id: string }, trainingMaxPercent: number) =>
      coach.get(updateWorkout, { params: { id: program.id }, body: { trainingMaxPercent } });
    await percent(most, 85);
    await percent(few, 80);
    for (const program of [most, few]) await assign(coach, member, program, monday);
    expect((await save(member)).body.trainingMaxPercent).toBe(85);
    expect((await save(member, { to: addDays(monday, 1), name: 'Level' })).body.trainingMaxPercent).toBe(80);
    const alone = await aMember(testApp, coach);
    await give(alone, monday);
    expect((await save(alone)).body.trainingMaxPercent).toBe(90);
  });

  it('joins what stands on one date: programs by name, then what was given for the day, then the member’s own', async () => {
    const { member } = await onAProgram();
    await assign(coach, member, await aProgram(coach, [{ monday: fiveByFive(row) }], 'Rowing'), monday);
    await give(member, monday);
    await give(member, monday, squat, member);
    const { body } = await save(member);
    expect(await placeOf(body, monday, monday)).toEqual({
      dayName: 'Monday',
      notes: '',
      exercises: ['Squat 5x5', 'Row 5x5', 'Row 3x10', 'Squat 3x10'],
    });
  });

  it('names a day of single exercises by its weekday', async () => {
    const member = await aMember(testApp, coach);
    await give(member, today);
    const { body } = await save(member);
    expect(await placeOf(body, monday, today)).toMatchObject({
      dayName: 'Wednesday',
      exercises: ['Row 3x10'],
    });
  });

  it('has what was asked for on a day that is over or logged, not what the program asks for since', async () => {
    const member = await aMember(testApp, coach);
    const program = await aProgram(coach, [{ monday: fiveByFive(squat), wednesday: fiveByFive(squat) }]);
    const assignment = await assign(coach, member, program, monday);
    await log(member, assignment, squat, today);
    for (const weekday of ['monday', 'wednesday'] as const) {
      const { id } = await dayOf(coach, program, 1, weekday);
      await coach.get(addDayExercise, { params: { dayId: id }, body: { exerciseId: row.id } });
    }
    const { body } = await save(member);
    for (const date of [monday, today])
      expect(await placeOf(body, monday, date)).toMatchObject({ exercises: ['Squat 5x5'] });
  });

  it('leaves out what was cleared, paused, or taken away with its program', async () => {
    const { member, assignment } = await onAProgram();
    const [friday] = await coach.get(listDailyWorkouts, {
      query: { date: '2026-03-20', memberId: member.id },
    });
    await coach.get(removeDailyWorkout, { params: { id: friday?.id ?? '' } });
    const cleared = await save(member);
    expect(await placeOf(cleared.body, monday, '2026-03-20')).toMatchObject({ exercises: [] });
    await coach.get(updateAssignment, { params: { id: assignment.id }, body: { status: 'paused' } });
    const paused = await save(member, { to: '2026-03-29' });
    expect(await placeOf(paused.body, monday, '2026-03-23')).toMatchObject({ exercises: [] });
  });

  it('keeps an exercise that has left the library since', async () => {
    const member = await aMember(testApp, coach);
    const gone = await anExercise(coach, 'Strength', 'Good Morning');
    await give(member, today, gone);
    await coach.get(deleteExercise, { params: { id: gone.id } });
    const { status, body } = await save(member);
    expect(status).toBe(201);
    expect(await placeOf(body, monday, today)).toMatchObject({ exercises: ['Good Morning 3x10'] });
  });
});

describe('what is refused', () => {
  const twelveWeeks = addDays(monday, 83);

  it.each<[string, Days, string]>([
    ['more than twelve weeks', { to: addDays(twelveWeeks, 1) }, 'A program holds at most 12 weeks'],
    ['a last day before the first', { to: '2026-03-15' }, 'The last day lies before the first'],
    ['days that are none', { from: '2026-02-30' }, 'Enter a real date'],
    ['no name', { name: ' ' }, 'Program name is required'],
    ['days without any training', { from: '2026-01-01', to: '2026-01-31' }, 'There is no training between'],
  ])('%s: 400, and nothing is made', async (_what, days, sentence) => {
    const { member } = await onAProgram();
    const before = (await coach.get(listPrograms, {})).length;
    const { status, body } = await save(member, days);
    expect([status, body.message]).toEqual([400, expect.stringContaining(sentence)]);
    expect((await coach.get(listPrograms, {})).length).toBe(before);
  });

  it('twelve whole weeks are not', async () => {
    const { member } = await onAProgram();
    expect((await save(member, { to: twelveWeeks })).body).toMatchObject({ numWeeks: 12 });
  });

  it('a date with more exercises than a day of a program holds: 409, and it is named', async () => {
    const member = await aMember(testApp, coach);
    const [many, one] = [Array.from({ length: 60 }, () => squat), [row]];
    for (const [index, exercises] of [many, one].entries()) {
      const week = { wednesday: fiveByFive(...exercises) };
      await assign(coach, member, await aProgram(coach, [week], `Program ${index}`), monday);
    }
    const { status, body } = await save(member);
    expect([status, body.message]).toEqual([
      409,
      'A day of a program holds at most 60 exercises: there are 61 on Mar 18, 2026',
    ]);
  });

  it('somebody who is not there: 404; a member asking: 403', async () => {
    const { member } = await onAProgram();
    expect((await save({ id: randomUUID() })).status).toBe(404);
    const input = { params: { id: member.id }, body: { from: monday, to: monday, name: 'Mine' } };
    expect((await member.ask(saveAsProgram, input)).status).toBe(403);
  });
});

it('is made once by a request that is sent twice', async () => {
  const { member } = await onAProgram();
  const input = { params: { id: member.id }, body: { from: monday, to: today, name: 'Once' } };
  const key = { 'Idempotency-Key': randomUUID() };
  const made = [await coach.get(saveAsProgram, input, key), await coach.get(saveAsProgram, input, key)];
  expect(new Set(made.map(({ id }) => id)).size).toBe(1);
});
