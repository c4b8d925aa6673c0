import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createWorkout,
  deleteWorkout,
  getWorkout,
  getWorkoutUsage,
  listPrograms,
  listWorkouts,
  updateWorkout,
} from '#contract/programs.ts';
import {
  addDayExercise,
  createProgramDay,
  listDayExercises,
  listProgramDays,
  reorderDayExercises,
} from '#contract/programs/days.ts';
import {
  createProgramWeek,
  deleteProgramWeek,
  duplicateProgramWeek,
  getProgramSchedule,
  listProgramWeeks,
} from '#contract/programs/weeks.ts';
import { addWorkoutExercise, listWorkoutExercises } from '#contract/programs/workout-exercises.ts';
import { weekdays } from '#domain/plain-date.ts';
import { appForTests, type TestApp } from '#server/testing/app-for-tests.ts';
import { aCoach, type Person } from '#server/testing/people.ts';
import { anExercise, aProgram, dayOf, fiveByFive } from '#server/testing/training.ts';

let testApp: TestApp;
let coach: Person;
let squat: { id: string; name: string };
let bench: { id: string; name: string };

beforeAll(async () => {
  testApp = await appForTests();
  coach = await aCoach(testApp);
  [squat, bench] = [await anExercise(coach), await anExercise(coach)];
});
afterAll(() => testApp.close());

const aWorkout = (name = 'Rebuild') => coach.get(createWorkout, { body: { name, numWeeks: '2' } });

/** A program's days with what they hold, without the ids. */
async function contentsOf(program: { id: string }) {
  const weeks = await coach.get(listProgramWeeks, { params: { id: program.id } });
  const days = weeks.flatMap(week => week.days.map(day => ({ ...day, weekNumber: week.weekNumber })));
  return Promise.all(
    days.map(async ({ id: dayId, weekId: _weekId, revision: _revision, ...day }) => {
      const exercises = await coach.get(listDayExercises, { params: { dayId } });
      return { ...day, exercises: exercises.map(({ id: _id, dayId: _dayId, ...exercise }) => exercise) };
    }),
  );
}

describe('the step-by-step calls', () => {
  it('a workout made without weeks has none', async () => {
    const workout = await aWorkout();
    expect(workout).toMatchObject({ name: 'Rebuild', programType: 'multi_week_program', numWeeks: 2 });
    expect(await coach.get(listProgramWeeks, { params: { id: workout.id } })).toEqual([]);
  });

  it('making a week makes its seven days, Sunday first', async () => {
    const { id } = await aWorkout();
    const week = await coach.get(createProgramWeek, {
      params: { id },
      body: { weekNumber: '1', notes: 'Easy', programId: id } as { weekNumber: string; notes: string },
    });
    expect(week).toEqual({ id: week.id, programId: id, weekNumber: 1, notes: 'Easy' });
    const days = await coach.get(listProgramDays, { params: { weekId: week.id } });
    expect(days.map(day => day.dayOfWeek)).toEqual(weekdays);
    expect(days.every(day => day.weekId === week.id && day.exerciseCount === 0)).toBe(true);
  });

  it('making a week that exists already updates it and answers it, with the same id', async () => {
    const { id } = await aWorkout();
    const make = (notes?: string) =>
      coach.get(createProgramWeek, { params: { id }, body: { weekNumber: 2, ...(notes && { notes }) } });
    const first = await make('Easy');
    const daysBefore = await coach.get(listProgramDays, { params: { weekId: first.id } });
    expect(await make('Hard')).toEqual({ ...first, notes: 'Hard' });
    expect(await make()).toEqual({ ...first, notes: 'Hard' });
    expect(await coach.get(listProgramDays, { params: { weekId: first.id } })).toEqual(daysBefore);
    expect(await coach.get(listProgramWeeks, { params: { id } })).toHaveLength(1);
  });

  it('making a day that exists already updates it and answers it, with the same id', async () => {
    const { id } = await aWorkout();
    const { id: weekId } = await coach.get(createProgramWeek, { params: { id }, body: { weekNumber: 1 } });
    const monday = await dayOf(coach, { id }, 1, 'monday');
    const asTheSpecSendsIt = { weekId, dayOfWeek: 'Monday', dayName: 'Push Day', notes: 'Heavy' };
    const body = asTheSpecSendsIt as object as { dayOfWeek: 'monday' };
    const made = await coach.get(createProgramDay, { params: { weekId }, body });
    expect(made).toMatchObject({ id: monday.id, dayOfWeek: 'monday', dayName: 'Push Day', notes: 'Heavy' });
    expect(await coach.get(listProgramDays, { params: { weekId } })).toHaveLength(7);
  });

  it('call by call or all in one, the program is the same', async () => {
    const prescribed = { exerciseId: squat.id, sets: '5', reps: '5', percent1RM: '75%', notes: 'Deep' };
    const whole = await coach.get(createWorkout, {
      body: {
        name: 'Whole',
        numWeeks: '2',
        weeks: [{ weekNumber: 1, days: [{ dayOfWeek: 'monday', exercises: [prescribed] }] }],
      },
    });
    const stepwise = await coach.get(createWorkout, { body: { name: 'Stepwise', numWeeks: '2' } });
    for (const weekNumber of ['1', '2']) {
      await coach.get(createProgramWeek, { params: { id: stepwise.id }, body: { weekNumber } });
    }
    const { id: dayId } = await dayOf(coach, stepwise, 1, 'monday');
    const step = { ...prescribed, dayId, orderIndex: '0' };
    await coach.get(addDayExercise, { params: { dayId }, body: step });
    const [first, second] = [await contentsOf(whole), await contentsOf(stepwise)];
    expect(first).toEqual(second);
    expect(first).toHaveLength(14);
  });

  it('create and update calls answer the bare record', async () => {
    const program = await aProgram(coach, [{}]);
    const { id: dayId } = await dayOf(coach, program, 1, 'monday');
    const added = await coach.get(addDayExercise, { params: { dayId }, body: { exerciseId: squat.id } });
    expect(added).toMatchObject({ dayId, exerciseId: squat.id, orderIndex: 0, restTimerSeconds: 90 });
    expect(added.exercise).toEqual({ id: squat.id, name: squat.name, category: 'Strength' });
    const updated = await coach.get(updateWorkout, {
      params: { id: program.id },
      body: { name: 'Rise', description: 'New', difficultyLevel: 'advanced', numWeeks: '4' },
    });
    expect(updated).toMatchObject({ id: program.id, name: 'Rise', difficultyLevel: 'advanced', numWeeks: 4 });
    expect(await coach.get(getWorkout, { params: { id: program.id } })).toEqual(updated);
  });
});

