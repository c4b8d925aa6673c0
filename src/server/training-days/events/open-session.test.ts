import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { getCalendarStatus, getExercisesForDate } from '#contract/assignments.ts';
import { addDailyWorkout, listDailyWorkouts } from '#contract/daily-workouts.ts';
import { listMembers } from '#contract/members.ts';
import { correctProgress } from '#contract/progress.ts';
import { getTrainingDay } from '#contract/training/training-days.ts';
import { appForTests, type TestApp } from '#server/testing/app-for-tests.ts';
import { aCoach, aMember, type Person } from '#server/testing/people.ts';
import {
  aSessionOf,
  aSet,
  event,
  logsFor,
  noon,
  sendBy,
  threeSets,
  today,
} from '#server/testing/sessions.ts';
import { anExercise } from '#server/testing/training.ts';

/** A session that was begun at 23:50 and gone on with at 23:55, looked at later. */
let testApp: TestApp;
let coach: Person;

beforeAll(async () => {
  testApp = await appForTests({ now: noon });
  coach = await aCoach(testApp);
});
beforeEach(() => {
  testApp.clock.now = noon;
});
afterAll(() => testApp.close());

const at = (hour: number, minutes = 0) =>
  new Date(Date.parse(`${today}T00:00:00Z`) + hour * 3_600_000 + minutes * 60_000);

async function begun(more: (prescriptionId: string) => object[] = () => []) {
  const member = await aMember(testApp, coach);
  const session = await aSessionOf(coach, member);
  testApp.clock.now = at(23, 56);
  await sendBy(member, session.trainingDayId, [
    { ...event(0, 'start'), at: at(23, 50).toISOString() },
    { ...aSet(0, session.first, 1), at: at(23, 55).toISOString() },
    ...more(session.first),
  ]);
  return { member, ...session };
}

type Begun = Awaited<ReturnType<typeof begun>>;

async function shown({ member, assignment, trainingDayId }: Begun) {
  const params = { id: assignment.id };
  const calendar = await member.get(getCalendarStatus, { params });
  const { status } = await member.get(getExercisesForDate, { params, query: { date: today } });
  const day = await coach.get(getTrainingDay, { params: { id: trainingDayId } });
  const [planned] = await coach.get(listDailyWorkouts, { query: { date: today, memberId: member.id } });
  const listed = (await coach.get(listMembers, {})).find(({ id }) => id === member.id);
  return {
    open: calendar[today]?.openSession,
    statuses: [calendar[today]?.status, status, day.status, planned && 'status' in planned && planned.status],
    missedDays: listed?.missedDays,
  };
}

const isOpen = (session: Begun) => ({
  open: { trainingDayId: session.trainingDayId, until: at(24 + 11, 55).toISOString() },
  statuses: ['incomplete', 'incomplete', 'incomplete', 'incomplete'],
  missedDays: 0,
});
const isClosed = { open: undefined, statuses: ['missed', 'missed', 'missed', 'missed'], missedDays: 1 };

it('is open and its day not missed until 12 hours after its last event, whatever the date has become', async () => {
  const session = await begun();
  testApp.clock.now = at(24, 10);
  expect(await shown(session)).toEqual(isOpen(session));
  testApp.clock.now = at(24 + 11, 54);
  expect(await shown(session)).toEqual(isOpen(session));
  testApp.clock.now = at(24 + 11, 56);
  expect(await shown(session)).toEqual(isClosed);
});

it('is closed once it is ended, and open once it is begun again', async () => {
  const session = await begun(() => [{ ...event(0, 'end'), at: at(23, 56).toISOString() }]);
  testApp.clock.now = at(24, 10);
  expect((await shown(session)).open).toBeUndefined();
  await sendBy(session.member, session.trainingDayId, [
    { ...event(0, 'start'), at: at(24, 5).toISOString() },
  ]);
  expect((await shown(session)).open).toBeDefined();
});

it('is not opened by a correction in the log dialog days later', async () => {
  const session = await begun(first =>
    threeSets(first).map(one => ({ ...one, at: at(23, 56).toISOString() })),
  );
  const [log] = await logsFor(session.member, session.assignment.id);
  testApp.clock.now = at(72);
  const body = { notes: 'smooth', setsData: [{ setNum: 1, reps: 5, weight: 185 }] };
  await session.member.get(correctProgress, { params: { id: log?.id ?? '' }, body });
  expect((await shown(session)).open).toBeUndefined();
});

it('keeps the coach’s extra of the same date from being missed', async () => {
  const session = await begun();
  const plank = await anExercise(coach, 'Isometric');
  testApp.clock.now = noon;
  const body = { memberId: session.member.id, exerciseId: plank.id, assignedDate: today };
  const extra = await coach.get(addDailyWorkout, { body });
  testApp.clock.now = at(24, 10);
  const calendar = await session.member.get(getCalendarStatus, { params: { id: extra.assignmentId } });
  expect(calendar[today]?.status).toBe('incomplete');
  expect(calendar[today]).not.toHaveProperty('openSession');
});
