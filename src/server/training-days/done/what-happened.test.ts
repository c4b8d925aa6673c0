import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDayExercise, removeDayExercise } from '#contract/programs/days.ts';
import { correctProgress, listProgress } from '#contract/progress.ts';
import {
  getTrainingDay,
  listTrainingDays,
  listTrainingDaysOfDate,
} from '#contract/training/training-days.ts';
import { updateProfile } from '#contract/profile.ts';
import { appForTests, type TestApp } from '#server/testing/app-for-tests.ts';
import { aCoach, aMember, Person } from '#server/testing/people.ts';
import { aSessionOf, aSet, event, minute, noon, on, sendBy, today } from '#server/testing/sessions.ts';
import { anExercise, dayOf } from '#server/testing/training.ts';

let testApp: TestApp;
let coach: Person;
let member: Person;

beforeAll(async () => {
  testApp = await appForTests({ now: noon });
  coach = await aCoach(testApp);
  await coach.get(updateProfile, { body: { firstName: 'Ruth', lastName: 'Moab' } });
});
beforeEach(async () => {
  testApp.clock.now = noon;
  member = await aMember(testApp, coach);
});
afterAll(() => testApp.close());

const format = {
  kind: 'amrap',
  rounds: null,
  workSeconds: null,
  restSeconds: null,
  capSeconds: 600,
} as const;

/** The two of them a group. */
async function aSession() {
  const { trainingDayId, ...rest } = await aSessionOf(coach, member, {
    more: { groupLabel: 'A', groupFormat: format },
  });
  return { ...rest, id: trainingDayId };
}

const send = (trainingDayId: string, events: unknown[], by = member) => sendBy(by, trainingDayId, events);

const dayById = (id: string, by = coach) => by.get(getTrainingDay, { params: { id } });
const sessions = (by = coach) => by.get(listTrainingDays, { params: { userId: member.id }, query: {} });

describe('a training day of which nothing happened but logs', () => {
  it('says nothing of a session', async () => {
    const { id } = await aSession();
    const day = await dayById(id);
    expect([day.session, ...day.exercises.map(({ happened }) => happened)]).toEqual([null, null, null]);
    expect((await sessions())[0]?.session).toBeNull();
  });
});

