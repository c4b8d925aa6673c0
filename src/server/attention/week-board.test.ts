import { expect, it } from 'vitest';
import { getExercisesForDate, moveTrainingDay } from '#contract/assignments.ts';
import { getWeekBoard } from '#contract/coaching/week-board.ts';
import { addDailyWorkout } from '#contract/daily-workouts.ts';
import { createGroup } from '#contract/members/groups.ts';
import { adjustTrainingDays } from '#contract/training/own-days.ts';
import { appForThisTest } from '#server/testing/app-for-tests.ts';
import { aCoach, aMember, type NewMember, type Person } from '#server/testing/people.ts';
import { anExercise, aProgram, assign, log } from '#server/testing/training.ts';

/** A Wednesday, at noon. */
const now = new Date('2026-03-18T12:00:00Z');
const today = '2026-03-18';

const dayId = async (member: Person, assignment: { id: string }, date: string) =>
  (await member.get(getExercisesForDate, { params: { id: assignment.id }, query: { date } })).trainingDayId;

async function aFellowship() {
  const testApp = await appForThisTest({ now });
  const coach = await aCoach(testApp);
  const [squat, bench] = [await anExercise(coach), await anExercise(coach)];
  const join = (firstName: string, more: NewMember = {}) =>
    aMember(testApp, coach, { firstName, lastName: 'Moab', ...more });
  const input = [
    { exerciseId: squat.id, sets: '3', reps: '5', weight: '200' },
    { exerciseId: bench.id, sets: '3', reps: '5', weight: '100' },
  ];
  const week = { monday: input, wednesday: input, friday: input };
  const program = await aProgram(coach, [week, week, week], 'Iron');
  const board = async (query: { week?: string; group?: string } = {}) => {
    const { monday, members } = await coach.get(getWeekBoard, { query });
    const rows = members.map(({ memberName, days }) => [
      memberName.replace(' Moab', ''),
      days.map(({ date, status }) => `${date.slice(8, 10)} ${status}`).join(', '),
    ]);
    return { monday: monday.slice(0, 10), rows };
  };
  return { testApp, coach, squat, bench, join, program, board };
}

it('tells of everyone who is let in what was done, missed and is to come in a week, by name', async () => {
  const { testApp, coach, squat, bench, join, program, board } = await aFellowship();
  const [ada, boaz] = [await join('Ada'), await join('Boaz')];
  await join('Caleb');
  await join('Never', { active: false });
  const [ofAda, ofBoaz] = [
    await assign(coach, ada, program, '2026-03-16'),
    await assign(coach, boaz, program, '2026-03-16'),
  ];
  testApp.clock.now = new Date('2026-03-16T18:00:00Z');
  await log(ada, ofAda, squat, '2026-03-16');
  await log(ada, ofAda, bench, '2026-03-16');
  await log(boaz, ofBoaz, bench, '2026-03-16');
  testApp.clock.now = now;
  expect(await board()).toEqual({
    monday: '2026-03-16',
    rows: [
      ['Ada', '16 trained, 18 to-do, 20 to-come'],
      ['Boaz', '16 part, 18 to-do, 20 to-come'],
      ['Caleb', ''],
    ],
  });
  // Any date names its week.
  expect(await board({ week: '2026-03-29' })).toMatchObject({
    monday: '2026-03-23',
    rows: [
      ['Ada', '23 to-come, 25 to-come, 27 to-come'],
      ['Boaz', expect.any(String)],
      ['Caleb', ''],
    ],
  });
  expect((await board({ week: '2026-03-15' })).rows[0]).toEqual(['Ada', '']);
});

it('tells what was moved, within the week and out of it, and what is theirs alone', async () => {
  const { coach, join, program } = await aFellowship();
  const ada = await join('Ada');
  const ofAda = await assign(coach, ada, program, '2026-03-16');
  const move = async (from: string, date: string) =>
    coach.get(moveTrainingDay, { params: { id: await dayId(ada, ofAda, from) }, body: { date } });
  await move('2026-03-16', '2026-03-19');
  await move('2026-03-20', '2026-03-24');
  await coach.get(adjustTrainingDays, {
    params: { userId: ada.id },
    body: { ids: [await dayId(ada, ofAda, today)], change: { kind: 'load', percent: -10 } },
  });
  const days = async (query: object) => {
    const { members } = await coach.get(getWeekBoard, { query });
    return members[0]?.days.map(({ date, status, movedFrom, movedTo, isOwn }) => [
      date.slice(5, 10),
      status,
      ...[...movedFrom, ...movedTo].map(other => other.slice(5, 10)),
      ...(isOwn ? ['own'] : []),
    ]);
  };
  expect(await days({})).toEqual([
    ['03-16', 'moved', '03-19'],
    ['03-18', 'to-do', 'own'],
    ['03-19', 'to-come', '03-16'],
    ['03-20', 'moved', '03-24'],
  ]);
  expect((await days({ week: '2026-03-24' }))?.[1]).toEqual(['03-24', 'to-come', '03-20']);
});

it('is narrowed to a group, and goes by the dates of each member', async () => {
  const { coach, squat, join, board } = await aFellowship();
  const west = await join('West', { timeZone: 'Pacific/Pago_Pago' });
  const east = await join('East', { timeZone: 'Pacific/Kiritimati' });
  // At noon of the 18th in UTC it is the 18th in Pago Pago, and the 19th in Kiritimati.
  for (const member of [west, east])
    await coach.get(addDailyWorkout, {
      body: { memberId: member.id, exerciseId: squat.id, assignedDate: today },
    });
  expect((await board()).rows).toEqual([
    ['East', '18 missed'],
    ['West', '18 to-do'],
  ]);
  const { id: group } = await coach.get(createGroup, {
    body: { name: 'Westerners', colour: 'blue', memberIds: [west.id] },
  });
  expect((await board({ group })).rows).toEqual([['West', '18 to-do']]);
});
