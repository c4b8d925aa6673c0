import { expect, it } from 'vitest';
import { listAssignments, removeAssignment, updateAssignment } from '#contract/assignments.ts';
import { addDailyWorkout } from '#contract/daily-workouts.ts';
import { getAttentionLists } from '#contract/dashboard.ts';
import { listMembers } from '#contract/members.ts';
import { addDays, weekdays } from '#domain/plain-date.ts';
import { appForThisTest } from '#server/testing/app-for-tests.ts';
import { aCoach, aMember, type NewMember, type Person } from '#server/testing/people.ts';
import { anExercise, aProgram, assign, fiveByFive, log } from '#server/testing/training.ts';

/** A Monday: this week has just begun. */
const monday = '2026-03-16';
const at = (date: string) => `${date}T00:00:00.000Z`;
const atNoon = (date: string) => new Date(`${date}T12:00:00Z`);

async function aFellowship(today = monday) {
  const testApp = await appForThisTest({ now: atNoon(today) });
  const coach = await aCoach(testApp);
  const squat = await anExercise(coach);
  const everyDay = Object.fromEntries(weekdays.map(weekday => [weekday, fiveByFive(squat)]));
  const lists = () => coach.get(getAttentionLists, {});
  const join = (firstName: string, more: NewMember = {}) =>
    aMember(testApp, coach, { firstName, lastName: 'Moab', ...more });
  const set = (member: Person, columns: Record<string, Date | string | null>) =>
    testApp.db.$client.query(
      `update users set ${Object.keys(columns)
        .map((column, index) => `${column} = $${index + 2}`)
        .join(', ')} where id = $1`,
      [member.id, ...Object.values(columns)],
    );
  return { testApp, coach, squat, everyDay, lists, join, set };
}

it('on a Monday tells of last week, and names who missed what in the last 7 days', async () => {
  const { coach, squat, everyDay, lists, join } = await aFellowship();
  const program = await aProgram(coach, [everyDay, everyDay], 'Iron');
  const ruth = await join('Ruth');
  const given = await assign(coach, ruth, program, '2026-03-08');
  for (const date of ['2026-03-08', '2026-03-09', '2026-03-10', '2026-03-12', '2026-03-15'])
    await log(ruth, given, squat, date);
  const naomi = await join('Naomi');
  await assign(coach, naomi, program, '2026-03-12');
  const told = await lists();
  expect(told.thisWeek).toMatchObject({ total: 14, completed: 1, training: 2, behind: { total: 1 } });
  expect(told.lastWeek).toEqual({ total: 7 + 3, completed: 4, percent: 40, training: 2 });
  expect(told.missed).toMatchObject({
    total: 2,
    members: [
      // Of four the latest three, today left out.
      { memberName: 'Naomi Moab', missedDays: 4, days: [{ date: at('2026-03-15') }, {}, {}] },
      {
        memberId: ruth.id,
        memberName: 'Ruth Moab',
        missedDays: 3,
        days: [
          { date: at('2026-03-14'), dayName: 'Saturday', weekNumber: 1, programName: 'Iron' },
          { date: at('2026-03-13') },
          { date: at('2026-03-11') },
        ],
      },
    ],
  });
  expect(told.missed.members[0]?.days).toHaveLength(3);
});

it('takes no day as missed that does not count, that was begun, or that is older than 7 days', async () => {
  const { testApp, coach, squat, everyDay, lists, join, set } = await aFellowship('2026-03-11');
  const twoExercises = await aProgram(coach, [{ tuesday: fiveByFive(squat, await anExercise(coach)) }]);
  const begun = await join('Begun');
  await log(begun, await assign(coach, begun, twoExercises, '2026-03-10'), squat, '2026-03-10');
  const removed = await join('Removed');
  const program = await aProgram(coach, [everyDay]);
  const taken = await assign(coach, removed, program, '2026-03-09');
  await coach.get(removeAssignment, { params: { id: taken.id } });
  const lapsed = await join('Lapsed');
  await assign(coach, lapsed, program, '2026-03-09');
  await set(lapsed, { subscription_expires_at: atNoon('2026-03-10') });
  const oneOff = await join('OneOff');
  const body = { memberId: oneOff.id, exerciseId: squat.id, assignedDate: '2026-03-10' };
  await coach.get(addDailyWorkout, { body });
  expect((await lists()).missed).toMatchObject({
    total: 1,
    members: [{ memberName: 'OneOff Moab', days: [{ dayName: 'Daily Workout', programName: null }] }],
  });
  // The 7th day after it is the last on which it is told of.
  testApp.clock.now = atNoon('2026-03-17');
  expect((await lists()).missed.total).toBe(1);
  testApp.clock.now = atNoon('2026-03-18');
  expect((await lists()).missed).toEqual({ total: 0, members: [] });
});

it("goes by the member's own date: where it is still yesterday, yesterday can still be trained", async () => {
  const { coach, squat, lists, join } = await aFellowship();
  const west = await join('West', { timeZone: 'Pacific/Pago_Pago' });
  const east = await join('East', { timeZone: 'Pacific/Kiritimati' });
  // At noon of the 16th in UTC it is the 16th in Pago Pago at 1 in the morning, and the 17th in Kiritimati.
  for (const member of [west, east])
    await coach.get(addDailyWorkout, {
      body: { memberId: member.id, exerciseId: squat.id, assignedDate: '2026-03-16' },
    });
  expect((await lists()).missed.members.map(({ memberName }) => memberName)).toEqual(['East Moab']);
});

