import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  getCalendarStatus,
  getExercisesForDate,
  moveTrainingDay,
  updateAssignment,
} from '#contract/assignments.ts';
import { logProgress } from '#contract/progress.ts';
import type { PlainDate } from '#domain/plain-date.ts';
import { appForTests, type TestApp } from '#server/testing/app-for-tests.ts';
import { aCoach, aMember, type Person } from '#server/testing/people.ts';
import { anExercise, aProgram, assign, fiveByFive, log, logBody } from '#server/testing/training.ts';

const monday = '2026-03-16';
const tuesday = '2026-03-17';
const wednesday = '2026-03-18';

let testApp: TestApp;
let coach: Person;
let member: Person;
let squat: { id: string };
let bench: { id: string };
let row: { id: string };
/** The squat and the bench on Monday, the row and the bench on Wednesday. */
let program: { id: string };

beforeAll(async () => {
  testApp = await appForTests({ now: new Date(`${wednesday}T12:00:00Z`) });
  coach = await aCoach(testApp);
  [squat, bench, row] = [await anExercise(coach), await anExercise(coach), await anExercise(coach)];
  program = await aProgram(coach, [{ monday: fiveByFive(squat, bench), wednesday: fiveByFive(row, bench) }]);
});
beforeEach(async () => {
  testApp.clock.now = new Date(`${wednesday}T12:00:00Z`);
  member = await aMember(testApp, coach);
});
afterAll(() => testApp.close());

async function assigned() {
  const assignment = await assign(coach, member, program, monday);
  const params = { id: assignment.id };
  const dayOn = (date: PlainDate) => member.get(getExercisesForDate, { params, query: { date } });
  const move = async (from: PlainDate, to: PlainDate) => {
    const { trainingDayId } = await dayOn(from);
    await member.get(moveTrainingDay, { params: { id: trainingDayId }, body: { date: to } });
  };
  /** The calendar's words for Monday, Tuesday and Wednesday. */
  const calendar = async () => {
    const days = await member.get(getCalendarStatus, { params });
    return [monday, tuesday, wednesday].map(date => days[date]?.status);
  };
  return { assignment, params, dayOn, move, calendar };
}

const dateOf = (saved: { completedDate: string }) => saved.completedDate.slice(0, 10);

