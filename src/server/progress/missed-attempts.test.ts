import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { correctProgress, logProgress } from '#contract/progress.ts';
import { getExerciseHistory, listRecords } from '#contract/training/records.ts';
import { appForTests, type TestApp } from '#server/testing/app-for-tests.ts';
import { aCoach, aMember, type Person } from '#server/testing/people.ts';
import { aSessionOf, aSet, logsFor, noon, sendBy, sessionFor, today } from '#server/testing/sessions.ts';
import { logBody } from '#server/testing/training.ts';

let testApp: TestApp;
let coach: Person;
let member: Person;

beforeAll(async () => {
  testApp = await appForTests({ now: noon });
  coach = await aCoach(testApp);
  member = await aMember(testApp, coach);
});
afterAll(() => testApp.close());

const singles = (more = {}) => aSessionOf(coach, member, { more: { sets: '1', reps: '1', ...more } });

const counted = async (trainingDayId: string) => {
  const { rows } = await testApp.db.$client.query(
    'select logged_count as logged, units_counted::float as counted from training_days where id = $1',
    [trainingDayId],
  );
  return rows[0];
};

describe('an attempt that failed', () => {
  it('is kept with its weight, and counts for nothing', async () => {
    const { assignment, squat, trainingDayId } = await singles({ sets: '2' });
    const setsData = [
      { setNum: 1, reps: 1, weight: 140, unit: 'kg' as const },
      { setNum: 2, reps: 0, weight: 150, unit: 'kg' as const },
    ];
    const saved = await member.get(logProgress, { body: logBody(assignment, squat, today, { setsData }) });
    expect(saved).toMatchObject({
      setsData: [{ reps: 1 }, { reps: 0, entered: { weight: 150, unit: 'kg' } }],
      setsCompleted: 1,
      repsCompleted: 1,
      estimated1RM: 308.65,
      workoutUnitsCompleted: 1,
    });
    expect(saved.weightUsed).toBeCloseTo(308.65);
    expect(await counted(trainingDayId)).toEqual({ logged: 1, counted: 1 });
    const held = await member.get(listRecords, {});
    expect(held.filter(({ logId }) => logId === saved.id).every(({ value }) => value < 310)).toBe(true);
    const history = await member.get(getExerciseHistory, { params: { id: squat.id }, query: {} });
    expect(history.dates[0]).toMatchObject({ sets: [{ reps: 1 }, { reps: 0 }], volume: 308.65 });
  });

  it('alone is a log of its exercise, which is then done, with nothing earned', async () => {
    const { assignment, squat, trainingDayId } = await singles();
    const setsData = [{ setNum: 1, reps: 0, weight: 330 }];
    const saved = await member.get(logProgress, { body: logBody(assignment, squat, today, { setsData }) });
    expect(saved).toMatchObject({ setsCompleted: null, estimated1RM: null, workoutUnitsCompleted: 0 });
    expect(saved.newRecords).toEqual([]);
    expect(await counted(trainingDayId)).toEqual({ logged: 1, counted: 0 });
    const corrected = await member.get(correctProgress, {
      params: { id: saved.id },
      body: { setsData: [{ setNum: 1, reps: 1, weight: 330 }] },
    });
    expect(corrected).toMatchObject({ estimated1RM: 330, workoutUnitsCompleted: 1 });
  });

  it('without a weight is told by saying so; a row of no reps is none', async () => {
    const { assignment, squat } = await singles();
    const rowOf = (more: object) => ({
      body: logBody(assignment, squat, today, { setsData: [{ setNum: 1, reps: 0, ...more }] }),
    });
    expect((await member.ask(logProgress, rowOf({}))).status).toBe(400);
    const saved = await member.get(logProgress, rowOf({ isMissed: true }));
    expect(saved.setsData).toMatchObject([{ setNum: 1, reps: 0, completed: true }]);
  });

  it('in a session uses the place of its set, and is the same log', async () => {
    const { trainingDayId, first, assignment } = await singles({ sets: '2' });
    const some = await sendBy(member, trainingDayId, [aSet(1, first, 1, { reps: 0, weight: 330 })]);
    expect(some.session.exercises[0]).toMatchObject({ state: 'open', sets: [{ reps: 0, weight: 330 }] });
    const all = await sendBy(member, trainingDayId, [aSet(2, first, 2, { reps: 0, weight: null })]);
    expect(all.session.exercises[0]?.state).toBe('done');
    expect(all.newRecords).toEqual([]);
    const [log] = await logsFor(member, assignment.id);
    expect(log?.setsData?.map(({ reps, weight }) => [reps, weight ?? null])).toEqual([
      [0, 330],
      [0, null],
    ]);
    expect(log).toMatchObject({ estimated1RM: null, workoutUnitsCompleted: 0 });
    const corrected = await sendBy(member, trainingDayId, [aSet(3, first, 1, { reps: 1, weight: 330 })]);
    expect(corrected.session.exercises[0]?.sets[0]).toMatchObject({ reps: 1, earlier: [{ reps: 0 }] });
    expect((await logsFor(member, assignment.id))[0]).toMatchObject({ estimated1RM: 330 });
    expect(await sessionFor(member, trainingDayId)).toEqual(corrected.session);
  });

  it('stands in the table of my data', async () => {
    const { text } = await csvOf(member);
    const row = text.split('\r\n').find(line => line.includes(',150 kg,'));
    expect(row).toMatch(/,2,0,330\.69\d*,.*,,yes,150 kg,/);
  });
});

async function csvOf(person: Person) {
  const { body } = await person.send('GET', '/api/my-data.csv');
  return { text: body as string };
}
