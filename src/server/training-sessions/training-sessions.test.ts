import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getExercisesForDate, moveTrainingDay, updateAssignment } from '#contract/assignments.ts';
import { addDailyWorkout, removeDailyWorkout } from '#contract/daily-workouts.ts';
import { deleteWorkout } from '#contract/programs.ts';
import { updateMember } from '#contract/members.ts';
import { addDayExercise, removeDayExercise } from '#contract/programs/days.ts';
import { correctProgress, listProgress, logProgress, takeBackProgress } from '#contract/progress.ts';
import { listTrainingSessions, sendSessionEvents } from '#contract/training/training-sessions.ts';
import type { ExerciseCategory } from '#domain/training/exercise-category.ts';
import { appForTests, type TestApp } from '#server/testing/app-for-tests.ts';
import { aCoach, aMember, type Person } from '#server/testing/people.ts';
import { anExercise, aProgram, assign, dayOf, fiveByFive, log } from '#server/testing/training.ts';
import { KnownVersions } from '#server/training-days/versions/known-versions.ts';
import { closeLeftOpen } from './close-left-open.ts';

/** A Wednesday. */
const today = '2026-03-18';
const noon = new Date(`${today}T12:00:00Z`);

let testApp: TestApp;
let coach: Person;
let member: Person;

beforeAll(async () => {
  testApp = await appForTests({ now: noon });
  coach = await aCoach(testApp);
  member = await aMember(testApp, coach);
});
afterAll(() => testApp.close());

async function aSession(who = member, category: ExerciseCategory = 'Strength') {
  const [squat, bench] = [await anExercise(coach, category), await anExercise(coach, category)];
  const prescriptions = fiveByFive(squat, bench).map(one => ({ ...one, sets: '3' }));
  const program = await aProgram(coach, [{ wednesday: prescriptions, friday: fiveByFive(squat) }]);
  const assignment = await assign(coach, who, program, today);
  const day = await who.get(getExercisesForDate, { params: { id: assignment.id }, query: { date: today } });
  const [first, second] = day.exercises.map(({ id }) => id);
  const { trainingDayId } = day;
  return { squat, bench, program, assignment, trainingDayId, first: first ?? '', second: second ?? '' };
}

const minute = (n: number) => new Date(Date.parse(`${today}T05:40:00Z`) + n * 60_000).toISOString();
const event = (at: number, kind: string, rest: object = {}) => ({
  id: randomUUID(),
  at: minute(at),
  kind,
  ...rest,
});
const on = (at: number, kind: string, prescriptionId: string, rest: object = {}) =>
  event(at, kind, { prescriptionId, ...rest });
const aSet = (at: number, prescriptionId: string, setNum: number, rest: object = {}) =>
  on(at, 'set', prescriptionId, { setNum, reps: 5, weight: 185, ...rest });
const threeSets = (prescriptionId: string, rest: object = {}) =>
  [1, 2, 3].map(n => aSet(n, prescriptionId, n, rest));

const body = (trainingDayId: string, events: unknown[]) => ({ params: { trainingDayId }, body: { events } });
async function send(trainingDayId: string, events: unknown[], by = member) {
  const { session, ...rest } = await by.get(sendSessionEvents, body(trainingDayId, events));
  if (!session) throw new Error('The session was asked for');
  return { ...rest, session };
}
const asked = (trainingDayId: string, events: unknown[], by = member) =>
  by.ask(sendSessionEvents, body(trainingDayId, events));
const logsOf = (assignmentId: string, by = member) => by.get(listProgress, { query: { assignmentId } });
async function sessionOf(trainingDayId: string, date = today) {
  const sessions = await member.get(listTrainingSessions, { query: { date } });
  return sessions.find(one => one.trainingDayId === trainingDayId);
}

async function stateOfDay(trainingDayId: string) {
  const { rows } = await testApp.db.$client.query(
    'select state, logged_count as logged, units_counted::float as counted from training_days where id = $1',
    [trainingDayId],
  );
  return rows[0];
}

const close = (at: string) => closeLeftOpen(testApp.db, new KnownVersions(), new Date(at));
const dialog = (reps: number) => ({ setsData: [{ setNum: 1, reps, weight: 200 }] });

