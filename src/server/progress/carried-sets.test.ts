import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getDashboardStats } from '#contract/dashboard.ts';
import { correctProgress, logProgress } from '#contract/progress.ts';
import { getExerciseHistory, listRecords } from '#contract/training/records.ts';
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
  today,
} from '#server/testing/sessions.ts';
import { logBody } from '#server/testing/training.ts';
import type { LoggedSet } from '#domain/training/log/workout-units.ts';
import { countedOf } from './log-result.ts';

let testApp: TestApp;
let coach: Person;
let member: Person;

beforeAll(async () => {
  testApp = await appForTests({ now: noon });
  coach = await aCoach(testApp);
});
afterAll(() => testApp.close());

const carries = async (more: object = {}) => {
  member = await aMember(testApp, coach);
  return aSessionOf(coach, member, { more: { sets: '4', reps: '40 yd', ...more } });
};

const counted = async (trainingDayId: string) => {
  const { rows } = await testApp.db.$client.query(
    'select units_counted::float as counted, units_prescribed::float as asked from training_days where id = $1',
    [trainingDayId],
  );
  return rows[0];
};

const yards = (count: number) => count / 1760;
const carry = (setNum: number, more: object = {}) => ({ setNum, distance: yards(40), weight: 70, ...more });
const four = [1, 2, 3, 4].map(setNum => carry(setNum));
type Sent = NonNullable<NonNullable<Parameters<typeof logBody>[3]>['setsData']>;

const logOf = ({ assignment, squat }: Awaited<ReturnType<typeof carries>>, setsData: Sent) => ({
  body: logBody(assignment, squat, today, { setsData }),
});

describe('a log of 4 × 40 yd carried', () => {
  it('has no reps and no e1RM, and pays for all that is asked: 10 a set', async () => {
    const session = await carries();
    const saved = await member.get(logProgress, logOf(session, four));
    expect(saved).toMatchObject({
      setsCompleted: 4,
      repsCompleted: null,
      weightUsed: 70,
      estimated1RM: null,
      workoutUnitsCompleted: 40,
      workoutUnitsPrescribed: 40,
      setsData: four,
    });
    expect(await counted(session.trainingDayId)).toEqual({ counted: 40, asked: 80 });
  });

  it('is no volume; its records are the heaviest for the distance and the farthest with the weight', async () => {
    const session = await carries();
    await member.get(logProgress, logOf(session, [...four, carry(5, { weight: 90 })]));
    const history = await member.get(getExerciseHistory, { params: { id: session.squat.id }, query: {} });
    expect(history).toMatchObject({ lineKind: 'weight-for-distance', weeks: [] });
    expect(history.dates[0]).toMatchObject({ volume: 0, estimated1RM: null });
    expect(await member.get(listRecords, {})).toMatchObject([
      { kind: 'weight-for-distance', at: yards(40), value: 90 },
      { kind: 'distance-at', at: 90, value: yards(40) },
      { kind: 'distance-at', at: 70, value: yards(40) },
    ]);
  });

  it('is told in Recent Activity as how far each set was', async () => {
    const session = await carries();
    await member.get(logProgress, logOf(session, four));
    const { recentActivity } = await member.get(getDashboardStats, {});
    expect(recentActivity[0]).toMatchObject({
      setsCompleted: 4,
      repsCompleted: null,
      topSet: null,
      carried: { by: 'distance', amount: yards(40) },
    });
  });

  it('can be corrected, and is then counted anew', async () => {
    const session = await carries();
    const saved = await member.get(logProgress, logOf(session, four));
    const corrected = await member.get(correctProgress, {
      params: { id: saved.id },
      body: { setsData: [carry(1, { weight: 80 })] },
    });
    expect(corrected).toMatchObject({ setsCompleted: 1, weightUsed: 80, workoutUnitsCompleted: 10 });
  });

  it('is refused without any distance', async () => {
    const session = await carries();
    expect((await member.ask(logProgress, logOf(session, [{ setNum: 1, weight: 70 }]))).status).toBe(400);
  });
});

it('in a session a carry is a set without reps, and its log that of the dialog', async () => {
  const { trainingDayId, first, assignment } = await carries({ sets: '2' });
  const set = (n: number) =>
    aSet(n, first, n, { reps: null, weight: 32, unit: 'kg', distance: 0.037, distanceUnit: 'km' });
  const { session } = await sendBy(member, trainingDayId, [set(1), set(2), on(3, 'finish', first)]);
  expect(session.exercises[0]).toMatchObject({ state: 'done', sets: [{ reps: null }, { reps: null }] });
  const [log] = await logsFor(member, assignment.id);
  expect(log).toMatchObject({ setsCompleted: 2, repsCompleted: null, workoutUnitsCompleted: 20 });
  expect(await counted(trainingDayId)).toMatchObject({ counted: 20 });
  const nothing = aSet(4, first, 3, { reps: null });
  const { body } = await sendEventsAs(member, trainingDayId, [nothing]);
  expect(body).toMatchObject({ message: 'Enter the reps of this set' });
});

it('a hold of a lift is 10 a set, and its record the longest with its weight', async () => {
  const session = await carries({ sets: '3', reps: '45s' });
  const held = [1, 2, 3].map(setNum => ({ setNum, time: '0:45', weight: 50 }));
  const saved = await member.get(logProgress, logOf(session, held));
  expect(saved).toMatchObject({ repsCompleted: null, workoutUnitsCompleted: 30, workoutUnitsPrescribed: 30 });
  expect(await member.get(listRecords, {})).toMatchObject([
    { kind: 'weight-for-time', at: 45, value: 50 },
    { kind: 'hold-at', at: 50, value: 45 },
  ]);
});

it('yards that were logged as reps keep their figures', async () => {
  const session = await carries();
  const asReps = [1, 2, 3, 4].map(setNum => ({ setNum, reps: 40, weight: 70 }));
  const saved = await member.get(logProgress, logOf(session, asReps));
  expect(saved).toMatchObject({ repsCompleted: 160, workoutUnitsCompleted: 160 });
  expect(await counted(session.trainingDayId)).toMatchObject({ counted: 40 });
});

it.each([
  ['three of four sets', 160, four.slice(0, 3), 120],
  ['all of them', 160, four, 160],
  ['what was told as reps', 160, [{ setNum: 1, reps: 40 }], 40],
  ['as many as are asked for now', 40, four.slice(0, 3), 30],
])(
  'a day that asks for its yards as reps is paid by the share that was done: %s',
  (_what, input, sets, paid) => {
    const prescription = { ...nothingAsked, unitsPrescribed: input, sets: '4', reps: '40 yd' };
    expect(countedOf('Strength', prescription, { setsData: sets as LoggedSet[] })).toBe(paid);
  },
);

const nothingAsked = {
  category: 'Strength' as const,
  time: null,
  volume: null,
  distance: null,
  percent1RM: null,
  percentOf: 'one-rep-max' as const,
  setTargets: null,
};
