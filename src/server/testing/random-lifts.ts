import { pounds } from '#domain/measures/measure.ts';
import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import type { DatedOneRepMax } from '#domain/strength/one-rep-max.ts';
import { addDays, dateIn, type PlainDate } from '#domain/plain-date.ts';
import type { TestApp } from './app-for-tests.ts';
import { aMember, type Person } from './people.ts';
import { anExercise, aProgram, assign, fiveByFive } from './training.ts';

type Logged = { daysAgo: number; e1rm: number | null };

/** Few days, so that a date often has several logs, close to where the windows begin; some ahead, some long ago. */
const daysAgo = fc.oneof(
  fc.integer({ min: -3, max: 30 }),
  fc.integer({ min: 10, max: 46 }),
  fc.integer({ min: 24, max: 32 }),
  fc.integer({ min: 66, max: 72 }),
  fc.integer({ min: 80, max: 90 }),
  fc.integer({ min: -3, max: 400 }),
);
const e1rm = fc.oneof(
  { weight: 1, arbitrary: fc.constant(null) },
  { weight: 8, arbitrary: fc.integer({ min: 29_500, max: 30_900 }).map(cents => cents / 100) },
);
const history: fc.Arbitrary<Logged[]> = fc.array(fc.record({ daysAgo, e1rm }), { maxLength: 14 });

/** At its best a few days ago, and lower since on a date that was logged ahead. */
const ahead: Logged[] = [
  { daysAgo: 40, e1rm: 295 },
  { daysAgo: 12, e1rm: 309 },
  { daysAgo: -3, e1rm: 296 },
];

const zones = ['UTC', 'Etc/GMT+12', 'Pacific/Kiritimati'];
const liftCount = 8;

const save = `insert into progress_logs (id, member_id, assignment_id, training_day_id, prescription_id, exercise_id,
    date, logged_at, updated_at, estimated_1rm, workout_units_completed, workout_units_prescribed, units_counted)
  select l.id, d.member_id, d.assignment_id, d.id, l.id, l.exercise, l.date, now(), now(), l.e1rm, 0, 0, 0
  from training_days d, unnest($2::uuid[], $3::uuid[], $4::date[], $5::numeric[]) as l(id, exercise, date, e1rm)
  where d.assignment_id = $1`;

/** A lift, and its e1RMs in any order. */
export type LiftLogged = { id: string; name: string; e1rms: DatedOneRepMax[] };
type LiftsFixture = { memberId: string; today: PlainDate; lifts: LiftLogged[] };

/** Tries any histories of a few lifts, of members at both ends of the world: what they have logged is in the database. */
export async function withRandomLifts(
  testApp: TestApp,
  coach: Person,
  look: (fixture: LiftsFixture) => Promise<void>,
): Promise<void> {
  const lifts = await Promise.all(Array.from({ length: liftCount }, () => anExercise(coach)));
  const program = await aProgram(coach, [{ monday: lifts.flatMap(lift => fiveByFive(lift)) }]);
  const members = await Promise.all(
    zones.map(async timeZone => {
      const member = await aMember(testApp, coach, { timeZone });
      const { id } = await assign(coach, member, program, '2026-03-16');
      return { id: member.id, assignmentId: id, today: dateIn(timeZone, testApp.clock.now) };
    }),
  );
  const histories = fc.array(history, { minLength: liftCount, maxLength: liftCount });
  const property = fc.asyncProperty(fc.constantFrom(...members), histories, async (member, tried) => {
    const { id: memberId, assignmentId, today } = member;
    await testApp.db.$client.query('delete from progress_logs');
    const logs = tried.flatMap((logged, index) =>
      logged.map(log => ({ ...log, exercise: lifts[index]?.id, date: addDays(today, -log.daysAgo) })),
    );
    await testApp.db.$client.query(save, [
      assignmentId,
      logs.map(() => randomUUID()),
      logs.map(log => log.exercise),
      logs.map(log => log.date),
      logs.map(log => log.e1rm),
    ]);
    const logged = lifts.map(({ id, name }) => ({
      id,
      name,
      e1rms: logs.flatMap(log =>
        log.exercise !== id || log.e1rm === null ? [] : { date: log.date, e1rm: pounds(log.e1rm) },
      ),
    }));
    await look({ memberId, today, lifts: logged });
  });
  const alone = lifts.map((_, index) => (index === 0 ? ahead : []));
  const examples = members.slice(0, 1).map((member): [typeof member, Logged[][]] => [member, alone]);
  await fc.assert(property, { numRuns: 60, examples });
}