describe('events', () => {
  it('of sets make the log with the last that is prescribed, in the same answer as the next read', async () => {
    const { trainingDayId, first, assignment } = await aSession();
    const some = await send(trainingDayId, [event(0, 'start'), aSet(1, first, 1), aSet(2, first, 2)]);
    expect(some.session.exercises[0]).toMatchObject({
      state: 'open',
      sets: [{ setNum: 1 }, { setNum: 2, reps: 5 }],
    });
    expect(await logsOf(assignment.id)).toEqual([]);
    const all = await send(trainingDayId, [aSet(5, first, 3)]);
    expect(all.session).toMatchObject({
      startedAt: minute(0),
      exercises: [{ state: 'done' }, { state: 'open' }],
    });
    expect(await logsOf(assignment.id)).toMatchObject([
      { prescriptionId: first, setsCompleted: 3, repsCompleted: 15, weightUsed: 185, estimated1RM: 215.83 },
    ]);
    expect(await sessionOf(trainingDayId)).toEqual(all.session);
  });

  it('sent twice, and in another order, are taken once', async () => {
    const { trainingDayId, first, assignment } = await aSession();
    const events = [...threeSets(first), on(4, 'unset', first, { setNum: 2 })];
    await send(trainingDayId, events.toReversed());
    const again = await send(trainingDayId, events);
    expect(again.session.exercises[0]?.sets.map(({ setNum }) => setNum)).toEqual([1, 3]);
    expect(again.session.events).toHaveLength(4);
    expect(await logsOf(assignment.id)).toMatchObject([{ setsCompleted: 2 }]);
  });

  it('of two devices at once lose nothing, and one log comes of them', async () => {
    const { trainingDayId, first, second, assignment } = await aSession();
    const events = [...threeSets(first), ...threeSets(second)];
    await Promise.all(events.map(one => send(trainingDayId, [one])));
    const session = await sessionOf(trainingDayId);
    expect(session?.exercises.map(({ state, sets }) => [state, sets.length])).toEqual([
      ['done', 3],
      ['done', 3],
    ]);
    expect((await logsOf(assignment.id)).map(({ setsCompleted }) => setsCompleted)).toEqual([3, 3]);
  });

  it('from a clock that is a day ahead happen now, in their order; of one that is behind they are as they are', async () => {
    const { trainingDayId, first } = await aSession();
    const tomorrow = 24 * 60;
    const { session } = await send(trainingDayId, [
      aSet(-tomorrow, first, 1),
      aSet(tomorrow + 2, first, 2, { reps: 4 }),
      aSet(tomorrow + 1, first, 2, { reps: 3 }),
    ]);
    const [one, two] = session.exercises[0]?.sets ?? [];
    expect(one?.at).toBe(minute(-tomorrow));
    expect(two).toMatchObject({ reps: 4, earlier: [{ reps: 3 }] });
    expect(new Date(two?.at ?? '') <= noon).toBe(true);
  });

  it('are answered briefly to a device that needs no more', async () => {
    const { trainingDayId, first } = await aSession();
    const sendBriefly = (events: unknown[]) => {
      const { params, body: sent } = body(trainingDayId, events);
      return member.get(sendSessionEvents, { params, body: { ...sent, answer: 'brief' } });
    };
    const open = await sendBriefly([aSet(1, first, 1), aSet(2, first, 2)]);
    expect(open).toMatchObject({ session: null, eventCount: 2, refused: [] });
    const done = await sendBriefly([aSet(3, first, 3)]);
    expect(done.session).toEqual(await sessionOf(trainingDayId));
  });

  it('come 500 at once, and no more', async () => {
    const { trainingDayId, first } = await aSession();
    const many = Array.from({ length: 500 }, (_, n) => aSet(n / 10, first, (n % 100) + 1));
    const { session } = await send(trainingDayId, many);
    expect(session.exercises[0]?.sets).toHaveLength(100);
    const tooMany = await asked(trainingDayId, [...many, aSet(1, first, 1)]);
    expect(tooMany).toMatchObject({ status: 400, body: { message: 'Send at most 500 events at once' } });
  });

  it('that can’t be taken are named, and the others taken', async () => {
    const { trainingDayId, first } = await aSession();
    const { session, refused } = await send(trainingDayId, [
      aSet(1, first, 0),
      aSet(1, first, 1),
      { id: 'x', kind: 'dance' },
      aSet(2, randomUUID(), 1),
      { ...aSet(3, first, 2), reps: undefined },
    ]);
    expect(session.exercises[0]?.sets).toHaveLength(1);
    expect(refused).toEqual([
      { index: 0, why: 'Sets are numbered from 1 to 100' },
      { index: 2, why: expect.stringContaining('no event of a session') },
      { index: 3, why: 'This exercise is not part of the day' },
      { index: 4, why: 'Enter the reps of this set' },
    ]);
  });

  it.each<[string, (given: Awaited<ReturnType<typeof aSession>>) => unknown[], number]>([
    ['are all malformed', ({ first }) => [aSet(1, first, 101)], 400],
    ['are all of no exercise of the day', () => [aSet(1, randomUUID(), 1)], 404],
    [
      'swap for another category',
      ({ first }) => [on(1, 'swap', first, { reason: 'other', exerciseId: run.id })],
      400,
    ],
    [
      'swap for nothing that there is',
      ({ first }) => [on(1, 'swap', first, { reason: 'other', exerciseId: randomUUID() })],
      400,
    ],
    ['weigh more than anyone lifts', ({ first }) => [aSet(1, first, 1, { weight: 2500, unit: 'kg' })], 400],
  ])('are refused when they %s', async (_name, events, status) => {
    run ??= await anExercise(coach, 'Aerobic');
    const given = await aSession();
    expect((await asked(given.trainingDayId, events(given))).status).toBe(status);
  });
  let run: { id: string };

  it('have ids that mean the same however they are written, and are judged once', async () => {
    const one = await aMember(testApp, coach);
    const { trainingDayId, first } = await aSession(one);
    const [other, curl] = [await anExercise(coach), await anExercise(coach)];
    const set = { ...aSet(1, first.toUpperCase(), 1), id: randomUUID().toUpperCase() };
    const events = [
      set,
      { ...set, id: set.id.toLowerCase() },
      on(2, 'swap', first, { reason: 'other', exerciseId: other.id }),
      on(3, 'add', randomUUID(), { exerciseId: curl.id }),
    ];
    await send(trainingDayId, events, one);
    await coach.get(updateMember, { params: { id: one.id }, body: { maySwapExercises: false } });
    const { session, refused } = await send(trainingDayId, events, one);
    expect(refused).toEqual([]);
    expect(session.events).toHaveLength(3);
  });

  it('of a year that no clock has are refused', async () => {
    const { trainingDayId, first } = await aSession();
    const set = { ...aSet(1, first, 1), at: '0001-01-01T00:00:00+23:00' };
    expect(await asked(trainingDayId, [set])).toMatchObject({
      status: 400,
      body: { message: 'Enter an instant, as 2026-03-18T05:40:00Z' },
    });
  });

  it('add nothing by the id of a prescription of another day', async () => {
    const { trainingDayId, assignment } = await aSession();
    const friday = await member.get(getExercisesForDate, {
      params: { id: assignment.id },
      query: { date: '2026-03-20' },
    });
    const id = friday.exercises[0]?.id ?? '';
    const addition = on(1, 'add', id, { exerciseId: (await anExercise(coach)).id });
    expect((await asked(trainingDayId, [addition, aSet(2, id, 1)])).status).toBe(400);
  });

  it('that are all refused leave a day that was cleared as it is', async () => {
    const { trainingDayId, first } = await aSession();
    await coach.get(removeDailyWorkout, { params: { id: trainingDayId } });
    const swap = on(1, 'swap', first, { reason: 'other', exerciseId: randomUUID() });
    expect((await asked(trainingDayId, [{}])).status).toBe(400);
    expect((await asked(trainingDayId, [swap])).status).toBe(400);
    expect(await stateOfDay(trainingDayId)).toEqual({ state: 'cleared', logged: 0, counted: 0 });
  });

  it('of someone else’s day are not found', async () => {
    const { trainingDayId, first } = await aSession();
    const other = await aMember(testApp, coach);
    expect((await asked(trainingDayId, [aSet(1, first, 1)], other)).status).toBe(404);
    expect(await other.get(listTrainingSessions, { query: { date: today } })).toEqual([]);
    expect(
      (await other.ask(listTrainingSessions, { query: { date: today, memberId: member.id } })).status,
    ).toBe(404);
  });

  it('of a coach who trains beside a member keep who sent them', async () => {
    const { trainingDayId, first } = await aSession();
    await send(trainingDayId, [aSet(1, first, 1)]);
    const { session } = await send(trainingDayId, [aSet(2, first, 2)], coach);
    expect(session.events.map(({ sentBy }) => sentBy)).toEqual([member.id, coach.id]);
    const seen = await coach.get(listTrainingSessions, { query: { date: today, memberId: member.id } });
    expect(seen.find(one => one.trainingDayId === trainingDayId)).toMatchObject({ memberId: member.id });
    expect((await coach.ask(listTrainingSessions, { query: { date: today } })).status).toBe(400);
  });

  it('keep what was typed beside lb and miles', async () => {
    const { trainingDayId, first, assignment } = await aSession();
    await send(trainingDayId, threeSets(first, { weight: 100, unit: 'kg' }));
    const entered = { weight: 100, unit: 'kg', distance: null, distanceUnit: null };
    const set = { weight: 220.46226218, entered };
    expect((await sessionOf(trainingDayId))?.exercises[0]?.sets[0]).toMatchObject(set);
    expect((await logsOf(assignment.id))[0]?.setsData?.[0]).toMatchObject(set);
  });

  it.each<[ExerciseCategory, object, object]>([
    ['Calisthenics', { reps: 12, weight: undefined }, { repsCompleted: 36, workoutUnitsCompleted: 36 }],
    ['Isometric', { time: 45, reps: undefined }, { timeCompleted: '2:15', workoutUnitsCompleted: 135 }],
    ['Mobility', { time: '1:00', reps: undefined }, { timeCompleted: '3:00' }],
    ['Plyometric', { contacts: 20, reps: undefined }, { volumeCompleted: '60', workoutUnitsCompleted: 60 }],
    [
      'Aerobic',
      { distance: 1.5, time: '10:00', rpe: 6, reps: undefined },
      { distanceCompleted: '4.5', timeCompleted: '30:00', rpeCompleted: '6' },
    ],
  ])('make the log of %s', async (category, values, expected) => {
    const { trainingDayId, first, assignment } = await aSession(member, category);
    await send(trainingDayId, threeSets(first, values));
    expect(await logsOf(assignment.id)).toMatchObject([expected]);
  });

  it('tell of records', async () => {
    const { trainingDayId, first, squat, assignment } = await aSession();
    await send(trainingDayId, threeSets(first));
    const friday = await member.get(getExercisesForDate, {
      params: { id: assignment.id },
      query: { date: '2026-03-20' },
    });
    const prescriptionId = friday.exercises[0]?.id ?? '';
    const { newRecords } = await send(friday.trainingDayId, [
      aSet(1, prescriptionId, 1, { weight: 225 }),
      on(2, 'finish', prescriptionId),
    ]);
    expect(newRecords).toContainEqual(
      expect.objectContaining({ exerciseId: squat.id, kind: 'weight', value: 225, previous: 185 }),
    );
  });
});

