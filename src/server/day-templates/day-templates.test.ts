import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteExercise } from '#contract/exercises.ts';
import * as contract from '#contract/programs/templates.ts';
import { maxTemplates } from '#domain/day-templates.ts';
import { appForTests, type TestApp } from '#server/testing/app-for-tests.ts';
import { aCoach, aMember, type BodyOf, type Person } from '#server/testing/people.ts';
import { anExercise, fiveByFive } from '#server/testing/training.ts';

let testApp: TestApp;
let coach: Person;
let other: Person;
let squat: { id: string };
let row: { id: string };

beforeAll(async () => {
  testApp = await appForTests();
  coach = await aCoach(testApp);
  other = await aCoach(testApp);
});
beforeEach(async () => {
  await testApp.db.$client.query('delete from day_templates');
  [squat, row] = [await anExercise(coach, 'Strength', 'Squat'), await anExercise(coach, 'Strength', 'Row')];
});
afterAll(() => testApp.close());

type Body = BodyOf<typeof contract.createDayTemplate>;

const create = (body: Partial<Body> = {}, who = coach) =>
  who.ask(contract.createDayTemplate, {
    body: { kind: 'day', name: 'Heavy Lower', exercises: fiveByFive(squat), ...body },
  });
const made = async (body: Partial<Body> = {}) => (await create(body)).body;
const change = (id: string, body: BodyOf<typeof contract.updateDayTemplate>) =>
  coach.ask(contract.updateDayTemplate, { params: { id }, body });
const listed = (who = coach) => who.get(contract.listDayTemplates, {});

describe('a template', () => {
  it('keeps a day whole: its name, notes and all that its exercises say, for every coach', async () => {
    const exercise = {
      exerciseId: squat.id,
      sets: '5',
      reps: '3-5',
      weight: '60',
      weightUnit: 'kg',
      notes: 'Brace.',
      tempo: '31X1',
      setTargets: [{ reps: '5', rpe: '8' }],
      alternateExerciseIds: [row.id],
      groupLabel: 'A',
      groupFormat: { kind: 'circuit' as const, rounds: 3 },
    };
    const { status, body } = await create({ dayName: 'Lower', notes: 'Slowly', exercises: [exercise] });
    expect([status, body]).toMatchObject([
      201,
      { kind: 'day', name: 'Heavy Lower', dayName: 'Lower', notes: 'Slowly', unknown: [] },
    ]);
    expect(body.exercises).toMatchObject([{ ...exercise, restTimerSeconds: 90, distance: null }]);
    expect(await listed(other)).toEqual([body]);
  });

  it('stands by its name, whatever its case and kind', async () => {
    for (const name of ['press', 'Arms', 'Legs']) await create({ name });
    await create({ name: 'arms', kind: 'circuit' });
    expect((await listed()).map(({ kind, name }) => `${kind} ${name}`)).toEqual([
      'circuit arms',
      'day Arms',
      'day Legs',
      'day press',
    ]);
  });

  it('is changed by any coach, each part alone; and goes', async () => {
    const { id } = await made({ dayName: 'Lower' });
    expect((await change(id, { name: 'Light Lower' })).body).toMatchObject({
      name: 'Light Lower',
      dayName: 'Lower',
      exercises: [{ exerciseId: squat.id }],
    });
    const { body } = await change(id, { notes: 'Rest long', exercises: fiveByFive(row, squat) });
    expect(body).toMatchObject({ name: 'Light Lower', notes: 'Rest long' });
    expect(body.exercises.map(({ exerciseId }) => exerciseId)).toEqual([row.id, squat.id]);
    expect((await coach.ask(contract.deleteDayTemplate, { params: { id } })).status).toBe(200);
    expect(await listed()).toEqual([]);
    for (const { status, body: refused } of [
      await change(id, { name: 'Gone' }),
      await coach.ask(contract.deleteDayTemplate, { params: { id } }),
    ])
      expect([status, refused.message]).toEqual([404, 'Template not found']);
  });

  it('names what has left the library since, which may stay in it; another such is refused', async () => {
    const withRow = fiveByFive(squat).map(one => ({ ...one, alternateExerciseIds: [row.id] }));
    const { id } = await made({ exercises: withRow });
    for (const gone of [squat, row]) await coach.get(deleteExercise, { params: { id: gone.id } });
    const unknown = [
      { id: row.id, name: 'Row', category: 'Strength' },
      { id: squat.id, name: 'Squat', category: 'Strength' },
    ];
    expect((await listed())[0]?.unknown).toEqual(unknown);
    const kept = await change(id, { exercises: withRow.map(one => ({ ...one, sets: '3' })) });
    expect([kept.status, kept.body]).toMatchObject([200, { exercises: [{ sets: '3' }], unknown }]);
    const refused = await change(id, { exercises: fiveByFive(squat, row) });
    expect([refused.status, refused.body.issues]).toEqual([
      400,
      [{ path: 'exercises', message: 'An exercise of this template is no longer in the library' }],
    ]);
  });

  it('of before a prescription could say more says nothing of it', async () => {
    const exercises = JSON.stringify([{ exerciseId: squat.id, sets: '3' }]);
    await testApp.db.$client.query(
      "insert into day_templates (kind, name, exercises) values ('circuit', 'Old', $1)",
      [exercises],
    );
    expect((await listed())[0]?.exercises).toMatchObject([
      { sets: '3', tempo: null, weightUnit: 'lbs', alternateExerciseIds: [] },
    ]);
  });
});