describe('a log from a phone that does not know yet that the session was moved', () => {
  it('brings the session back to the date on which it was done', async () => {
    const { assignment, dayOn, move, calendar } = await assigned();
    await move(monday, tuesday);
    expect(await calendar()).toEqual(['rest', 'missed', 'incomplete']);
    const saved = await log(member, assignment, squat, monday);
    expect([dateOf(saved), saved.workoutUnitsPrescribed]).toEqual([monday, 25]);
    await log(member, assignment, bench, monday);
    expect(await calendar()).toEqual(['complete', 'rest', 'incomplete']);
    expect((await dayOn(monday)).plannedDate).toBe(`${monday}T00:00:00.000Z`);
  });

  it('is kept with the date of the session, once something of that is logged', async () => {
    const { assignment, move, calendar } = await assigned();
    await move(monday, tuesday);
    await log(member, assignment, squat, tuesday);
    const saved = await log(member, assignment, bench, monday);
    expect([dateOf(saved), saved.workoutUnitsPrescribed]).toEqual([tuesday, 25]);
    expect(await calendar()).toEqual(['rest', 'complete', 'incomplete']);
  });

  it('is kept with the date of the session, when another has taken its place', async () => {
    const { assignment, dayOn, move, calendar } = await assigned();
    const { exercises } = await dayOn(monday);
    await move(monday, tuesday);
    await move(wednesday, monday);
    const saved = await log(member, assignment, squat, monday);
    expect([dateOf(saved), saved.workoutUnitsPrescribed]).toEqual([tuesday, 25]);
    const body = { ...logBody(assignment, bench, monday), prescriptionId: exercises[1]?.id };
    expect(dateOf(await member.get(logProgress, { body }))).toBe(tuesday);
    expect(await calendar()).toEqual(['missed', 'complete', 'rest']);
  });

  it('is for the session that is on the date now, when that has the exercise and nothing else is said', async () => {
    const { assignment, move, calendar } = await assigned();
    await move(monday, tuesday);
    await move(wednesday, monday);
    expect(dateOf(await log(member, assignment, bench, monday))).toBe(monday);
    expect(dateOf(await log(member, assignment, row, monday))).toBe(monday);
    expect(await calendar()).toEqual(['complete', 'missed', 'rest']);
  });

  it('is answered as the first time when it is sent again', async () => {
    const { assignment, move } = await assigned();
    await move(monday, tuesday);
    const body = logBody(assignment, squat, monday);
    const send = () => member.ask(logProgress, { body }, { 'idempotency-key': 'moved' });
    const answers = [await send(), await send(), await send()];
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(answer => answer.body.id)).size).toBe(1);
  });

  it('or by a pause after which the rest moved on, puts the session where it was done', async () => {
    const { assignment, params, calendar } = await assigned();
    await coach.get(updateAssignment, { params, body: { status: 'paused' } });
    testApp.clock.now = new Date('2026-03-19T12:00:00Z');
    await coach.get(updateAssignment, { params, body: { status: 'active', resume: 'move-on' } });
    expect(await calendar()).toEqual(['missed', 'rest', 'rest']);
    const saved = await log(member, assignment, row, wednesday);
    expect([dateOf(saved), saved.workoutUnitsPrescribed]).toEqual([wednesday, 25]);
    expect(await calendar()).toEqual(['missed', 'rest', 'incomplete']);
  });

  it.each([
    ['a date on which nothing was ever scheduled', tuesday],
    ['the date the session was moved to and away from again', '2026-03-20'],
  ])('finds nothing on %s', async (_what, date) => {
    const { assignment, move } = await assigned();
    await move(monday, '2026-03-20');
    await move('2026-03-20', monday);
    const answer = await member.ask(logProgress, { body: logBody(assignment, squat, date) });
    expect([answer.status, answer.body.message]).toEqual([404, 'Training for this date not found']);
  });
});

async function displacedSession() {
  const fixture = await assigned();
  const { exercises, trainingDayId } = await fixture.dayOn(monday);
  await testApp.db.$client.query(`update training_days set state = 'cleared' where id = $1`, [trainingDayId]);
  await fixture.move(wednesday, monday);
  return { ...fixture, exercises };
}

describe('a log for a session that was taken off, and whose date another has taken', () => {
  it('is kept beside it: the session does not come back', async () => {
    const { assignment, dayOn, calendar, exercises } = await displacedSession();
    for (const prescriptionId of [undefined, exercises[0]?.id]) {
      const body = { ...logBody(assignment, squat, monday), prescriptionId };
      const answer = await member.ask(logProgress, { body });
      // The second log is the same as the first.
      if (prescriptionId) expect(answer.status).toBe(409);
      else expect(answer.body).toMatchObject({ prescriptionId: null, workoutUnitsCompleted: 25 });
    }
    expect((await dayOn(monday)).exercises.map(({ exerciseId }) => exerciseId)).toEqual([row.id, bench.id]);
    expect(await calendar()).toEqual(['missed', 'rest', 'rest']);
  });

  it('goes to the session that is on the date now, when that has the exercise; the next one is kept beside', async () => {
    const { assignment, calendar, exercises } = await displacedSession();
    const body = { ...logBody(assignment, bench, monday), prescriptionId: exercises[1]?.id };
    expect((await member.get(logProgress, { body })).prescriptionId).not.toBe(null);
    expect((await member.get(logProgress, { body })).prescriptionId).toBe(null);
    expect((await member.ask(logProgress, { body })).status).toBe(409);
    expect(await calendar()).toEqual(['incomplete', 'rest', 'rest']);
  });
});