describe('an exercise', () => {
  it('that is swapped is logged as the one really done, and pays for the one in whose place it stands', async () => {
    const { trainingDayId, first, squat, assignment } = await aSession();
    const other = await anExercise(coach);
    const { session } = await send(trainingDayId, [
      on(0, 'swap', first, { reason: 'no-equipment', exerciseId: other.id }),
      ...threeSets(first),
    ]);
    expect(session.exercises[0]).toMatchObject({
      exerciseId: other.id,
      name: other.name,
      swappedFrom: squat.id,
    });
    expect(await logsOf(assignment.id)).toMatchObject([
      { exerciseId: other.id, prescriptionId: first, workoutUnitsPrescribed: 15, workoutUnitsCompleted: 15 },
    ]);
  });

  it('that is swapped midway leaves its sets beside, and all of them pay', async () => {
    const { trainingDayId, first, squat, assignment } = await aSession();
    const other = await anExercise(coach);
    await send(trainingDayId, [aSet(1, first, 1)]);
    await send(trainingDayId, [on(2, 'swap', first, { reason: 'pain', exerciseId: other.id })]);
    await send(trainingDayId, [aSet(3, first, 2), aSet(4, first, 3)]);
    const logs = (await logsOf(assignment.id)).map(one => [
      one.exerciseId,
      one.prescriptionId,
      one.setsCompleted,
    ]);
    expect(logs).toEqual(
      expect.arrayContaining([
        [other.id, first, 2],
        [squat.id, null, 1],
      ]),
    );
    const { rows } = await testApp.db.$client.query(
      'select units_counted::int as counted from training_days where id = $1',
      [trainingDayId],
    );
    expect(rows).toEqual([{ counted: 15 }]);
    await send(trainingDayId, [on(5, 'back', first)]);
    expect((await logsOf(assignment.id)).map(({ exerciseId }) => exerciseId)).toContain(squat.id);
  });

  it('that is swapped once it is done stays logged as what was done, until something else is', async () => {
    const { trainingDayId, first, squat, assignment } = await aSession();
    const other = await anExercise(coach);
    await log(member, assignment, squat, today, dialog(6));
    testApp.clock.now = new Date(noon.getTime() + 600_000);
    await send(trainingDayId, [on(385, 'swap', first, { reason: 'other', exerciseId: other.id })]);
    testApp.clock.now = noon;
    const stays = { exerciseId: squat.id, prescriptionId: first, repsCompleted: 6 };
    expect(await logsOf(assignment.id)).toMatchObject([stays]);
    const second = await aSession();
    await send(second.trainingDayId, threeSets(second.first));
    await send(second.trainingDayId, [
      on(4, 'swap', second.first, { reason: 'other', exerciseId: other.id }),
      aSet(5, second.first, 4, { setKind: 'warmup' }),
    ]);
    expect(await stateOfDay(second.trainingDayId)).toMatchObject({ logged: 1, counted: 15 });
  });

  it('pays for what the sets before a swap come to, also when they alone are corrected', async () => {
    const { trainingDayId, first } = await aSession();
    const other = await anExercise(coach);
    await send(trainingDayId, [
      aSet(1, first, 1),
      on(2, 'swap', first, { reason: 'pain', exerciseId: other.id }),
      aSet(3, first, 2),
      aSet(4, first, 3),
    ]);
    await send(trainingDayId, [aSet(5, first, 1, { reps: 1 })]);
    expect(await stateOfDay(trainingDayId)).toMatchObject({ counted: 11 });
    await send(trainingDayId, [on(6, 'unset', first, { setNum: 1 })]);
    expect(await stateOfDay(trainingDayId)).toMatchObject({ counted: 10 });
  });

  it('is not swapped by a member whose coach has switched it off', async () => {
    const one = await aMember(testApp, coach);
    const { trainingDayId, first } = await aSession(one);
    const other = await anExercise(coach);
    await coach.get(updateMember, { params: { id: one.id }, body: { maySwapExercises: false } });
    const swap = () => [on(0, 'swap', first, { reason: 'other', exerciseId: other.id })];
    expect(await asked(trainingDayId, swap(), one)).toMatchObject({
      status: 400,
      body: { message: 'Your coach has switched off swapping exercises' },
    });
    const [seen] = await one.get(listTrainingSessions, { query: { date: today } });
    expect(seen?.maySwap).toBe(false);
    expect((await send(trainingDayId, swap(), coach)).session).toMatchObject({
      maySwap: true,
      exercises: [{ exerciseId: other.id }, {}],
    });
  });

  it('that is skipped is not done, with the sets before it logged and the reason kept', async () => {
    const { trainingDayId, first, second, assignment } = await aSession();
    await send(trainingDayId, [
      aSet(1, first, 1),
      on(2, 'skip', first, { reason: 'pain' }),
      on(3, 'skip', second, { reason: 'no-time' }),
      event(4, 'end'),
    ]);
    expect(await sessionOf(trainingDayId)).toMatchObject({
      endedAt: minute(4),
      exercises: [
        { state: 'skipped', skipReason: 'pain' },
        { state: 'skipped', skipReason: 'no-time', sets: [] },
      ],
    });
    expect(await logsOf(assignment.id)).toMatchObject([{ prescriptionId: first, setsCompleted: 1 }]);
  });

  it('is logged with what it has when the session ends', async () => {
    const { trainingDayId, first, assignment } = await aSession();
    await send(trainingDayId, [aSet(1, first, 1)]);
    await send(trainingDayId, [event(2, 'end'), event(3, 'feel', { readiness: null, effort: 8 })]);
    expect(await logsOf(assignment.id)).toMatchObject([{ setsCompleted: 1 }]);
    expect(await sessionOf(trainingDayId)).toMatchObject({ effort: 8, readiness: null });
  });

  it('that is left open is logged with what it has 12 hours after its last event', async () => {
    const { trainingDayId, first, assignment } = await aSession();
    await send(trainingDayId, [aSet(1, first, 1), aSet(2, first, 2)]);
    await close(`${today}T17:41:00Z`);
    expect(await logsOf(assignment.id)).toEqual([]);
    await close(`${today}T17:43:00Z`);
    expect(await logsOf(assignment.id)).toMatchObject([{ setsCompleted: 2 }]);
    expect(await close(`${today}T17:44:00Z`)).toBe(0);
    await send(trainingDayId, [aSet(3, first, 3)]);
    expect(await logsOf(assignment.id)).toMatchObject([{ setsCompleted: 3 }]);
  });

  it('whose last set is taken back has no log any more, and the program is open again', async () => {
    const one = await aMember(testApp, coach);
    const { trainingDayId, first, assignment } = await aSession(one);
    await send(trainingDayId, [aSet(1, first, 1), on(2, 'finish', first)], one);
    expect(await logsOf(assignment.id, one)).toHaveLength(1);
    await send(trainingDayId, [on(3, 'unset', first, { setNum: 1 })], one);
    expect(await logsOf(assignment.id, one)).toEqual([]);
    const { rows } = await testApp.db.$client.query(
      'select logged_count, units_counted::int from training_days where id = $1',
      [trainingDayId],
    );
    expect(rows).toEqual([{ logged_count: 0, units_counted: 0 }]);
  });

  it('counts no warm-up', async () => {
    const { trainingDayId, first, assignment } = await aSession();
    await send(trainingDayId, [aSet(0, first, 9, { setKind: 'warmup', weight: 300 }), ...threeSets(first)]);
    expect(await logsOf(assignment.id)).toMatchObject([
      { setsCompleted: 3, weightUsed: 185, estimated1RM: 215.83 },
    ]);
  });

  it('of one’s own is put into the session, and pays for nothing', async () => {
    const { trainingDayId, assignment } = await aSession();
    const curl = await anExercise(coach);
    const prescriptionId = randomUUID();
    await send(trainingDayId, [
      on(1, 'add', prescriptionId, { exerciseId: curl.id }),
      ...threeSets(prescriptionId),
    ]);
    expect((await sessionOf(trainingDayId))?.exercises[2]).toMatchObject({
      isAdded: true,
      name: curl.name,
      state: 'done',
    });
    expect(await logsOf(assignment.id)).toMatchObject([
      { exerciseId: curl.id, prescriptionId: null, workoutUnitsPrescribed: 0 },
    ]);
    expect((await send(trainingDayId, [aSet(9, prescriptionId, 4)])).session.exercises[2]?.sets).toHaveLength(
      4,
    );
  });

  it('keeps notes and pains', async () => {
    const { trainingDayId, first, assignment } = await aSession();
    await send(trainingDayId, [
      on(0, 'note', first, { text: 'Slow today' }),
      on(0, 'note', first, { setNum: 2, text: 'belt' }),
      on(0, 'pain', first, { where: 'left knee', level: 4, setNum: 2 }),
      ...threeSets(first),
    ]);
    expect((await sessionOf(trainingDayId))?.exercises[0]).toMatchObject({
      note: 'Slow today',
      setNotes: [{ setNum: 2, text: 'belt' }],
      pains: [{ where: 'left knee', level: 4, setNum: 2 }],
    });
    expect((await logsOf(assignment.id))[0]?.notes).toBe('Slow today\nSet 2: belt');
  });
});