describe('a program day', () => {
  it('holds its exercises in the order that was given, or made by dragging', async () => {
    const program = await aProgram(coach, [{}]);
    const { id: dayId } = await dayOf(coach, program, 1, 'monday');
    const add = (exerciseId: string, orderIndex?: string) =>
      coach.get(addDayExercise, {
        params: { dayId },
        body: { exerciseId, ...(orderIndex && { orderIndex }) },
      });
    const [second, first, last] = [await add(squat.id, '1'), await add(bench.id, '0'), await add(squat.id)];
    const ids = async () => (await coach.get(listDayExercises, { params: { dayId } })).map(({ id }) => id);
    expect(await ids()).toEqual([first.id, second.id, last.id]);
    const updates = [last, first, second].map(({ id }, index) => ({ id, orderIndex: String(index) }));
    await coach.get(reorderDayExercises, { body: { updates } });
    expect(await ids()).toEqual([last.id, first.id, second.id]);
  });

  it('shows what the coach typed exactly', async () => {
    const program = await aProgram(coach, [{}]);
    const { id: dayId } = await dayOf(coach, program, 1, 'monday');
    const typed = {
      sets: '3 sets',
      reps: '8-12',
      percent1RM: '75%',
      time: '1:30',
      rpe: '7–8',
      weight: '2×45',
    };
    const body = { exerciseId: squat.id, ...typed, volume: 40 };
    await coach.get(addDayExercise, { params: { dayId }, body });
    expect((await coach.get(listDayExercises, { params: { dayId } }))[0]).toMatchObject({
      ...typed,
      volume: '40',
    });
  });

  it('cannot be given an exercise or a workout that is not there', async () => {
    const program = await aProgram(coach, [{}]);
    const { id: dayId, weekId } = await dayOf(coach, program, 1, 'monday');
    const nothing = '00000000-0000-4000-8000-000000000000';
    const exercise = await coach.ask(addDayExercise, { params: { dayId }, body: { exerciseId: nothing } });
    expect([exercise.status, exercise.body.issues?.[0]?.path]).toEqual([400, 'exerciseId']);
    const body = { dayOfWeek: 'monday' as const, assignedWorkoutId: nothing };
    expect((await coach.ask(createProgramDay, { params: { weekId }, body })).status).toBe(404);
    const whole = await coach.ask(createWorkout, {
      body: { name: 'Whole', weeks: [{ weekNumber: 1, days: [body] }] },
    });
    expect([whole.status, whole.body.message]).toEqual([400, 'A workout of this program has been deleted']);
  });
});

describe('Duplicate Week', () => {
  it('copies one week onto another, replacing what it held', async () => {
    const program = await aProgram(coach, [
      { monday: fiveByFive(squat, bench) },
      { monday: fiveByFive(bench), friday: fiveByFive(bench) },
    ]);
    const source = await dayOf(coach, program, 1, 'monday');
    const target = await dayOf(coach, program, 2, 'monday');
    await coach.get(duplicateProgramWeek, {
      params: { weekId: source.weekId },
      body: { targetWeekId: target.weekId },
    });
    const copied = await dayOf(coach, program, 2, 'monday');
    expect(copied.id).toBe(target.id);
    expect(copied.exercises.map(e => e.exerciseId)).toEqual([squat.id, bench.id]);
    expect((await dayOf(coach, program, 2, 'friday')).exercises).toEqual([]);
    expect((await dayOf(coach, program, 1, 'monday')).exercises).toEqual(source.exercises);
  });

  it('copies no week onto itself or into another program', async () => {
    const [program, other] = [await aProgram(coach, [{}, {}]), await aProgram(coach, [{}])];
    const { weekId } = await dayOf(coach, program, 1, 'monday');
    const { weekId: foreignWeek } = await dayOf(coach, other, 1, 'monday');
    const onto = (targetWeekId: string) =>
      coach.ask(duplicateProgramWeek, { params: { weekId }, body: { targetWeekId } });
    expect((await onto(weekId)).status).toBe(400);
    expect((await onto(foreignWeek)).status).toBe(404);
  });
});

