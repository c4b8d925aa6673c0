import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getCalendarStatus, getWeeklyStats, updateAssignment } from '#contract/assignments.ts';
import { getDashboardStats, getMemberScore } from '#contract/dashboard.ts';
import { addDays, daysBetween, type PlainDate, weekdays } from '#domain/plain-date.ts';
import { appForTests, type TestApp } from '#server/testing/app-for-tests.ts';
import { aCoach, aMember, type Person } from '#server/testing/people.ts';
import { anExercise, aProgram, assign, fiveByFive, log } from '#server/testing/training.ts';

/** Set by hand from a calendar: what the member's own date, week and month are at an instant. */
type Moment = {
  zone: string;
  now: string;
  today: PlainDate;
  monday: PlainDate;
  sunday: PlainDate;
  month: PlainDate;
};

const moment = (
  zone: string,
  now: string,
  today: PlainDate,
  monday: PlainDate,
  sunday: PlainDate,
  month: PlainDate,
): [string, Moment] => [`${zone} at ${now}`, { zone, now, today, monday, sunday, month }];

const moments = [
  // The same instant falls on three dates.
  moment('Pacific/Pago_Pago', '2026-11-22T10:30:00Z', '2026-11-21', '2026-11-16', '2026-11-15', '2026-11-01'),
  moment('UTC', '2026-11-22T10:30:00Z', '2026-11-22', '2026-11-16', '2026-11-22', '2026-11-01'),
  moment(
    'Pacific/Kiritimati',
    '2026-11-22T10:30:00Z',
    '2026-11-23',
    '2026-11-23',
    '2026-11-22',
    '2026-11-01',
  ),
  // Clocks go forward: New York on 8 March 2026, a day of 23 hours; its first and its last minute.
  moment('America/New_York', '2026-03-08T05:00:00Z', '2026-03-08', '2026-03-02', '2026-03-08', '2026-03-01'),
  moment('America/New_York', '2026-03-09T03:59:00Z', '2026-03-08', '2026-03-02', '2026-03-08', '2026-03-01'),
  moment('America/New_York', '2026-03-09T04:00:00Z', '2026-03-09', '2026-03-09', '2026-03-08', '2026-03-01'),
  // Clocks go back: Berlin on 25 October 2026, a day of 25 hours.
  moment('Europe/Berlin', '2026-10-24T22:00:00Z', '2026-10-25', '2026-10-19', '2026-10-25', '2026-10-01'),
  moment('Europe/Berlin', '2026-10-25T22:59:00Z', '2026-10-25', '2026-10-19', '2026-10-25', '2026-10-01'),
  moment('Europe/Berlin', '2026-10-25T23:00:00Z', '2026-10-26', '2026-10-26', '2026-10-25', '2026-10-01'),
  // The other half of the world, half an hour at a time.
  moment(
    'Australia/Lord_Howe',
    '2026-10-03T15:29:00Z',
    '2026-10-04',
    '2026-09-28',
    '2026-10-04',
    '2026-10-01',
  ),
  // The 29th of February, and its absence.
  moment('UTC', '2028-02-29T12:00:00Z', '2028-02-29', '2028-02-28', '2028-02-27', '2028-02-01'),
  moment(
    'Pacific/Kiritimati',
    '2028-02-28T10:00:00Z',
    '2028-02-29',
    '2028-02-28',
    '2028-02-27',
    '2028-02-01',
  ),
  moment('Pacific/Pago_Pago', '2028-03-01T10:59:00Z', '2028-02-29', '2028-02-28', '2028-02-27', '2028-02-01'),
  moment('UTC', '2027-03-01T00:00:00Z', '2027-03-01', '2027-03-01', '2027-02-28', '2027-03-01'),
  // A year's end.
  moment('Pacific/Pago_Pago', '2027-01-01T10:59:00Z', '2026-12-31', '2026-12-28', '2026-12-27', '2026-12-01'),
  moment('UTC', '2027-01-01T00:00:00Z', '2027-01-01', '2026-12-28', '2026-12-27', '2027-01-01'),
  moment(
    'Pacific/Kiritimati',
    '2026-12-31T10:00:00Z',
    '2027-01-01',
    '2026-12-28',
    '2026-12-27',
    '2027-01-01',
  ),
];

