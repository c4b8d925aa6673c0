import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getExercisesForDate } from '#contract/assignments.ts';
import { deleteExercise } from '#contract/exercises.ts';
import { deleteMember } from '#contract/members.ts';
import { enterTestedMax, listTestedMaxes, removeTestedMax } from '#contract/training/strength.ts';
import { maxTestedMaxes } from '#domain/limits.ts';
import { appForTests, type TestApp } from '#server/testing/app-for-tests.ts';
import { aCoach, aMember, type BodyOf, type Person } from '#server/testing/people.ts';
import { anExercise, aProgram, assign, log } from '#server/testing/training.ts';

/** A Wednesday, noon in UTC. */
const today = '2026-03-18';

let testApp: TestApp;
let coach: Person;
let member: Person;
let squat: { id: string };

beforeAll(async () => {
  testApp = await appForTests({ now: new Date(`${today}T12:00:00Z`) });
  coach = await aCoach(testApp);
});
beforeEach(async () => {
  member = await aMember(testApp, coach);
  squat = await anExercise(coach, 'Strength', 'Squat');
});
afterAll(() => testApp.close());

type Body = BodyOf<typeof enterTestedMax>;

const bodyWith = (more: Partial<Body> = {}): Body => ({
  exerciseId: squat.id,
  weight: 300,
  unit: 'lb',
  date: '2026-03-01',
  ...more,
});
const enter = (more: Partial<Body> = {}, who = member) => who.ask(enterTestedMax, { body: bodyWith(more) });
const remove = (id: string, who = member) => who.ask(removeTestedMax, { params: { id } });
const listed = (who = member) => who.get(listTestedMaxes, {});

/** Five fives of squats at 75 percent, today. */
async function byPercent() {
  const day = [{ exerciseId: squat.id, sets: '5', reps: '5', percent1RM: '75%' }];
  const program = await aProgram(coach, [{ wednesday: day }]);
  return assign(coach, member, program, today);
}

async function squatsOf(assignment: { id: string }, who = member) {
  const request = { params: { id: assignment.id }, query: { date: today } };
  const { exercises } = await who.get(getExercisesForDate, request);
  const [exercise] = exercises;
  if (!exercise) throw new Error('Nothing is on today');
  const { latest1RM, suggestedWeight, testedMax } = exercise;
  return { latest1RM, suggestedWeight, testedMax };
}

