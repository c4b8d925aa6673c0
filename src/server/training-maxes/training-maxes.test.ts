import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getExercisesForDate } from '#contract/assignments.ts';
import { mergeExercise } from '#contract/exercises/merge.ts';
import { deleteMember } from '#contract/members.ts';
import { getDraft, publishDraft, saveDraft } from '#contract/programs/drafts.ts';
import { getVersion } from '#contract/programs/versions.ts';
import { duplicateWorkout, getWorkout, updateWorkout } from '#contract/programs.ts';
import { listSecurityEvents } from '#contract/security-events.ts';
import { enterTestedMax } from '#contract/training/strength.ts';
import { listTrainingMaxes, removeTrainingMax, setTrainingMax } from '#contract/training/training-maxes.ts';
import { listTrainingSessions } from '#contract/training/training-sessions.ts';
import { addDays } from '#domain/plain-date.ts';
import { appForTests, type TestApp } from '#server/testing/app-for-tests.ts';
import { aCoach, aMember, type BodyOf, type Person } from '#server/testing/people.ts';
import { anExercise, aProgram, assign, log } from '#server/testing/training.ts';

/** A Wednesday. */
const today = '2026-03-18';

let testApp: TestApp;
let coach: Person;
let member: Person;
let squat: { id: string };
let program: { id: string };
let assignment: { id: string };

beforeAll(async () => {
  testApp = await appForTests({ now: new Date(`${today}T12:00:00Z`) });
  coach = await aCoach(testApp);
});
afterAll(() => testApp.close());

/** Five tens of squats at 50 percent of the training max, today and a week from now; the member has lifted 300 lb. */
beforeEach(async () => {
  member = await aMember(testApp, coach);
  squat = await anExercise(coach, 'Strength', 'Squat');
  const day = [
    { exerciseId: squat.id, sets: '5', reps: '10', percent1RM: '50', percentOf: 'training-max' as const },
  ];
  program = await aProgram(coach, [{ wednesday: day }, { wednesday: day }]);
  assignment = await assign(coach, member, program, today);
  await member.get(enterTestedMax, {
    body: { exerciseId: squat.id, weight: 300, unit: 'lb', date: '2026-03-01' },
  });
});

type Body = BodyOf<typeof setTrainingMax>;

const set = (more: Partial<Body>, who = coach) =>
  who.ask(setTrainingMax, { body: { memberId: member.id, exerciseId: squat.id, ...more } });
const remove = (who = coach, exercise = squat) =>
  who.ask(removeTrainingMax, { query: { memberId: member.id, exerciseId: exercise.id } });
const change = (trainingMaxPercent: number) =>
  coach.get(updateWorkout, { params: { id: program.id }, body: { trainingMaxPercent } });

async function loadOn(date = today, who = member) {
  const query = { date, ...(who === coach && { memberId: member.id }) };
  const [session] = await who.get(listTrainingSessions, { query });
  const { weight, why } = session?.exercises[0]?.load ?? {};
  return [weight, why];
}

async function scheduled(who = member) {
  const { exercises } = await who.get(getExercisesForDate, {
    params: { id: assignment.id },
    query: { date: today },
  });
  const { suggestedWeight, percentageOf1RM, trainingMax } = exercises[0] ?? {};
  return { suggestedWeight, percentageOf1RM, trainingMax };
}

const byProgram = [
  135,
  '50% of your training max of 270 lb (90% of 300 lb, your tested max, Mar 1) is 135 lb',
];

