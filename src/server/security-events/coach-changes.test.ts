import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { removeAssignment, updateAssignment } from '#contract/assignments.ts';
import { activateSubscription, addMember, changeRole, updateMember } from '#contract/members.ts';
import { listSecurityEvents } from '#contract/security-events.ts';
import { enterTestedMax, removeTestedMax } from '#contract/training/strength.ts';
import { appForTests, type TestApp } from '#server/testing/app-for-tests.ts';
import { aCoach, aMember, type Person } from '#server/testing/people.ts';
import { aSessionOf, aSet, noon, sendBy, today } from '#server/testing/sessions.ts';

let testApp: TestApp;
let coach: Person;
let member: Person;

beforeAll(async () => {
  testApp = await appForTests({ now: noon });
  coach = await aCoach(testApp);
});
beforeEach(async () => {
  member = await aMember(testApp, coach, { firstName: 'Ruth', lastName: 'Moab' });
  await testApp.db.$client.query('truncate security_events');
});
afterAll(() => testApp.close());

const of = (exercise: { id: string }, weight: number, unit: 'lb' | 'kg' = 'lb') => ({
  body: { exerciseId: exercise.id, date: today, weight, unit },
});

/** The coaches' acts on one member's account, the newest first. */
const doneTo = async (memberId: string) =>
  (await coach.get(listSecurityEvents, { query: { memberId } })).events.map(
    ({ text, actorName, subjectId }) => {
      expect([actorName, subjectId]).toEqual(['Head Coach', memberId]);
      return text;
    },
  );

it('a membership that is activated is told with until when it was open before', async () => {
  const names = { firstName: 'Boaz', lastName: 'Bethlehem' };
  const { id } = await coach.get(addMember, { body: { email: 'boaz@fellowship.example', ...names } });
  await coach.get(activateSubscription, { params: { id }, body: { durationDays: 30 } });
  expect(await doneTo(id)).toEqual([
    'Activated a membership for 30 days: until Apr 17, 2026, was never',
    'An invitation was sent',
    'Added a member',
  ]);
});

it('a role and a permission are told as they were and as they are; what stays as it was is not', async () => {
  const params = { id: member.id };
  await coach.get(changeRole, { params, body: { role: 'admin' } });
  await coach.get(changeRole, { params, body: { role: 'member' } });
  await coach.get(updateMember, { params, body: { mayMoveSessions: false, maySwapExercises: true } });
  await coach.get(updateMember, { params, body: { mayMoveSessions: false } });
  expect(await doneTo(member.id)).toEqual([
    'Moving training days: not allowed, was allowed',
    'Changed the role from coach to member',
    'Changed the role from member to coach',
  ]);
});

it('a program that a coach pauses and takes away is told, new dates of it are not', async () => {
  const { assignment } = await aSessionOf(coach, member);
  const params = { id: assignment.id };
  await coach.get(updateAssignment, { params, body: { startDate: '2026-03-25' } });
  await coach.get(updateAssignment, { params, body: { status: 'paused' } });
  await coach.get(removeAssignment, { params });
  expect(await doneTo(member.id)).toEqual(['Removed Ascension, was paused', 'Ascension: paused, was active']);
});

it('tested maxes are told that a coach enters, replaces and removes, never those of the member', async () => {
  const { squat, bench } = await aSessionOf(coach, member);
  const byCoach = (given: ReturnType<typeof of>) =>
    coach.get(enterTestedMax, { body: { ...given.body, memberId: member.id } });
  await member.get(enterTestedMax, of(squat, 225));
  await byCoach(of(squat, 235));
  const own = await member.get(enterTestedMax, of(squat, 240));
  const other = await byCoach(of(bench, 100, 'kg'));
  await member.get(removeTestedMax, { params: { id: other.id } });
  await coach.get(removeTestedMax, { params: { id: own.id } });
  expect(await doneTo(member.id)).toEqual([
    `Tested max of ${squat.name} on Mar 18, 2026: removed, was 240 lb`,
    `Tested max of ${bench.name} on Mar 18, 2026: 100 kg, was none`,
    `Tested max of ${squat.name} on Mar 18, 2026: 235 lb, was 225 lb`,
  ]);
});

it('a session that a coach trains beside is told once, however many sets', async () => {
  const { trainingDayId, first } = await aSessionOf(coach, member);
  await sendBy(member, trainingDayId, [aSet(1, first, 1)]);
  await sendBy(coach, trainingDayId, [aSet(2, first, 2)]);
  await sendBy(coach, trainingDayId, [aSet(3, first, 3)]);
  expect(await doneTo(member.id)).toEqual(['Trained beside them: Ascension of Mar 18, 2026']);
});

it('what a member does to their own is not among it, and what is of others neither', async () => {
  const other = await aMember(testApp, coach);
  await member.send('GET', '/api/my-data.json');
  await coach.get(changeRole, { params: { id: other.id }, body: { role: 'admin' } });
  const { events } = await coach.get(listSecurityEvents, { query: { memberId: member.id } });
  expect(events.filter(({ kind }) => !['member-added', 'invitation-sent'].includes(kind))).toEqual([]);
});