describe('the log dialog', () => {
  it('makes what a session shows, also where there were no events', async () => {
    const { trainingDayId, squat, assignment } = await aSession();
    await log(member, assignment, squat, today, dialog(6));
    expect((await sessionOf(trainingDayId))?.exercises[0]).toMatchObject({
      state: 'done',
      sets: [{ reps: 6, weight: 200 }],
    });
  });

  it('is followed by events that correct its log', async () => {
    const { trainingDayId, first, squat, assignment } = await aSession();
    const before = await log(member, assignment, squat, today, {
      ...dialog(6),
      notes: 'felt light',
      heartRateAchieved: '140',
    });
    testApp.clock.now = new Date(noon.getTime() + 600_000);
    await send(trainingDayId, [aSet(375, first, 2), aSet(385, first, 1, { reps: 8 })]);
    testApp.clock.now = noon;
    expect(await logsOf(assignment.id)).toMatchObject([
      { id: before.id, notes: 'felt light', setsData: [{ reps: 8 }] },
    ]);
  });

  it('takes the place of sets that were told, and corrects and takes back what a session made', async () => {
    const { trainingDayId, first, squat, assignment } = await aSession();
    await send(trainingDayId, [aSet(1, first, 1), aSet(2, first, 2)]);
    const saved = await log(member, assignment, squat, today, dialog(6));
    expect((await sessionOf(trainingDayId))?.exercises[0]).toMatchObject({
      state: 'done',
      sets: [{ setNum: 1, reps: 6 }],
    });
    expect(
      (
        await member.ask(logProgress, {
          body: {
            assignmentId: assignment.id,
            exerciseId: squat.id,
            prescriptionId: first,
            completedDate: today,
            ...dialog(7),
          },
        })
      ).status,
    ).toBe(409);
    await member.get(correctProgress, { params: { id: saved.id }, body: dialog(9) });
    expect((await sessionOf(trainingDayId))?.exercises[0]?.sets).toMatchObject([{ reps: 9 }]);
    await member.get(takeBackProgress, { params: { id: saved.id } });
    expect((await sessionOf(trainingDayId))?.exercises[0]).toMatchObject({ state: 'open', sets: [] });
    // Sets from before that come late lie behind what the dialog did.
    await send(trainingDayId, [aSet(3, first, 3)]);
    expect(await logsOf(assignment.id)).toEqual([]);
    await send(trainingDayId, [on(4, 'finish', first)]);
    expect(await logsOf(assignment.id)).toEqual([]);
  });
});

