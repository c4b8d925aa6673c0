import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { assignToAll, getExercisesForDate } from '#contract/assignments.ts';
import { listPrograms } from '#contract/programs.ts';
import { addDayExercise } from '#contract/programs/days.ts';
import { logProgress } from '#contract/progress.ts';
import { appForThisTest, type TestApp } from '#server/testing/app-for-tests.ts';
import { aCoach, aMember, type Person } from '#server/testing/people.ts';
import {
  anExercise,
  aProgram,
  assign,
  dayOf,
  fiveByFive,
  fiveSets,
  logBody,
} from '#server/testing/training.ts';
import { untilWaiting } from '#server/testing/waiting-for-locks.ts';

const monday = '2026-03-16';

/** What another server does that is just changing these programs. */
async function holdPrograms({ db }: TestApp, programs: { id: string }[]) {
  const other = new pg.Client(db.$client.options);
  await other.connect();
  onTestFinished(() => other.end());
  await other.query('begin');
  const ids = programs.map(program => program.id);
  await other.query('select 1 from workouts where id = any($1) for no key update', [ids]);
  return { letGo: () => other.query('rollback') };
}

function aMonday(coach: Person, exercise: { id: string }, name?: string) {
  return aProgram(coach, [{ monday: fiveByFive(...Array.from({ length: 10 }, () => exercise)) }], name);
}

/** Every other one with a key, for which it is one transaction from the start. */
async function manyEditsOf(coach: Person, program: { id: string }, exercise: { id: string }, count: number) {
  const { id } = await dayOf(coach, program, 1, 'monday');
  const body = { exerciseId: exercise.id, sets: '3', reps: '8' };
  const edit = (n: number) =>
    coach.ask(
      addDayExercise,
      { params: { dayId: id }, body },
      n % 2 ? { 'idempotency-key': randomUUID() } : {},
    );
  return () => Array.from({ length: count }, (_, n) => edit(n));
}

test('members log while many edits of their program wait for each other, and while they are made', async () => {
  const testApp = await appForThisTest({ connections: { max: 4 } });
  const coach = await aCoach(testApp);
  const member = await aMember(testApp, coach);
  await testApp.db.$client.query(
    `insert into users (email, role) select 'crowd' || n || '@fellowship.example', 'member' from generate_series(1, 59) n`,
  );
  const squat = await anExercise(coach);
  const program = await aMonday(coach, squat);
  const assignment = await assign(coach, member, program, monday);
  await coach.get(assignToAll, { body: { workoutId: program.id, startDate: monday } });
  const edit = await manyEditsOf(coach, program, squat, 8);
  const day = await member.get(getExercisesForDate, {
    params: { id: assignment.id },
    query: { date: monday },
  });
  const logs = day.exercises.map(({ id: prescriptionId }) => () => {
    const result = { prescriptionId, setsData: fiveSets() };
    return member.ask(logProgress, { body: logBody(assignment, squat, monday, result) });
  });
  const log = (from: number, to: number) => Promise.all(logs.slice(from, to).map(send => send()));

  const other = await holdPrograms(testApp, [program]);
  const edits = edit();
  await untilWaiting(testApp, 1);
  const whileWaiting = await log(0, 5);
  await other.letGo();
  const whileEditing = await log(5, 10);
  for (const { status } of [...whileWaiting, ...whileEditing]) expect(status).toBe(201);
  for (const { status } of await Promise.all(edits)) expect(status).toBe(201);
});

test('edits of several programs leave half of the connections to everybody else', async () => {
  const testApp = await appForThisTest({ connections: { max: 4 } });
  const coach = await aCoach(testApp);
  const squat = await anExercise(coach);
  const programs = [];
  for (const name of ['A', 'B', 'C', 'D', 'E']) programs.push(await aMonday(coach, squat, name));
  const edits = await Promise.all(programs.map(program => manyEditsOf(coach, program, squat, 1)));
  const other = await holdPrograms(testApp, programs);
  const answers = edits.flatMap(edit => edit());
  await untilWaiting(testApp, 2);
  expect((await coach.ask(listPrograms, {})).status).toBe(200);
  await other.letGo();
  for (const { status } of await Promise.all(answers)) expect(status).toBe(201);
});

test('an edit whose turn does not come in time is refused, and says when to try again', async () => {
  const testApp = await appForThisTest({ connections: { changeWait: 50 } });
  const coach = await aCoach(testApp);
  const squat = await anExercise(coach);
  const program = await aMonday(coach, squat);
  const edit = await manyEditsOf(coach, program, squat, 2);
  const other = await holdPrograms(testApp, [program]);
  const edits = edit();
  const refused = await Promise.race(edits);
  expect({ status: refused.status, retry: refused.headers['retry-after'] }).toEqual({
    status: 503,
    retry: '5',
  });
  expect(refused.body.message).toContain('try again in a moment');
  await other.letGo();
  const statuses = (await Promise.all(edits)).map(answer => answer.status);
  expect(statuses.toSorted((one, another) => one - another)).toEqual([201, 503]);
});