describe('what is refused', () => {
  it.each<[Partial<Body>, string]>([
    [{ name: ' ' }, 'Enter a name for the template'],
    [{ name: 'x'.repeat(101) }, 'Use at most 100 characters'],
    [{ name: 'Heavy\nLower' }, 'Use one line'],
    [{ kind: 'week' as 'day' }, 'A template is a day or a circuit'],
    [{ exercises: [] }, 'A template holds at least one exercise'],
    [{ exercises: fiveByFive({ id: randomUUID() }) }, 'no longer in the library'],
  ])('%j: 400', async (body, sentence) => {
    const answer = await create(body);
    expect([answer.status, answer.body.message]).toEqual([400, expect.stringContaining(sentence)]);
  });

  it('more exercises than a day holds, an alternate of another category, and nothing to change', async () => {
    const sixtyOne = Array.from({ length: 61 }, () => squat);
    const run = await anExercise(coach, 'Aerobic');
    const swapped = fiveByFive(squat).map(one => ({ ...one, alternateExerciseIds: [run.id] }));
    const { id } = await made();
    const answers = [
      await create({ name: 'Long', exercises: fiveByFive(...sixtyOne) }),
      await create({ name: 'Odd', exercises: swapped }),
      await change(id, {}),
    ];
    expect(answers.map(({ status, body }) => [status, body.message])).toEqual([
      [400, 'Use at most 60 exercises a day'],
      [400, 'An alternate of Strength is an exercise of Strength'],
      [400, 'Say what to change'],
    ]);
  });

  it('a name that another one of its kind has, from two coaches at once too', async () => {
    const answers = await Promise.all([create(), create({ name: 'HEAVY lower' }, other)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    const { id } = await made({ name: 'Other' });
    const { status, body } = await change(id, { name: 'heavy Lower' });
    expect([status, body.message]).toEqual([409, 'There is a template of this name already']);
    expect((await change(id, { name: 'OTHER' })).status).toBe(200);
  });

  it(`one more than ${maxTemplates}`, async () => {
    await testApp.db.$client.query(
      `insert into day_templates (kind, name, exercises)
       select 'day', 'Template ' || n, $2::jsonb from generate_series(1, $1::int) n`,
      [maxTemplates - 1, JSON.stringify([{ exerciseId: squat.id }])],
    );
    const answers = await Promise.all([create({ name: 'One' }), create({ name: 'Two' })]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    expect((await listed()).length).toBe(maxTemplates);
  });
});

it('a request that is sent twice makes one', async () => {
  const body = { kind: 'day' as const, name: 'Once', exercises: fiveByFive(squat) };
  const key = { 'Idempotency-Key': randomUUID() };
  const twice = [
    await coach.ask(contract.createDayTemplate, { body }, key),
    await coach.ask(contract.createDayTemplate, { body }, key),
  ];
  expect(new Set(twice.map(answer => answer.body.id)).size).toBe(1);
  expect(await listed()).toHaveLength(1);
});

it('no member sees them', async () => {
  const member = await aMember(testApp, coach);
  expect((await member.ask(contract.listDayTemplates, {})).status).toBe(403);
});