let testApp: TestApp;
let coach: Person;
let squat: { id: string };
/** Five weeks with 25 units on every day. */
let program: { id: string };

beforeAll(async () => {
  testApp = await appForTests({ now: new Date('2026-01-01T12:00:00Z') });
  coach = await aCoach(testApp);
  squat = await anExercise(coach);
  const week = Object.fromEntries(weekdays.map(day => [day, fiveByFive(squat)]));
  program = await aProgram(coach, [week, week, week, week, week]);
});
afterAll(() => testApp.close());

describe.each(moments)('in %s', (_, { zone, now, today, monday, sunday, month }) => {
  const start = addDays(today, -16);

  async function aMemberThen() {
    testApp.clock.now = new Date(now);
    // A session lasts a month, and these moments lie years apart.
    coach = await aCoach(testApp);
    const member = await aMember(testApp, coach, { timeZone: zone });
    return { member, assignment: await assign(coach, member, program, start) };
  }

  it('the schedule holds every date once, and yesterday is past, today is today, tomorrow is to come', async () => {
    const { member, assignment } = await aMemberThen();
    const calendar = await member.get(getCalendarStatus, { params: { id: assignment.id } });
    const dates = Array.from({ length: 35 }, (__, n) => addDays(start, n));
    expect(Object.keys(calendar).toSorted()).toEqual(dates);
    for (const date of dates) {
      const expected = date < today ? 'missed' : date === today ? 'incomplete' : 'upcoming';
      expect([date, calendar[date]?.status]).toEqual([date, expected]);
    }
  });

  it('weeks begin on Monday for members and on Sunday for the coach, months on their first', async () => {
    const { member, assignment } = await aMemberThen();
    const logged = [addDays(monday, -1), monday, addDays(sunday, -1), sunday, addDays(month, -1), month]
      .filter(date => date >= start && date <= today)
      .toSorted();
    const dates = [...new Set(logged)];
    for (const date of dates) await log(member, assignment, squat, date);
    const { weeklyWorkoutCount } = await member.get(getDashboardStats, {});
    expect(weeklyWorkoutCount).toBe(dates.filter(date => date >= monday).length);
    const score = await member.get(getMemberScore, {});
    const firstOfMonth = start > month ? start : month;
    const trained = dates.includes(today) ? 1 : 0;
    expect(score.totalAssigned).toBe(25 * (daysBetween(firstOfMonth, today) + trained));
    expect(score.totalCompleted).toBe(25 * dates.filter(date => date >= month).length);
    const stats = await coach.get(getWeeklyStats, {});
    expect(stats.find(({ memberId }) => memberId === member.id)).toMatchObject({
      totalAssignments: 7,
      completedAssignments: dates.filter(date => date >= sunday).length,
    });
  });

  it('pausing counts from today, and resuming a week and a day later moves on by two weeks', async () => {
    const { member, assignment } = await aMemberThen();
    const params = { id: assignment.id };
    await coach.get(updateAssignment, { params, body: { status: 'paused' } });
    testApp.clock.now = new Date(Date.parse(now) + 8.5 * 86_400_000);
    const body = { status: 'active', resume: 'move-on' } as const;
    const { endDate } = await coach.get(updateAssignment, { params, body });
    expect(endDate.slice(0, 10)).toBe(addDays(start, 34 + 14));
    const calendar = await member.get(getCalendarStatus, { params });
    const rest = Object.entries(calendar).filter(([, { status }]) => status === 'rest');
    expect(rest.map(([date]) => date)).toEqual(Array.from({ length: 14 }, (__, n) => addDays(today, n)));
  });
});
