import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getExercisesForDate } from '#contract/assignments.ts';
import { listProgress } from '#contract/progress.ts';
import { listTrainingSessions, sendSessionEvents } from '#contract/training/training-sessions.ts';
import { appForTests, type TestApp } from '#server/testing/app-for-tests.ts';
import { aCoach, aMember, type Person } from '#server/testing/people.ts';
import { anExercise, aProgram, assign, fiveByFive } from '#server/testing/training.ts';

/** A Wednesday. */
const today = '2026-03-18';

let testApp: TestApp;
let coach: Person;
let member: Person;

beforeAll(async () => {
  testApp = await appForTests({ now: new Date(`${today}T12:00:00Z`) });
  coach = await aCoach(testApp);
  member = await aMember(testApp, coach);
});
afterAll(() => testApp.close());

async function aSession() {
  const [squat, bench] = [await anExercise(coach), await anExercise(coach)];
  const program = await aProgram(coach, [{ wednesday: fiveByFive(squat, bench) }]);
  const assignment = await assign(coach, member, program, today);
  const day = await member.get(getExercisesForDate, {
    params: { id: assignment.id },
    query: { date: today },
  });
  const [first, second] = day.exercises.map(({ id }) => id);
  return {
    squat,
    bench,
    assignment,
    trainingDayId: day.trainingDayId,
    first: first ?? '',
    second: second ?? '',
  };
}

const minute = (n: number) => new Date(Date.parse(`${today}T05:40:00Z`) + n * 60_000).toISOString();
const event = (at: number, kind: string, rest: object = {}) => ({
  id: randomUUID(),
  at: minute(at),
  kind,
  ...rest,
});
const aSet = (at: number, prescriptionId: string, setNum: number, rest: object = {}) =>
  event(at, 'set', { prescriptionId, setNum, reps: 5, weight: 185, ...rest });
const send = (trainingDayId: string, events: unknown[], by = member) =>
  by.get(sendSessionEvents, { params: { trainingDayId }, body: { events } });
const sessionsOf = (by = member, memberId?: string) =>
  by.get(listTrainingSessions, { query: { date: today, ...(memberId && { memberId }) } });

describe('a session', () => {
  it('takes sets, and writes the log of an exercise with its last', async () => {
    const { trainingDayId, first, assignment } = await aSession();
    const some = await send(trainingDayId, [event(0, 'start'), ...[1, 2, 3, 4].map(n => aSet(n, first, n))]);
    expect(some.session.exercises[0]).toMatchObject({
      state: 'open',
      sets: [{}, {}, {}, { setNum: 4, reps: 5 }],
    });
    expect(await member.get(listProgress, { query: { assignmentId: assignment.id } })).toEqual([]);
    const all = await send(trainingDayId, [aSet(5, first, 5)]);
    expect(all.session.exercises[0]).toMatchObject({ state: 'done' });
    const [log] = await member.get(listProgress, { query: { assignmentId: assignment.id } });
    expect(log).toMatchObject({
      prescriptionId: first,
      setsCompleted: 5,
      repsCompleted: 25,
      weightUsed: 185,
    });
    const found = (await sessionsOf()).find(one => one.trainingDayId === trainingDayId);
    expect(found).toEqual(all.session);
  });
});
