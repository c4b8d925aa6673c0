import { expect, it } from 'vitest';
import { getWeeklyStats, removeAssignment, updateAssignment } from '#contract/assignments.ts';
import { addDailyWorkout, listDailyWorkouts, removeDailyWorkout } from '#contract/daily-workouts.ts';
import { addDays, type PlainDate, weekdays } from '#domain/plain-date.ts';
import { appForThisTest } from '#server/testing/app-for-tests.ts';
import { aCoach, aMember, type Person } from '#server/testing/people.ts';
import { anExercise, aProgram, assign, fiveByFive, log } from '#server/testing/training.ts';

/** A Wednesday; its week runs from Sunday the 15th to Saturday the 21st. */
const today = '2026-03-18';

async function aFellowship(now = `${today}T12:00:00Z`) {
  const testApp = await appForThisTest({ now: new Date(now) });
  const coach = await aCoach(testApp);
  const squat = await anExercise(coach);
  const bench = await anExercise(coach);
  const day = fiveByFive(squat, bench);
  const week = Object.fromEntries(weekdays.map(weekday => [weekday, day]));
  const daily = await aProgram(coach, [week, week, week]);
  return { testApp, coach, squat, bench, daily };
}

const rowOf = async (coach: Person, member: Person) =>
  (await coach.get(getWeeklyStats, {})).find(row => row.memberId === member.id);

async function clear(coach: Person, member: Person, date: PlainDate) {
  const [entry] = await coach.get(listDailyWorkouts, { query: { date, memberId: member.id } });
  await coach.get(removeDailyWorkout, { params: { id: entry?.id ?? '' } });
}

it('has a row for every member, by name, with nothing for those who train nothing; coaches have none', async () => {
  const { testApp, coach } = await aFellowship();
  await aMember(testApp, coach, { firstName: 'Ruth', lastName: 'Moab' });
  await aMember(testApp, coach, { firstName: 'Boaz', lastName: 'Bethlehem', active: false });
  const unnamed = await aMember(testApp, coach);
  await testApp.db.$client.query(
    `update users set first_name = null, last_name = null, email = 'eli@fellowship.example' where id = $1`,
    [unnamed.id],
  );
  const rows = await coach.get(getWeeklyStats, {});
  expect(rows.map(({ memberName }) => memberName)).toEqual([
    'Boaz Bethlehem',
    'eli@fellowship.example',
    'Ruth Moab',
  ]);
  for (const row of rows) expect(row).toMatchObject({ completedAssignments: 0, totalAssignments: 0 });
});

it('counts the training days from Sunday to Saturday, and those with every exercise logged', async () => {
  const { testApp, coach, squat, bench, daily } = await aFellowship();
  const member = await aMember(testApp, coach, { firstName: 'Ruth', lastName: 'Moab' });
  const assignment = await assign(coach, member, daily, '2026-03-09');
  for (const date of ['2026-03-14', '2026-03-15', '2026-03-21', '2026-03-22']) {
    await log(member, assignment, squat, date);
    await log(member, assignment, bench, date);
  }
  await log(member, assignment, squat, today);
  expect(await rowOf(coach, member)).toEqual({
    memberId: member.id,
    memberName: 'Ruth Moab',
    completedAssignments: 2,
    totalAssignments: 7,
  });
});

it('counts every program, one-off exercises too', async () => {
  const { testApp, coach, squat, daily } = await aFellowship();
  const member = await aMember(testApp, coach);
  await assign(coach, member, daily, '2026-03-15');
  await assign(coach, member, daily, '2026-03-20');
  const body = { memberId: member.id, exerciseId: squat.id, assignedDate: '2026-03-17' };
  await coach.get(addDailyWorkout, { body });
  await coach.get(addDailyWorkout, { body });
  expect(await rowOf(coach, member)).toMatchObject({ totalAssignments: 7 + 2 + 1 });
});

it('leaves out what does not count: cleared and paused days, and what was taken away', async () => {
  const { testApp, coach, daily } = await aFellowship();
  const member = await aMember(testApp, coach);
  const assignment = await assign(coach, member, daily, '2026-03-15');
  await clear(coach, member, '2026-03-16');
  expect(await rowOf(coach, member)).toMatchObject({ totalAssignments: 6 });
  const params = { id: assignment.id };
  await coach.get(updateAssignment, { params, body: { status: 'paused' } });
  // Sunday and Tuesday are left: Monday is cleared, and it is paused from Wednesday on.
  expect(await rowOf(coach, member)).toMatchObject({ totalAssignments: 2 });
  await coach.get(removeAssignment, { params });
  expect(await rowOf(coach, member)).toMatchObject({ totalAssignments: 0 });
});

const zones: [zone: string, now: string, sunday: PlainDate][] = [
  // Saturday in Los Angeles and UTC, Sunday in Kiritimati.
  ['Pacific/Kiritimati', '2026-03-21T12:00:00Z', '2026-03-22'],
  ['UTC', '2026-03-21T12:00:00Z', '2026-03-15'],
  ['America/Los_Angeles', '2026-03-21T12:00:00Z', '2026-03-15'],
  // Sunday in UTC, still Saturday in Pago Pago (UTC-11).
  ['UTC', '2026-03-22T05:00:00Z', '2026-03-22'],
  ['Pacific/Pago_Pago', '2026-03-22T05:00:00Z', '2026-03-15'],
  // The night in which New York's clocks go forward, an hour apart on both sides of midnight.
  ['America/New_York', '2026-03-08T04:30:00Z', '2026-03-01'],
  ['America/New_York', '2026-03-08T05:30:00Z', '2026-03-08'],
  // The turn of a year, and a 29 February.
  ['UTC', '2028-01-01T12:00:00Z', '2027-12-26'],
  ['UTC', '2028-02-29T12:00:00Z', '2028-02-27'],
];

it.each(zones)(
  "goes by the member's own date: in %s at %s the week starts on %s",
  async (zone, now, sunday) => {
    const { testApp, coach, squat } = await aFellowship(now);
    const member = await aMember(testApp, coach, { timeZone: zone });
    // An exercise for each date: the total tells which days were counted.
    const dates = [-1, 0, 6, 7].map(day => addDays(sunday, day));
    for (const assignedDate of dates) {
      await coach.get(addDailyWorkout, { body: { memberId: member.id, exerciseId: squat.id, assignedDate } });
    }
    expect(await rowOf(coach, member)).toMatchObject({ totalAssignments: 2 });
  },
);
