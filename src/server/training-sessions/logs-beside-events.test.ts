import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { removeDayExercise } from '#contract/programs/days.ts';
import { correctProgress, logProgress, takeBackProgress } from '#contract/progress.ts';
import { appForTests, type TestApp } from '#server/testing/app-for-tests.ts';
import { aCoach, aMember, type Person } from '#server/testing/people.ts';
import {
  aSessionOf,
  aSet,
  sendEventsAs,
  dialog,
  logsFor,
  noon,
  on,
  sendBy,
  sessionFor,
  threeSets,
  today,
} from '#server/testing/sessions.ts';
import { anExercise, dayOf, log } from '#server/testing/training.ts';

let testApp: TestApp;
let coach: Person;
let member: Person;

beforeAll(async () => {
  testApp = await appForTests({ now: noon });
  coach = await aCoach(testApp);
  member = await aMember(testApp, coach);
});
afterAll(() => testApp.close());

const aSession = () => aSessionOf(coach, member);
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
