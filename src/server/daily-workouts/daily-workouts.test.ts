import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  getCalendarStatus,
  getCompletionStatus,
  getExercisesForDate,
  listAssignments,
} from '#contract/assignments.ts';
import { addDailyWorkout, listDailyWorkouts, removeDailyWorkout } from '#contract/daily-workouts.ts';
import { getMemberScore } from '#contract/dashboard.ts';
import { deleteExercise, updateExercise } from '#contract/exercises.ts';
import { listWorkouts, updateWorkout } from '#contract/programs.ts';
import { enterTestedMax } from '#contract/training/strength.ts';
import { listTrainingSessions } from '#contract/training/training-sessions.ts';
import { listProgress, logProgress, takeBackProgress } from '#contract/progress.ts';
import { addDays, type PlainDate } from '#domain/plain-date.ts';
import { appForTests, type TestApp } from '#server/testing/app-for-tests.ts';
import { aCoach, aMember, type BodyOf, type Person } from '#server/testing/people.ts';
import {
  anExercise,
  aProgram,
  assign,
  fiveByFive,
  fiveSets,
  log,
  logBody,
} from '#server/testing/training.ts';

/** A Wednesday, noon in UTC. */
const today = '2026-03-18';

let testApp: TestApp;
let coach: Person;
let member: Person;
let squat: { id: string; name: string };
let bench: { id: string; name: string };

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

type Exercise = { id: string };
type Body = BodyOf<typeof addDailyWorkout>;

const bodyFor = (exercise: Exercise, date: PlainDate = today, more: Partial<Body> = {}): Body => ({
  memberId: member.id,
  exerciseId: exercise.id,
  assignedDate: date,
  sets: '5',
  reps: '5',
  ...more,
});

const add = (exercise: Exercise, date: PlainDate = today, more: Partial<Body> = {}) =>
  coach.get(addDailyWorkout, { body: bodyFor(exercise, date, more) });

const remove = ({ id }: { id: string }) => coach.ask(removeDailyWorkout, { params: { id } });

/** The entries the Daily Calendar lists beside programs, with a tick for logged ones. */
async function others(date: PlainDate = today) {
  const entries = await coach.get(listDailyWorkouts, { query: { date, memberId: member.id } });
  return entries.map(({ type, ...entry }) => {
    if (type !== 'other' || !('exercise' in entry)) throw new Error(`a ${type} entry`);
    return entry.isCompleted ? `${entry.exercise.name} ✓` : entry.exercise.name;
  });
}

async function dailyAssignment() {
  const found = (await member.get(listAssignments, {})).find(({ kind }) => kind === 'daily');
  if (!found) throw new Error('There is no assignment of one-off exercises');
  return found;
}

/** A log's numbers: which version of its date it hangs on is nobody's concern, and records are announced once. */
function asBefore({ newRecords: _told, ...saved }: { newRecords: unknown }) {
  return { ...saved, prescriptionId: expect.any(String) as string };
}

/** The date in the Workout Log. */
async function workoutLog(date: PlainDate = today) {
  const { id } = await dailyAssignment();
  return member.ask(getExercisesForDate, { params: { id }, query: { date } });
}

const logged = async (exercise: Exercise, date: PlainDate = today) =>
  log(member, await dailyAssignment(), exercise, date);

