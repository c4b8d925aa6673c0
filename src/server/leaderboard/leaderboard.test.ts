import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getMemberScore } from '#contract/dashboard.ts';
import { getLeaderboard, getMyStanding, listLeaderboardMonths } from '#contract/leaderboard.ts';
import { changeRole } from '#contract/members.ts';
import { getProgressOverview, takeBackProgress } from '#contract/progress.ts';
import { addDays, weekdays } from '#domain/plain-date.ts';
import { appForTests, appForThisTest, type TestApp } from '#server/testing/app-for-tests.ts';
import { aCoach, aMember, type NewMember, type Person } from '#server/testing/people.ts';
import { anExercise, aProgram, assign, fiveByFive, fiveSets, log } from '#server/testing/training.ts';
import { closeMonths } from './close-month.ts';
import { rollForward } from './roll-forward.ts';

/** A Wednesday. */
const today = '2026-03-18';
const noon = (date: string) => new Date(`${date}T12:00:00Z`);

/** A fellowship of its own, with a program of 25 units a day. */
async function aFellowship(options: Parameters<typeof appForTests>[0] = {}) {
  const testApp = await appForThisTest({ now: noon(today), ...options });
  return { testApp, ...(await trained(testApp)) };
}

async function trained(testApp: TestApp) {
  const coach = await aCoach(testApp);
  const squat = await anExercise(coach, 'Strength', 'Squat');
  const week = Object.fromEntries(weekdays.map(day => [day, fiveByFive(squat)]));
  const program = await aProgram(coach, [week, week]);
  return { coach, squat, program };
}

/** A set of one rep, whose e1RM is its weight. */
const single = (weight: number) => ({ setsData: [{ setNum: 1, reps: 1, weight, completed: true }] });

type Fellowship = Awaited<ReturnType<typeof aFellowship>>;

/** Two days before today, of which so many sets of five were done. */
async function aTrainee({ testApp, coach, program, squat }: Fellowship, name: NewMember, sets: number) {
  const member = await aMember(testApp, coach, name);
  const assignment = await assign(coach, member, program, '2026-03-16');
  for (const [date, done] of [
    ['2026-03-16', Math.min(5, sets)],
    ['2026-03-17', Math.max(0, sets - 5)],
  ] as const) {
    if (done > 0) await log(member, assignment, squat, date, { setsData: fiveSets().slice(0, done) });
  }
  await rollForward(testApp.db, testApp.clock.now);
  return { member, assignment };
}

/** Points as a challenge gives them. */
async function givePoints(
  { testApp, coach }: Fellowship,
  member: Person,
  points: number,
  month = '2026-03-01',
) {
  const id = randomUUID();
  await testApp.db.$client.query(
    `insert into challenges (id, name, start_date, end_date, scoring_type, created_by, places_awarded_at)
     values ($1, 'Push-ups', '2026-03-02', '2026-03-06', 'reps', $2, $3)`,
    [id, coach.id, testApp.clock.now],
  );
  await testApp.db.$client.query(
    `insert into challenge_points (challenge_id, member_id, reason, points, month, earned_at) values ($1, $2, 'whole', $3, $4, $5)`,
    [id, member.id, points, month, testApp.clock.now],
  );
}

const boardOf = async (person: Person, query: { month?: string; from?: number } = {}) =>
  (await person.get(getLeaderboard, { query })).map(row => [
    row.rank,
    `${row.member.firstName} ${row.member.lastName}`,
    row.completionRate,
    row.challengePoints,
  ]);

