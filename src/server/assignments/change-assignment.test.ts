import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  getCalendarStatus,
  getCompletionStatus,
  getExercisesForDate,
  listAssignments,
  removeAssignment,
  updateAssignment,
} from '#contract/assignments.ts';
import { addDayExercise } from '#contract/programs/days.ts';
import { listProgress } from '#contract/progress.ts';
import type { PlainDate } from '#domain/plain-date.ts';
import { appForTests, type TestApp } from '#server/testing/app-for-tests.ts';
import { aCoach, aMember, type BodyOf, type Person } from '#server/testing/people.ts';
import { anExercise, aProgram, assign, dayOf, fiveByFive, log } from '#server/testing/training.ts';

/** A Wednesday, noon in UTC. */
const today = '2026-03-18';

let testApp: TestApp;
let coach: Person;
let member: Person;
let squat: { id: string };
/** Three weeks, trained on Mondays and Fridays. */
let program: { id: string };

beforeAll(async () => {
  testApp = await appForTests({ now: new Date(`${today}T12:00:00Z`) });
  coach = await aCoach(testApp);
  member = await aMember(testApp, coach);
  squat = await anExercise(coach, 'Strength', 'Squat');
});
// Programs are one for each test: a program is active once from one day for one member.
beforeEach(async () => {
  const week = { monday: fiveByFive(squat), friday: fiveByFive(squat) };
  program = await aProgram(coach, [week, week, week]);
});
afterAll(() => testApp.close());

type Assignment = { id: string };

const change = (assignment: Assignment, body: BodyOf<typeof updateAssignment>) =>
  coach.ask(updateAssignment, { params: { id: assignment.id }, body });

async function trainingDates(assignment: Assignment, who = member) {
  const calendar = await who.get(getCalendarStatus, { params: { id: assignment.id } });
  return Object.entries(calendar)
    .filter(([, { status }]) => status !== 'rest')
    .map(([date, { status }]) => `${date.slice(5)} ${status}`)
    .toSorted();
}

const at = <Result>(date: PlainDate, work: () => Promise<Result>): Promise<Result> => {
  testApp.clock.now = new Date(`${date}T12:00:00Z`);
  return work().finally(() => {
    testApp.clock.now = new Date(`${today}T12:00:00Z`);
  });
};

it('the dialog sets any of the three states freely', async () => {
  const assignment = await assign(coach, member, program, '2026-03-16');
  for (const status of ['paused', 'completed', 'active', 'completed', 'paused', 'active'] as const) {
    const { body } = await change(assignment, { status });
    expect(body.status).toBe(status);
    expect(body.completedAt === null).toBe(status !== 'completed');
    expect(body.pausedOn).toBe(status === 'paused' ? `${today}T00:00:00.000Z` : null);
  }
  expect(await trainingDates(assignment)).toEqual([
    '03-16 missed',
    '03-20 upcoming',
    '03-23 upcoming',
    '03-27 upcoming',
    '03-30 upcoming',
    '04-03 upcoming',
  ]);
});

describe('its member', () => {
  it('can be changed while nothing is logged, and the training days go along', async () => {
    const other = await aMember(testApp, coach);
    const assignment = await assign(coach, member, program, '2026-03-16');
    const { status, body } = await change(assignment, { memberId: other.id });
    expect([status, body.memberId]).toEqual([200, other.id]);
    expect((await member.ask(getCalendarStatus, { params: { id: assignment.id } })).status).toBe(404);
    expect(await trainingDates(assignment, other)).toHaveLength(6);
    await log(other, assignment, squat, '2026-03-16');
  });

  it('is fixed once something is logged (409)', async () => {
    const other = await aMember(testApp, coach);
    const assignment = await assign(coach, member, program, '2026-03-16');
    await log(member, assignment, squat, '2026-03-16');
    const { status, body } = await change(assignment, { memberId: other.id });
    expect([status, body.message]).toEqual([
      409,
      'Part of this assignment is already logged, so it stays with its member',
    ]);
    expect((await change(assignment, { memberId: member.id })).status).toBe(200);
  });

  it('is a member, and there', async () => {
    const assignment = await assign(coach, member, program, '2026-03-16');
    expect((await change(assignment, { memberId: coach.id })).status).toBe(409);
    expect((await change(assignment, { memberId: squat.id })).status).toBe(404);
  });
});

