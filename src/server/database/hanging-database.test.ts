import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { getCalendarStatus } from '#contract/assignments.ts';
import { createExercise } from '#contract/exercises.ts';
import { logProgress } from '#contract/progress.ts';
import { appForThisTest } from '#server/testing/app-for-tests.ts';
import { hangingPostgres } from '#server/testing/services/hanging-postgres.ts';
import { aCoach, aMember } from '#server/testing/people.ts';
import { anExercise, aProgram, assign, fiveByFive, logBody } from '#server/testing/training.ts';
import { transaction } from './database.ts';

const monday = '2026-03-16';
const patience = { statement_timeout: 500, laneTimeout: 300, connectionTimeoutMillis: 500 };
const bound = { timeout: 60_000 };

async function appOnAHangingDatabase() {
  const { connection, hang } = await hangingPostgres();
  return { hang, testApp: await appForThisTest({ connections: { ...connection, ...patience } }) };
}

test(
  'while the database hangs every request is answered, and all goes on when it is back',
  bound,
  async () => {
    const { hang, testApp } = await appOnAHangingDatabase();
    const coach = await aCoach(testApp);
    const member = await aMember(testApp, coach);
    const squat = await anExercise(coach);
    const program = await aProgram(coach, [{ monday: fiveByFive(squat) }]);
    const assignment = await assign(coach, member, program, monday);
    const read = () => member.ask(getCalendarStatus, { params: { id: assignment.id } });
    const save = () => member.ask(logProgress, { body: logBody(assignment, squat, monday) });
    const write = () => coach.ask(createExercise, { body: { name: 'Row', category: 'Strength' } });
    await read();

    hang(true);
    const answers = await Promise.all([read(), read(), save(), write()]);
    for (const { status, headers } of answers) {
      expect([status, Number(headers['retry-after']) > 0]).toEqual([503, true]);
    }
    hang(false);
    await expect.poll(async () => (await save()).status, bound).toBe(201);
    expect([(await read()).status, (await write()).status]).toEqual([200, 201]);
  },
);

test(
  'a transaction that the database leaves without an answer ends, and its connection with it',
  bound,
  async () => {
    const { hang, testApp } = await appOnAHangingDatabase();
    const { db } = testApp;
    const begun = transaction(db, async tx => {
      await tx.execute(sql`select 1`);
      hang(true);
      await tx.execute(sql`select 1`);
    });
    await expect(begun).rejects.toThrow();
    expect(db.$client.totalCount).toBe(0);
    hang(false);
    expect(await transaction(db, async tx => (await tx.execute(sql`select 1`)).rowCount)).toBe(1);
  },
);