const namesIn = (list: { name: string }[]) => list.map(({ name }) => name);

describe('the list of programs', () => {
  it('holds multi-week programs only, by name; a deleted one is gone with all that belongs to it', async () => {
    const program = await aProgram(coach, [{ monday: fiveByFive(squat) }], 'Zeal');
    const single = await coach.get(createWorkout, { body: { name: 'Alone', programType: 'single_workout' } });
    const programs = namesIn(await coach.get(listPrograms, {}));
    expect(programs).toEqual(programs.toSorted());
    expect(programs).toContain('Zeal');
    expect(programs).not.toContain('Alone');
    expect(namesIn(await coach.get(listWorkouts, {}))).toContain('Alone');

    const { id: dayId, weekId } = await dayOf(coach, program, 1, 'monday');
    await coach.get(deleteWorkout, { params: { id: program.id } });
    expect(namesIn(await coach.get(listPrograms, {}))).not.toContain('Zeal');
    const gone = [
      await coach.ask(getWorkout, { params: { id: program.id } }),
      await coach.ask(updateWorkout, { params: { id: program.id }, body: { name: 'Back' } }),
      await coach.ask(deleteWorkout, { params: { id: program.id } }),
      await coach.ask(listProgramWeeks, { params: { id: program.id } }),
      await coach.ask(getProgramSchedule, { params: { id: program.id }, query: {} }),
      await coach.ask(listProgramDays, { params: { weekId } }),
      await coach.ask(deleteProgramWeek, { params: { weekId } }),
      await coach.ask(listDayExercises, { params: { dayId } }),
      await coach.ask(addDayExercise, { params: { dayId }, body: { exerciseId: squat.id } }),
    ];
    expect(gone.map(({ status }) => status)).toEqual(gone.map(() => 404));
    expect(await coach.get(listWorkoutExercises, { params: { id: single.id } })).toEqual([]);
  });

  it('opens in an editor as its weeks and the exercises of one: the one asked for, else the first', async () => {
    const program = await aProgram(coach, [
      { monday: fiveByFive(squat), friday: fiveByFive(bench) },
      { tuesday: fiveByFive(bench) },
    ]);
    const opened = (query: { week?: string }) =>
      coach.get(getProgramSchedule, { params: { id: program.id }, query });
    const { weeks, exercises } = await opened({});
    expect(weeks).toEqual(await coach.get(listProgramWeeks, { params: { id: program.id } }));
    const days = [await dayOf(coach, program, 1, 'monday'), await dayOf(coach, program, 1, 'friday')];
    expect(exercises).toHaveLength(2);
    expect(exercises).toEqual(expect.arrayContaining(days.flatMap(day => day.exercises)));
    expect((await opened({ week: '12' })).exercises).toEqual(exercises);
    const tuesday = await dayOf(coach, program, 2, 'tuesday');
    expect((await opened({ week: '2' })).exercises).toEqual(tuesday.exercises);
    const input = { params: { id: program.id }, query: { week: '13' } };
    expect(await coach.ask(getProgramSchedule, input)).toMatchObject({ status: 400 });
    const bare = await coach.get(createWorkout, { body: { name: 'Bare' } });
    const schedule = await coach.get(getProgramSchedule, { params: { id: bare.id }, query: {} });
    expect(schedule).toEqual({ weeks: [], exercises: [] });
  });

  it('knows which other programs use a workout', async () => {
    const workout = await coach.get(createWorkout, { body: { name: 'Arms', programType: 'single_workout' } });
    const params = { id: workout.id };
    await coach.get(addWorkoutExercise, {
      params,
      body: { exerciseId: squat.id, sets: '3', reps: '8', orderIndex: '0' },
    });
    expect(await coach.get(getWorkoutUsage, { params })).toEqual([]);
    const program = await coach.get(createWorkout, {
      body: {
        name: 'Uses Arms',
        weeks: [{ weekNumber: 1, days: [{ dayOfWeek: 'friday', assignedWorkoutId: workout.id }] }],
      },
    });
    expect(await coach.get(getWorkoutUsage, { params })).toEqual([
      { programId: program.id, programName: 'Uses Arms' },
    ]);
    await coach.get(deleteWorkout, { params });
    expect((await dayOf(coach, program, 1, 'friday')).assignedWorkoutId).toBeNull();
  });
});
