import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getExercisesForDate } from '#contract/assignments.ts';
import { getMemberScore } from '#contract/dashboard.ts';
import { logProgress } from '#contract/progress.ts';
import type { ExerciseCategory } from '#domain/prescriptions/exercise-category.ts';
import { appForTests, type TestApp } from '#server/testing/app-for-tests.ts';
import { aCoach, aMember, type BodyOf, type Person } from '#server/testing/people.ts';
import { anExercise, aProgram, assign, logBody } from '#server/testing/training.ts';

const today = '2026-03-18';

let testApp: TestApp;
let coach: Person;

beforeAll(async () => {
  testApp = await appForTests({ now: new Date(`${today}T12:00:00Z`) });
  coach = await aCoach(testApp);
});
afterAll(() => testApp.close());

type Result = Partial<BodyOf<typeof logProgress>>;

/** Makes a day of one exercise, and answers what a member's log of it counts for. */
async function logOf(category: ExerciseCategory, prescribed: Record<string, string>, result: Result) {
  const member = await aMember(testApp, coach);
  const exercise = await anExercise(coach, category);
  const program = await aProgram(coach, [{ wednesday: [{ exerciseId: exercise.id, ...prescribed }] }]);
  const assignment = await assign(coach, member, program, today);
  const day = await member.get(getExercisesForDate, {
    params: { id: assignment.id },
    query: { date: today },
  });
  expect(day.exercises[0]).toMatchObject(prescribed);
  const answer = await member.ask(logProgress, { body: logBody(assignment, exercise, today, result) });
  return { answer, score: await member.get(getMemberScore, {}) };
}

const sets = (...reps: (number | string)[]): Result => ({
  setsData: reps.map((count, index) => ({ setNum: index + 1, reps: count })),
});

type Row = [
  category: ExerciseCategory,
  prescribed: Record<string, string>,
  result: Result,
  units: { prescribed: number; done: number; counted: number },
];

describe('units prescribed, done and counted for the rate', () => {
  const rows: Row[] = [
    ['Strength', { sets: '3', reps: '10' }, sets(10, 10, 8), { prescribed: 30, done: 28, counted: 28 }],
    ['Strength', { sets: '3', reps: '10' }, sets(12, 12, 12), { prescribed: 30, done: 36, counted: 30 }],
    ['Strength', { sets: '3 sets', reps: '8-12' }, sets(8, 8), { prescribed: 24, done: 16, counted: 16 }],
    ['Strength', { sets: 'some', reps: '5' }, sets(5), { prescribed: 15, done: 5, counted: 5 }],
    ['Strength', { reps: '5' }, sets('5', '5'), { prescribed: 15, done: 10, counted: 10 }],
    ['Calisthenics', { sets: '3', reps: 'AMRAP' }, sets(6, 25), { prescribed: 30, done: 31, counted: 30 }],
    ['Calisthenics', { sets: '3', reps: 'max' }, sets(6, 0), { prescribed: 30, done: 6, counted: 10 }],
    [
      'Plyometric',
      { volume: '40 contacts' },
      { volumeCompleted: '36' },
      { prescribed: 40, done: 36, counted: 36 },
    ],
    ['Plyometric', { volume: '40' }, { volumeCompleted: 60 }, { prescribed: 40, done: 60, counted: 40 }],
    ['Isometric', { time: '1:30' }, { timeCompleted: '1:00' }, { prescribed: 90, done: 60, counted: 60 }],
    ['Isometric', { time: '45s' }, { timeCompleted: '45' }, { prescribed: 45, done: 45, counted: 45 }],
    ['Mobility', { time: '2 min' }, { timeCompleted: '90 sec' }, { prescribed: 120, done: 90, counted: 90 }],
    [
      'Mobility',
      { time: '1h' },
      { timeCompleted: '0:30:00' },
      { prescribed: 3600, done: 1800, counted: 1800 },
    ],
    [
      'Aerobic',
      { distance: '3' },
      { distanceCompleted: '0.5' },
      { prescribed: 100, done: 100, counted: 100 },
    ],
    ['Aerobic', {}, { distanceCompleted: 2.5 }, { prescribed: 100, done: 100, counted: 100 }],
  ];

  it.each(rows)('%s, prescribed %j, logged %j: %j', async (category, prescribed, result, units) => {
    const { answer, score } = await logOf(category, prescribed, result);
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      workoutUnitsPrescribed: units.prescribed,
      workoutUnitsCompleted: units.done,
    });
    expect(score).toMatchObject({ totalAssigned: units.prescribed, totalCompleted: units.counted });
  });

  it('sets that are not completed, or have no reps, do not count', async () => {
    const setsData = [
      { setNum: 1, reps: 10, weight: '100' },
      { setNum: 2, reps: 10, completed: false },
      { setNum: 3, reps: 0 },
    ];
    const { answer } = await logOf('Strength', { sets: '3', reps: '10' }, { setsData });
    expect(answer.body).toMatchObject({
      workoutUnitsCompleted: 10,
      setsCompleted: 1,
      repsCompleted: 10,
      weightUsed: 100,
    });
  });
});

describe('what a log cannot do without', () => {
  const rows: [ExerciseCategory, Result, string, string][] = [
    ['Strength', {}, 'setsData', 'Log at least one set with reps'],
    ['Calisthenics', sets(0, 0), 'setsData', 'Log at least one set with reps'],
    ['Aerobic', { timeCompleted: '10:00' }, 'distanceCompleted', 'Distance is required'],
    ['Aerobic', { distanceCompleted: '0' }, 'distanceCompleted', 'Distance is required'],
    ['Plyometric', {}, 'volumeCompleted', 'Volume is required'],
    ['Isometric', {}, 'timeCompleted', 'Time is required'],
    ['Mobility', { timeCompleted: '' }, 'timeCompleted', 'Time is required'],
  ];

  it.each(rows)('%s with %j', async (category, result, path, message) => {
    const { answer } = await logOf(category, {}, result);
    expect([answer.status, answer.body]).toEqual([400, { message, issues: [{ path, message }] }]);
  });

  const refused: [Result, string][] = [
    [{ ...sets(5), rpeCompleted: '11' }, 'rpeCompleted'],
    [{ ...sets(5), heartRateAchieved: 900 }, 'heartRateAchieved'],
    [{ ...sets(5), timeCompleted: 'soon' }, 'timeCompleted'],
    [{ ...sets(5), volumeCompleted: 'lots' }, 'volumeCompleted'],
    [sets(5.5), 'setsData.0.reps'],
    [sets('five'), 'setsData.0.reps'],
    [{ setsData: [{ setNum: 1, reps: 5, weight: -10 }] }, 'setsData.0.weight'],
    [{ setsData: [{ setNum: 1, reps: 5, time: '\ud800' }] }, 'setsData.0.time'],
    [{ ...sets(5), notes: 'a\u0000b' }, 'notes'],
  ];

  it.each(refused)('no log holds %j', async (result, path) => {
    const { answer } = await logOf('Strength', {}, result);
    expect([answer.status, answer.body.issues?.map(issue => issue.path)]).toEqual([400, [path]]);
  });
});

describe('any call takes a number or numeric text where it takes a number', () => {
  it.each([
    [5, 100],
    ['5', '100'],
    [' 5 ', '100.0'],
    ['+5', '100.00'],
  ])('reps %j and weight %j', async (reps, weight) => {
    const { answer } = await logOf('Strength', {}, { setsData: [{ setNum: '1', reps, weight }] });
    expect(answer.body.setsData).toEqual([{ setNum: 1, reps: 5, weight: 100, completed: true, time: null }]);
  });
});
