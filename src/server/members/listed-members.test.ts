import { expect, it } from 'vitest';
import { changeRole, listMembers, updateMember } from '#contract/members.ts';
import { weekdays } from '#domain/plain-date.ts';
import { appForThisTest } from '#server/testing/app-for-tests.ts';
import { aCoach, aMember, type Person } from '#server/testing/people.ts';
import { anExercise, aProgram, assign, fiveByFive, log } from '#server/testing/training.ts';

async function aFellowship() {
  const testApp = await appForThisTest({ now: new Date('2026-03-18T12:00:00Z') });
  const coach = await aCoach(testApp);
  const squat = await anExercise(coach);
  const everyDay = Object.fromEntries(weekdays.map(weekday => [weekday, fiveByFive(squat)]));
  const program = await aProgram(coach, [everyDay, everyDay]);
  const rowOf = async (member: Person) =>
    (await coach.get(listMembers, {})).find(({ id }) => id === member.id);
  return { testApp, coach, squat, program, rowOf };
}

it('says when each member trained last, and how many days they missed lately', async () => {
  const { testApp, coach, squat, program, rowOf } = await aFellowship();
  const member = await aMember(testApp, coach);
  expect(await rowOf(member)).toMatchObject({
    lastTrainedOn: null,
    missedDays: 0,
    membershipState: 'active',
  });
  const given = await assign(coach, member, program, '2026-03-09');
  await log(member, given, squat, '2026-03-09');
  await log(member, given, squat, '2026-03-12');
  // From the 11th to the 17th are seven days, one of which is trained.
  expect(await rowOf(member)).toMatchObject({ lastTrainedOn: '2026-03-12T00:00:00.000Z', missedDays: 6 });
});

it('takes what is trained ahead of its day as trained today, by the own date', async () => {
  const { testApp, coach, squat, program, rowOf } = await aFellowship();
  const member = await aMember(testApp, coach, { timeZone: 'Pacific/Kiritimati' });
  const given = await assign(coach, member, program, '2026-03-16');
  await log(member, given, squat, '2026-03-21');
  expect(await rowOf(member)).toMatchObject({ lastTrainedOn: '2026-03-19T00:00:00.000Z' });
});

it('counts no day as missed for who is not let in, and knows coaches', async () => {
  const { testApp, coach, program, rowOf } = await aFellowship();
  const member = await aMember(testApp, coach, { active: false });
  await assign(coach, member, program, '2026-03-16');
  expect(await rowOf(member)).toMatchObject({ missedDays: 0, membershipState: 'none' });
  expect(await rowOf(coach)).toMatchObject({ membershipState: 'coach', lastTrainedOn: null });
});

it('answers a changed member as the list has them', async () => {
  const { testApp, coach, squat, program, rowOf } = await aFellowship();
  const member = await aMember(testApp, coach);
  await log(member, await assign(coach, member, program, '2026-03-16'), squat, '2026-03-17');
  const params = { id: member.id };
  const moving = await coach.get(updateMember, { params, body: { mayMoveSessions: false } });
  expect(moving).toEqual(await rowOf(member));
  expect(moving).toMatchObject({ mayMoveSessions: false, lastTrainedOn: '2026-03-17T00:00:00.000Z' });
  const promoted = await coach.get(changeRole, { params, body: { role: 'admin' } });
  expect(promoted).toEqual(await rowOf(member));
});
