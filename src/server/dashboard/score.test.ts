import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getConsoleStats, getDashboardStats, getMemberScore } from '#contract/dashboard.ts';
import { addDays, weekdays } from '#domain/plain-date.ts';
import { appForTests, type TestApp } from '#server/testing/app-for-tests.ts';
import { aCoach, aMember, type Person } from '#server/testing/people.ts';
import { anExercise, aProgram, assign, fiveByFive, fiveSets, log } from '#server/testing/training.ts';

/** A Wednesday. */
const today = '2026-03-18';
const noon = (date: string) => new Date(`${date}T12:00:00Z`);

let testApp: TestApp;
let coach: Person;
let squat: { id: string };
let run: { id: string };
/** Two weeks of 25 units a day. */
let daily: { id: string };

beforeAll(async () => {
  testApp = await appForTests({ now: noon(today) });
  coach = await aCoach(testApp);
  squat = await anExercise(coach, 'Strength', 'Squat');
  run = await anExercise(coach, 'Aerobic', 'Run');
  const week = Object.fromEntries(weekdays.map(day => [day, fiveByFive(squat)]));
  daily = await aProgram(coach, [week, week]);
});
beforeEach(() => {
  testApp.clock.now = noon(today);
});
afterAll(() => testApp.close());

const scoreOf = async (member: Person) => {
  const { totalCompleted, totalAssigned, completionRate } = await member.get(getMemberScore, {});
  return [totalCompleted, totalAssigned, completionRate];
};

describe('the completion rate: units done of units assigned, in percent', () => {
  it('nothing assigned gives 0', async () => {
    const member = await aMember(testApp, coach);
    expect(await scoreOf(member)).toEqual([0, 0, 0]);
  });

  it('counts the days before today, and today once something of it is logged', async () => {
    const member = await aMember(testApp, coach);
    const assignment = await assign(coach, member, daily, '2026-03-16');
    expect(await scoreOf(member)).toEqual([0, 50, 0]);
    await log(member, assignment, squat, '2026-03-16');
    expect(await scoreOf(member)).toEqual([25, 50, 50]);
    await log(member, assignment, squat, today, { setsData: fiveSets().slice(0, 2) });
    expect(await scoreOf(member)).toEqual([35, 75, 46.7]);
  });

  it('work logged ahead of its day counts on its day', async () => {
    const member = await aMember(testApp, coach);
    const assignment = await assign(coach, member, daily, today);
    await log(member, assignment, squat, '2026-03-19');
    expect(await scoreOf(member)).toEqual([0, 0, 0]);
    testApp.clock.now = noon('2026-03-19');
    expect(await scoreOf(member)).toEqual([25, 50, 50]);
  });

  it('never passes 100, and one exercise cannot pay for another', async () => {
    const member = await aMember(testApp, coach);
    const program = await aProgram(coach, [
      { wednesday: [...fiveByFive(squat), { exerciseId: run.id, distance: '3' }] },
    ]);
    const assignment = await assign(coach, member, program, today);
    await log(member, assignment, squat, today, { setsData: [{ setNum: 1, reps: 500 }] });
    expect(await scoreOf(member)).toEqual([25, 125, 20]);
    await log(member, assignment, run, today, { distanceCompleted: '30' });
    expect(await scoreOf(member)).toEqual([125, 125, 100]);
  });

  it("is this month's, on the member's own date", async () => {
    const member = await aMember(testApp, coach, { timeZone: 'America/New_York' });
    const assignment = await assign(coach, member, daily, '2026-02-27');
    await log(member, assignment, squat, '2026-02-28');
    await log(member, assignment, squat, '2026-03-01');
    testApp.clock.now = new Date('2026-03-01T04:59:00Z');
    expect(await scoreOf(member)).toEqual([25, 50, 50]);
    testApp.clock.now = new Date('2026-03-01T05:00:00Z');
    expect(await scoreOf(member)).toEqual([25, 25, 100]);
    testApp.clock.now = noon('2026-04-01');
    expect(await scoreOf(member)).toEqual([0, 0, 0]);
  });

  it('leaves out what was cleared or paused', async () => {
    const member = await aMember(testApp, coach);
    const { id } = await assign(coach, member, daily, '2026-03-14');
    const setState = `update training_days set state = $3 where assignment_id = $1 and date = $2`;
    await testApp.db.$client.query(setState, [id, '2026-03-14', 'cleared']);
    await testApp.db.$client.query(setState, [id, '2026-03-15', 'paused']);
    expect(await scoreOf(member)).toEqual([0, 50, 0]);
  });
});

const stats = (member: Person) => member.get(getDashboardStats, {});