describe('a single exercise for one date', () => {
  it('is answered with all that was prescribed', async () => {
    const body = bodyFor(squat, today, { percent1RM: 75, restSeconds: 120, notes: 'Slow' });
    const { status, body: added } = await coach.ask(addDailyWorkout, { body });
    expect(status).toBe(201);
    expect(added).toMatchObject({
      memberId: member.id,
      exerciseId: squat.id,
      assignedDate: `${today}T00:00:00.000Z`,
      assignedBy: coach.id,
      sets: '5',
      reps: '5',
      percent1RM: '75',
      restSeconds: '120',
      restTimerSeconds: 90,
      weightUnit: 'lbs',
      time: null,
      notes: 'Slow',
      exercise: { id: squat.id, name: 'Squat', category: 'Strength' },
    });
    const [entry] = await coach.get(listDailyWorkouts, { query: { date: today, memberId: member.id } });
    const { memberId: _memberId, assignedDate: _date, assignedBy: _by, ...rest } = added;
    const { assignmentId: _assignment, prescriptionId: _prescription, ...shown } = rest;
    expect(entry).toMatchObject({
      ...shown,
      type: 'other',
      isCompleted: false,
      isOwn: false,
      memberNote: null,
    });
  });

  it("reaches the member's Workout Log, and can be logged", async () => {
    const added = await add(squat);
    const { body: day } = await workoutLog();
    expect(day).toMatchObject({ programName: 'Daily Workout', status: 'incomplete', mayMove: false });
    expect(day.exercises.map(({ exercise, sets }) => [exercise.name, sets])).toEqual([['Squat', '5']]);
    const { assignmentId, prescriptionId, id } = added;
    expect(assignmentId).toBe((await dailyAssignment()).id);
    expect(day.exercises).toMatchObject([{ id: prescriptionId, dailyWorkoutId: id }]);
    await logged(squat);
    expect(await others()).toEqual(['Squat ✓']);
    expect((await workoutLog()).body).toMatchObject({
      status: 'complete',
      exercises: [{ isCompleted: true }],
    });
  });

  it('counts as assigned work', async () => {
    await add(squat, '2026-03-10');
    expect(await member.get(getMemberScore, {})).toMatchObject({ completionRate: 0, totalAssigned: 25 });
    await logged(squat, '2026-03-10');
    expect(await member.get(getMemberScore, {})).toMatchObject({ completionRate: 100, totalCompleted: 25 });
    const assignment = await dailyAssignment();
    expect(assignment).toMatchObject({ totalExercises: 1, completedExercises: 1, totalWorkoutUnits: 25 });
  });

  it('belongs to one assignment a member has, from the first such date to the last', async () => {
    for (const date of [today, '2026-03-25', '2026-03-02']) await add(squat, date);
    const own = await member.get(listAssignments, {});
    expect(own).toHaveLength(1);
    expect(own[0]).toMatchObject({
      kind: 'daily',
      status: 'active',
      workoutName: 'Daily Workout',
      startDate: '2026-03-02T00:00:00.000Z',
      endDate: '2026-03-25T00:00:00.000Z',
      totalExercises: 3,
    });
    const calendar = await member.get(getCalendarStatus, { params: { id: own[0]?.id ?? '' } });
    const trained = Object.entries(calendar).filter(([, { status }]) => status !== 'rest');
    expect(trained.map(([date, { status }]) => [date, status])).toEqual([
      ['2026-03-02', 'missed'],
      ['2026-03-18', 'incomplete'],
      ['2026-03-25', 'upcoming'],
    ]);
  });

  it("is no program: not in the coach's lists", async () => {
    await add(squat);
    expect(await coach.get(listAssignments, {})).toEqual([]);
    const names = (await coach.get(listWorkouts, {})).map(({ name }) => name);
    expect(names).not.toContain('Daily Workout');
  });

  it('comes after those given before, the same one twice too', async () => {
    for (const exercise of [squat, bench, squat]) await add(exercise);
    expect(await others()).toEqual(['Squat', 'Bench', 'Squat']);
    await logged(squat);
    await logged(bench);
    expect(await others()).toEqual(['Squat ✓', 'Bench ✓', 'Squat']);
    await logged(squat);
    expect((await workoutLog()).body.status).toBe('complete');
  });

  it('leaves what is logged of the others as it is', async () => {
    await add(squat);
    const saved = await logged(squat);
    await add(bench);
    expect(await others()).toEqual(['Squat ✓', 'Bench']);
    expect(await member.get(listProgress, {})).toEqual([asBefore(saved)]);
    const assignment = await dailyAssignment();
    expect(assignment).toMatchObject({ totalExercises: 2, completedExercises: 1, completionPercentage: 50 });
    const { completedExercises } = await member.get(getCompletionStatus, { params: { id: assignment.id } });
    expect(completedExercises).toHaveLength(1);
    await member.get(takeBackProgress, { params: { id: saved.id } });
    expect(await others()).toEqual(['Squat', 'Bench']);
  });

  it('keeps its category when the library moves it to another', async () => {
    const plank = await anExercise(coach, 'Isometric');
    await add(plank, today, { sets: '1', time: '60' });
    const params = { id: plank.id };
    await coach.get(updateExercise, { params, body: { name: 'Plank', category: 'Aerobic' } });
    await add(squat);
    expect(await dailyAssignment()).toMatchObject({ totalWorkoutUnits: 85 });
    const { body: day } = await workoutLog();
    expect(day.exercises.map(({ exercise }) => exercise.category)).toEqual(['Isometric', 'Strength']);
  });
});

