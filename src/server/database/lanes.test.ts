import type pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import {
  getCalendarStatus,
  getCompletionStatus,
  getExercisesForDate,
  listAssignments,
} from '#contract/assignments.ts';
import { getProgressOverview } from '#contract/progress.ts';
import { getCurrentUser } from '#contract/session.ts';
import { appForThisTest, type TestApp } from '#server/testing/app-for-tests.ts';
import { aCoach, aMember } from '#server/testing/people.ts';
import { anExercise, aProgram, assign, fiveByFive } from '#server/testing/training.ts';
import { untilSomeWait } from '#server/testing/waiting-for-locks.ts';

const monday = '2026-03-16';
const minutes = 60_000;

async function aTrainedMember(testApp: TestApp) {
  const coach = await aCoach(testApp);
  const member = await aMember(testApp, coach);
  const squat = await anExercise(coach);
  const assignment = await assign(
    coach,
    member,
    await aProgram(coach, [{ monday: fiveByFive(squat) }]),
    monday,
  );
  const params = { id: assignment.id };
  return {
    readDay: () => member.ask(getExercisesForDate, { params, query: { date: monday } }),
    readLogs: () => member.ask(getCompletionStatus, { params }),
    readOverview: () => member.ask(getProgressOverview, { params }),
    readOther: (n: number) =>
      n % 3 === 0
        ? member.ask(getCurrentUser, {})
        : n % 3 === 1
          ? member.ask(getCalendarStatus, { params })
          : member.ask(listAssignments, {}),
  };
}

/** Locks the table as ALTER TABLE does, so that every reader waits. */
async function lockLogs(testApp: TestApp): Promise<pg.PoolClient> {
  const client = await testApp.db.$client.connect();
  await client.query('begin; lock table progress_logs in access exclusive mode');
  onTestFinished(() => client.release(true));
  return client;
}

test('reads that wait for a lock hold up nobody else, and are answered when it is gone', async () => {
  const testApp = await appForThisTest({ connections: { laneTimeout: 10 * minutes } });
  const { readDay, readLogs, readOverview, readOther } = await aTrainedMember(testApp);
  const holder = await lockLogs(testApp);
  let waited = 0;
  const waiting = [readDay, readDay, readDay, readLogs, readLogs, readOverview, readDay].map(read =>
    read().finally(() => {
      waited += 1;
    }),
  );
  // Reads here stand partly behind statements that wait; later ones follow.
  const others = await Promise.all(Array.from({ length: 12 }, (_, n) => readOther(n)));
  await untilSomeWait(testApp, 3);
  const later = await Promise.all(Array.from({ length: 12 }, (_, n) => readOther(n)));
  expect([...others, ...later].map(answer => answer.status)).toEqual(Array(24).fill(200));
  expect(waited).toBe(0);
  await holder.query('rollback');
  expect((await Promise.all(waiting)).map(answer => answer.status)).toEqual(Array(7).fill(200));
});

test('a read that waits for longer than its time is given up, and the next one is answered', {
  timeout: minutes,
}, async () => {
  const testApp = await appForThisTest({
    connections: { statement_timeout: 10 * minutes, laneTimeout: 300 },
  });
  const { readDay } = await aTrainedMember(testApp);
  const holder = await lockLogs(testApp);
  const answers = await Promise.all([readDay(), readDay(), readDay(), readDay()]);
  for (const { status, headers } of answers) {
    expect([status, Number(headers['retry-after']) > 0]).toEqual([503, true]);
  }
  await holder.query('rollback');
  expect((await readDay()).status).toBe(200);
});