describe('the leaderboard of this month', () => {
  it('has those with 3 training days with a log before those with fewer, whatever their rate', async () => {
    const fellowship = await aFellowship({ now: noon('2026-03-19') });
    const { testApp, coach, squat } = fellowship;
    const monday = '2026-03-16';
    const trainee = async (firstName: string, sets: readonly number[]) => {
      const given = await aTrainee(fellowship, { firstName, lastName: 'S' }, 0);
      for (const [day, count] of sets.entries()) {
        const done = { setsData: fiveSets().slice(0, count) };
        if (count > 0) await log(given.member, given.assignment, squat, addDays(monday, day), done);
      }
      return given;
    };
    await trainee('Adam', [5, 1, 1]);
    const { member, assignment } = await trainee('Beth', [5, 5, 0]);
    await trainee('Cain', [1, 1, 1]);
    await trainee('Dan', [0, 0, 0]);
    await givePoints(fellowship, (await trainee('Eve', [5, 4, 0])).member, 90);
    expect(await boardOf(coach)).toEqual([
      [1, 'Adam S', 46.7, 0],
      [2, 'Cain S', 20, 0],
      [3, 'Beth S', 66.7, 0],
      [4, 'Eve S', 60, 90],
      [5, 'Dan S', 0, 0],
    ]);
    const days = (await coach.get(getLeaderboard, {})).map(row => row.daysTrained);
    expect(days).toEqual([3, 3, 2, 2, 0]);
    expect(await member.get(getMemberScore, {})).toMatchObject({ rank: 3, totalMembers: 5 });

    const { id } = await log(member, assignment, squat, '2026-03-19', { setsData: fiveSets().slice(0, 1) });
    expect(await member.get(getMemberScore, {})).toMatchObject({ rank: 1, completionRate: 55 });
    const standing = await member.get(getMyStanding, {});
    expect(standing).toMatchObject({ rank: 1, daysTrained: 3 });
    expect(standing.days.map(({ isTrained }) => isTrained)).toEqual([true, true, false, true]);
    await member.get(takeBackProgress, { params: { id } });
    expect(await member.get(getMemberScore, {})).toMatchObject({ rank: 3 });

    testApp.clock.now = noon('2026-04-04');
    await rollForward(testApp.db, testApp.clock.now);
    await closeMonths(testApp.db, testApp.clock.now, 'UTC');
    const closed = await coach.get(getLeaderboard, { query: { month: '2026-03' } });
    expect(closed.map(row => [row.rank, row.member.firstName, row.daysTrained])).toEqual([
      [1, 'Adam', 3],
      [2, 'Cain', 3],
      [3, 'Beth', 2],
      [4, 'Eve', 2],
      [5, 'Dan', 0],
    ]);
    const { rows } = await testApp.db.$client.query(
      'select total_score as total from monthly_leaderboard order by total_score desc',
    );
    expect(rows.map(({ total }) => total)).toEqual([1010, 1004.3, 14.3, 12.9009, 0]);
    expect(await member.get(getMyStanding, { query: { month: '2026-03' } })).toMatchObject({
      rank: 3,
      daysTrained: 2,
    });
  });

  it('is ordered by completion rate, then points; equal in all share a rank, in alphabetical order', async () => {
    const fellowship = await aFellowship();
    const people = [
      ['Zoe', 10, 0],
      ['Adam', 10, 0],
      ['Ruth', 10, 20],
      ['Mark', 5, 90],
      ['Noah', 0, 10],
    ] as const;
    for (const [firstName, sets, points] of people) {
      const { member } = await aTrainee(fellowship, { firstName, lastName: 'S' }, sets);
      if (points > 0) await givePoints(fellowship, member, points);
    }
    expect(await boardOf(fellowship.coach)).toEqual([
      [1, 'Ruth S', 100, 20],
      [2, 'Adam S', 100, 0],
      [2, 'Zoe S', 100, 0],
      [4, 'Mark S', 50, 90],
      [5, 'Noah S', 0, 10],
    ]);
  });

  it('holds members with units assigned or points, and nobody else', async () => {
    const fellowship = await aFellowship();
    const { testApp, coach, program } = fellowship;
    await aMember(testApp, coach);
    const onlyAhead = await aMember(testApp, coach);
    await assign(coach, onlyAhead, program, today);
    const withPoints = await aMember(testApp, coach, { firstName: 'Eve', lastName: 'S' });
    await givePoints(fellowship, withPoints, 10);
    await rollForward(testApp.db, testApp.clock.now);
    expect(await boardOf(coach)).toEqual([[1, 'Eve S', 0, 10]]);
  });

  it('shows names and never an address', async () => {
    const fellowship = await aFellowship();
    const { member } = await aTrainee(fellowship, {}, 3);
    const { body } = await member.ask(getLeaderboard, {});
    expect(JSON.stringify(body)).not.toContain('@');
    expect(body[0]).toEqual({
      rank: 1,
      member: { id: member.id, firstName: 'Ada', lastName: expect.any(String), profileImageUrl: null },
      completionRate: 30,
      totalCompleted: 15,
      totalAssigned: 50,
      challengePoints: 0,
      daysTrained: 1,
    });
  });

  it('answers 100 rows and the own one after them; `from` goes on from a place', async () => {
    const fellowship = await aFellowship();
    const { testApp } = fellowship;
    const { member } = await aTrainee(fellowship, { firstName: 'Last', lastName: 'S' }, 1);
    await testApp.db.$client.query(`
      with people as (
        insert into users (email, first_name, last_name)
        select 'n' || n || '@fellowship.example', 'N' || lpad(n::text, 3, '0'), 'S' from generate_series(1, 130) n
        returning id, first_name)
      insert into standings (month, member_id, units_assigned, units_counted, rolls_at)
      select '2026-03-01', id, 100, 90, 'infinity' from people`);
    const first = await boardOf(member);
    expect(first).toHaveLength(101);
    expect(first[0]).toEqual([1, 'N001 S', 90, 0]);
    expect(first.at(-1)).toEqual([131, 'Last S', 10, 0]);
    const second = await boardOf(member, { from: 101 });
    expect(second).toHaveLength(31);
    expect(second[0]).toEqual([1, 'N101 S', 90, 0]);
    expect(second.at(-1)).toEqual([131, 'Last S', 10, 0]);
    expect(await boardOf(member, { from: 132 })).toEqual([]);
    expect(await member.get(getMemberScore, {})).toMatchObject({ rank: 131, totalMembers: 131 });
  });

  it('is the members’ alone: whoever becomes a coach leaves it, and moves up those behind', async () => {
    const fellowship = await aFellowship();
    const { testApp, coach } = fellowship;
    const { member: promoted } = await aTrainee(fellowship, { firstName: 'Ada', lastName: 'S' }, 10);
    const { member } = await aTrainee(fellowship, { firstName: 'Ben', lastName: 'S' }, 5);
    const change = (role: 'admin' | 'member') =>
      coach.get(changeRole, { params: { id: promoted.id }, body: { role } });
    await change('admin');
    for (const person of [promoted, member, coach])
      expect(await boardOf(person)).toEqual([[1, 'Ben S', 50, 0]]);
    expect(await member.get(getMemberScore, {})).toMatchObject({ rank: 1, totalMembers: 1 });
    expect(await promoted.get(getMemberScore, {})).toMatchObject({ rank: null, totalMembers: 1 });
    expect(await promoted.get(getMyStanding, {})).toMatchObject({ rank: null, totalMembers: 1 });
    testApp.clock.now = noon('2026-04-04');
    await rollForward(testApp.db, testApp.clock.now);
    await closeMonths(testApp.db, testApp.clock.now, 'UTC');
    expect(await boardOf(member, { month: '2026-03' })).toEqual([[1, 'Ben S', 7.1, 0]]);
    expect((await member.get(listLeaderboardMonths, {})).closed).toMatchObject([{ members: 1 }]);
  });

  it('has them again where they are a member again', async () => {
    const fellowship = await aFellowship();
    const { member } = await aTrainee(fellowship, { firstName: 'Ada', lastName: 'S' }, 10);
    for (const role of ['admin', 'member'] as const)
      await fellowship.coach.get(changeRole, { params: { id: member.id }, body: { role } });
    expect(await boardOf(member)).toEqual([[1, 'Ada S', 100, 0]]);
  });

  it('refuses what is no month or place', async () => {
    const { coach } = await aFellowship();
    for (const query of [{ month: '2026-13' }, { month: 'March' }, { from: 0 }, { from: -1 }]) {
      expect((await coach.ask(getLeaderboard, { query })).status).toBe(400);
    }
  });
});