describe('two coaches at once', () => {
  it('who add exercises to the same date: all of them arrive', async () => {
    const names = Array.from({ length: 8 }, (_, n) => `Lift ${n}`);
    const lifts = await Promise.all(names.map(name => anExercise(coach, 'Strength', name)));
    const other = await aCoach(testApp);
    const answers = await Promise.all(
      lifts.map((lift, n) => (n % 2 ? coach : other).ask(addDailyWorkout, { body: bodyFor(lift) })),
    );
    expect(answers.map(({ status }) => status)).toEqual(names.map(() => 201));
    expect((await others()).toSorted()).toEqual(names);
    expect(await dailyAssignment()).toMatchObject({ totalExercises: 8 });
  });

  it('and a member who logs meanwhile: the log is there, and so is every exercise', async () => {
    await add(squat);
    const assignment = await dailyAssignment();
    const shown = (await workoutLog()).body.exercises[0]?.id ?? '';
    const [saved, ...added] = await Promise.all([
      member.ask(logProgress, {
        body: { ...logBody(assignment, squat, today), prescriptionId: shown },
      }),
      ...[1, 2].map(() => coach.ask(addDailyWorkout, { body: bodyFor(bench) })),
    ]);
    expect([saved, ...added].map(answer => answer?.status)).toEqual([201, 201, 201]);
    expect(await others()).toEqual(['Squat ✓', 'Bench', 'Bench']);
    expect(await dailyAssignment()).toMatchObject({ totalExercises: 3, completedExercises: 1 });
  });
});

describe('what is refused, and why', () => {
  const cases: [what: string, change: () => Partial<Body>, status: number, message: string][] = [
    ['a member who is not there', () => ({ memberId: squat.id }), 404, 'Member not found'],
    ['a coach', () => ({ memberId: coach.id }), 409, 'Workouts are assigned to members, not to coaches'],
    ['no member', () => ({ memberId: '' }), 400, 'Member is required'],
    ['no exercise', () => ({ exerciseId: '' }), 400, 'Exercise is required'],
    [
      'an exercise that is not there',
      () => ({ exerciseId: member.id }),
      400,
      'This exercise is no longer in the library',
    ],
    ['a date that is none', () => ({ assignedDate: '2026-02-30' }), 400, 'Enter a real date, as yyyy-MM-dd'],
    [
      'a date no calendar reaches',
      () => ({ assignedDate: '2126-03-18' }),
      400,
      'Choose a date within two years of today',
    ],
  ];

  it.each(cases)('%s', async (_what, change, status, message) => {
    const answer = await coach.ask(addDailyWorkout, { body: bodyFor(squat, today, change()) });
    expect([answer.status, answer.body.message]).toEqual([status, message]);
  });

  it('an exercise that has been deleted; those given before stay', async () => {
    const lunge = await anExercise(coach, 'Strength', 'Lunge');
    await add(lunge);
    await coach.get(deleteExercise, { params: { id: lunge.id } });
    expect((await coach.ask(addDailyWorkout, { body: bodyFor(lunge) })).status).toBe(400);
    expect(await others()).toEqual(['Lunge']);
    await add(squat);
    await logged(lunge);
    expect(await others()).toEqual(['Lunge ✓', 'Squat']);
  });

  it('more exercises than a day can hold', async () => {
    for (let n = 0; n < 60; n += 1) await add(squat);
    const { status, body } = await coach.ask(addDailyWorkout, { body: bodyFor(squat) });
    expect([status, body.message]).toEqual([409, 'A day holds at most 60 exercises']);
    await add(squat, addDays(today, 1));
  });
});

describe('taking a one-off exercise away', () => {
  it('leaves the others of the date, with their logs', async () => {
    const [first] = [await add(squat), await add(bench)];
    const saved = await logged(bench);
    expect((await remove(first)).status).toBe(200);
    expect(await others()).toEqual(['Bench ✓']);
    expect(await member.get(listProgress, {})).toEqual([asBefore(saved)]);
    expect((await workoutLog()).body.status).toBe('complete');
    expect(await dailyAssignment()).toMatchObject({ totalExercises: 1, completedExercises: 1 });
  });

  it('is refused once it is logged, until the log is taken back', async () => {
    const added = await add(squat);
    const { id } = await logged(squat);
    const { status, body } = await remove(added);
    expect([status, body.message]).toEqual([409, 'This exercise has been logged and stays as it is.']);
    await member.get(takeBackProgress, { params: { id } });
    expect((await remove(added)).status).toBe(200);
  });

  it('makes the date a rest day with the last one, and another one can be given', async () => {
    await remove(await add(squat));
    expect(await others()).toEqual([]);
    expect((await workoutLog()).status).toBe(404);
    expect(await dailyAssignment()).toMatchObject({ totalExercises: 0, totalWorkoutUnits: 0 });
    await add(bench);
    expect(await others()).toEqual(['Bench']);
    expect(await dailyAssignment()).toMatchObject({ totalExercises: 1, totalWorkoutUnits: 25 });
  });

  it('is done once: then it is not there (404), as one that never was', async () => {
    const added = await add(squat);
    await remove(added);
    expect((await remove(added)).status).toBe(404);
    expect((await remove(squat)).status).toBe(404);
  });
});

