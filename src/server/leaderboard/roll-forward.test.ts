import { expect, it } from 'vitest';
import { weekdays } from '#domain/plain-date.ts';
import { assignWorkout } from '#server/assignments/create-assignment.ts';
import { transaction } from '#server/database/database.ts';
import { appForThisTest } from '#server/testing/app-for-tests.ts';
import { aCoach, aMember } from '#server/testing/people.ts';
import { anExercise, aProgram, assign, fiveByFive } from '#server/testing/training.ts';
import { rollForward } from './roll-forward.ts';

it.each(['2026-02-02', '2026-03-02'])(
  'what was being assigned from %s on when a standing was first taken on to a day counts ten minutes later',
  async start => {
    const now = new Date('2026-03-18T12:00:00Z');
    const testApp = await appForThisTest({ now });
    const { db } = testApp;
    const coach = await aCoach(testApp);
    const member = await aMember(testApp, coach);
    const squat = await anExercise(coach);
    const week = Object.fromEntries(weekdays.map(day => [day, fiveByFive(squat)]));
    const [one, other] = [await aProgram(coach, [week]), await aProgram(coach, [week])];
    await assign(coach, member, one, start);
    await transaction(db, async tx => {
      const given = { memberId: member.id, workoutId: other.id, startDate: start, status: 'active' as const };
      await assignWorkout(tx, other.id, [given], coach.id);
      await rollForward(db, now);
    });
    await rollForward(db, new Date(now.getTime() + 10 * 60_000));
    const { rows } = await db.$client.query('select units_assigned from standings');
    expect(rows).toEqual([{ units_assigned: 2 * 7 * 25 }]);
  },
);