describe('a log', () => {
  it('moves its member at once, and so does its day when it begins', async () => {
    const fellowship = await aFellowship();
    const { testApp, squat } = fellowship;
    const { member, assignment } = await aTrainee(fellowship, { firstName: 'Ada', lastName: 'S' }, 5);
    expect(await boardOf(member)).toEqual([[1, 'Ada S', 50, 0]]);
    await log(member, assignment, squat, today);
    expect(await boardOf(member)).toEqual([[1, 'Ada S', 66.7, 0]]);
    testApp.clock.now = noon('2026-03-20');
    expect(await boardOf(member), 'the 19th was missed').toEqual([[1, 'Ada S', 50, 0]]);
  });

  it('or a day that begins shows in the own row at once, though the place is the same', async () => {
    const fellowship = await aFellowship({ boardFreshFor: 60_000 });
    const { member } = await aTrainee(fellowship, {}, 0);
    const assigned = async () => (await member.get(getLeaderboard, { query: {} })).at(0)?.totalAssigned;
    expect(await assigned()).toBe(50);
    fellowship.testApp.clock.now = noon('2026-03-19');
    expect([await assigned(), (await member.get(getMemberScore, {})).totalAssigned]).toEqual([75, 75]);
  });

  it('ahead of its day counts on its day', async () => {
    const fellowship = await aFellowship();
    const { testApp, squat } = fellowship;
    const { member, assignment } = await aTrainee(fellowship, { firstName: 'Ada', lastName: 'S' }, 5);
    await log(member, assignment, squat, '2026-03-19');
    expect(await boardOf(member)).toEqual([[1, 'Ada S', 50, 0]]);
    testApp.clock.now = new Date('2026-03-19T00:00:00Z');
    expect(await boardOf(member)).toEqual([[1, 'Ada S', 50, 0]]);
    testApp.clock.now = new Date('2026-03-20T00:00:00Z');
    expect(await boardOf(member), 'the 18th was missed').toEqual([[1, 'Ada S', 50, 0]]);
  });

  it('gives the own rank and the total of the dashboard', async () => {
    const fellowship = await aFellowship();
    const { member: first } = await aTrainee(fellowship, {}, 10);
    const { member: second, assignment } = await aTrainee(fellowship, {}, 1);
    expect(await second.get(getMemberScore, {})).toMatchObject({
      rank: 2,
      totalMembers: 2,
      completionRate: 10,
    });
    const { member: third } = await aTrainee(fellowship, {}, 5);
    expect(await second.get(getMemberScore, {})).toMatchObject({ rank: 3, totalMembers: 3 });
    await log(second, assignment, fellowship.squat, '2026-03-17');
    expect(await second.get(getMemberScore, {})).toMatchObject({ rank: 2, completionRate: 60 });
    expect(await third.get(getMemberScore, {})).toMatchObject({ rank: 3 });
    expect(await first.get(getMemberScore, {})).toMatchObject({ rank: 1 });
    const newcomer = await aMember(fellowship.testApp, fellowship.coach);
    expect(await newcomer.get(getMemberScore, {})).toMatchObject({ rank: null, totalMembers: 3 });
  });
});

