import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getExercisesForDate } from '#contract/assignments.ts';
import { getAttention } from '#contract/coaching/attention.ts';
import { deleteExercise, listExercises, updateExercise } from '#contract/exercises.ts';
import { mergeExercise, unmergeExercise } from '#contract/exercises/merge.ts';
import { listDayExercises } from '#contract/programs/days.ts';
import { listProgress } from '#contract/progress.ts';
import { getExerciseHistory, listRecords } from '#contract/training/records.ts';
import {
  enterTestedMax,
  getStrengthMetrics,
  listLifts,
  listTestedMaxes,
} from '#contract/training/strength.ts';
import { listTrainingSessions } from '#contract/training/training-sessions.ts';
import { appForTests, type TestApp } from '#server/testing/app-for-tests.ts';
import { aCoach, aMember, type Person } from '#server/testing/people.ts';
import { anExercise, aProgram, assign, dayOf, fiveByFive, fiveSets, log } from '#server/testing/training.ts';

/** A Wednesday, noon in UTC. */
const today = '2026-03-18';
const lastWeek = '2026-03-11';

let testApp: TestApp;
let coach: Person;
let member: Person;
/** Two names of one lift: the first is merged into the second. */
let barbellSquat: { id: string };
let backSquat: { id: string };

beforeAll(async () => {
  testApp = await appForTests({ now: new Date(`${today}T12:00:00Z`) });
  coach = await aCoach(testApp);
});
beforeEach(async () => {
  member = await aMember(testApp, coach);
  barbellSquat = await anExercise(coach, 'Strength', 'Barbell Squat');
  backSquat = await anExercise(coach, 'Strength', 'Back Squat');
});
afterAll(() => testApp.close());

const merge = (from = barbellSquat, into = backSquat) =>
  coach.ask(mergeExercise, { params: { id: from.id }, body: { into: into.id } });
const takeBack = () => coach.ask(unmergeExercise, { params: { id: barbellSquat.id } });
const inLibrary = async ({ id }: { id: string }) =>
  (await coach.get(listExercises, {})).find(exercise => exercise.id === id);

const write = (id: string, into: string) =>
  testApp.db.$client
    .query('update exercises set merged_into_id = $2, merged_at = now() where id = $1', [id, into])
    .then(
      () => 'written',
      (error: { constraint?: string }) => error.constraint,
    );

/** 205 lb two weeks ago with the one, 195 lb last week with the other; both are prescribed today. */
async function trained() {
  const program = await aProgram(coach, [
    { wednesday: fiveByFive(barbellSquat, backSquat) },
    { wednesday: fiveByFive(barbellSquat, backSquat) },
    { wednesday: fiveByFive(barbellSquat, backSquat) },
  ]);
  const assignment = await assign(coach, member, program, '2026-03-02');
  await log(member, assignment, barbellSquat, '2026-03-04', { setsData: fiveSets(205), notes: 'Deep' });
  await log(member, assignment, backSquat, lastWeek, { setsData: fiveSets(195) });
  return { program, assignment };
}

const historyOf = ({ id }: { id: string }) =>
  member.get(getExerciseHistory, { params: { id }, query: { limit: '20' } });

async function read(assignment: { id: string }) {
  const day = await member.get(getExercisesForDate, {
    params: { id: assignment.id },
    query: { date: today },
  });
  const [session] = await member.get(listTrainingSessions, { query: { date: today } });
  const metrics = await coach.get(getStrengthMetrics, { query: { memberId: member.id } });
  return {
    day: day.exercises.map(({ exercise, lastTime, latest1RM }) => [
      exercise.name,
      lastTime?.completedDate.slice(0, 10),
      latest1RM,
    ]),
    session: session?.exercises.map(({ name, lastTime, best, load }) => [
      name,
      lastTime?.completedDate.slice(0, 10),
      best?.value,
      load?.max?.value,
    ]),
    history: (await historyOf(backSquat)).dates.map(({ date, estimated1RM }) => [
      date.slice(0, 10),
      estimated1RM,
    ]),
    records: (await member.get(listRecords, {}))
      .filter(({ kind }) => kind === 'weight')
      .map(({ exerciseName, value }) => [exerciseName, value])
      .toSorted(([a = ''], [b = '']) => String(a).localeCompare(String(b))),
    lifts: (await member.get(listLifts, {})).map(({ exerciseName, history }) => [
      exerciseName,
      history.map(({ estimated1RM }) => estimated1RM),
    ]),
    metrics: metrics[0]?.exercises.map(({ exerciseName, current1RM, previous1RM }) => [
      exerciseName,
      current1RM,
      previous1RM,
    ]),
  };
}

