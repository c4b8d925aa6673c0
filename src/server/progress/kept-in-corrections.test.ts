import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { correctProgress } from '#contract/progress.ts';
import { listRecords } from '#contract/training/records.ts';
import { appForTests, type TestApp } from '#server/testing/app-for-tests.ts';
import { aCoach, aMember, type Person } from '#server/testing/people.ts';
import { aSessionOf, aSet, logsFor, noon, on, sendBy, sessionFor, today } from '#server/testing/sessions.ts';
import { anExercise } from '#server/testing/training.ts';

let testApp: TestApp;
let coach: Person;

beforeAll(async () => {
  testApp = await appForTests({ now: noon });
  coach = await aCoach(testApp);
});
afterAll(() => testApp.close());

/** Two warm-ups and three work sets of a squat, the last one to failure and typed in kg. */
async function aSquatDone() {
  const member = await aMember(testApp, coach);
  const session = await aSessionOf(coach, member);
  const { first, trainingDayId, assignment } = session;
  await sendBy(member, trainingDayId, [
    aSet(1, first, 1, { setKind: 'warmup', weight: 95 }),
    aSet(2, first, 2, { setKind: 'warmup', weight: 135 }),
    aSet(3, first, 3, { rpe: 8 }),
    aSet(4, first, 4, { rpe: 9 }),
    aSet(5, first, 5, { setKind: 'failure', weight: 90, unit: 'kg', rpe: 10 }),
    on(6, 'note', first, { text: 'smooth' }),
    on(7, 'note', first, { setNum: 4, text: 'slow' }),
  ]);
  const log = async () => {
    const [found] = await logsFor(member, assignment.id);
    if (!found) throw new Error('A log was made');
    return { ...found, setsData: found.setsData?.map(onlySaid) ?? null };
  };
  return { ...session, member, log };
}

/** What is null and what is not there are the same. */
const onlySaid = <Said extends object>(said: Said): Said =>
  Object.fromEntries(Object.entries(said).filter(([, value]) => value !== null)) as Said;

type Stored = Awaited<ReturnType<Awaited<ReturnType<typeof aSquatDone>>['log']>>;

/** The sets as a client of the specification sends them: it knows number, reps, weight and done, and lb alone. */
const specSets = ({ setsData }: Pick<Stored, 'setsData'>) =>
  (setsData ?? []).map(({ setNum, reps, weight, completed }) => ({
    setNum,
    reps: reps ?? null,
    weight: weight ?? null,
    completed,
  }));

describe('a correction of a log by a client that knows nothing of kinds', () => {
  it('keeps kind, RPE and what was typed of each set, and every figure, when it changes nothing', async () => {
    const { member, log, trainingDayId } = await aSquatDone();
    const [before, session, records] = [
      await log(),
      await sessionFor(member, trainingDayId),
      await member.get(listRecords, { query: {} }),
    ];
    const body = { setsData: specSets(before), notes: before.notes };
    const { newRecords } = await member.get(correctProgress, { params: { id: before.id }, body });
    expect(newRecords).toEqual([]);
    expect(await log()).toEqual(before);
    expect(before).toMatchObject({ setsCompleted: 3, workoutUnitsCompleted: 15 });
    expect(await member.get(listRecords, { query: {} })).toEqual(records);
    const { exercises } = (await sessionFor(member, trainingDayId)) ?? {};
    expect(exercises).toEqual(session?.exercises);
  });

  it('takes the note that it says, and the set that it changes', async () => {
    const { member, log } = await aSquatDone();
    const before = await log();
    const setsData = specSets(before).map(set => (set.setNum === 3 ? { ...set, reps: 4 } : set));
    await member.get(correctProgress, { params: { id: before.id }, body: { setsData, notes: 'belt on' } });
    expect(await log()).toMatchObject({
      notes: 'belt on',
      setsCompleted: 3,
      setsData: [
        { setKind: 'warmup' },
        { setKind: 'warmup' },
        { setKind: 'work', reps: 4, rpe: 8 },
        { setKind: 'work', rpe: 9 },
        { setKind: 'failure', rpe: 10, entered: { weight: 90, unit: 'kg' } },
      ],
    });
  });

  it('makes another kind of a set where one is said', async () => {
    const { member, log } = await aSquatDone();
    const before = await log();
    const setsData = specSets(before).map(set =>
      set.setNum === 2 ? { ...set, setKind: 'work' as const } : set,
    );
    await member.get(correctProgress, { params: { id: before.id }, body: { setsData } });
    expect((await log()).setsCompleted).toBe(4);
  });

  it('keeps the holds of a session as long as their time is what it was', async () => {
    const member = await aMember(testApp, coach);
    const { first, trainingDayId, assignment } = await aSessionOf(coach, member, { category: 'Isometric' });
    await sendBy(member, trainingDayId, [
      on(1, 'set', first, { setNum: 1, time: '0:40', rpe: 7 }),
      on(2, 'set', first, { setNum: 2, time: '0:35' }),
      on(3, 'finish', first),
    ]);
    const [before] = await logsFor(member, assignment.id);
    const params = { id: before?.id ?? '' };
    await member.get(correctProgress, { params, body: { timeCompleted: '1:15', notes: 'shaky' } });
    expect(await logsFor(member, assignment.id)).toMatchObject([
      { notes: 'shaky', timeCompleted: '1:15', setsData: before?.setsData?.map(onlySaid) },
    ]);
    await member.get(correctProgress, { params, body: { timeCompleted: '1:30' } });
    expect(await logsFor(member, assignment.id)).toMatchObject([{ timeCompleted: '1:30', setsData: null }]);
  });

  it('leaves the sets before a swap, and a skip with its reason', async () => {
    const member = await aMember(testApp, coach);
    const { first, second, trainingDayId, assignment, squat } = await aSessionOf(coach, member);
    const other = await anExercise(coach);
    await sendBy(member, trainingDayId, [
      aSet(1, first, 1),
      on(2, 'swap', first, { reason: 'pain', exerciseId: other.id }),
      aSet(3, first, 2),
      aSet(4, first, 3),
      aSet(5, second, 1),
      on(6, 'skip', second, { reason: 'no-time' }),
    ]);
    for (const log of await logsFor(member, assignment.id))
      if (log.exerciseId !== squat.id)
        await member.get(correctProgress, {
          params: { id: log.id },
          body: { setsData: specSets(log), notes: 'one note' },
        });
    const session = await sessionFor(member, trainingDayId, today);
    expect(session?.exercises[0]?.sets.map(({ setNum }) => setNum)).toEqual([1, 2, 3]);
    expect(session?.exercises[1]).toMatchObject({ state: 'skipped', skipReason: 'no-time' });
    expect((await logsFor(member, assignment.id)).map(({ exerciseId }) => exerciseId)).toContain(squat.id);
  });
});