describe('other dates', () => {
  it('replace the days from today on that have no log; past days and logged ones stay', async () => {
    const assignment = await assign(coach, member, program, '2026-03-09');
    await log(member, assignment, squat, '2026-03-09');
    await log(member, assignment, squat, '2026-03-27');
    const { body } = await change(assignment, { startDate: '2026-03-16' });
    expect(body.endDate).toBe('2026-04-05T00:00:00.000Z');
    expect(await trainingDates(assignment)).toEqual([
      '03-09 complete',
      '03-13 missed',
      '03-16 missed',
      '03-20 upcoming',
      '03-23 upcoming',
      '03-27 complete',
      '03-30 upcoming',
      '04-03 upcoming',
    ]);
    const { totalExercises, completedExercises } = await coach.get(getCompletionStatus, {
      params: { id: assignment.id },
    });
    expect([totalExercises, completedExercises.length]).toEqual([8, 2]);
  });

  it('an end date that the coach chose stays when the start moves, one that was filled in moves along', async () => {
    const chosen = await assign(coach, member, program, '2026-03-16', { endDate: '2026-03-31' });
    expect((await change(chosen, { startDate: '2026-03-18' })).body.endDate).toBe('2026-03-31T00:00:00.000Z');
    expect((await change(chosen, { endDate: null })).body.endDate).toBe('2026-04-07T00:00:00.000Z');
  });

  it('an earlier end drops the days after it, a later one brings them back', async () => {
    const assignment = await assign(coach, member, program, '2026-03-16');
    await change(assignment, { endDate: '2026-03-25' });
    expect(await trainingDates(assignment)).toEqual(['03-16 missed', '03-20 upcoming', '03-23 upcoming']);
    await change(assignment, { endDate: '2026-04-05' });
    expect(await trainingDates(assignment)).toHaveLength(6);
  });

  it('the end cannot lie before the start, nor two years after it', async () => {
    const assignment = await assign(coach, member, program, '2026-03-16');
    for (const body of [{ endDate: '2026-03-15' }, { startDate: '2026-03-20', endDate: '2026-03-19' }]) {
      const answer = await change(assignment, body);
      expect([answer.status, answer.body.issues?.[0]]).toEqual([
        400,
        { path: 'endDate', message: 'The end date cannot be before the start date' },
      ]);
    }
    expect((await change(assignment, { endDate: '2029-03-15' })).status).toBe(400);
  });
});

it('another program replaces the days from today on that have no log', async () => {
  const bench = await anExercise(coach, 'Strength', 'Bench');
  const other = await aProgram(coach, [{ friday: fiveByFive(bench), monday: fiveByFive(bench) }]);
  const assignment = await assign(coach, member, program, '2026-03-13');
  await log(member, assignment, squat, '2026-03-13');
  const { body } = await change(assignment, { workoutId: other.id, startDate: '2026-03-18' });
  expect([body.workoutId, body.endDate]).toEqual([other.id, '2026-03-24T00:00:00.000Z']);
  expect(await trainingDates(assignment)).toEqual([
    '03-13 complete',
    '03-16 missed',
    '03-20 upcoming',
    '03-23 upcoming',
  ]);
  const friday = await member.get(getExercisesForDate, {
    params: { id: assignment.id },
    query: { date: '2026-03-20' },
  });
  expect(friday.exercises.map(({ exercise }) => exercise.name)).toEqual(['Bench']);
  const [logged] = await member.get(listProgress, { query: { assignmentId: assignment.id } });
  expect(logged?.exerciseName).toBe('Squat');
});