describe('the log dialog, of a log beside what is prescribed', () => {
  it('corrects it and takes it back for good', async () => {
    const { trainingDayId, first, second, assignment } = await aSession();
    const curl = await anExercise(coach);
    const prescriptionId = randomUUID();
    const ofCurl = async () =>
      (await logsOf(assignment.id)).filter(({ exerciseId }) => exerciseId === curl.id);
    await send(trainingDayId, [
      on(1, 'add', prescriptionId, { exerciseId: curl.id }),
      ...threeSets(prescriptionId),
    ]);
    const params = { id: (await ofCurl())[0]?.id ?? '' };
    await member.get(correctProgress, { params, body: { ...dialog(9), notes: 'strict' } });
    await send(trainingDayId, threeSets(first));
    expect(await ofCurl()).toMatchObject([{ repsCompleted: 9, notes: 'strict' }]);
    await member.get(takeBackProgress, { params });
    await send(trainingDayId, threeSets(second));
    expect(await ofCurl()).toEqual([]);
  });

  it('corrects the sets before a swap, each where it was done', async () => {
    const { trainingDayId, first, second, squat, assignment } = await aSession();
    const other = await anExercise(coach);
    await send(trainingDayId, [
      aSet(1, first, 1),
      on(2, 'swap', first, { reason: 'pain', exerciseId: other.id }),
      aSet(3, first, 2),
      aSet(4, first, 3),
    ]);
    const beside = (await logsOf(assignment.id)).find(({ exerciseId }) => exerciseId === squat.id);
    await member.get(correctProgress, { params: { id: beside?.id ?? '' }, body: dialog(3) });
    await send(trainingDayId, threeSets(second));
    expect(
      (await logsOf(assignment.id)).find(({ exerciseId }) => exerciseId === squat.id)?.repsCompleted,
    ).toBe(3);
    expect((await sessionOf(trainingDayId))?.exercises[0]?.sets.map(({ reps }) => reps)).toEqual([3, 5, 5]);
    expect(await stateOfDay(trainingDayId)).toMatchObject({ logged: 2, counted: 28 });
  });

  it('keeps what it saved itself when a session adds the same exercise', async () => {
    const { trainingDayId, program, assignment, squat, bench, first } = await aSession();
    const day = await dayOf(coach, program, 1, 'wednesday');
    await coach.get(removeDayExercise, { params: { id: day.exercises[0]?.id ?? '' } });
    await log(member, assignment, bench, today, dialog(5));
    await log(member, assignment, squat, today, { prescriptionId: first, ...dialog(7) });
    const prescriptionId = randomUUID();
    await send(trainingDayId, [
      on(1, 'add', prescriptionId, { exerciseId: squat.id }),
      ...threeSets(prescriptionId),
    ]);
    const ofSquat = (await logsOf(assignment.id)).filter(({ exerciseId }) => exerciseId === squat.id);
    expect(ofSquat).toMatchObject([{ repsCompleted: 7 }]);
  });

  it('and events at the same instant never stop each other', async () => {
    const { trainingDayId, first, assignment } = await aSession();
    await send(trainingDayId, threeSets(first));
    const params = { id: (await logsOf(assignment.id))[0]?.id ?? '' };
    const answers = await Promise.all(
      [1, 2, 3, 4, 5, 6].flatMap(n => [
        member.ask(correctProgress, { params, body: dialog(n) }),
        asked(trainingDayId, [aSet(10 + n, first, n)]),
      ]),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  });
});

async function aDate() {
  const who = await aMember(testApp, coach);
  const give = async () => {
    const { id: exerciseId } = await anExercise(coach);
    const body = { memberId: who.id, exerciseId, assignedDate: today, sets: '2', reps: '5' };
    return coach.get(addDailyWorkout, { body });
  };
  const one = await give();
  const [session] = await who.get(listTrainingSessions, { query: { date: today } });
  return { who, give, one, trainingDayId: session?.trainingDayId ?? '' };
}

describe('a date of one-off exercises', () => {
  it('that gets another amid its session is logged once, also by what comes for the one before', async () => {
    const { who, give, one, trainingDayId } = await aDate();
    await send(trainingDayId, [aSet(1, one.prescriptionId, 1), aSet(2, one.prescriptionId, 2)], who);
    const two = await give();
    await send(trainingDayId, [aSet(3, two.prescriptionId, 1), aSet(4, two.prescriptionId, 2)], who);
    const { session } = await send(trainingDayId, [aSet(5, one.prescriptionId, 3)], who);
    expect(session.exercises.map(({ sets }) => sets.length)).toEqual([3, 2]);
    const logs = await logsOf(one.assignmentId, who);
    expect(new Set(logs.map(({ setsCompleted }) => setsCompleted))).toEqual(new Set([2, 3]));
    expect(logs).toHaveLength(2);
  });

  it('keeps another that it has got when what comes late is the first of its session', async () => {
    const { who, give, one, trainingDayId } = await aDate();
    await give();
    const { session } = await send(trainingDayId, [aSet(1, one.prescriptionId, 1)], who);
    expect(session.exercises.map(({ sets }) => sets.length)).toEqual([1, 0]);
  });

  it('keeps an exercise that is begun', async () => {
    const { who, one, trainingDayId } = await aDate();
    await send(trainingDayId, [aSet(1, one.prescriptionId, 1)], who);
    expect((await coach.ask(removeDailyWorkout, { params: { id: one.id } })).status).toBe(409);
  });
});

describe('a day whose session has begun', () => {
  it('keeps its date and its exercises', async () => {
    const { trainingDayId, first, program, assignment } = await aSession();
    await send(trainingDayId, [event(0, 'start')]);
    expect(
      (await member.ask(moveTrainingDay, { params: { id: trainingDayId }, body: { date: '2026-03-19' } }))
        .status,
    ).toBe(409);
    expect((await coach.ask(removeDailyWorkout, { params: { id: trainingDayId } })).status).toBe(409);
    const day = await dayOf(coach, program, 1, 'wednesday');
    await coach.get(removeDayExercise, { params: { id: day.exercises[0]?.id ?? '' } });
    const seen = await member.get(getExercisesForDate, {
      params: { id: assignment.id },
      query: { date: today },
    });
    expect(seen.exercises.map(({ id }) => id)).toContain(first);
  });
});

describe('events that come late', () => {
  it.each<[string, (given: Awaited<ReturnType<typeof aSession>>) => Promise<unknown>]>([
    [
      'edited',
      async ({ program }) => {
        const day = await dayOf(coach, program, 1, 'wednesday');
        await coach.get(removeDayExercise, { params: { id: day.exercises[0]?.id ?? '' } });
      },
    ],
    ['cleared', ({ trainingDayId }) => coach.get(removeDailyWorkout, { params: { id: trainingDayId } })],
    [
      'paused',
      ({ assignment }) =>
        coach.get(updateAssignment, { params: { id: assignment.id }, body: { status: 'paused' } }),
    ],
    [
      'completed',
      ({ assignment }) =>
        coach.get(updateAssignment, { params: { id: assignment.id }, body: { status: 'completed' } }),
    ],
    [
      'moved',
      ({ trainingDayId }) =>
        member.get(moveTrainingDay, { params: { id: trainingDayId }, body: { date: '2026-03-19' } }),
    ],
    ['deleted with its program', ({ program }) => coach.get(deleteWorkout, { params: { id: program.id } })],
  ])('are kept on a day that was %s meanwhile', async (_name, change) => {
    const given = await aSession();
    await change(given);
    const { session, refused } = await send(given.trainingDayId, threeSets(given.first));
    expect(refused).toEqual([]);
    expect(session.exercises.find(({ prescriptionId }) => prescriptionId === given.first)).toMatchObject({
      state: 'done',
    });
    expect(await logsOf(given.assignment.id)).toMatchObject([
      { exerciseId: given.squat.id, setsCompleted: 3 },
    ]);
  });

  it('find the same exercise in the new prescriptions of a day that has work', async () => {
    const given = await aSession();
    const day = await dayOf(coach, given.program, 1, 'wednesday');
    const row = await anExercise(coach);
    await coach.get(addDayExercise, {
      params: { dayId: day.id },
      body: { exerciseId: row.id, sets: '1', reps: '5' },
    });
    const seen = await member.get(getExercisesForDate, {
      params: { id: given.assignment.id },
      query: { date: today },
    });
    const added = seen.exercises.find(one => one.exerciseId === row.id)?.id ?? '';
    await send(given.trainingDayId, [aSet(1, added, 1)]);
    const { session } = await send(given.trainingDayId, [aSet(2, given.first, 1), aSet(3, given.first, 2)]);
    await send(given.trainingDayId, [aSet(4, given.first, 3)]);
    expect(session.exercises.map(({ exerciseId }) => exerciseId)).toEqual([
      given.squat.id,
      given.bench.id,
      row.id,
    ]);
    expect(await logsOf(given.assignment.id)).toHaveLength(2);
  });

  it('are kept beside a day that no longer has the exercise', async () => {
    const given = await aSession();
    const day = await dayOf(coach, given.program, 1, 'wednesday');
    await coach.get(removeDayExercise, { params: { id: day.exercises[0]?.id ?? '' } });
    const seen = await member.get(getExercisesForDate, {
      params: { id: given.assignment.id },
      query: { date: today },
    });
    await send(given.trainingDayId, [aSet(1, seen.exercises[0]?.id ?? '', 1)]);
    const { refused, session } = await send(given.trainingDayId, threeSets(given.first));
    expect(refused).toEqual([]);
    expect(session.exercises.at(-1)).toMatchObject({ prescriptionId: given.first, state: 'done' });
    expect(await logsOf(given.assignment.id)).toMatchObject([
      { exerciseId: given.squat.id, prescriptionId: null },
    ]);
  });
});

it.each(['paused', 'completed'] as const)('shows the session of a program that is %s', async status => {
  const { trainingDayId, assignment } = await aSession();
  await coach.get(updateAssignment, { params: { id: assignment.id }, body: { status } });
  expect(await sessionOf(trainingDayId)).toMatchObject({ programName: 'Ascension' });
});

it('whatever comes in whatever order, the logs are what the events come to', async () => {
  const kinds = fc.oneof(
    {
      weight: 6,
      arbitrary: fc.tuple(fc.constant('set'), fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 9 })),
    },
    {
      weight: 2,
      arbitrary: fc.tuple(fc.constantFrom('unset'), fc.integer({ min: 1, max: 4 }), fc.constant(0)),
    },
    {
      weight: 1,
      arbitrary: fc.tuple(fc.constantFrom('finish', 'skip', 'back', 'end'), fc.constant(0), fc.constant(0)),
    },
  );
  const runs = fc.array(fc.tuple(kinds, fc.boolean(), fc.integer({ min: 0, max: 30 })), {
    minLength: 1,
    maxLength: 14,
  });
  await fc.assert(
    fc.asyncProperty(runs, fc.integer({ min: 1, max: 4 }), async (list, size) => {
      const { trainingDayId, first, second, assignment } = await aSession();
      const events = list.map(([[kind, setNum, reps], isFirst, at]) => {
        const id = isFirst ? first : second;
        if (kind === 'set') return aSet(at, id, setNum, { reps });
        if (kind === 'unset') return on(at, kind, id, { setNum });
        if (kind === 'end') return event(at, kind);
        return on(at, kind, id, { reason: 'other' });
      });
      for (let from = 0; from < events.length; from += size)
        await send(trainingDayId, [...events.slice(from, from + size), ...events.slice(0, 1)]);
      const session = await sessionOf(trainingDayId);
      const logs = await logsOf(assignment.id);
      for (const exercise of session?.exercises ?? []) {
        const stored = logs.find(({ prescriptionId }) => prescriptionId === exercise.prescriptionId);
        if (stored)
          expect(stored.setsData?.map(({ setNum, reps }) => [setNum, reps])).toEqual(
            exercise.sets.map(({ setNum, reps }) => [setNum, reps]),
          );
        else expect(exercise.state === 'done' && exercise.sets.length > 0).toBe(false);
      }
      const { rows } = await testApp.db.$client.query(
        'select logged_count as logged, units_counted::float as counted, (select count(*)::int from progress_logs where training_day_id = d.id) as logs, (select coalesce(sum(units_counted), 0)::float from progress_logs where training_day_id = d.id) as units from training_days d where id = $1',
        [trainingDayId],
      );
      expect(rows).toEqual([
        { logged: logs.length, counted: rows[0].units, logs: logs.length, units: rows[0].units },
      ]);
    }),
    { numRuns: 40 },
  );
});