describe('the month', () => {
  it("turns at midnight in the fellowship's zone, to the minute", async () => {
    const fellowship = await aFellowship({
      fellowship: { timeZone: 'America/New_York' },
      now: noon('2026-03-31'),
    });
    const { testApp, coach } = fellowship;
    const member = await aMember(testApp, coach, { firstName: 'Ada', lastName: 'S' });
    await givePoints(fellowship, member, 10);
    testApp.clock.now = new Date('2026-04-01T03:59:00Z');
    expect(await boardOf(member)).toEqual([[1, 'Ada S', 0, 10]]);
    testApp.clock.now = new Date('2026-04-01T04:00:00Z');
    expect(await boardOf(member)).toEqual([]);
    expect(await boardOf(member, { month: '2026-03' })).toEqual([[1, 'Ada S', 0, 10]]);
    expect(await member.get(listLeaderboardMonths, {})).toEqual({
      current: '2026-04',
      closing: '2026-03',
      closed: [],
    });
  });

  it('counts the training days by the date of the member, wherever they are', async () => {
    const fellowship = await aFellowship({ now: noon('2026-03-01') });
    const { testApp, coach, program, squat } = fellowship;
    const member = await aMember(testApp, coach, {
      firstName: 'Ada',
      lastName: 'S',
      timeZone: 'Pacific/Auckland',
    });
    const assignment = await assign(coach, member, program, '2026-03-30');
    testApp.clock.now = new Date('2026-03-30T10:59:00Z');
    expect(await boardOf(member), 'still Monday in Auckland').toEqual([]);
    testApp.clock.now = new Date('2026-03-30T11:00:00Z');
    expect(await boardOf(member)).toEqual([[1, 'Ada S', 0, 0]]);
    testApp.clock.now = noon('2026-04-01');
    await log(member, assignment, squat, '2026-03-31');
    expect(await boardOf(member, { month: '2026-03' })).toEqual([[1, 'Ada S', 50, 0]]);
  });

  it('is frozen 48 hours after its end, whatever is corrected later', async () => {
    const fellowship = await aFellowship();
    const { testApp, squat } = fellowship;
    const { member, assignment } = await aTrainee(fellowship, { firstName: 'Ada', lastName: 'S' }, 5);
    await givePoints(fellowship, member, 10);
    const close = async (at: string) => {
      testApp.clock.now = new Date(at);
      await rollForward(testApp.db, testApp.clock.now);
      await rollForward(testApp.db, new Date(testApp.clock.now.getTime() + 11 * 60_000));
      await closeMonths(testApp.db, testApp.clock.now, 'UTC');
      return (await member.get(listLeaderboardMonths, {})).closed;
    };
    expect(await close('2026-04-02T23:59:00Z')).toEqual([]);
    await log(member, assignment, squat, '2026-03-17');
    const closed = await close('2026-04-03T00:00:00Z');
    expect(closed).toEqual([{ month: '2026-03', closedAt: '2026-04-03T00:00:00.000Z', members: 1 }]);
    const frozen = [[1, 'Ada S', 14.3, 10]];
    expect(await boardOf(member, { month: '2026-03' })).toEqual(frozen);
    await log(member, assignment, squat, '2026-03-18');
    expect(await boardOf(member, { month: '2026-03' })).toEqual(frozen);
    expect(await close('2026-04-05T00:00:00Z')).toEqual(closed);
    const { rows } = await testApp.db.$client.query(`
      select year, month, rank, consistency_score, volume_score, improvement_score, challenge_score, total_score
      from monthly_leaderboard`);
    expect(rows).toEqual([
      {
        year: 2026,
        month: 3,
        rank: 1,
        consistency_score: 14.3,
        volume_score: 50,
        improvement_score: 0,
        challenge_score: 10,
        total_score: 14.3001,
      },
    ]);
    const standing = await member.get(getMyStanding, { query: { month: '2026-03' } });
    expect(standing).toMatchObject({ isClosed: true, rank: 1, totalCompleted: 50, totalAssigned: 350 });
  });

  it('records how much stronger a member became in it', async () => {
    const fellowship = await aFellowship({ now: noon('2026-03-31') });
    const { testApp, coach, program, squat } = fellowship;
    const member = await aMember(testApp, coach);
    const assignment = await assign(coach, member, program, '2026-02-27');
    const lift = (date: string, weight: number) =>
      log(member, assignment, squat, date, { setsData: fiveSets(weight) });
    await lift('2026-02-28', 200);
    await lift('2026-03-02', 210);
    await lift('2026-03-09', 220);
    testApp.clock.now = noon('2026-04-04');
    await rollForward(testApp.db, testApp.clock.now);
    await closeMonths(testApp.db, testApp.clock.now, 'UTC');
    const { rows } = await testApp.db.$client.query(
      `select month, improvement_score from monthly_leaderboard order by month`,
    );
    expect(rows).toEqual([
      { month: 2, improvement_score: 0 },
      { month: 3, improvement_score: 10 },
    ]);
  });

  it.each([
    [200.5, 0.3],
    [199.5, -0.2],
    [198.5, -0.7],
  ])('records a lift from 200 to %d lb as the member sees it: %d percent', async (weight, gain) => {
    const { testApp, coach, squat } = await aFellowship({ now: noon('2026-03-25') });
    const member = await aMember(testApp, coach);
    const week = { monday: fiveByFive(squat) };
    const { id } = await assign(coach, member, await aProgram(coach, [week, week, week, week]), '2026-03-02');
    await log(member, { id }, squat, '2026-03-02', single(200));
    await log(member, { id }, squat, '2026-03-23', single(weight));
    const overview = await member.get(getProgressOverview, { params: { id } });
    testApp.clock.now = noon('2026-04-04');
    await rollForward(testApp.db, testApp.clock.now);
    await closeMonths(testApp.db, testApp.clock.now, 'UTC');
    const { rows } = await testApp.db.$client.query('select improvement_score from monthly_leaderboard');
    expect([overview.strengthProgress, rows]).toEqual([gain, [{ improvement_score: gain }]]);
  });

  it('a light day at the end of the month before makes no gain of this one', async () => {
    const { testApp, coach, program, squat } = await aFellowship({ now: noon('2026-03-18') });
    const member = await aMember(testApp, coach);
    const assignment = await assign(coach, member, program, '2026-02-20');
    for (const [date, weight] of [
      ['2026-02-20', 200],
      ['2026-02-28', 150],
      ['2026-03-03', 210],
    ] as const)
      await log(member, assignment, squat, date, single(weight));
    testApp.clock.now = noon('2026-04-04');
    await rollForward(testApp.db, testApp.clock.now);
    await closeMonths(testApp.db, testApp.clock.now, 'UTC');
    const { rows } = await testApp.db.$client.query(
      'select improvement_score from monthly_leaderboard where month = 3',
    );
    expect(rows).toEqual([{ improvement_score: 5 }]);
  });

  it('tells a new lift, done once, from one that has grown, and takes the mean of those that have', async () => {
    const { testApp, coach, squat } = await aFellowship({ now: noon('2026-03-18') });
    const [press, row] = [await anExercise(coach), await anExercise(coach)];
    const program = await aProgram(coach, [
      { monday: fiveByFive(squat, press), tuesday: fiveByFive(squat, row, press) },
    ]);
    const member = await aMember(testApp, coach);
    const earlier = await assign(coach, member, program, '2026-02-16');
    await log(member, earlier, squat, '2026-02-16', { setsData: fiveSets(100) });
    const assignment = await assign(coach, member, program, '2026-03-16');
    await log(member, assignment, squat, '2026-03-16', { setsData: fiveSets(120) });
    await log(member, assignment, press, '2026-03-16', { setsData: fiveSets(100) });
    await log(member, assignment, squat, '2026-03-17', { setsData: fiveSets(90) });
    await log(member, assignment, row, '2026-03-17', { setsData: fiveSets(100) });
    await log(member, assignment, press, '2026-03-17', { setsData: fiveSets(110) });
    testApp.clock.now = noon('2026-04-04');
    await rollForward(testApp.db, testApp.clock.now);
    await closeMonths(testApp.db, testApp.clock.now, 'UTC');
    const { rows } = await testApp.db.$client.query(
      'select improvement_score from monthly_leaderboard where month = 3',
    );
    expect(rows).toEqual([{ improvement_score: 15 }]);
  });
});

