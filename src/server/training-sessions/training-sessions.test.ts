import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getExercisesForDate, moveTrainingDay } from '#contract/assignments.ts';
import { removeDailyWorkout } from '#contract/daily-workouts.ts';
import { updateMember } from '#contract/members.ts';
import { removeDayExercise } from '#contract/programs/days.ts';
import {
  listSessionRecords,
  listTrainingSessions,
  sendSessionEvents,
} from '#contract/training/training-sessions.ts';
import type { ExerciseCategory } from '#domain/prescriptions/exercise-category.ts';
import { appForTests, type TestApp } from '#server/testing/app-for-tests.ts';
import { aCoach, aMember, type Person } from '#server/testing/people.ts';
import {
  aSessionOf,
  aSet,
  sendEventsAs,
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

const aSession = (who = member, category: ExerciseCategory = 'Strength') =>
  aSessionOf(coach, who, { category });
const send = (trainingDayId: string, events: unknown[], by = member) => sendBy(by, trainingDayId, events);
const asked = (trainingDayId: string, events: unknown[], by = member) =>
  sendEventsAs(by, trainingDayId, events);
const logsOf = (assignmentId: string, by = member) => logsFor(by, assignmentId);
const sessionOf = (trainingDayId: string, date = today) => sessionFor(member, trainingDayId, date);

const bytes = (answer: unknown) => JSON.stringify(answer).length;

async function stateOfDay(trainingDayId: string) {
  const { rows } = await testApp.db.$client.query(
    'select state, logged_count as logged, units_counted::float as counted from training_days where id = $1',
    [trainingDayId],
  );
  return rows[0];
}

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
    const sendBriefly = (events: unknown[]) =>
      member.get(sendSessionEvents, { params: { trainingDayId }, body: { events, answer: 'brief' } });
    const open = await sendBriefly([aSet(1, first, 1), aSet(2, first, 2)]);
    expect(open).toMatchObject({ session: null, eventCount: 2, refused: [] });
    const done = await sendBriefly([aSet(3, first, 3)]);
    expect(done.session).toEqual(await sessionOf(trainingDayId));
  });

  it('are answered with what they changed, as long after 3,000 others as before them', async () => {
    const { trainingDayId, first, second, squat } = await aSession();
    const sendOne = (one: object) => {
      const request = { params: { trainingDayId }, body: { events: [one], answer: 'changed' as const } };
      return member.get(sendSessionEvents, request);
    };
    await send(trainingDayId, threeSets(first));
    const corrected = aSet(4, first, 1, { reps: 6 });
    const soon = await sendOne(corrected);
    expect(soon).toMatchObject({ session: null, changed: { events: [{ id: corrected.id, reps: 6 }] } });
    expect(soon.changed).toMatchObject({ lifts: {}, isOfLogs: true });
    for (let batch = 0; batch < 6; batch += 1) {
      const many = Array.from({ length: 500 }, (_, n) => aSet(5 + batch, first, (n % 3) + 1));
      await member.get(sendSessionEvents, {
        params: { trainingDayId },
        body: { events: many, answer: 'brief' },
      });
    }
    const late = await sendOne(aSet(12, first, 1, { reps: 6 }));
    expect(late.eventCount).toBe(3_005);
    expect(bytes(late) - bytes(soon)).toBeLessThan(10);
    expect(bytes(late)).toBeLessThan(1_000);
    expect(await sendOne(corrected)).toMatchObject({ changed: { events: [{ id: corrected.id }] } });
    expect((await sendOne(aSet(13, second, 1))).changed).toMatchObject({ isOfLogs: false });
    const swap = on(14, 'swap', second, { reason: 'pain', exerciseId: squat.id });
    expect(Object.keys((await sendOne(swap)).changed?.lifts ?? {})).toEqual([squat.id]);
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

  it.each<[string, (fixture: Awaited<ReturnType<typeof aSession>>) => unknown[], number]>([
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
    const fixture = await aSession();
    expect((await asked(fixture.trainingDayId, events(fixture))).status).toBe(status);
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
    const recordsOf = (id: string, by = member) =>
      by.ask(listSessionRecords, { params: { trainingDayId: id } });
    expect((await recordsOf(friday.trainingDayId)).body, 'whatever was told before').toEqual(newRecords);
    expect((await recordsOf(trainingDayId)).body, 'a first is none').toEqual([]);
    expect((await recordsOf(friday.trainingDayId, await aMember(testApp, coach))).status).toBe(404);
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
