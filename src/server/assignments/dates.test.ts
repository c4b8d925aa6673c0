import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createAssignment,
  getCalendarStatus,
  getDayCompletion,
  getExercisesForDate,
} from '#contract/assignments.ts';
import { updateProfile } from '#contract/profile.ts';
import { logProgress } from '#contract/progress.ts';
import { acceptInvitation, getCurrentUser, signIn } from '#contract/session.ts';
import { weekdays } from '#domain/plain-date.ts';
import { appForTests, type TestApp } from '#server/testing/app-for-tests.ts';
import { aCoach, aMember, password, Person } from '#server/testing/people.ts';
import { anExercise, aProgram, assign, fiveByFive, logBody } from '#server/testing/training.ts';

let testApp: TestApp;
let coach: Person;
let squat: { id: string };
/** Two weeks with the same exercise on every day. */
let daily: { id: string };

beforeAll(async () => {
  testApp = await appForTests({ now: new Date('2026-03-18T10:30:00Z') });
  coach = await aCoach(testApp);
  squat = await anExercise(coach);
  const week = Object.fromEntries(weekdays.map(day => [day, fiveByFive(squat)]));
  daily = await aProgram(coach, [week, week]);
});
afterAll(() => testApp.close());

describe('a training date is a calendar date: both of its forms are taken, and it comes back as UTC midnight', () => {
  const forms = [
    '2026-03-16',
    '2026-03-16T00:00:00.000Z',
    '2026-03-16T00:00:00Z',
    '2026-03-16T02:00:00+02:00',
  ];

  it.each(forms)('%s', async date => {
    const member = await aMember(testApp, coach);
    const assignment = await assign(coach, member, daily, date, { endDate: date });
    expect(assignment.startDate).toBe('2026-03-16T00:00:00.000Z');
    expect(assignment.endDate).toBe('2026-03-16T00:00:00.000Z');
    const params = { id: assignment.id };
    expect(await member.get(getCalendarStatus, { params })).toEqual({ '2026-03-16': { status: 'missed' } });
    const day = await member.get(getExercisesForDate, { params, query: { date } });
    expect(day.exercises).toHaveLength(1);
    const record = await member.get(logProgress, { body: logBody(assignment, squat, date) });
    expect(record.completedDate).toBe('2026-03-16T00:00:00.000Z');
    expect(await member.get(getDayCompletion, { params: { ...params, date } })).toEqual({ isComplete: true });
  });
});

describe('a date that is not in the calendar is bad input', () => {
  const impossible = [
    '2025-02-29',
    '2025-02-30',
    '2026-13-01',
    '2026-00-10',
    '9999-99-99',
    '0001-01-01',
    '18.03.2026',
  ];

  it.each(impossible)('%s', async date => {
    const member = await aMember(testApp, coach);
    const start = await coach.ask(createAssignment, {
      body: { memberId: member.id, workoutId: daily.id, startDate: date },
    });
    expect([start.status, start.body.issues]).toEqual([
      400,
      [{ path: 'startDate', message: 'Enter a real date, as yyyy-MM-dd' }],
    ]);
    const assignment = await assign(coach, member, daily, '2026-03-16');
    const log = await member.ask(logProgress, { body: logBody(assignment, squat, date) });
    expect([log.status, log.body.issues?.[0]?.path]).toEqual([400, 'completedDate']);
    const params = { id: assignment.id };
    expect((await member.ask(getExercisesForDate, { params, query: { date } })).status).toBe(400);
    expect((await member.ask(getDayCompletion, { params: { ...params, date } })).status).toBe(400);
  });

  it('a leap day is in it', async () => {
    const member = await aMember(testApp, coach);
    const assignment = await assign(coach, member, daily, '2028-02-29');
    expect(assignment).toMatchObject({
      startDate: '2028-02-29T00:00:00.000Z',
      endDate: '2028-03-13T00:00:00.000Z',
    });
  });
});

