import { afterAll, beforeAll, expect, it } from 'vitest';
import { createExercise, listExercises, updateExercise } from '#contract/exercises.ts';
import { logProgress } from '#contract/progress.ts';
import { listTrainingSessions } from '#contract/training/training-sessions.ts';
import { listRecords } from '#contract/training/records.ts';
import { appForTests, type TestApp } from '#server/testing/app-for-tests.ts';
import { aCoach, aMember, type Person } from '#server/testing/people.ts';
import { aSet, sendEventsAs, noon, sendBy, sessionFor, today } from '#server/testing/sessions.ts';
import { aProgram, assign, dayOf, logBody } from '#server/testing/training.ts';

let testApp: TestApp;
let coach: Person;
let member: Person;

beforeAll(async () => {
  testApp = await appForTests({ now: noon });
  coach = await aCoach(testApp);
  member = await aMember(testApp, coach);
});
afterAll(() => testApp.close());

async function training(isAssisted: boolean) {
  const name = isAssisted ? 'Pull-up with a band' : 'Pull-up without';
  const pullUp = await coach.get(createExercise, { body: { name, category: 'Calisthenics', isAssisted } });
  const day = [{ exerciseId: pullUp.id, sets: '2', reps: '8', weight: '-20 kg' }];
  const program = await aProgram(coach, [{ monday: day, wednesday: day }]);
  const assignment = await assign(coach, member, program, '2026-03-16');
  const { exercises } = await dayOf(coach, program, 1, 'wednesday');
  return { pullUp, assignment, exercises };
}

const help = (kg: number, reps = 8) => ({ setNum: 1, reps, weight: -kg, unit: 'kg' as const });

it('an assisted exercise takes a weight below zero, as prescribed, logged and told', async () => {
  const { pullUp, assignment } = await training(true);
  expect((await member.get(listExercises, {})).find(({ id }) => id === pullUp.id)?.isAssisted).toBe(true);
  const saved = await member.get(logProgress, {
    body: logBody(assignment, pullUp, '2026-03-16', { setsData: [help(25)] }),
  });
  expect(saved).toMatchObject({
    setsData: [{ entered: { weight: -25, unit: 'kg' } }],
    estimated1RM: null,
    workoutUnitsCompleted: 8,
  });
  const day = (await sessionsOfToday())[0];
  const exercise = day?.exercises[0];
  expect(exercise).toMatchObject({
    isAssisted: true,
    load: { source: 'coach', why: 'Your coach asks for 20 kg of help: 44.09 lb of help' },
    best: { kind: 'help-at', at: 8 },
  });
  const told = aSet(1, exercise?.prescriptionId ?? '', 1, { reps: 8, weight: -20, unit: 'kg' });
  await sendBy(member, day?.trainingDayId ?? '', [told, { ...told, id: crypto.randomUUID(), setNum: 2 }]);
  const held = await member.get(listRecords, {});
  expect(held.map(({ kind, at, value, previous }) => [kind, at, value, previous])).toEqual([
    ['help-at', 8, 44.09, 55.12],
  ]);
});

it('any other refuses it, in a log and in a session', async () => {
  const { pullUp, assignment, exercises } = await training(false);
  const body = logBody(assignment, pullUp, '2026-03-16', { setsData: [help(25)] });
  const answer = await member.ask(logProgress, { body });
  expect([answer.status, answer.body]).toMatchObject([400, { issues: [{ path: 'setsData.0.weight' }] }]);
  expect(exercises).toHaveLength(1);
  const day = (await sessionsOfToday()).find(one => one.exercises[0]?.exerciseId === pullUp.id);
  const set = aSet(1, day?.exercises[0]?.prescriptionId ?? '', 1, { weight: -20 });
  const refused = await sendEventsAs(member, day?.trainingDayId ?? '', [set]);
  expect([refused.status, refused.body]).toMatchObject([
    400,
    { message: 'Only an assisted exercise has a weight below zero' },
  ]);
  await coach.get(updateExercise, { params: { id: pullUp.id }, body: { isAssisted: true } });
  expect((await sendEventsAs(member, day?.trainingDayId ?? '', [set])).status).toBe(200);
  expect(await sessionFor(member, day?.trainingDayId ?? '')).toMatchObject({
    exercises: [{ isAssisted: true }],
  });
});

const sessionsOfToday = () => member.get(listTrainingSessions, { query: { date: today } });