describe('the Command Center of a member', () => {
  it('counts the training days with a log since Monday', async () => {
    const member = await aMember(testApp, coach);
    const assignment = await assign(coach, member, daily, '2026-03-12');
    for (const date of ['2026-03-15', '2026-03-16', '2026-03-18']) await log(member, assignment, squat, date);
    expect((await stats(member)).weeklyWorkoutCount).toBe(2);
    testApp.clock.now = noon('2026-03-22');
    expect((await stats(member)).weeklyWorkoutCount).toBe(2);
    testApp.clock.now = noon('2026-03-23');
    expect((await stats(member)).weeklyWorkoutCount).toBe(0);
  });

  it('a day with two logs is one workout; the same date of two programs is two', async () => {
    const member = await aMember(testApp, coach);
    const program = await aProgram(coach, [{ wednesday: fiveByFive(squat, squat) }]);
    const [first, second] = [
      await assign(coach, member, program, today),
      await assign(coach, member, program, addDays(today, -1)),
    ];
    await log(member, first, squat, today);
    await log(member, first, squat, today);
    expect((await stats(member)).weeklyWorkoutCount).toBe(1);
    await log(member, second, squat, today);
    expect((await stats(member)).weeklyWorkoutCount).toBe(2);
  });

  it('holds the last 20 logs, newest first', async () => {
    const member = await aMember(testApp, coach);
    const program = await aProgram(coach, [
      { wednesday: fiveByFive(...Array.from({ length: 22 }, () => squat)) },
    ]);
    const assignment = await assign(coach, member, program, today);
    const ids: string[] = [];
    for (let minute = 0; minute < 22; minute += 1) {
      testApp.clock.now = new Date(noon(today).getTime() + minute * 60_000);
      ids.unshift((await log(member, assignment, squat, today)).id);
    }
    const { recentActivity } = await stats(member);
    expect(recentActivity.map(({ id }) => id)).toEqual(ids.slice(0, 20));
    expect(recentActivity[0]).toEqual({
      id: ids[0],
      assignmentId: assignment.id,
      exerciseName: 'Squat',
      exerciseCategory: 'Strength',
      completedDate: '2026-03-18T00:00:00.000Z',
      loggedAt: '2026-03-18T12:21:00.000Z',
      setsCompleted: 5,
      repsCompleted: 25,
      weightUsed: 200,
      estimated1RM: 233.33,
      timeCompleted: null,
      distanceCompleted: null,
      volumeCompleted: null,
      topSet: null,
      calories: null,
      carried: null,
      missed: 0,
    });
  });
});

const weeksOf = async (member: Person) =>
  (await stats(member)).recentWeeks.map(({ weekStart, count, logs }) => [
    weekStart.slice(0, 10),
    count,
    logs.length,
  ]);
const threeADay = () => {
  const week = Object.fromEntries(weekdays.map(day => [day, fiveByFive(squat, squat, squat)]));
  return aProgram(
    coach,
    Array.from({ length: 12 }, () => week),
  );
};

describe('the recent weeks of a member', () => {
  it('are none before the first log', async () => {
    expect(await weeksOf(await aMember(testApp, coach))).toEqual([]);
  });

  it('are the last 8 with logs, by training date from Monday to Sunday, with how many logs each has', async () => {
    const member = await aMember(testApp, coach);
    const assignment = await assign(coach, member, await threeADay(), '2025-12-29');
    const logged = {
      '2025-12-29': 1,
      '2026-01-05': 1,
      '2026-01-11': 3,
      '2026-01-12': 1,
      '2026-01-25': 2,
      '2026-02-02': 1,
      '2026-02-09': 1,
      '2026-02-16': 3,
      '2026-02-22': 1,
      '2026-03-02': 1,
      '2026-03-15': 2,
      '2026-03-16': 3,
      '2026-03-18': 3,
    };
    for (const [date, logs] of Object.entries(logged))
      for (let done = 0; done < logs; done += 1) await log(member, assignment, squat, date);
    expect(await weeksOf(member)).toEqual([
      ['2026-03-16', 6, 5],
      ['2026-03-09', 2, 2],
      ['2026-03-02', 1, 1],
      ['2026-02-16', 4, 3],
      ['2026-02-09', 1, 1],
      ['2026-02-02', 1, 1],
      ['2026-01-19', 2, 2],
      ['2026-01-12', 1, 1],
    ]);
    testApp.clock.now = noon('2026-03-23');
    expect((await weeksOf(member))[0], 'a week later it is an older one').toEqual(['2026-03-16', 6, 3]);
  });

  it('hold the newest logs of each, as recent activity has them, whatever their date within the week', async () => {
    const member = await aMember(testApp, coach);
    const assignment = await assign(coach, member, await threeADay(), '2026-03-09');
    const dates = [
      '2026-03-17',
      '2026-03-14',
      '2026-03-18',
      '2026-03-10',
      '2026-03-16',
      '2026-03-09',
      '2026-03-12',
    ];
    const ids: Record<string, string> = {};
    for (const [minute, date] of dates.entries()) {
      testApp.clock.now = new Date(noon(today).getTime() + minute * 60_000);
      ids[date] = (await log(member, assignment, squat, date)).id;
    }
    const { recentWeeks, recentActivity } = await stats(member);
    expect(recentWeeks.map(({ logs }) => logs.map(({ id }) => id))).toEqual([
      [ids['2026-03-16'], ids['2026-03-18'], ids['2026-03-17']],
      [ids['2026-03-12'], ids['2026-03-09'], ids['2026-03-10']],
    ]);
    expect(recentWeeks[1]?.logs[0]).toEqual(recentActivity[0]);
    const other = await aMember(testApp, coach);
    expect((await stats(other)).recentWeeks).toEqual([]);
  });
});

it("the coach's Command Center counts members and assignments", async () => {
  const before = await coach.get(getConsoleStats, {});
  const member = await aMember(testApp, coach);
  await aMember(testApp, coach, { active: false });
  const { id } = await assign(coach, member, daily, today);
  await assign(coach, member, daily, addDays(today, 1));
  await testApp.db.$client.query(`update assignments set status = 'completed' where id = $1`, [id]);
  expect(await coach.get(getConsoleStats, {})).toEqual({
    totalMembers: before.totalMembers + 2,
    membersLetIn: before.membersLetIn + 1,
    activeAssignments: before.activeAssignments + 1,
    assignmentsToCome: 0,
    totalAssignments: before.totalAssignments + 2,
  });
});