/** As a phone sends it that was off the network. */
async function lateLog(exercise: Exercise, takeAway: () => Promise<unknown>) {
  const assignment = await dailyAssignment();
  const shown = (await workoutLog()).body.exercises.find(({ exerciseId }) => exerciseId === exercise.id);
  await takeAway();
  const body = { ...logBody(assignment, exercise, today), prescriptionId: shown?.id ?? null };
  const { status, body: saved } = await member.ask(logProgress, { body });
  expect([status, saved.message]).toEqual([201, undefined]);
  expect((await member.get(listProgress, {})).map(({ id }) => id)).toContain(saved.id);
  return saved;
}

describe('a log that arrives after its one-off exercise was taken away is kept', () => {
  it('with others left on its date, which stay as they are', async () => {
    const [first] = [await add(squat), await add(bench)];
    await lateLog(squat, () => remove(first));
    expect(await others()).toContain('Bench');
    await logged(bench);
    await add(squat);
    expect(await others()).toEqual(expect.arrayContaining(['Bench ✓', 'Squat']));
  });

  it('with something logged of the others', async () => {
    const [first] = [await add(squat), await add(bench)];
    const kept = await logged(bench);
    const late = await lateLog(squat, () => remove(first));
    expect(await others()).toContain('Bench ✓');
    expect((await member.get(listProgress, {})).map(({ id }) => id).toSorted()).toEqual(
      [kept.id, late.id].toSorted(),
    );
  });

  it('with nothing left on its date: then it was trained, and is back', async () => {
    const added = await add(squat);
    const saved = await lateLog(squat, () => remove(added));
    expect(await others()).toEqual(['Squat ✓']);
    expect((await remove(added)).status).toBe(409);
    await add(bench);
    expect(await others()).toEqual(['Squat ✓', 'Bench']);
    await member.get(takeBackProgress, { params: { id: saved.id } });
    expect(await others()).toEqual(['Squat', 'Bench']);
    expect((await remove(added)).status).toBe(200);
    expect(await others()).toEqual(['Bench']);
  });

  it('and so is one made for an older version of the date', async () => {
    await add(squat);
    await lateLog(squat, async () => remove(await add(bench)));
    expect(await others()).toEqual(['Squat ✓']);
  });

  it("with all its numbers: the member's best lift is what it was", async () => {
    const added = await add(squat);
    const saved = await lateLog(squat, () => remove(added));
    expect(saved).toMatchObject({ estimated1RM: 233.33, setsData: fiveSets(), setsCompleted: 5 });
  });
});

it('a member who is deleted takes their one-off exercises along', async () => {
  await add(squat);
  await logged(squat);
  await add(bench);
  await testApp.db.$client.query('delete from users where id = $1', [member.id]);
  const { rows } = await testApp.db.$client.query(
    `select (select count(*) from day_versions where member_id = $1) + (select count(*) from daily_workouts
       where member_id = $1) + (select count(*) from training_days where member_id = $1) as left`,
    [member.id],
  );
  expect(rows).toEqual([{ left: 0 }]);
});

it('a percent of the training max is of what the program under way says, whoever gives the exercise', async () => {
  const trainingMaxOf = async () => {
    const [day] = await member.get(listTrainingSessions, { query: { date: today } });
    return day?.exercises.find(({ exerciseId }) => exerciseId === bench.id)?.load.why;
  };
  await member.get(enterTestedMax, { body: { exerciseId: bench.id, weight: 200, unit: 'lb', date: today } });
  const ofMax = { percent1RM: '50', percentOf: 'training-max' as const };
  await add(bench, today, ofMax);
  expect(await trainingMaxOf()).toContain('90% of 200 lb');
  const program = await aProgram(coach, [{ friday: fiveByFive(squat) }]);
  await coach.get(updateWorkout, { params: { id: program.id }, body: { trainingMaxPercent: 85 } });
  await assign(coach, member, program, '2026-03-16');
  await add(bench, today, ofMax);
  expect(await trainingMaxOf()).toContain('85% of 200 lb');
});
