import { randomUUID } from 'node:crypto';
import { setAttentionSettings } from '#contract/coaching/attention-settings.ts';
import { answerCheckIn, writeCheckIn } from '#contract/coaching/check-ins.ts';
import { sendMessage } from '#contract/conversations/conversations.ts';
import { addDailyWorkout } from '#contract/daily-workouts.ts';
import { endMembership } from '#contract/members/by-hand.ts';
import { assignPath, createPath } from '#contract/programs/paths.ts';
import { addDays, type PlainDate, startOfDate } from '#domain/plain-date.ts';
import { rollForward } from '#server/leaderboard/roll-forward.ts';
import { appForTests, type TestApp } from '#server/testing/app-for-tests.ts';
import { aCoach, aMember, type Person } from '#server/testing/people.ts';
import { anExercise, aProgram, assign, fiveByFive, fiveSets, log } from '#server/testing/training.ts';
import type { TrainsIn } from './look.twin.ts';

/** A Wednesday and, after the midnight that is walked over, a Thursday. */
const eve: PlainDate = '2026-11-25';
const morrow = addDays(eve, 1);

export const coachZone = 'Asia/Kolkata';
const zones = {
  kiritimati: 'Pacific/Kiritimati',
  tokyo: 'Asia/Tokyo',
  berlin: 'Europe/Berlin',
  newYork: 'America/New_York',
  honolulu: 'Pacific/Honolulu',
};
type Who = keyof typeof zones;
type Members = Record<Who, Person>;

const minute = 60_000;
const inZone = (zone: string, date: PlainDate, minutes: number): Date =>
  new Date(startOfDate(zone, date).getTime() + minutes * minute);

/** Half past eleven and half past midnight of each of them, in the order in which they come on earth. */
export const moments = Object.values(zones)
  .flatMap(zone => [
    { name: `23:30 in ${zone}`, zone, now: inZone(zone, morrow, -30) },
    { name: `00:30 in ${zone}`, zone, now: inZone(zone, morrow, 30) },
  ])
  .toSorted((a, b) => a.now.getTime() - b.now.getTime());

type Moment = (typeof moments)[number];

/**
 * A coach and five members, who train, miss, write, pay and answer otherwise each: of what two screens tell there is
 * something for one of them, and nothing for another.
 */
export async function givenFiveZones() {
  const testApp = await appForTests({ now: new Date('2026-11-20T12:00:00Z') });
  const coach = await aCoach(testApp, coachZone);
  await coach.get(setAttentionSettings, { body: { missedDays: 1 } });
  const members = await theMembers(testApp, coach);
  const berlinTrains = await theyTrain(testApp, coach, members);
  await theyPay(testApp, coach, members);
  const berlinAnswers = await theyWrite(testApp, coach, members);
  const before = async (moment: Moment) => {
    testApp.clock.now = new Date(moment.now.getTime() - minute);
    await berlinTrains(moment);
    if (moment.name === '00:30 in Europe/Berlin') await berlinAnswers();
    testApp.clock.now = moment.now;
    // As it is done each second.
    await rollForward(testApp.db, moment.now);
  };
  const trainsIn = Object.entries(members).map(
    ([who, person]): TrainsIn => ({ zone: zones[who as Who], person }),
  );
  return { testApp, coach, members: trainsIn, before };
}

async function theMembers(testApp: TestApp, coach: Person): Promise<Members> {
  const members: Partial<Members> = {};
  for (const [who, timeZone] of Object.entries(zones))
    members[who as Who] = await aMember(testApp, coach, { timeZone, firstName: who });
  return members as Members;
}

