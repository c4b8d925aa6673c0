import { expect, it } from 'vitest';
import { getDayBoard } from '#contract/dashboard.ts';
import { addDailyWorkout } from '#contract/daily-workouts.ts';
import { removeAssignment } from '#contract/assignments.ts';
import { weekdays } from '#domain/plain-date.ts';
import { appForThisTest } from '#server/testing/app-for-tests.ts';
import { aCoach, aMember, type NewMember } from '#server/testing/people.ts';
import { on, sendBy } from '#server/testing/sessions.ts';
import { anExercise, aProgram, assign, fiveByFive, fiveSets, log } from '#server/testing/training.ts';
import { listTrainingDaysOfDate } from '#contract/training/training-days.ts';

/** A Wednesday, at noon. */
const now = new Date('2026-03-18T12:00:00Z');
const yesterday = '2026-03-17';

async function aFellowship() {
  const testApp = await appForThisTest({ now });
  const coach = await aCoach(testApp);
  const [squat, bench] = [await anExercise(coach), await anExercise(coach)];
  const join = (firstName: string, more: NewMember = {}) =>
    aMember(testApp, coach, { firstName, lastName: 'Moab', ...more });
  const daily = Object.fromEntries(weekdays.map(weekday => [weekday, fiveByFive(squat, bench)]));
  const program = await aProgram(coach, [daily, daily], 'Iron');
  const board = async (day?: 'today') => {
    const rows = await coach.get(getDayBoard, { query: { ...(day && { day }) } });
    return rows.map(({ memberName, status, exercises, logged, pain, bests }) => ({
      name: memberName.replace(' Moab', ''),
      told: [status, `${logged}/${exercises}`, pain, bests].join(' '),
    }));
  };
  return { testApp, coach, squat, bench, join, program, board };
}

it('tells of everyone who is let in how their yesterday went, by name', async () => {
  const { testApp, coach, squat, bench, join, program, board } = await aFellowship();
  const [ada, boaz, dinah] = [await join('Ada'), await join('Boaz'), await join('Dinah')];
  await join('Caleb');
  await join('Never', { active: false });
  const gone = await join('Gone');
  const removed = await assign(coach, gone, program, '2026-03-16');
  await coach.get(removeAssignment, { params: { id: removed.id } });
  const [ofAda, , ofDinah] = [
    await assign(coach, ada, program, '2026-03-10'),
    await assign(coach, boaz, program, '2026-03-16'),
    await assign(coach, dinah, program, '2026-03-16'),
  ];
  testApp.clock.now = new Date('2026-03-12T12:00:00Z');
  await log(ada, ofAda, squat, '2026-03-12', { setsData: fiveSets(200) });
  testApp.clock.now = new Date('2026-03-17T18:00:00Z');
  await log(ada, ofAda, squat, yesterday, { setsData: fiveSets(210) });
  await log(ada, ofAda, bench, yesterday);
  await log(dinah, ofDinah, squat, yesterday);
  const [day] = await coach.get(listTrainingDaysOfDate, { params: { userId: dinah.id, date: yesterday } });
  const prescriptionId = day?.exercises[0]?.prescription?.id ?? '';
  await sendBy(dinah, day?.id ?? '', [
    on(1, 'pain', prescriptionId, { where: 'left knee', level: 7 }),
    on(2, 'pain', prescriptionId, { where: 'left knee', level: 4 }),
  ]);
  await dinah.get(addDailyWorkout, { body: { exerciseId: squat.id, assignedDate: yesterday } });
  testApp.clock.now = now;
  expect(await board()).toEqual([
    { name: 'Ada', told: 'trained 2/2  1' },
    { name: 'Boaz', told: 'missed 0/2  0' },
    { name: 'Caleb', told: 'rest 0/0  0' },
    { name: 'Dinah', told: 'part 1/2 4 0' },
    { name: 'Gone', told: 'rest 0/0  0' },
  ]);
  expect((await board('today')).map(({ told }) => told)).toEqual([
    'to-do 0/2  0',
    'to-do 0/2  0',
    'rest 0/0  0',
    'to-do 0/2  0',
    'rest 0/0  0',
  ]);
});

it("goes by the member's own date: where it is still the day before, that day's yesterday is told", async () => {
  const { coach, squat, join } = await aFellowship();
  const west = await join('West', { timeZone: 'Pacific/Pago_Pago' });
  const east = await join('East', { timeZone: 'Pacific/Kiritimati' });
  // At noon of the 18th in UTC it is the 18th in Pago Pago at 1 in the morning, and the 19th in Kiritimati.
  for (const member of [west, east])
    await coach.get(addDailyWorkout, {
      body: { memberId: member.id, exerciseId: squat.id, assignedDate: '2026-03-18' },
    });
  const rows = await coach.get(getDayBoard, {});
  expect(rows.map(({ memberName, date, status }) => [memberName, date.slice(0, 10), status])).toEqual([
    ['East Moab', '2026-03-18', 'missed'],
    ['West Moab', '2026-03-17', 'rest'],
  ]);
});