describe('"today" is the member\'s own', () => {
  const cases: [zone: string, now: string, today: string][] = [
    ['Pacific/Pago_Pago', '2026-03-18T10:30:00Z', '2026-03-17'],
    ['America/Los_Angeles', '2026-03-18T10:30:00Z', '2026-03-18'],
    ['UTC', '2026-03-18T23:59:59Z', '2026-03-18'],
    ['UTC', '2026-03-19T00:00:00Z', '2026-03-19'],
    ['Asia/Kolkata', '2026-03-18T18:29:59Z', '2026-03-18'],
    ['Asia/Kolkata', '2026-03-18T18:30:00Z', '2026-03-19'],
    ['Pacific/Auckland', '2026-03-18T10:30:00Z', '2026-03-18'],
    ['Pacific/Kiritimati', '2026-03-18T10:30:00Z', '2026-03-19'],
    // New York turns its clocks forward on March 8, 2026; Sydney turns them back on April 5.
    ['America/New_York', '2026-03-08T04:59:00Z', '2026-03-07'],
    ['America/New_York', '2026-03-09T03:59:00Z', '2026-03-08'],
    ['America/New_York', '2026-03-09T04:00:00Z', '2026-03-09'],
    ['Australia/Sydney', '2026-04-04T13:00:00Z', '2026-04-05'],
    ['Australia/Sydney', '2026-04-05T13:59:00Z', '2026-04-05'],
    ['Australia/Sydney', '2026-04-05T14:00:00Z', '2026-04-06'],
  ];

  it.each(cases)('in %s at %s it is %s', async (timeZone, now, today) => {
    testApp.clock.now = new Date(now);
    const member = await aMember(testApp, coach, { timeZone });
    const start = new Date(Date.parse(today) - 2 * 86_400_000).toISOString();
    const { id } = await assign(coach, member, daily, start);
    // The coach, who lives in UTC, sees the member's day as well.
    for (const viewer of [member, coach]) {
      const calendar = Object.entries(await viewer.get(getCalendarStatus, { params: { id } }));
      const statuses = calendar.map(([, { status }]) => status);
      expect(calendar[2]?.[0]).toBe(today);
      expect(statuses.slice(0, 4)).toEqual(['missed', 'missed', 'incomplete', 'upcoming']);
    }
  });
});

describe('each user carries a time zone', () => {
  it('UTC until known; sent with taking up the invitation and with sign-in; editable in the profile', async () => {
    const member = await aMember(testApp, coach, { timeZone: 'Asia/Tokyo' });
    const zone = async () => (await member.get(getCurrentUser, {})).timeZone;
    expect(await zone()).toBe('Asia/Tokyo');
    await member.get(signIn, { body: { email: member.email, password } });
    expect(await zone()).toBe('Asia/Tokyo');
    await member.get(signIn, { body: { email: member.email, password, timeZone: 'Europe/Rome' } });
    expect(await zone()).toBe('Europe/Rome');
    const changed = await member.get(updateProfile, { body: { timeZone: 'America/Chicago' } });
    expect(changed.timeZone).toBe('America/Chicago');
    expect(await zone()).toBe('America/Chicago');
  });

  const unknown: [what: string, timeZone: unknown][] = [
    ['a place nobody has heard of', 'Mars/Olympus'],
    ['an offset', '+01:00'],
    ['nothing', ''],
    ['null', null],
    ['something endless', 'x'.repeat(5000)],
    ['something broken', '\ud800'],
    ['a number', 5],
    ['a list', ['UTC']],
  ];

  it.each(unknown)('a zone the server does not know never stops a sign-in: %s', async (_what, timeZone) => {
    const member = await aMember(testApp, coach, { timeZone: 'Asia/Tokyo' });
    const body = { email: member.email, password, timeZone: timeZone as string };
    const answer = await member.ask(signIn, { body });
    expect([answer.status, answer.body.timeZone]).toEqual([200, 'Asia/Tokyo']);
  });

  it('nor does it stop an invitation from being taken up', async () => {
    const member = await aMember(testApp, coach, { timeZone: 'Mars/Olympus' });
    expect((await member.get(getCurrentUser, {})).timeZone).toBe('UTC');
    const refused = await new Person(testApp).ask(acceptInvitation, {
      body: { token: 'none', password, timeZone: 'Mars/Olympus' },
    });
    expect(refused.status).toBe(404);
  });

  it('but the profile refuses it', async () => {
    const member = await aMember(testApp, coach);
    const answer = await member.ask(updateProfile, { body: { timeZone: 'Mars/Olympus' } });
    expect([answer.status, answer.body.issues]).toEqual([
      400,
      [{ path: 'timeZone', message: 'This is not a known time zone' }],
    ]);
  });
});
