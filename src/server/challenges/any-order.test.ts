import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as contract from '#contract/challenges.ts';
import { challengeWeekdays } from '#domain/challenges/challenge.ts';
import { appForTests, type TestApp } from '#server/testing/app-for-tests.ts';
import { aChallenge, aFiveDayChallenge, complete, pointsIn, submit } from '#server/testing/challenges.ts';
import { aCoach, aMember, type Person } from '#server/testing/people.ts';
import { anExercise } from '#server/testing/training.ts';
import { awardRanks } from './award-ranks.ts';

let testApp: TestApp;
let coach: Person;
let squat: { id: string };
let members: Person[];

const saturday = new Date('2026-03-21T12:00:00Z');

beforeAll(async () => {
  testApp = await appForTests({ now: saturday });
  coach = await aCoach(testApp);
  squat = await anExercise(coach);
  members = [];
  for (let index = 0; index < 4; index += 1) members.push(await aMember(testApp, coach));
});
afterAll(() => testApp.close());

type Step = { who: number; part: number; reps: number };

/** Someone hands in the single challenge (part 0) or a day (1 to 5), each at most once. */
const steps = fc.uniqueArray(
  fc.record({ who: fc.nat(3), part: fc.nat(5), reps: fc.integer({ min: 1, max: 4 }) }),
  { selector: ({ who, part }) => who * 6 + part, maxLength: 24 },
);

/** All of it in this order, `atOnce` at a time; then what everyone has. */
async function outcome(order: readonly Step[], atOnce: number) {
  await testApp.db.$client.query('delete from challenges');
  await testApp.db.$client.query('delete from standings');
  const single = await aChallenge(coach, squat);
  const plan = challengeWeekdays.map(day => [day, [{ exerciseId: squat.id, sets: '1', reps: '3' }]]);
  const fiveDays = await aFiveDayChallenge(coach, Object.fromEntries(plan));
  const handIn = ({ who, part, reps }: Step) => {
    const member = members[who] ?? coach;
    const day = challengeWeekdays[part - 1];
    return day ? complete(member, fiveDays, fiveDays.days[day], { reps }) : submit(member, single, { reps });
  };
  for (let from = 0; from < order.length; from += atOnce) {
    const answers = await Promise.all(order.slice(from, from + atOnce).map(handIn));
    expect(answers.map(({ status }) => status).filter(status => status !== 201)).toEqual([]);
  }
  await awardRanks(testApp.db, new Date('2026-03-24T12:00:00Z'), 'UTC');
  return Promise.all(
    members.map(async member => {
      const own = await member.get(contract.getMySubmission, { params: { id: single.id } });
      const params = { id: fiveDays.id };
      const progress = await member.get(contract.getMyChallengeProgress, { params });
      const board = await member.get(contract.getWeeklyProgressLeaderboard, { params });
      const row = board.find(line => line.member.id === member.id);
      return {
        rank: own?.rank,
        score: own?.score,
        days: progress.dailySubmissions.map(({ dayOfWeek, score }) => `${dayOfWeek} ${score}`),
        week: [progress.daysCompleted, progress.completionPercentage, progress.totalScore],
        board: row && [row.rank, row.daysCompleted, row.completionPercentage, row.totalScore],
        points: await pointsIn(member, '2026-03'),
      };
    }),
  );
}

/** The same, worked out from the rules. */
function expected(given: readonly Step[]) {
  const single = given.filter(({ part }) => part === 0);
  const weekOf = (who: number) => {
    const days = given.filter(step => step.who === who && step.part > 0);
    return { days, total: days.reduce((sum, { reps }) => sum + reps, 0) };
  };
  const weeks = members.map((_, who) => weekOf(who));
  return members.map((_, who) => {
    const own = single.find(step => step.who === who);
    const rank = own && 1 + single.filter(({ reps }) => reps > own.reps).length;
    const { days, total } = weekOf(who);
    const sorted = days.toSorted((one, other) => one.part - other.part);
    const names = sorted.map(({ part }) => challengeWeekdays[part - 1] ?? '');
    const ahead = weeks.filter(
      week => week.days.length > days.length || (week.days.length === days.length && week.total > total),
    );
    const week = [days.length, days.length * 20, total];
    return {
      rank,
      score: own?.reps,
      days: sorted.map(({ reps }, index) => `${names[index]} ${reps}`),
      week,
      board: days.length === 0 ? undefined : [1 + ahead.length, ...week],
      points: [
        ...names.map(name => `${name} 10`),
        ...(days.length === 5 ? ['all-days 25'] : []),
        ...(own ? ['whole 10'] : []),
        ...(rank !== undefined && rank <= 3 ? [`place ${[15, 10, 5][rank - 1]}`] : []),
      ].toSorted(),
    };
  });
}

const runs = Number(process.env.CHALLENGE_RUNS ?? 12);

it('in whatever order and however close together results come in: the same points, ranks and progress', async () => {
  await fc.assert(
    fc.asyncProperty(
      steps.chain(given => fc.shuffledSubarray(given, { minLength: given.length })),
      fc.integer({ min: 1, max: 8 }),
      async (order, atOnce) => {
        expect(await outcome(order, atOnce)).toEqual(expected(order));
      },
    ),
    { numRuns: runs, endOnFailure: true },
  );
});