describe('how the own place comes about', () => {
  let testApp: TestApp;
  let fellowship: Fellowship;
  beforeAll(async () => {
    testApp = await appForTests({ now: noon(today) });
    fellowship = { testApp, ...(await trained(testApp)) };
  });
  beforeEach(() => {
    testApp.clock.now = noon(today);
  });
  afterAll(() => testApp.close());

  it('is told line by line, and the lines add up', async () => {
    const { member } = await aTrainee(fellowship, {}, 7);
    await givePoints(fellowship, member, 10);
    const standing = await member.get(getMyStanding, {});
    expect(standing).toMatchObject({
      month: '2026-03',
      isClosed: false,
      rank: 1,
      totalMembers: 1,
      completionRate: 70,
      totalCompleted: 35,
      totalAssigned: 50,
      challengePoints: 10,
      days: [
        { date: '2026-03-16T00:00:00.000Z', programName: 'Ascension', unitsCompleted: 25, unitsAssigned: 25 },
        { date: '2026-03-17T00:00:00.000Z', programName: 'Ascension', unitsCompleted: 10, unitsAssigned: 25 },
      ],
      points: [{ challengeName: 'Push-ups', reason: 'whole', place: null, points: 10 }],
    });
  });

  it("is one's own alone", async () => {
    await aTrainee(fellowship, {}, 7);
    const other = await aMember(testApp, fellowship.coach);
    expect(await other.get(getMyStanding, {})).toMatchObject({ rank: null, days: [], points: [] });
  });
});
