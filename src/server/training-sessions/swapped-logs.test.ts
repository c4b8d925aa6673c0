import { afterAll, beforeAll, expect, it } from 'vitest';
import { getCompletionStatus, getDayCompletion, getExercisesForDate } from '#contract/assignments.ts';
import { getDashboardStats } from '#contract/dashboard.ts';
import {
  correctProgress,
  getProgressOverview,
  getWeeklyBreakdown,
  listProgress,
} from '#contract/progress.ts';
import { listLifts } from '#contract/training/strength.ts';
import { appForTests, type TestApp } from '#server/testing/app-for-tests.ts';
import { aCoach, aMember, type Person } from '#server/testing/people.ts';
import { event, noon, sendBy, today } from '#server/testing/sessions.ts';
import { anExercise, aProgram, assign, fiveByFive } from '#server/testing/training.ts';

/** On this day a member does five sets of a front squat instead of the squat, and then the bench press. */
let testApp: TestApp;
let coach: Person;
let member: Person;
let assignment: { id: string };
let squat: { id: string };
let bench: { id: string };
let front: { id: string };

const asked = () => ({ params: { id: assignment.id }, query: { date: today } });

const sets = (prescriptionId: string, from: number, weight: number) =>
  [1, 2, 3, 4, 5].map(setNum => event(from + setNum, 'set', { prescriptionId, setNum, reps: 5, weight }));

beforeAll(async () => {
  testApp = await appForTests({ now: noon });
  coach = await aCoach(testApp);
  member = await aMember(testApp, coach);
  squat = await anExercise(coach, 'Strength', 'Squat of these');
  bench = await anExercise(coach, 'Strength', 'Bench of these');
  front = await anExercise(coach, 'Strength', 'Front Squat of these');
  const program = await aProgram(coach, [{ wednesday: fiveByFive(squat, bench) }]);
  assignment = await assign(coach, member, program, today);
  const day = await member.get(getExercisesForDate, asked());
  const [first = '', second = ''] = day.exercises.map(({ id }) => id);
  const events = [
    event(0, 'swap', { prescriptionId: first, reason: 'no-equipment', exerciseId: front.id }),
    ...sets(first, 1, 155),
    ...sets(second, 10, 185),
  ];
  await sendBy(member, day.trainingDayId, events);
});
afterAll(() => testApp.close());

it('the card of the exercise that was asked for is complete, and says what was done instead', async () => {
  const { exercises, status } = await member.get(getExercisesForDate, asked());
  expect(status).toBe('complete');
  expect(exercises).toMatchObject([
    {
      exercise: { id: squat.id },
      isCompleted: true,
      doneInstead: { id: front.id, name: 'Front Squat of these' },
      log: { setsData: [{ weight: 155 }, {}, {}, {}, {}] },
    },
    { exercise: { id: bench.id }, isCompleted: true, doneInstead: null },
  ]);
});

it('in what is completed the exercise that was asked for stands', async () => {
  const params = { id: assignment.id };
  const { completedExercises, completionPercentage } = await member.get(getCompletionStatus, { params });
  expect(completedExercises.map(({ exerciseId }) => exerciseId).toSorted()).toEqual(
    [squat.id, bench.id].toSorted(),
  );
  expect(completionPercentage).toBe(100);
  expect(await member.get(getDayCompletion, { params: { ...params, date: today } })).toEqual({
    isComplete: true,
  });
});

it('the units it pays for are those of its prescription, the lift is the one that was done', async () => {
  const params = { id: assignment.id };
  expect(await member.get(getProgressOverview, { params })).toMatchObject({
    baseline: { capturedFrom: 'first_logs' },
  });
  expect(await member.get(getWeeklyBreakdown, { params })).toMatchObject([{ logsCount: 2, totalUnits: 50 }]);
  const lifts = await member.get(listLifts, { query: {} });
  expect(JSON.stringify(lifts)).toContain('Front Squat of these');
  expect(JSON.stringify(lifts)).not.toContain('"Squat of these"');
});

it('what was done is named wherever logs are told of: the dashboard, the history, one’s own data', async () => {
  const { recentActivity } = await member.get(getDashboardStats, {});
  expect(recentActivity.map(({ exerciseName }) => exerciseName).toSorted()).toEqual([
    'Bench of these',
    'Front Squat of these',
  ]);
  const logs = await coach.get(listProgress, { query: { memberId: member.id } });
  expect(logs.map(({ exerciseId }) => exerciseId).toSorted()).toEqual([front.id, bench.id].toSorted());
  const data = await member.send('GET', '/api/my-data.json');
  expect(JSON.stringify(data.body)).toContain('Front Squat of these');
});

it('corrected in the dialog it stays what was done', async () => {
  const logs = await member.get(listProgress, { query: { assignmentId: assignment.id } });
  const log = logs.find(({ exerciseId }) => exerciseId === front.id);
  const setsData = [1, 2, 3, 4, 5].map(setNum => ({ setNum, reps: 5, weight: 160 }));
  await member.get(correctProgress, { params: { id: log?.id ?? '' }, body: { setsData } });
  const [first] = (await member.get(getExercisesForDate, asked())).exercises;
  expect(first).toMatchObject({
    doneInstead: { id: front.id },
    log: { setsData: [{ weight: 160 }, {}, {}, {}, {}] },
  });
});
