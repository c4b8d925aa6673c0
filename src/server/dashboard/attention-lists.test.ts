import { expect, it } from 'vitest';
import { getAttentionLists } from '#contract/dashboard.ts';
import { listMembers } from '#contract/members.ts';
import { weekdays } from '#domain/plain-date.ts';
import { appForThisTest } from '#server/testing/app-for-tests.ts';
import { aCoach, aMember, type NewMember, type Person } from '#server/testing/people.ts';
import { anExercise, aProgram, assign, fiveByFive, log } from '#server/testing/training.ts';

/** A Monday: this week has just begun. */
const monday = '2026-03-16';
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

it('on a Monday tells of last week', async () => {
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
  expect([told.memberships.total, told.memberships.members.length]).toEqual([7, 6]);
  expect([told.thisWeek.behind.total, told.thisWeek.behind.members.length]).toEqual([7, 6]);
});