it('names programs whose last training day is within 10 days, unless something follows', async () => {
  const { coach, squat, everyDay, lists, join } = await aFellowship();
  const week = await aProgram(coach, [everyDay], 'One Week');
  const later = await aProgram(coach, [{ wednesday: fiveByFive(squat) }], 'Later');
  const session = await aProgram(coach, [{ monday: fiveByFive(squat) }], 'Other');
  // The last of the week's days is the 26th, 10 days from now; or the day after.
  const ends = await join('Ends');
  const given = await assign(coach, ends, week, '2026-03-20');
  const farther = await join('Farther');
  await assign(coach, farther, week, '2026-03-21');
  const followed = await join('Followed');
  await assign(coach, followed, week, '2026-03-20');
  await assign(coach, followed, later, '2026-03-27');
  const beside = await join('Beside');
  await assign(coach, beside, week, '2026-03-19');
  await assign(coach, beside, session, '2026-03-17');
  const oneOff = await join('OneOff');
  await assign(coach, oneOff, week, '2026-03-18');
  await coach.get(addDailyWorkout, {
    body: { memberId: oneOff.id, exerciseId: squat.id, assignedDate: '2026-04-20' },
  });
  const paused = await join('Paused');
  const waiting = await assign(coach, paused, week, '2026-03-16');
  await coach.get(updateAssignment, { params: { id: waiting.id }, body: { status: 'paused' } });
  // Everyone's assignments tell the same of each, and who trains in this week.
  const cards = await coach.get(listAssignments, {});
  const telling = (told: 'endsSoon' | 'trainsThisWeek') =>
    cards
      .filter(({ ahead }) => ahead?.[told])
      .map(({ memberName, workoutName }) => `${memberName}: ${workoutName}`);
  expect(telling('endsSoon').toSorted()).toEqual([
    'Beside Moab: One Week',
    'Ends Moab: One Week',
    'OneOff Moab: One Week',
  ]);
  // The week ends on the 21st.
  expect(telling('trainsThisWeek').toSorted()).toEqual([
    'Beside Moab: One Week',
    'Ends Moab: One Week',
    'Farther Moab: One Week',
    'Followed Moab: One Week',
    'OneOff Moab: One Week',
  ]);
  expect(cards.find(({ id }) => id === given.id)?.ahead?.lastDate).toBe(at('2026-03-26'));
  expect((await coach.get(listAssignments, { query: { memberId: ends.id } }))[0]?.ahead).toBeUndefined();
  expect((await lists()).ending).toEqual({
    total: 3,
    programs: ['OneOff', 'Beside', 'Ends'].map((name, index) => ({
      memberId: [oneOff, beside, ends][index]?.id,
      memberName: `${name} Moab`,
      assignmentId: index === 2 ? given.id : expect.any(String),
      programName: 'One Week',
      lastDate: `${addDays('2026-03-24', index)}T00:00:00.000Z`,
    })),
  });
});

it('names memberships that failed, that end and that have ended, what is wrong first', async () => {
  const { testApp, lists, join, set, coach } = await aFellowship();
  const inDays = (days: number) => new Date(testApp.clock.now.getTime() + days * 86_400_000);
  await join('Well');
  await join('Never', { active: false });
  await set(await join('Ended'), { subscription_expires_at: inDays(-2) });
  await set(await join('LongEnded'), { subscription_expires_at: inDays(-15) });
  await set(await join('Ends'), { subscription_expires_at: inDays(6) });
  await set(await join('Renews'), { subscription_expires_at: inDays(6), subscription_renews_at: inDays(6) });
  await set(await join('Failed'), { subscription_past_due_at: inDays(3) });
  await set(await join('Overdue'), { subscription_past_due_at: inDays(-1) });
  const canceled = await join('Canceled');
  await set(canceled, {
    subscription_status: null,
    subscription_expires_at: null,
    provider_status: 'canceled',
  });
  await testApp.db.$client.query(
    `insert into payment_events (id, type, occurred_at, user_id, facts) values ('evt_1', 'x', $1, $2, '{"deleted": true}')`,
    [inDays(-1), canceled.id],
  );
  const { total, members } = (await lists()).memberships;
  expect([total, members.map(({ memberName, state }) => [memberName.split(' ')[0], state])]).toEqual([
    5,
    [
      ['Overdue', 'overdue'],
      ['Failed', 'failed'],
      ['Ends', 'ending'],
      ['Canceled', 'ended'],
      ['Ended', 'ended'],
    ],
  ]);
  expect(members[2]?.at).toBe(inDays(6).toISOString());
  // The Fellowship says the same of each.
  const listed = await coach.get(listMembers, {});
  for (const { memberId, state } of members)
    expect(listed.find(({ id }) => id === memberId)?.membershipState).toBe(state);
});

it('cuts each list to six and says how many there are', async () => {
  const { coach, everyDay, lists, join, set } = await aFellowship('2026-03-19');
  const program = await aProgram(coach, [everyDay]);
  for (const name of ['A', 'B', 'C', 'D', 'E', 'F', 'G']) {
    const member = await join(name);
    await assign(coach, member, program, '2026-03-15');
    await set(member, { subscription_expires_at: atNoon('2026-03-24') });
  }
  const told = await lists();
  expect([told.missed.total, told.missed.members.length]).toEqual([7, 6]);
  expect([told.ending.total, told.ending.programs.length]).toEqual([7, 6]);
  expect([told.memberships.total, told.memberships.members.length]).toEqual([7, 6]);
  expect([told.thisWeek.behind.total, told.thisWeek.behind.members.length]).toEqual([7, 6]);
});