describe('a percent of the training max', () => {
  it('is that of 90 percent of the max until a coach says otherwise, and says why', async () => {
    expect(await loadOn()).toEqual(byProgram);
    expect(await loadOn(today, coach)).toEqual(byProgram);
    expect(await scheduled()).toEqual({
      suggestedWeight: 135,
      percentageOf1RM: 45,
      trainingMax: { pounds: 270, percent: 90, setBy: 'program' },
    });
  });

  it('follows what is set for the program, on days from today on without a log', async () => {
    const setsData = [{ setNum: 1, reps: 10, weight: 135 }];
    await log(member, assignment, squat, today, { setsData });
    await change(85);
    expect((await loadOn())[1]).toMatch(/of your training max of 270 lb \(90% of 300 lb/);
    // 127.5 lb: a tie goes down.
    expect((await loadOn(addDays(today, 7)))[0]).toBe(125);
    expect((await loadOn(addDays(today, 7)))[1]).toMatch(/of your training max of 255 lb \(85% of 300 lb/);
  });

  it.each([49.5, 100.5, 85.25, 'many'])('is not of %s percent of the max', async percent => {
    const { status, body } = await coach.ask(updateWorkout, {
      params: { id: program.id },
      body: { trainingMaxPercent: percent },
    });
    expect([status, (body as unknown as { message: string }).message]).toEqual([
      400,
      'A training max is 50 to 100 percent of the max, whole or halves',
    ]);
  });

  it('may be of half a percent, and goes along into a copy', async () => {
    await change(87.5);
    const { id } = await coach.get(duplicateWorkout, { params: { id: program.id } });
    expect(await coach.get(getWorkout, { params: { id } })).toMatchObject({ trainingMaxPercent: 87.5 });
  });

  it('is set in a draft, which reaches members once it is published, and is told among the differences', async () => {
    const params = { id: program.id };
    const { revision, ...draft } = await coach.get(getDraft, { params });
    const body = { ...draft, revision, trainingMaxPercent: 80 };
    expect(await coach.get(saveDraft, { params, body })).toMatchObject({ trainingMaxPercent: 80 });
    expect(await loadOn()).toEqual(byProgram);
    // A client that knows nothing of it leaves it as it is.
    const { trainingMaxPercent: _left, ...older } = body;
    const saved = await coach.get(saveDraft, { params, body: { ...older, revision: 1, description: 'New' } });
    expect(saved).toMatchObject({ trainingMaxPercent: 80, description: 'New' });
    const { version } = await coach.get(publishDraft, { params, body: {} });
    expect((await loadOn())[0]).toBe(120);
    const { difference } = await coach.get(getVersion, {
      params: { id: program.id, version: String(version) },
    });
    expect(difference.map(({ text }) => text)).toContain('Training max: 80% of the max, was 90%');
  });
});

describe("a member's own training max", () => {
  it('as a percent goes before that of the program, and is taken back', async () => {
    expect((await set({ percent: 80 })).body).toMatchObject({
      exerciseName: 'Squat',
      percent: 80,
      weight: null,
      setBy: coach.id,
    });
    expect(await loadOn()).toEqual([
      120,
      '50% of your training max of 240 lb (80% of 300 lb, your tested max, Mar 1; set by your coach) is 120 lb',
    ]);
    expect(await scheduled()).toMatchObject({
      suggestedWeight: 120,
      trainingMax: { pounds: 240, percent: 80, setBy: 'coach' },
    });
    expect((await remove()).status).toBe(200);
    expect(await loadOn()).toEqual(byProgram);
    expect((await remove()).status).toBe(404);
  });

  it('as a weight stands as it was typed, in its unit, and is one a lift', async () => {
    await set({ percent: 80 });
    await set({ weight: 100, unit: 'kg' });
    const kept = await member.get(listTrainingMaxes, {});
    expect(kept).toMatchObject([
      { percent: null, weight: 100, unit: 'kg', pounds: expect.closeTo(220.462, 2) },
    ]);
    expect(await loadOn()).toEqual([
      110,
      '50% of your training max of 220.46 lb (set by your coach), rounded to 110 lb',
    ]);
    expect(await scheduled()).toMatchObject({
      suggestedWeight: 110,
      percentageOf1RM: expect.closeTo(36.74, 2),
    });
  });

  it('is written down in the history of changes', async () => {
    await set({ percent: 80 });
    await set({ weight: 220, unit: 'lb' });
    await remove();
    const { events } = await coach.get(listSecurityEvents, { query: { memberId: member.id } });
    expect(events.slice(0, 3).map(({ text }) => text)).toEqual([
      'Training max of Squat: as the program says, was 220 lb',
      'Training max of Squat: 220 lb, was 80% of the max',
      'Training max of Squat: 80% of the max, was as the program says',
    ]);
  });

  it('of an exercise that is merged into another counts for both, the last one said', async () => {
    const former = await anExercise(coach, 'Strength', 'Barbell Squat');
    await set({ weight: 200, unit: 'lb' });
    await set({ exerciseId: former.id, weight: 250, unit: 'lb' });
    await testApp.db.$client.query(
      `update training_maxes set set_at = set_at + interval '1 min' where exercise_id = $1`,
      [former.id],
    );
    await coach.get(mergeExercise, { params: { id: former.id }, body: { into: squat.id } });
    expect((await loadOn())[0]).toBe(125);
    expect(await member.get(listTrainingMaxes, {})).toMatchObject([{ exerciseId: squat.id, weight: 250 }]);
    await remove(coach, former);
    expect(await loadOn()).toEqual(byProgram);
  });

  it.each<[Partial<Body>, string]>([
    [{}, 'Say a percent or a weight'],
    [{ percent: 85, weight: 200, unit: 'lb' }, 'Say a percent or a weight, not both'],
    [{ percent: 40 }, 'A training max is 50 to 100 percent of the max, whole or halves'],
    [{ weight: 200 }, 'Choose lb or kg'],
    [{ weight: 0, unit: 'lb' }, 'Enter a weight above 0 and up to 2,000 lb'],
    [{ weight: 1000, unit: 'kg' }, 'Enter a weight above 0 and up to 2,000 lb'],
  ])('of %j is refused', async (said, message) => {
    const { status, body } = await set(said);
    expect([status, (body as unknown as { message: string }).message]).toEqual([400, message]);
    expect(await member.get(listTrainingMaxes, {})).toEqual([]);
  });

  it('is one of a strength exercise, and of a member', async () => {
    const plank = await anExercise(coach, 'Isometric', 'Plank');
    expect((await set({ exerciseId: plank.id, percent: 85 })).status).toBe(400);
    expect((await set({ memberId: coach.id, percent: 85 })).status).toBe(409);
  });

  it('is set by coaches alone, read by its member, and is not there for another', async () => {
    await set({ percent: 80 });
    const other = await aMember(testApp, coach);
    expect((await set({ percent: 100 }, member)).status).toBe(403);
    expect((await remove(member)).status).toBe(403);
    const query = { memberId: member.id };
    expect((await other.ask(listTrainingMaxes, { query })).status).toBe(404);
    expect(await other.get(listTrainingMaxes, {})).toEqual([]);
    expect(await member.get(listTrainingMaxes, {})).toHaveLength(1);
    expect(await coach.get(listTrainingMaxes, { query })).toHaveLength(1);
    expect((await coach.ask(listTrainingMaxes, {})).status).toBe(400);
  });

  it('goes with the member', async () => {
    await set({ percent: 80 });
    await coach.get(deleteMember, { params: { id: member.id } });
    const { rows } = await testApp.db.$client.query('select from training_maxes where member_id = $1', [
      member.id,
    ]);
    expect(rows).toEqual([]);
  });
});