/** Programs with a last session before their end, paths, one-off exercises; and what one of them does around midnight. */
async function theyTrain({ clock }: TestApp, coach: Person, members: Members) {
  const [squat, bench] = [await anExercise(coach), await anExercise(coach)];
  const day = fiveByFive(squat, bench);
  const week = { monday: day, wednesday: day, thursday: day };
  const program = await aProgram(coach, [week, week, week, week], 'Four Weeks');
  await givePaths(coach, members, week);
  for (const person of [members.kiritimati, members.honolulu])
    await assign(coach, person, program, '2026-11-02');
  const { berlin } = members;
  const assignment = await assign(coach, berlin, program, '2026-11-02');
  // A date with two sessions, of which neither was trained.
  const hold = await anExercise(coach, 'Isometric');
  const oneOff = { memberId: members.honolulu.id, exerciseId: hold.id, assignedDate: '2026-11-23' };
  await coach.get(addDailyWorkout, { body: { ...oneOff, sets: '1', time: '60' } });
  const trains = (exercise: { id: string }, date: PlainDate, weight: number) =>
    log(berlin, assignment, exercise, date, { setsData: fiveSets(weight) });
  clock.now = inZone(zones.berlin, '2026-11-23', 18 * 60);
  await trains(squat, '2026-11-23', 200);
  await trains(bench, '2026-11-23', 150);
  return async ({ name }: Moment) => {
    if (name === '23:30 in Europe/Berlin') await trains(squat, eve, 210);
    // Past midnight, in the session of the day before.
    if (name === '00:30 in Europe/Berlin') await trains(bench, eve, 160);
  };
}

/** The next block of the one begins at the midnight that is walked over. */
async function givePaths(
  coach: Person,
  { tokyo, newYork }: Members,
  week: Parameters<typeof aProgram>[1][number],
) {
  const [first, second] = [
    await aProgram(coach, [week, week], 'Two Weeks'),
    await aProgram(coach, [week, week], 'Two More'),
  ];
  const blocks = [first, second].map(({ id }) => ({ workoutId: id }));
  const { id } = await coach.get(createPath, { body: { name: 'Ascension', blocks } });
  const give = (person: Person, startDate: PlainDate) =>
    coach.get(assignPath, { params: { id }, body: { memberIds: [person.id], startDate } });
  await give(tokyo, addDays(morrow, -14));
  await give(newYork, '2026-11-16');
}

/** One whose membership ends, one whose payment failed; no provider answers in a test, so what it would have told is written down. */
async function theyPay({ db }: TestApp, coach: Person, { kiritimati, honolulu, newYork }: Members) {
  await coach.get(endMembership, { params: { id: honolulu.id }, body: { on: '2026-11-30' } });
  await coach.get(endMembership, { params: { id: kiritimati.id }, body: { on: '2026-11-29' } });
  await db.$client.query(
    'update users set subscription_past_due_at = $2, payment_failed_at = $3 where id = $1',
    [newYork.id, new Date('2026-11-28T03:00:00Z'), new Date('2026-11-21T03:00:00Z')],
  );
}

/** Messages with and without an answer, a check-in that is due from Thursday on; and the answer that one of them gives. */
async function theyWrite({ clock }: TestApp, coach: Person, { tokyo, berlin, newYork }: Members) {
  const question = {
    id: randomUUID(),
    part: 'body' as const,
    kind: 'scale' as const,
    text: 'How did you sleep?',
    high: 'Deeply',
  };
  await coach.get(writeCheckIn, { body: { questions: [question], weekday: 'thursday' } });
  const answer = (by: Person, value: number) =>
    by.get(answerCheckIn, { body: { answers: [{ questionId: question.id, value }] } });
  clock.now = inZone(zones.tokyo, '2026-11-24', 9 * 60);
  await write(tokyo, tokyo, 'May I run tomorrow?');
  await write(berlin, berlin, 'My knee is well.');
  await write(coach, berlin, 'Good.');
  await write(coach, newYork, 'How was Monday?');
  await answer(tokyo, 7);
  return () => answer(berlin, 8);
}

const write = (by: Person, to: Person, text: string) =>
  by.get(sendMessage, { params: { memberId: to.id }, body: { text } });