describe('a session, beside what was planned', () => {
  it('tells when it was, how ready and how hard, and the result of its format', async () => {
    const { id, first } = await aSession();
    await send(id, [
      event(0, 'start'),
      event(0, 'feel', { readiness: 4 }),
      aSet(1, first, 1),
      event(30, 'result', { groupLabel: 'A', rounds: 5, reps: 3 }),
      event(55, 'feel', { effort: 8.5 }),
      event(56, 'end'),
    ]);
    const day = await dayById(id);
    expect(day.session).toEqual({
      startedAt: minute(0),
      endedAt: minute(56),
      readiness: 4,
      effort: 8.5,
      enteredBy: [],
      results: [{ label: 'A', kind: 'amrap', rounds: 5, reps: 3, seconds: null }],
    });
    expect(await dayById(id, member)).toEqual(day);
    const params = { userId: member.id, date: today };
    const [ofDate] = await coach.get(listTrainingDaysOfDate, { params });
    expect({ ...ofDate, beside: [] }).toEqual(day);
  });

  it('tells its sets in order, of which kind, what stood for them before, and notes and pain on them', async () => {
    const { id, first } = await aSession();
    await send(id, [
      aSet(1, first, 1, { setKind: 'warmup', reps: 5, weight: 95 }),
      aSet(2, first, 2, { reps: 4 }),
      aSet(4, first, 3, { setKind: 'drop', weight: 70, unit: 'kg' }),
      aSet(6, first, 2, { reps: 5 }),
      on(7, 'note', first, { text: 'belt on' }),
      on(8, 'note', first, { setNum: 2, text: 'slow' }),
      on(9, 'pain', first, { setNum: 3, where: 'left knee', level: 4 }),
    ]);
    const [squat] = (await dayById(id)).exercises;
    expect(squat?.log).toBeNull();
    expect(squat?.happened).toMatchObject({
      state: 'open',
      note: 'belt on',
      setNotes: [{ setNum: 2, text: 'slow' }],
      pains: [{ where: 'left knee', level: 4, setNum: 3, at: minute(9) }],
      sets: [
        { setNum: 1, setKind: 'warmup', weight: 95, earlier: [], at: minute(1) },
        { setNum: 2, setKind: 'work', reps: 5, earlier: [{ reps: 4, weight: 185, at: minute(2) }] },
        { setNum: 3, setKind: 'drop', entered: { weight: 70, unit: 'kg' } },
      ],
    });
  });

  it('tells what was swapped for what and why, also midway, with each log once', async () => {
    const { id, first, squat } = await aSession();
    const press = await anExercise(coach, 'Strength', `Leg Press ${id}`);
    await send(id, [
      aSet(1, first, 1),
      on(2, 'swap', first, { reason: 'no-equipment', exerciseId: press.id }),
      aSet(3, first, 2, { weight: 300 }),
      aSet(4, first, 3, { weight: 300 }),
    ]);
    const { exercises } = await dayById(id);
    expect(exercises).toHaveLength(2);
    expect(exercises[0]).toMatchObject({
      exercise: { id: squat.id },
      log: { setsData: [{ weight: 300 }, { weight: 300 }] },
      happened: {
        state: 'done',
        swappedTo: { id: press.id, name: press.name },
        swapReason: 'no-equipment',
        sets: [{ instead: { id: squat.id, name: squat.name } }, { instead: null }, { instead: null }],
      },
    });
    expect((await sessions())[0]?.session).toMatchObject({
      swaps: [{ from: squat.name, to: press.name, reason: 'no-equipment' }],
      skips: [],
    });
  });

  it('tells what was skipped and why, and what the member put in, with its log', async () => {
    const { id, first, second, squat, bench } = await aSession();
    const curl = await anExercise(coach);
    const own = randomUUID();
    await send(id, [
      aSet(1, first, 1),
      on(2, 'skip', first, { reason: 'pain' }),
      on(2, 'pain', first, { where: 'hip', level: 6 }),
      on(3, 'skip', second, { reason: 'no-time' }),
      on(4, 'add', own, { exerciseId: curl.id }),
      aSet(5, own, 1, { reps: 12, weight: 30 }),
      on(6, 'finish', own),
      event(7, 'end'),
    ]);
    const { exercises } = await dayById(id);
    expect(
      exercises.map(({ exercise, log, happened }) => [exercise.id, log !== null, happened?.state]),
    ).toEqual([
      [squat.id, true, 'skipped'],
      [bench.id, false, 'skipped'],
      [curl.id, true, 'done'],
    ]);
    expect(exercises[2]).toMatchObject({ prescription: null, happened: { isAdded: true } });
    expect((await sessions())[0]?.session).toMatchObject({
      skips: [
        { exerciseName: squat.name, reason: 'pain' },
        { exerciseName: bench.name, reason: 'no-time' },
      ],
      pains: [{ exerciseName: squat.name, where: 'hip', level: 6 }],
      endedAt: minute(7),
    });
  });

  it('tells what a coach sent who trained beside the member', async () => {
    const { id, first, second } = await aSession();
    await send(id, [aSet(1, first, 1)]);
    await send(id, [aSet(2, first, 2)], coach);
    await send(id, [aSet(3, second, 1)]);
    const day = await dayById(id);
    const [squat, bench] = day.exercises.map(({ happened }) => happened);
    expect(squat?.sets.map(({ enteredBy }) => enteredBy)).toEqual([null, 'Ruth Moab']);
    expect([day.session?.enteredBy, squat?.enteredBy, bench?.enteredBy]).toEqual([
      ['Ruth Moab'],
      ['Ruth Moab'],
      [],
    ]);
    expect((await sessions())[0]?.session?.enteredBy).toEqual(['Ruth Moab']);
  });

  it('keeps what stood before a correction by the log dialog', async () => {
    const { id, first, assignment } = await aSession();
    await send(id, [aSet(1, first, 1), aSet(2, first, 2), aSet(3, first, 3, { reps: 4 })]);
    const [log] = await member.get(listProgress, { query: { assignmentId: assignment.id } });
    const setsData = [1, 2, 3].map(setNum => ({ setNum, reps: 5, weight: 185 }));
    await member.get(correctProgress, { params: { id: log?.id ?? '' }, body: { setsData } });
    const [squat] = (await dayById(id)).exercises;
    expect(squat?.happened?.sets.map(({ reps, earlier }) => [reps, earlier.map(one => one.reps)])).toEqual([
      [5, []],
      [5, []],
      [5, [4]],
    ]);
  });

  it('keeps what was done of an exercise that was edited away meanwhile', async () => {
    const { id, first, squat, program } = await aSession();
    const { id: dayId, exercises } = await dayOf(coach, program, 1, 'wednesday');
    await coach.get(removeDayExercise, { params: { id: exercises[0]?.id ?? '' } });
    const row = await anExercise(coach);
    await coach.get(addDayExercise, { params: { dayId }, body: { exerciseId: row.id } });
    const other = (await dayById(id)).exercises.at(-1)?.prescription?.id ?? '';
    await send(id, [aSet(1, other, 1)]);
    await send(
      id,
      [1, 2, 3].map(n => aSet(n, first, n)),
    );
    const shown = (await dayById(id)).exercises;
    expect(shown.filter(({ exercise }) => exercise.id === squat.id)).toMatchObject([
      { prescription: null, log: { setsData: [{}, {}, {}] }, happened: { sets: [{}, {}, {}] } },
    ]);
  });

  it('is in the list though nothing is logged, and its day was cleared or is still to come', async () => {
    const { id, first } = await aSession();
    await send(id, [aSet(1, first, 1)]);
    testApp.clock.now = new Date(`2026-03-16T12:00:00Z`);
    expect((await sessions()).map(day => [day.id, day.loggedCount])).toEqual([[id, 0]]);
  });

  it('is not there for another member, nor for a visitor', async () => {
    const { id, first } = await aSession();
    await send(id, [on(1, 'pain', first, { where: 'hip', level: 6 })]);
    const other = await aMember(testApp, coach);
    const visitor = new Person(testApp);
    const params = { userId: member.id };
    const input = (by: Person) => [
      by.ask(getTrainingDay, { params: { id } }),
      by.ask(listTrainingDays, { params, query: {} }),
      by.ask(listTrainingDaysOfDate, { params: { ...params, date: today } }),
    ];
    expect((await Promise.all(input(other))).map(({ status }) => status)).toEqual([404, 404, 404]);
    expect((await Promise.all(input(visitor))).map(({ status }) => status)).toEqual([401, 401, 401]);
  });
});
