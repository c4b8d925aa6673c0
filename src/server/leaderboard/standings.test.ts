import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { moveTrainingDay, removeAssignment, updateAssignment } from '#contract/assignments.ts';
import { removeDailyWorkout } from '#contract/daily-workouts.ts';
import { getMemberScore } from '#contract/dashboard.ts';
import { getLeaderboard } from '#contract/leaderboard.ts';
import { updateProfile } from '#contract/profile.ts';
import { deleteWorkout } from '#contract/programs.ts';
import { correctProgress, logProgress, takeBackProgress } from '#contract/progress.ts';
import { getCurrentUser } from '#contract/session.ts';
import { leastDaysTrained } from '#domain/challenges/standing.ts';
import { addDays, dateIn, monthOf, weekdays } from '#domain/plain-date.ts';
import { appForTests, type TestApp } from '#server/testing/app-for-tests.ts';
import { aCoach, aMember, type Person } from '#server/testing/people.ts';
import { anExercise, aProgram, assign, fiveByFive, fiveSets, logBody } from '#server/testing/training.ts';
import { rollForward } from './roll-forward.ts';

/** A Monday, so that two months are in the two weeks after it. */
const start = '2026-03-23';

let testApp: TestApp;
let coach: Person;
let squat: { id: string };

beforeAll(async () => {
  testApp = await appForTests({ now: new Date(`${start}T12:00:00Z`) });
  coach = await aCoach(testApp);
  squat = await anExercise(coach);
});
afterAll(() => testApp.close());

const aTwoWeekProgram = () => {
  const week = Object.fromEntries(weekdays.map(day => [day, fiveByFive(squat)]));
  return aProgram(coach, [week, week]);
};

/** The standings by the rules, summed from all training days. */
const summedAnew = `
  select s.member_id, s.month, s.units_assigned as assigned, s.units_counted as counted, s.rate,
    s.days_trained as days, s.has_enough_days as "hasEnough",
    coalesce(sum(d.units_prescribed), 0) as "assignedAnew", coalesce(sum(d.units_counted), 0) as "countedAnew",
    (select count(*) from training_days t where t.member_id = s.member_id and t.state = 'scheduled'
      and date_trunc('month', t.date) = s.month and t.date <= s.as_of and t.logged_count > 0
      and t.units_prescribed > 0) as "daysAnew"
  from standings s
  left join training_days d on d.member_id = s.member_id and d.state = 'scheduled'
    and date_trunc('month', coalesce(d.missed_on, d.date)) = s.month
    and (coalesce(d.missed_on, d.date) < s.as_of
      or (coalesce(d.missed_on, d.date) = s.as_of and d.logged_count > 0))
  group by s.member_id, s.month`;

const withoutStanding = `
  select from training_days d where d.state = 'scheduled' and (not exists (
    select from standings s where s.member_id = d.member_id and s.month = date_trunc('month', d.date)) or not exists (
    select from standings s where s.member_id = d.member_id
      and s.month = date_trunc('month', coalesce(d.missed_on, d.date))))`;

async function everyStandingIsItsDays() {
  expect((await testApp.db.$client.query(withoutStanding)).rowCount).toBe(0);
  const { rows } = await testApp.db.$client.query(summedAnew);
  for (const row of rows) {
    expect([row.assigned, row.counted]).toEqual([row.assignedAnew, row.countedAnew]);
    expect([row.days, row.hasEnough]).toEqual([Number(row.daysAnew), row.days >= leastDaysTrained]);
    expect(row.rate).toBeLessThanOrEqual(1000);
  }
}

const act = fc.record({
  what: fc.constantFrom(
    'log',
    'log',
    'log',
    'next day',
    'next day',
    'correct',
    'take back',
    'clear',
    'move',
    'pause',
    'resume',
    'zone',
    'remove',
    'delete program',
  ),
  day: fc.integer({ min: 0, max: 13 }),
  sets: fc.integer({ min: 1, max: 5 }),
});

