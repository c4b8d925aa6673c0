import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getDashboardStats } from '#contract/dashboard.ts';
import { getExercisesForDate } from '#contract/assignments.ts';
import { correctProgress, logProgress } from '#contract/progress.ts';
import { getExerciseHistory, listRecords } from '#contract/training/records.ts';
import { getTrainingDay, listLastTrainingDays } from '#contract/training/training-days.ts';
import type { ExerciseCategory } from '#domain/prescriptions/exercise-category.ts';
import { appForTests, type TestApp } from '#server/testing/app-for-tests.ts';
import { aCoach, aMember, type Person } from '#server/testing/people.ts';
import {
  aSessionOf,
  aSet,
  sendEventsAs,
  logsFor,
  noon,
  on,
  sendBy,
  sessionFor,
  today,
} from '#server/testing/sessions.ts';
import { logBody } from '#server/testing/training.ts';

let testApp: TestApp;
let coach: Person;
let member: Person;

beforeAll(async () => {
  testApp = await appForTests({ now: noon });
  coach = await aCoach(testApp);
});
afterAll(() => testApp.close());

const rows = async (category: ExerciseCategory = 'Aerobic', more: object = {}) => {
  member = await aMember(testApp, coach);
  return aSessionOf(coach, member, { category, more: { sets: '2', reps: '12 cal', ...more } });
};

type Rows = Awaited<ReturnType<typeof rows>>;
type Sent = NonNullable<NonNullable<Parameters<typeof logBody>[3]>['setsData']>;

const logOf = ({ assignment, squat }: Rows, setsData: Sent) => ({
  body: logBody(assignment, squat, today, { setsData }),
});

const two = [
  { setNum: 1, calories: 12, time: '0:45' },
  { setNum: 2, calories: 15 },
];

describe('a log of 2 × 12 cal on a rower', () => {
  it('is saved and read back in calories wherever sets are', async () => {
    const session = await rows();
    const saved = await member.get(logProgress, logOf(session, two));
    expect(saved).toMatchObject({
      setsData: two,
      setsCompleted: 2,
      repsCompleted: null,
      weightUsed: null,
      estimated1RM: null,
      distanceCompleted: null,
      workoutUnitsCompleted: 100,
      workoutUnitsPrescribed: 100,
    });
    const [listed] = await logsFor(member, session.assignment.id);
    expect(listed?.setsData).toMatchObject(two);
    const day = await member.get(getExercisesForDate, {
      params: { id: session.assignment.id },
      query: { date: today },
    });
    expect(day.exercises[0]).toMatchObject({ reps: '12 cal', log: { setsData: two } });
    const told = await sessionFor(member, session.trainingDayId);
    expect(told?.exercises[0]?.sets).toMatchObject([
      { calories: 12, time: '0:45', reps: null, distance: null },
      { calories: 15, time: null, reps: null },
    ]);
    for (const by of [member, coach]) {
      const { exercises } = await by.get(getTrainingDay, { params: { id: session.trainingDayId } });
      expect(exercises[0]).toMatchObject({
        prescription: { reps: '12 cal' },
        log: { setsData: two },
      });
    }
    const [last] = await coach.get(listLastTrainingDays, { params: { userId: member.id }, query: {} });
    expect(last?.exercises[0]?.log?.setsData).toMatchObject(two);
    const { recentActivity } = await member.get(getDashboardStats, {});
    expect(recentActivity[0]).toMatchObject({ carried: null, calories: { total: 27, isEven: false } });
  });

  it('holds the most calories in a set, and is neither reps nor volume', async () => {
    const session = await rows();
    await member.get(logProgress, logOf(session, two));
    expect(await member.get(listRecords, {})).toMatchObject([
      { kind: 'calories-set', value: 15, at: null, previous: null },
    ]);
    const history = await member.get(getExerciseHistory, { params: { id: session.squat.id }, query: {} });
    expect(history).toMatchObject({ lineKind: 'calories-set', weeks: [], line: [{ value: 15 }] });
    expect(history.dates[0]).toMatchObject({ volume: 0, sets: two });
  });

  it('stands in the member’s own file', async () => {
    const session = await rows();
    await member.get(logProgress, logOf(session, two));
    const { body } = await member.send('GET', '/api/my-data.csv');
    const [head = '', first = ''] = (body as unknown as string).split('\r\n');
    const column = head.split(',').indexOf('Set calories');
    expect(first.split(',')[column]).toBe('12');
  });

  it('is corrected, and keeps what a correction does not say', async () => {
    const session = await rows();
    const saved = await member.get(logProgress, logOf(session, two));
    const corrected = await member.get(correctProgress, {
      params: { id: saved.id },
      body: { setsData: [{ setNum: 1, calories: 14 }, { setNum: 2 }] },
    });
    expect(corrected.setsData).toMatchObject([
      { setNum: 1, calories: 14, time: '0:45' },
      { setNum: 2, calories: 15 },
    ]);
  });

  it.each([
    ['nothing at all', { setsData: [] }, 'Log at least one set with its calories'],
    ['sets of none', { setsData: [{ setNum: 1, calories: 0 }] }, 'Log at least one set with its calories'],
    ['half a calorie', { setsData: [{ setNum: 1, calories: 12.5 }] }, 'Enter whole calories, at most 10,000'],
  ])('%s is refused', async (_what, result, message) => {
    const { assignment, squat } = await rows();
    const answer = await member.ask(logProgress, { body: logBody(assignment, squat, today, result) });
    expect(answer.status).toBe(400);
    expect(JSON.stringify(answer.body)).toContain(message);
  });

  it('is a distance all the same for who tells that', async () => {
    const { assignment, squat } = await rows();
    const body = logBody(assignment, squat, today, { distanceCompleted: '0.5' });
    expect(await member.get(logProgress, { body })).toMatchObject({ workoutUnitsCompleted: 100 });
  });
});

describe('in a session', () => {
  it.each([
    ['Aerobic', 100],
    ['Strength', 20],
    ['Calisthenics', 20],
    ['Plyometric', 20],
    ['Isometric', 20],
    ['Mobility', 20],
  ] as const)('a set of %s is one in calories, and its log pays %d units', async (category, units) => {
    const { trainingDayId, first, assignment } = await rows(category);
    const set = (n: number) => aSet(n, first, n, { reps: null, weight: null, calories: 12, time: '0:45' });
    const { session } = await sendBy(member, trainingDayId, [set(1), set(2), on(3, 'finish', first)]);
    expect(session.exercises[0]).toMatchObject({ state: 'done', sets: [{ calories: 12 }, { calories: 12 }] });
    const { exercises } = await coach.get(getTrainingDay, { params: { id: trainingDayId } });
    expect(exercises[0]?.happened?.sets).toMatchObject([{ calories: 12, time: '0:45' }, { calories: 12 }]);
    const [log] = await logsFor(member, assignment.id);
    expect(log).toMatchObject({
      setsData: [{ calories: 12 }, { calories: 12 }],
      repsCompleted: null,
      workoutUnitsCompleted: units,
      workoutUnitsPrescribed: units,
    });
  });

  it('a set of nothing is refused as ever', async () => {
    const { trainingDayId, first } = await rows('Strength');
    const { body } = await sendEventsAs(member, trainingDayId, [
      aSet(1, first, 1, { reps: null, calories: 0 }),
    ]);
    expect(body).toMatchObject({ message: 'Enter the reps of this set' });
  });
});
