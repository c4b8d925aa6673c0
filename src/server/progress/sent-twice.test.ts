import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getCompletionStatus } from '#contract/assignments.ts';
import { removeDayExercise } from '#contract/programs/days.ts';
import { correctProgress, listProgress, logProgress, takeBackProgress } from '#contract/progress.ts';
import { appForTests, type TestApp } from '#server/testing/app-for-tests.ts';
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

const today = '2026-03-18';

let testApp: TestApp;
let coach: Person;
let member: Person;

beforeAll(async () => {
  testApp = await appForTests({ now: new Date(`${today}T12:00:00Z`) });
  coach = await aCoach(testApp);
  member = await aMember(testApp, coach);
});
afterAll(() => testApp.close());

/** A day of one exercise, twice of another, and what to log for it. */
async function aDay(person = member) {
  const [squat, bench] = [await anExercise(coach), await anExercise(coach)];
  const program = await aProgram(coach, [{ wednesday: fiveByFive(squat, bench, bench) }]);
  const assignment = await assign(coach, person, program, today);
  const body = logBody(assignment, squat, today);
  const logs = () => person.get(listProgress, { query: { assignmentId: assignment.id } });
  const done = async () =>
    (await person.get(getCompletionStatus, { params: { id: assignment.id } })).completionPercentage;
  return { squat, bench, program, assignment, body, logs, done };
}

const send = (body: ReturnType<typeof logBody>, key: string, person = member) =>
  person.ask(logProgress, { body }, { 'idempotency-key': key });

describe('a request that is sent twice does its work once', () => {
  it('and answers the second time as it did the first', async () => {
    const { body, logs, done } = await aDay();
    const first = await send(body, 'a-1');
    testApp.clock.now = new Date(`${today}T13:00:00Z`);
    const second = await send(body, 'a-1');
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body).toEqual(first.body);
    expect(await logs()).toHaveLength(1);
    expect(await done()).toBe(33.3);
  });

  it('also of an exercise that comes twice in the day', async () => {
    const { assignment, bench, logs } = await aDay();
    const body = logBody(assignment, bench, today);
    const answers = [await send(body, 'b-1'), await send(body, 'b-1'), await send(body, 'b-2')];
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(answers[1]?.body).toEqual(answers[0]?.body);
    expect(await logs()).toHaveLength(2);
  });

  it('also ten at once', async () => {
    for (const name of ['squat', 'bench'] as const) {
      const { assignment, logs, done, ...exercises } = await aDay();
      const body = logBody(assignment, exercises[name], today);
      const answers = await Promise.all(Array.from({ length: 10 }, () => send(body, `ten-${name}`)));
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
      expect(new Set(answers.map(answer => answer.body.id)).size).toBe(1);
      expect(await logs()).toHaveLength(1);
      expect(await done()).toBe(33.3);
    }
  });

  it('also when the day was edited in between, so that the log came late', async () => {
    const { body, program, logs } = await aDay();
    const { exercises } = await dayOf(coach, program, 1, 'wednesday');
    await coach.get(removeDayExercise, { params: { id: exercises[0]?.id ?? '' } });
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(body, 'late')));
    expect(new Set(answers.map(answer => `${answer.status} ${answer.body.id}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(201);
    expect(await logs()).toHaveLength(1);
  });

  it('also after it was corrected', async () => {
    const { body, logs } = await aDay();
    const first = await send(body, 'corrected');
    const correction = { setsData: fiveSets(225) };
    await member.get(correctProgress, { params: { id: first.body.id }, body: correction });
    expect((await send(body, 'corrected')).body).toEqual(first.body);
    expect((await logs())[0]?.estimated1RM).toBe(262.5);
  });

  it('another body with the same key is a conflict', async () => {
    const { assignment, squat, bench, body, logs } = await aDay();
    await send(body, 'same');
    const others = [
      logBody(assignment, squat, today, { setsData: fiveSets(300) }),
      logBody(assignment, bench, today),
      logBody(assignment, squat, '2026-03-19'),
    ];
    for (const other of others) {
      const answer = await send(other, 'same');
      expect([answer.status, answer.body.message]).toEqual([
        409,
        'This Idempotency-Key was used for another request',
      ]);
    }
    expect(await logs()).toHaveLength(1);
  });

  it('the same key of another member is another request', async () => {
    const other = await aMember(testApp, coach);
    const [mine, theirs] = [await aDay(), await aDay(other)];
    expect((await send(mine.body, 'shared')).status).toBe(201);
    expect((await send(theirs.body, 'shared', other)).status).toBe(201);
    expect(await theirs.logs()).toHaveLength(1);
  });

  it('what was refused is no answer to keep: the corrected request may use the key', async () => {
    const { body } = await aDay();
    expect((await send({ ...body, setsData: [] }, 'refused')).status).toBe(400);
    expect((await send(body, 'refused')).status).toBe(201);
  });

  it('a key of more than 200 characters is bad input', async () => {
    const { body } = await aDay();
    const answer = await send(body, 'k'.repeat(201));
    expect([answer.status, answer.body.issues?.[0]?.path]).toEqual([400, 'Idempotency-Key']);
  });
});

describe('without a key', () => {
  it('two logs of the same exercise at the same instant leave one; the others are a conflict', async () => {
    const { body, logs, done } = await aDay();
    const answers = await Promise.all(Array.from({ length: 8 }, () => member.ask(logProgress, { body })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      201, 409, 409, 409, 409, 409, 409, 409,
    ]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body).toEqual({ message: 'This exercise is logged already' });
    expect(await logs()).toHaveLength(1);
    expect(await done()).toBe(33.3);
  });
});

describe('logs, corrections and logs taken back at the same instant', () => {
  it('leave every count as if they had followed one another', async () => {
    const exercises = await Promise.all(Array.from({ length: 6 }, () => anExercise(coach)));
    const program = await aProgram(coach, [
      { wednesday: fiveByFive(...exercises), thursday: fiveByFive(...exercises) },
    ]);
    const assignment = await assign(coach, member, program, today);
    const save = (exercise: { id: string }, date: string) =>
      member.get(logProgress, { body: logBody(assignment, exercise, date) });
    const [first, second, third, ...rest] = exercises;
    if (!first || !second || !third) throw new Error('There are six exercises');
    const corrected = [await save(first, today), await save(second, today)];
    const takenBack = await save(third, today);
    await Promise.all([
      ...rest.map(exercise => save(exercise, today)),
      ...exercises.map(exercise => save(exercise, '2026-03-19')),
      ...corrected.map(({ id }) =>
        member.get(correctProgress, { params: { id }, body: { setsData: [{ setNum: 1, reps: 1 }] } }),
      ),
      member.get(takeBackProgress, { params: { id: takenBack.id } }),
    ]);
    const { rows } = await testApp.db.$client.query(
      `select d.logged_count as logged, d.units_counted as units, a.completed_exercises as all
       from training_days d join assignments a on a.id = d.assignment_id where a.id = $1 order by d.date`,
      [assignment.id],
    );
    expect(rows).toEqual([
      { logged: 5, units: 3 * 25 + 2, all: 11 },
      { logged: 6, units: 6 * 25, all: 11 },
    ]);
  });
});