describe('a tested max', () => {
  it('gives the weight of a percent where no estimate is known', async () => {
    const assignment = await byPercent();
    const none = { latest1RM: null, suggestedWeight: null, testedMax: null };
    expect(await squatsOf(assignment)).toEqual(none);
    const { body: entered } = await enter({ weight: 100, unit: 'kg' });
    const shown = {
      latest1RM: expect.closeTo(220.46226218, 8),
      suggestedWeight: 165,
      testedMax: { weight: 100, unit: 'kg', date: '2026-03-01T00:00:00.000Z' },
    };
    expect(await squatsOf(assignment)).toEqual(shown);
    expect(await squatsOf(assignment, coach)).toEqual(shown);
    await remove(entered.id);
    expect(await squatsOf(assignment)).toEqual(none);
  });

  it('gives way to the first estimate', async () => {
    const assignment = await byPercent();
    await enter();
    const setsData = [{ setNum: 1, reps: 1, weight: 200 }];
    await log(member, assignment, squat, today, { setsData });
    expect(await squatsOf(assignment)).toEqual({ latest1RM: 200, suggestedWeight: 150, testedMax: null });
  });

  it.each([
    ['2025-09-19', 225],
    ['2025-09-18', null],
  ])('of %s, 180 days before or more, suggests %s', async (date, suggested) => {
    const assignment = await byPercent();
    await enter({ date });
    expect((await squatsOf(assignment)).suggestedWeight).toBe(suggested);
  });

  it('is kept as it was typed, by lift and the newest first', async () => {
    await enter({ weight: '102.5', unit: 'kg', date: '2026-02-01T00:00:00.000Z' });
    const { status, body } = await enter({ weight: 231.25 });
    expect(status).toBe(201);
    expect(await listed()).toMatchObject([
      {
        id: body.id,
        exerciseName: 'Squat',
        weight: 231.25,
        unit: 'lb',
        pounds: 231.25,
        enteredBy: member.id,
      },
      { weight: 102.5, unit: 'kg', date: '2026-02-01T00:00:00.000Z' },
    ]);
    const bench = await anExercise(coach, 'Strength', 'Bench');
    await enter({ exerciseId: bench.id });
    expect((await listed()).map(({ exerciseName }) => exerciseName)).toEqual(['Bench', 'Squat', 'Squat']);
    const query = { exerciseId: bench.id };
    expect(await member.get(listTestedMaxes, { query })).toHaveLength(1);
  });

  it('of the same date takes the place of the one before', async () => {
    const { body: first } = await enter();
    const { body: second } = await enter({ weight: 140, unit: 'kg' });
    expect(second.id).toBe(first.id);
    expect(await listed()).toMatchObject([{ weight: 140, unit: 'kg', pounds: expect.closeTo(308.647, 3) }]);
  });

  it('is entered once, however often it is sent', async () => {
    const headers = { 'Idempotency-Key': 'tested once' };
    const body = bodyWith();
    const answers = [
      await member.ask(enterTestedMax, { body }, headers),
      await member.ask(enterTestedMax, { body }, headers),
    ];
    expect(answers[1]?.body).toEqual(answers[0]?.body);
    expect(await listed()).toHaveLength(1);
  });

  it.each<[string, Partial<Body>, string]>([
    ['no weight', { weight: 0 }, 'Enter a weight above 0 and up to 2,000 lb'],
    ['a weight below none', { weight: -5 }, 'Enter a weight above 0 and up to 2,000 lb'],
    ['more than anyone lifts', { weight: 2000.5 }, 'Enter a weight above 0 and up to 2,000 lb'],
    ['the same in kg', { weight: 908, unit: 'kg' }, 'Enter a weight above 0 and up to 2,000 lb'],
    ['another unit', { unit: 'stone' as 'lb' }, 'Choose lb or kg'],
    ['tomorrow', { date: '2026-03-19' }, 'Enter a date that is not in the future'],
    ['a slip of the year', { date: '1926-03-01' }, 'Enter a date from 1950 on'],
    ['no such exercise', { exerciseId: '00000000-0000-4000-8000-000000000000' }, 'There is no such exercise'],
  ])('is refused with %s', async (_, more, message) => {
    const { status, body } = await enter(more);
    expect([status, (body as unknown as { message: string }).message]).toEqual([400, message]);
    expect(await listed()).toEqual([]);
  });

  it('is one of a strength exercise, also of one that has left the library', async () => {
    const plank = await anExercise(coach, 'Isometric', 'Plank');
    expect((await enter({ exerciseId: plank.id })).status).toBe(400);
    await byPercent();
    await coach.ask(deleteExercise, { params: { id: squat.id } });
    expect((await enter()).status).toBe(201);
  });

  it('goes by what day it is where the member lives', async () => {
    const auckland = await aMember(testApp, coach, { timeZone: 'Pacific/Auckland' });
    expect((await enter({ date: '2026-03-19' }, auckland)).status).toBe(201);
    expect((await enter({ date: '2026-03-20' }, auckland)).status).toBe(400);
    expect((await enter({ date: '2026-03-19', memberId: auckland.id }, coach)).status).toBe(201);
  });

  it(`is one of at most ${maxTestedMaxes}`, async () => {
    await testApp.db.$client.query(
      `insert into tested_maxes (member_id, exercise_id, date, weight, unit, pounds)
       select $1, $2, '1960-01-01'::date + n, 100, 'lb', 100 from generate_series(1, $3) as n`,
      [member.id, squat.id, maxTestedMaxes],
    );
    expect((await enter()).status).toBe(409);
    // An existing max can still be corrected.
    expect((await enter({ date: '1960-01-02', weight: 300 })).body).toMatchObject({ weight: 300 });
  });
});

describe('whose tested maxes they are', () => {
  it('a coach names the member, sees who entered each, and removes any', async () => {
    const { body } = await enter({ memberId: member.id }, coach);
    expect(body).toMatchObject({ memberId: member.id, enteredBy: coach.id });
    expect(await listed()).toMatchObject([{ enteredBy: coach.id }]);
    const query = { memberId: member.id };
    expect(await coach.get(listTestedMaxes, { query })).toHaveLength(1);
    expect((await remove(body.id, coach)).status).toBe(200);
    expect(await listed()).toEqual([]);
  });

  it('a coach has none of their own, and has to choose a member', async () => {
    expect((await enter({}, coach)).status).toBe(400);
    expect((await enter({ memberId: coach.id }, coach)).status).toBe(409);
    expect((await coach.ask(listTestedMaxes, {})).status).toBe(400);
  });

  it("another member's do not exist", async () => {
    const { body } = await enter();
    const other = await aMember(testApp, coach);
    const query = { memberId: member.id };
    expect((await other.ask(listTestedMaxes, { query })).status).toBe(404);
    expect((await enter({ memberId: member.id }, other)).status).toBe(404);
    expect((await remove(body.id, other)).status).toBe(404);
    expect(await listed(other)).toEqual([]);
    expect(await listed()).toHaveLength(1);
    expect((await remove(body.id)).status).toBe(200);
    expect((await remove(body.id)).status).toBe(404);
  });

  it('go with the member', async () => {
    await enter();
    await coach.get(deleteMember, { params: { id: member.id } });
    const { rows } = await testApp.db.$client.query('select from tested_maxes where member_id = $1', [
      member.id,
    ]);
    expect(rows).toEqual([]);
  });
});