describe('pausing keeps what is done and stops counting days from that day on', () => {
  it('days before it stay as they are, days to come do not count', async () => {
    const assignment = await assign(coach, member, program, '2026-03-09');
    await log(member, assignment, squat, '2026-03-09');
    await log(member, assignment, squat, '2026-03-20');
    const { body } = await change(assignment, { status: 'paused' });
    expect([body.totalExercises, body.completedExercises]).toEqual([4, 2]);
    expect(await trainingDates(assignment)).toEqual([
      '03-09 complete',
      '03-13 missed',
      '03-16 missed',
      '03-20 complete',
    ]);
  });

  it('resuming: dates stay, and days of the pause stay uncounted', async () => {
    const assignment = await assign(coach, member, program, '2026-03-16');
    await change(assignment, { status: 'paused' });
    await at('2026-03-25', async () => {
      const { body } = await change(assignment, { status: 'active' });
      expect(body.endDate).toBe('2026-04-05T00:00:00.000Z');
      expect(await trainingDates(assignment)).toEqual([
        '03-16 missed',
        '03-27 upcoming',
        '03-30 upcoming',
        '04-03 upcoming',
      ]);
    });
  });

  it('resuming: or the rest moves on by whole weeks, end date too', async () => {
    const assignment = await assign(coach, member, program, '2026-03-16');
    await change(assignment, { status: 'paused' });
    await at('2026-03-26', async () => {
      const { body } = await change(assignment, { status: 'active', resume: 'move-on' });
      expect([body.startDate, body.endDate]).toEqual([
        '2026-03-16T00:00:00.000Z',
        '2026-04-19T00:00:00.000Z',
      ]);
      expect(await trainingDates(assignment)).toEqual([
        '03-16 missed',
        '04-03 upcoming',
        '04-06 upcoming',
        '04-10 upcoming',
        '04-13 upcoming',
        '04-17 upcoming',
      ]);
    });
  });

  it('pausing twice adds up, and a change of the program finds the days where they are now', async () => {
    const own = await aProgram(coach, [{ monday: fiveByFive(squat) }, { monday: fiveByFive(squat) }, {}]);
    const assignment = await assign(coach, member, own, '2026-03-16');
    await change(assignment, { status: 'paused' });
    await at('2026-03-20', () => change(assignment, { status: 'active', resume: 'move-on' }));
    await at('2026-03-25', () => change(assignment, { status: 'paused' }));
    await at('2026-04-02', async () => {
      await change(assignment, { status: 'active', resume: 'move-on' });
      expect(await trainingDates(assignment)).toEqual(['03-16 missed', '04-13 upcoming']);
      const bench = await anExercise(coach);
      const day = await dayOf(coach, own, 3, 'wednesday');
      await coach.get(addDayExercise, { params: { dayId: day.id }, body: { exerciseId: bench.id } });
      expect(await trainingDates(assignment)).toEqual(['03-16 missed', '04-13 upcoming', '04-22 upcoming']);
    });
  });

  it('a day logged ahead stays, and what would meet it goes on to the next free date', async () => {
    const assignment = await assign(coach, member, program, '2026-03-16');
    await log(member, assignment, squat, '2026-03-27');
    await change(assignment, { status: 'paused' });
    await at('2026-03-19', async () => {
      await change(assignment, { status: 'active', resume: 'move-on' });
      expect(await trainingDates(assignment)).toEqual([
        '03-16 missed',
        '03-27 complete',
        '03-28 upcoming',
        '03-30 upcoming',
        '04-06 upcoming',
        '04-10 upcoming',
      ]);
    });
  });

  it('a change made to the program during the pause is there when it is taken up again', async () => {
    const own = await aProgram(coach, [{ friday: fiveByFive(squat) }]);
    const assignment = await assign(coach, member, own, '2026-03-16');
    await change(assignment, { status: 'paused' });
    const day = await dayOf(coach, own, 1, 'friday');
    const bench = await anExercise(coach);
    await coach.get(addDayExercise, { params: { dayId: day.id }, body: { exerciseId: bench.id } });
    await change(assignment, { status: 'active' });
    const friday = await member.get(getExercisesForDate, {
      params: { id: assignment.id },
      query: { date: '2026-03-20' },
    });
    expect(friday.exercises).toHaveLength(2);
  });
});

describe('completed by the coach', () => {
  it('days to come go, past days stay; reopening brings days to come back', async () => {
    const assignment = await assign(coach, member, program, '2026-03-09');
    await change(assignment, { status: 'completed' });
    expect(await trainingDates(assignment)).toEqual(['03-09 missed', '03-13 missed', '03-16 missed']);
    await at('2026-03-24', async () => {
      await change(assignment, { status: 'active' });
      expect(await trainingDates(assignment)).toEqual([
        '03-09 missed',
        '03-13 missed',
        '03-16 missed',
        '03-27 upcoming',
      ]);
    });
  });
});

it('a workout that has been deleted cannot be assigned, and a removed assignment cannot be changed', async () => {
  const assignment = await assign(coach, member, program, '2026-03-16');
  expect((await change(assignment, { workoutId: squat.id })).status).toBe(404);
  expect((await change(assignment, { workoutId: '00000000-0000-7000-8000-000000000001' })).status).toBe(404);
  await coach.get(removeAssignment, { params: { id: assignment.id } });
  expect((await change(assignment, { status: 'paused' })).status).toBe(404);
  const cards = await coach.get(listAssignments, {});
  expect(cards.some(({ id }) => id === assignment.id)).toBe(false);
});
