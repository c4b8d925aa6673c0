import { sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, type PlainDate } from '#domain/plain-date.ts';
import { shiftedDate, weekNumberOf } from '#domain/training/schedule/training-schedule.ts';
import { appForTests, type TestApp } from '#server/testing/app-for-tests.ts';
import { aCoach, aMember } from '#server/testing/people.ts';
import { aProgram, assign } from '#server/testing/training.ts';
import { shiftOf, weekOf } from './schedule-rows.ts';

const start = '2026-03-16';
/** Around the start, over the end of a year, and over a leap day. */
const dates: fc.Arbitrary<PlainDate> = fc.integer({ min: -20, max: 800 }).map(days => addDays(start, days));

let testApp: TestApp;
beforeAll(async () => {
  testApp = await appForTests();
});
afterAll(() => testApp.close());

describe('the database reckons dates as the rules do', () => {
  it('in which week of the program a day is; the first, before its start', async () => {
    const pairs = fc.array(fc.tuple(dates, dates), { minLength: 20, maxLength: 50 });
    await fc.assert(
      fc.asyncProperty(pairs, async days => {
        const { rows } = await testApp.db.$client.query<{ week: number }>(
          `select ${weekOf} as week
           from unnest($1::date[]) with ordinality as a(start_date, place)
           join unnest($2::date[]) with ordinality as d(planned_date, place) using (place) order by place`,
          [days.map(([from]) => from), days.map(([, planned]) => planned)],
        );
        expect(rows.map(({ week }) => week)).toEqual(
          days.map(([from, planned]) => Math.max(1, weekNumberOf(from, planned))),
        );
      }),
    );
  });

  it('when a planned date comes, after the shifts of its program', async () => {
    const coach = await aCoach(testApp);
    const { id } = await assign(coach, await aMember(testApp, coach), await aProgram(coach, [{}]), start);
    const shifts = fc.uniqueArray(
      fc.record({ fromDate: dates, days: fc.integer({ min: 1, max: 8 }).map(weeks => 7 * weeks) }),
      { maxLength: 6, selector: ({ fromDate }) => fromDate },
    );
    await fc.assert(
      fc.asyncProperty(shifts, fc.array(dates, { minLength: 20, maxLength: 50 }), async (moved, planned) => {
        await testApp.db.execute(sql`delete from assignment_shifts`);
        await testApp.db.execute(sql`
          insert into assignment_shifts (assignment_id, from_date, days)
          select ${id}, * from unnest(${sql.param(moved.map(({ fromDate }) => fromDate))}::date[],
            ${sql.param(moved.map(({ days }) => days))}::int[])`);
        // The first and last days of each shift, besides those anywhere.
        const all = [
          ...planned,
          ...moved.flatMap(({ fromDate }) => [addDays(fromDate, -1), fromDate]),
        ].toSorted();
        const { rows } = await testApp.db.execute<{ date: PlainDate }>(sql`
          select p.date + ${shiftOf(sql`${id}`, sql`p.date`, sql`true`)} as date
          from unnest(${sql.param(all)}::date[]) as p(date) order by p.date`);
        expect(rows.map(({ date }) => date)).toEqual(all.map(date => shiftedDate(date, moved)));
      }),
    );
  });
});