it('whatever happens, a standing is the sum of its training days, and no rate passes 100', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 4, maxLength: 14 }), async acts => {
      testApp.clock.now = new Date(`${start}T12:00:00Z`);
      const program = await aTwoWeekProgram();
      const member = await aMember(testApp, coach);
      const assignment = await assign(coach, member, program, start);
      const logs: string[] = [];
      for (const { what, day, sets } of acts) {
        const date = addDays(start, day);
        const params = { id: assignment.id };
        const lastLog = { id: logs.at(-1) ?? assignment.id };
        const done = { setsData: fiveSets().slice(0, sets) };
        if (what === 'log') {
          const { body } = await member.ask(logProgress, { body: logBody(assignment, squat, date, done) });
          if ('id' in body) logs.push(body.id);
        }
        if (what === 'next day') testApp.clock.now = new Date(testApp.clock.now.getTime() + 86_400_000);
        if (what === 'correct') await member.ask(correctProgress, { params: lastLog, body: done });
        if (what === 'take back') await member.ask(takeBackProgress, { params: lastLog });
        if (what === 'clear')
          await coach.ask(removeDailyWorkout, { params: { id: await dayIdOf(assignment, date) } });
        if (what === 'move') {
          const moved = {
            params: { id: await dayIdOf(assignment, date) },
            body: { date: addDays(date, sets) },
          };
          await member.ask(moveTrainingDay, moved);
        }
        if (what === 'pause') await coach.ask(updateAssignment, { params, body: { status: 'paused' } });
        if (what === 'resume') {
          await coach.ask(updateAssignment, { params, body: { status: 'active', resume: 'move-on' } });
        }
        if (what === 'zone') await member.ask(updateProfile, { body: { timeZone: zones[sets] } });
        if (what === 'remove') await coach.ask(removeAssignment, { params });
        if (what === 'delete program') await coach.ask(deleteWorkout, { params: { id: program.id } });
        // Behind is allowed (the next second catches up); wrong is not.
        await everyStandingIsItsDays();
        await rollForward(testApp.db, testApp.clock.now);
        await everyStandingIsItsDays();
        await theBoardIsTheScore(member);
      }
    }),
    { numRuns: 12, endOnFailure: true },
  );
});

const zones = [
  'UTC',
  'UTC',
  'Pacific/Auckland',
  'America/Los_Angeles',
  'Asia/Kathmandu',
  'Pacific/Kiritimati',
];

async function dayIdOf({ id }: { id: string }, date: string): Promise<string> {
  const { rows } = await testApp.db.$client.query<{ id: string }>(
    'select id from training_days where assignment_id = $1 and date = $2',
    [id, date],
  );
  return rows[0]?.id ?? id;
}

/** A member whose own month is the fellowship's sees the same figures on the dashboard, which sums days, and on the board. */
async function theBoardIsTheScore(member: Person) {
  const { timeZone } = await member.get(getCurrentUser, {});
  const [ownMonth, month] = [timeZone, 'UTC'].map(zone => monthOf(dateIn(zone, testApp.clock.now)));
  if (ownMonth !== month) return;
  const { totalMembers: _, ...score } = await member.get(getMemberScore, {});
  const board = await member.get(getLeaderboard, {});
  const own = board.find(row => row.member.id === member.id);
  if (own) expect(own).toMatchObject(score);
  else expect(score).toMatchObject({ rank: null, totalAssigned: 0 });
}

it('for any set of logs the board is the same, whatever the order they came in', async () => {
  testApp.clock.now = new Date('2026-03-28T12:00:00Z');
  const program = await aTwoWeekProgram();
  const members = await Promise.all([1, 2, 3].map(() => aMember(testApp, coach)));
  const trainees = await Promise.all(
    members.map(async member => ({ member, assignment: await assign(coach, member, program, start) })),
  );
  await rollForward(testApp.db, testApp.clock.now);
  const oneLog = fc.record({
    who: fc.integer({ min: 0, max: 2 }),
    day: fc.integer({ min: 0, max: 6 }),
    sets: fc.integer({ min: 1, max: 5 }),
  });
  type Log = { who: number; day: number; sets: number };
  const save = async ({ who, day, sets }: Log) => {
    const { member, assignment } = trainees[who] as (typeof trainees)[number];
    const done = { setsData: fiveSets().slice(0, sets) };
    const body = logBody(assignment, squat, addDays(start, day), done);
    return { member, id: (await member.get(logProgress, { body })).id };
  };
  const boardAfter = async (logs: Log[], atOnce: boolean) => {
    const saved = atOnce ? await Promise.all(logs.map(save)) : [];
    if (!atOnce) for (const one of logs) saved.push(await save(one));
    const board = await coach.get(getLeaderboard, {});
    for (const { member, id } of saved) await member.get(takeBackProgress, { params: { id } });
    return members.map(({ id }) => {
      const own = board.find(row => row.member.id === id);
      return own && [own.totalCompleted, own.totalAssigned, own.daysTrained];
    });
  };
  // Monday to Friday are over; Saturday counts once it is trained, Sunday is to come.
  const sums = (logs: Log[]) =>
    members.map((_, index) => {
      const own = logs.filter(({ who, day }) => who === index && day <= 5);
      const assigned = own.some(({ day }) => day === 5) ? 150 : 125;
      return [own.reduce((sum, { sets }) => sum + 5 * sets, 0), assigned, own.length];
    });
  await fc.assert(
    fc.asyncProperty(
      fc
        .uniqueArray(oneLog, { maxLength: 12, selector: ({ who, day }) => `${who} ${day}` })
        .chain(logs => fc.shuffledSubarray(logs, { minLength: logs.length })),
      fc.boolean(),
      async (logs, atOnce) => {
        expect(await boardAfter(logs, atOnce)).toEqual(sums(logs));
      },
    ),
    { numRuns: 20, endOnFailure: true },
  );
});