describe('merging', () => {
  it('takes an exercise out of the library and leaves its name with the one it is merged into', async () => {
    await coach.get(updateExercise, { params: { id: barbellSquat.id }, body: { aliases: ['Kniebeuge'] } });
    const { status, body } = await merge();
    expect([status, body]).toEqual([
      200,
      {
        merged: { id: barbellSquat.id, name: 'Barbell Squat' },
        into: { id: backSquat.id, name: 'Back Squat' },
      },
    ]);
    expect(await inLibrary(barbellSquat)).toBeUndefined();
    expect((await inLibrary(backSquat))?.merged).toEqual([
      { id: barbellSquat.id, name: 'Barbell Squat', aliases: ['Kniebeuge'] },
    ]);
  });

  it('is one step, within a category, into another exercise of the library', async () => {
    const plank = await anExercise(coach, 'Isometric');
    const gone = await anExercise(coach);
    const third = await anExercise(coach);
    await coach.get(deleteExercise, { params: { id: gone.id } });
    await merge();
    const refusals = [
      await merge(third, third),
      await merge(third, plank),
      await merge(third, gone),
      await merge(third, barbellSquat),
      await merge(backSquat, third),
      await merge(barbellSquat, third),
      await coach.ask(updateExercise, { params: { id: backSquat.id }, body: { category: 'Mobility' } }),
    ];
    expect(refusals.map(({ status, body }) => [status, (body as { message?: string }).message])).toEqual([
      [400, 'Choose a different exercise'],
      [400, 'Choose another Strength exercise'],
      [400, 'This exercise is no longer in the library'],
      [400, 'This exercise is no longer in the library'],
      [409, 'Others are merged into Back Squat. Undo those merges first.'],
      [404, 'Exercise not found'],
      [409, 'Others are merged into this exercise, so it stays in its category'],
    ]);
  });

  it('can be no chain, no ring and no step into another category, whoever writes the table', async () => {
    const [third, plank] = [await anExercise(coach), await anExercise(coach, 'Isometric')];
    await merge();
    expect([
      await write(third.id, third.id),
      await write(third.id, plank.id),
      await write(third.id, barbellSquat.id),
      await write(backSquat.id, third.id),
    ]).toEqual([
      'exercises_merged_elsewhere',
      'exercises_merged_fk',
      'exercises_merged_fk',
      'exercises_merged_once',
    ]);
  });

  it('of two at the same instant that would be a ring, one is refused', async () => {
    const answers = await Promise.all([merge(), merge(backSquat, barbellSquat)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('is taken back as it was, once', async () => {
    const before = await coach.get(listExercises, {});
    await merge();
    expect((await takeBack()).body).toEqual({ ok: true });
    expect(await coach.get(listExercises, {})).toEqual(before);
    expect((await takeBack()).status).toBe(404);
    // Nothing is left of it: the other way round is free.
    expect((await merge(backSquat, barbellSquat)).status).toBe(200);
  });
});

describe('the history of two that are merged is one', () => {
  it('in last time, loads, records, history and lines, and is two again when the merge is taken back', async () => {
    const { assignment } = await trained();
    const apart = await read(assignment);
    expect(apart).toEqual({
      day: [
        ['Barbell Squat', '2026-03-04', 239.17],
        ['Back Squat', lastWeek, 227.5],
      ],
      session: [
        ['Barbell Squat', '2026-03-04', 239.17, 239.17],
        ['Back Squat', lastWeek, 227.5, 227.5],
      ],
      history: [[lastWeek, 227.5]],
      records: [
        ['Back Squat', 195],
        ['Barbell Squat', 205],
      ],
      lifts: [
        ['Back Squat', [227.5]],
        ['Barbell Squat', [239.17]],
      ],
      metrics: [
        ['Back Squat', 227.5, null],
        ['Barbell Squat', 239.17, null],
      ],
    });
    await merge();
    expect(await read(assignment)).toEqual({
      day: [
        ['Barbell Squat', lastWeek, 239.17],
        ['Back Squat', lastWeek, 239.17],
      ],
      session: [
        ['Barbell Squat', lastWeek, 239.17, 239.17],
        ['Back Squat', lastWeek, 239.17, 239.17],
      ],
      history: [
        [lastWeek, 227.5],
        ['2026-03-04', 239.17],
      ],
      records: [['Back Squat', 205]],
      lifts: [['Back Squat', [239.17, 227.5]]],
      metrics: [['Back Squat', 239.17, 239.17]],
    });
    await takeBack();
    expect(await read(assignment)).toEqual(apart);
  });

  it('also asked for by the one that is merged', async () => {
    await trained();
    await merge();
    expect(await historyOf(barbellSquat)).toEqual(await historyOf(backSquat));
    expect(await historyOf(barbellSquat)).toMatchObject({
      exerciseId: backSquat.id,
      exerciseName: 'Back Squat',
      line: [{ value: 239.17 }, { value: 227.5 }],
    });
  });

  it('in what a record has to beat', async () => {
    const { assignment } = await trained();
    await merge();
    const light = await log(member, assignment, backSquat, today, { setsData: fiveSets(200) });
    expect(light.newRecords.filter(({ kind }) => kind === 'weight')).toEqual([]);
    const heavy = await log(member, assignment, barbellSquat, today, { setsData: fiveSets(210) });
    expect(heavy.newRecords.find(({ kind }) => kind === 'weight')).toMatchObject({
      exerciseId: backSquat.id,
      exerciseName: 'Back Squat',
      value: 210,
      previous: 205,
    });
  });

  it('in the tested maxes of a lift', async () => {
    await merge();
    const body = { exerciseId: barbellSquat.id, weight: 250, unit: 'lb' as const, date: lastWeek };
    expect(await member.get(enterTestedMax, { body })).toMatchObject({ exerciseId: backSquat.id });
    const maxes = await member.get(listTestedMaxes, { query: { exerciseId: backSquat.id } });
    expect(maxes.map(({ exerciseName, weight }) => [exerciseName, weight])).toEqual([['Back Squat', 250]]);
  });

  it('in what tells a coach of a member: the best of both is the record', async () => {
    const { assignment } = await trained();
    await merge();
    await log(member, assignment, backSquat, today, { setsData: fiveSets(200) });
    const { members } = await coach.get(getAttention, { query: { limit: '100' } });
    const reasons = members.find(({ memberId }) => memberId === member.id)?.reasons ?? [];
    expect(reasons.filter(({ kind }) => kind === 'record')).toEqual([]);
  });

  it('while logs keep the exercise they were done with, and programs what they prescribe, with what it is now', async () => {
    const { program } = await trained();
    const before = await member.get(listProgress, {});
    await merge();
    expect(await member.get(listProgress, {})).toEqual(before);
    const day = await dayOf(coach, program, 1, 'wednesday');
    const prescribed = await coach.get(listDayExercises, { params: { dayId: day.id } });
    expect(prescribed.map(({ exercise }) => [exercise.name, exercise.mergedInto])).toEqual([
      ['Barbell Squat', { id: backSquat.id, name: 'Back Squat' }],
      ['Back Squat', undefined],
    ]);
  });
});
