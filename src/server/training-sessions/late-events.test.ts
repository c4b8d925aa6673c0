import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getExercisesForDate, moveTrainingDay, updateAssignment } from '#contract/assignments.ts';
import { addDailyWorkout, removeDailyWorkout } from '#contract/daily-workouts.ts';
import { deleteWorkout } from '#contract/programs.ts';
import { addDayExercise, removeDayExercise } from '#contract/programs/days.ts';
import { listTrainingSessions, sendSessionEvents } from '#contract/training/training-sessions.ts';
import { appForTests, type TestApp } from '#server/testing/app-for-tests.ts';
import { aCoach, aMember, type Person } from '#server/testing/people.ts';
import {
  aSessionOf,
  aSet,
  logsFor,
  noon,
  sendBy,
  sessionFor,
  threeSets,
  today,
} from '#server/testing/sessions.ts';
import { anExercise, dayOf } from '#server/testing/training.ts';

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
const logsOf = (assignmentId: string, by = member) => logsFor(by, assignmentId);
const sessionOf = (trainingDayId: string, date = today) => sessionFor(member, trainingDayId, date);

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

describe('events that come late', () => {
  it.each<[string, (fixture: Awaited<ReturnType<typeof aSession>>) => Promise<unknown>]>([
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
    const fixture = await aSession();
    await change(fixture);
    const { session, refused } = await send(fixture.trainingDayId, threeSets(fixture.first));
    expect(refused).toEqual([]);
    expect(session.exercises.find(({ prescriptionId }) => prescriptionId === fixture.first)).toMatchObject({
      state: 'done',
    });
    expect(await logsOf(fixture.assignment.id)).toMatchObject([
      { exerciseId: fixture.squat.id, setsCompleted: 3 },
    ]);
  });

  it('bring the session whole where the day asks for other exercises than it did', async () => {
    const { program, trainingDayId, first } = await aSession();
    const day = await dayOf(coach, program, 1, 'wednesday');
    await coach.get(removeDayExercise, { params: { id: day.exercises[0]?.id ?? '' } });
    const request = {
      params: { trainingDayId },
      body: { events: threeSets(first), answer: 'changed' as const },
    };
    const { session, changed } = await member.get(sendSessionEvents, request);
    expect(changed).toBeNull();
    expect(session).toEqual(await sessionOf(trainingDayId));
  });

  it('find the same exercise in the new prescriptions of a day that has work', async () => {
    const fixture = await aSession();
    const day = await dayOf(coach, fixture.program, 1, 'wednesday');
    const row = await anExercise(coach);
    await coach.get(addDayExercise, {
      params: { dayId: day.id },
      body: { exerciseId: row.id, sets: '1', reps: '5' },
    });
    const seen = await member.get(getExercisesForDate, {
      params: { id: fixture.assignment.id },
      query: { date: today },
    });
    const added = seen.exercises.find(one => one.exerciseId === row.id)?.id ?? '';
    await send(fixture.trainingDayId, [aSet(1, added, 1)]);
    const { session } = await send(fixture.trainingDayId, [
      aSet(2, fixture.first, 1),
      aSet(3, fixture.first, 2),
    ]);
    await send(fixture.trainingDayId, [aSet(4, fixture.first, 3)]);
    expect(session.exercises.map(({ exerciseId }) => exerciseId)).toEqual([
      fixture.squat.id,
      fixture.bench.id,
      row.id,
    ]);
    expect(await logsOf(fixture.assignment.id)).toHaveLength(2);
  });

  it('are kept beside a day that no longer has the exercise', async () => {
    const fixture = await aSession();
    const day = await dayOf(coach, fixture.program, 1, 'wednesday');
    await coach.get(removeDayExercise, { params: { id: day.exercises[0]?.id ?? '' } });
    const seen = await member.get(getExercisesForDate, {
      params: { id: fixture.assignment.id },
      query: { date: today },
    });
    await send(fixture.trainingDayId, [aSet(1, seen.exercises[0]?.id ?? '', 1)]);
    const { refused, session } = await send(fixture.trainingDayId, threeSets(fixture.first));
    expect(refused).toEqual([]);
    expect(session.exercises.at(-1)).toMatchObject({ prescriptionId: fixture.first, state: 'done' });
    expect(await logsOf(fixture.assignment.id)).toMatchObject([
      { exerciseId: fixture.squat.id, prescriptionId: null },
    ]);
  });
});

it.each(['paused', 'completed'] as const)('shows the session of a program that is %s', async status => {
  const { trainingDayId, assignment } = await aSession();
  await coach.get(updateAssignment, { params: { id: assignment.id }, body: { status } });
  expect(await sessionOf(trainingDayId)).toMatchObject({ programName: 'Ascension' });
});
