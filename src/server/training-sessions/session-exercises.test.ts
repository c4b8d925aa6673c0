import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { updateMember } from '#contract/members.ts';
import { listTrainingSessions } from '#contract/training/training-sessions.ts';
import type { ExerciseCategory } from '#domain/prescriptions/exercise-category.ts';
import { appForTests, type TestApp } from '#server/testing/app-for-tests.ts';
import { aCoach, aMember, type Person } from '#server/testing/people.ts';
import {
  aSessionOf,
  aSet,
  sendEventsAs,
  dialog,
  event,
  logsFor,
  minute,
  noon,
  on,
  sendBy,
  sessionFor,
  threeSets,
  today,
} from '#server/testing/sessions.ts';
import { anExercise, log } from '#server/testing/training.ts';
import { KnownVersions } from '#server/training-days/versions/known-versions.ts';
import { closeLeftOpen } from './close-left-open.ts';

let testApp: TestApp;
let coach: Person;
let member: Person;

beforeAll(async () => {
  testApp = await appForTests({ now: noon });
  coach = await aCoach(testApp);
  member = await aMember(testApp, coach);
});
afterAll(() => testApp.close());

const aSession = (who = member, category: ExerciseCategory = 'Strength') =>
  aSessionOf(coach, who, { category });
const send = (trainingDayId: string, events: unknown[], by = member) => sendBy(by, trainingDayId, events);
const asked = (trainingDayId: string, events: unknown[], by = member) =>
  sendEventsAs(by, trainingDayId, events);
const logsOf = (assignmentId: string, by = member) => logsFor(by, assignmentId);
const sessionOf = (trainingDayId: string, date = today) => sessionFor(member, trainingDayId, date);

async function stateOfDay(trainingDayId: string) {
  const { rows } = await testApp.db.$client.query(
    'select state, logged_count as logged, units_counted::float as counted from training_days where id = $1',
    [trainingDayId],
  );
  return rows[0];
}

const close = (at: string) => closeLeftOpen(testApp.db, new KnownVersions(), new Date(at));

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
