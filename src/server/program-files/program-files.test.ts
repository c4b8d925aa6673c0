import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createExercise, deleteExercise, listExercises } from '#contract/exercises.ts';
import { exportOf, getWholeProgram, importProgram } from '#contract/programs/program-files.ts';
import { addWorkoutExercise } from '#contract/programs/workout-exercises.ts';
import { updateProfile } from '#contract/profile.ts';
import { createWorkout, listPrograms } from '#contract/programs.ts';
import { exerciseCategories } from '#domain/prescriptions/exercise-category.ts';
import { groupKinds } from '#domain/prescriptions/groups/group-format.ts';
import { percentBases } from '#domain/prescriptions/percent-of.ts';
import { setKinds } from '#domain/prescriptions/set-kind.ts';
import { weekdays } from '#domain/plain-date.ts';
import { appForTests, type TestApp } from '#server/testing/app-for-tests.ts';
import { aCoach, aMember, type BodyOf, type Person } from '#server/testing/people.ts';
import { anExercise, aProgram, dayOf, fiveByFive } from '#server/testing/training.ts';

let here: TestApp;
let coach: Person;
/** A second fellowship, with a library of its own. */
let there: TestApp;
let other: Person;
let squat: { id: string };
let front: { id: string };

beforeAll(async () => {
  [here, there] = await Promise.all([appForTests(), appForTests()]);
  [coach, other] = await Promise.all([aCoach(here), aCoach(there)]);
  // A name may stand in two categories.
  for (const fellowship of [other, coach])
    for (const [index, category] of exerciseCategories.entries()) {
      await anExercise(fellowship, category, 'Sled');
      await anExercise(fellowship, category, `Carry; "heavy", ${index}`);
    }
  for (const name of ['Front Squat', 'Squat'])
    for (const fellowship of [other, coach]) {
      const made = await anExercise(fellowship, 'Strength', name);
      if (fellowship === coach) [squat, front] = [made, squat];
    }
});
afterAll(() => Promise.all([here.close(), there.close()]));

type Format = 'json' | 'csv';
type Import = BodyOf<typeof importProgram>;

async function exported(program: { id: string }, format: Format, who = coach) {
  const { status, body, headers } = await who.send('GET', exportOf(program.id, format));
  expect(status).toBe(200);
  // The helper reads JSON.
  const text = typeof body === 'string' ? body : `${JSON.stringify(body, null, 2)}\n`;
  return { text, headers };
}

const bring = (text: string, more: Partial<Import> = {}, who = coach) =>
  who.ask(importProgram, { body: { format: 'json', text, ...more } });
const table = (text: string, more: Partial<Import> = {}) =>
  bring(text, { format: 'csv', name: 'A table', ...more });
const programs = async () => (await coach.get(listPrograms, {})).length;

/** A prescription that says all that one can say, but for what goes by ids or names. */
const heavySets = {
  sets: '5',
  reps: '3-5',
  weight: '-60',
  weightUnit: 'kg',
  restTimerSeconds: 200,
  notes: '@home',
  tempo: '31X1',
  groupLabel: 'A',
  groupFormat: { kind: 'circuit', rounds: 3 },
} as const;

/** A program that says all that one can say. */
async function aFullProgram() {
  const workout = await coach.get(createWorkout, {
    body: { name: 'Finisher', programType: 'single_workout' },
  });
  const program = await coach.get(createWorkout, {
    body: {
      name: 'Iron Übung',
      description: 'Twelve weeks,\nthe hard way.',
      difficultyLevel: 'advanced',
      numWeeks: 3,
      weeks: [
        {
          weekNumber: 1,
          notes: 'Easy; "first"',
          days: [
            {
              dayOfWeek: 'monday',
              dayName: 'Lower',
              notes: '=Brace',
              exercises: [
                {
                  ...heavySets,
                  exerciseId: squat.id,
                  setTargets: [
                    { kind: 'warmup', reps: '8' },
                    { reps: '5', rpe: '8', restSeconds: 120 },
                  ],
                  alternateExerciseIds: [front.id],
                },
              ],
            },
            { dayOfWeek: 'friday', dayName: 'Walk', notes: 'Rest well.' },
            { dayOfWeek: 'saturday', assignedWorkoutId: workout.id },
          ],
        },
      ],
    },
  });
  const attach = (id: string, exercise: { id: string }) =>
    coach.get(addWorkoutExercise, {
      params: { id },
      body: { exerciseId: exercise.id, sets: '2', reps: '20' },
    });
  await attach(workout.id, front);
  await attach(program.id, squat);
  return program;
}

describe('a program that is exported', () => {
  it('is a file with its name, for a coach alone', async () => {
    const program = await aFullProgram();
    const { headers } = await exported(program, 'json');
    expect([headers['content-disposition'], headers['cache-control']]).toEqual([
      'attachment; filename="iron-ubung.json"',
      'no-store',
    ]);
    expect((await exported(program, 'csv')).headers['content-type']).toBe('text/csv; charset=utf-8');
    const member = await aMember(here, coach);
    const answers = [
      await member.send('GET', exportOf(program.id, 'json')),
      await coach.send('GET', exportOf(randomUUID(), 'json')),
      await coach.send('GET', exportOf('1', 'json')),
      await coach.send('GET', exportOf(program.id, 'pdf' as 'csv')),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 404, 404, 400]);
  });

  it('says in JSON what it says, exercises by name, and leaves out what goes without saying', async () => {
    const { text } = await exported(await aFullProgram(), 'json');
    expect(JSON.parse(text)).toEqual({
      format: 'training-program',
      version: 1,
      name: 'Iron Übung',
      description: 'Twelve weeks,\nthe hard way.',
      difficultyLevel: 'advanced',
      numWeeks: 3,
      weeks: [
        {
          weekNumber: 1,
          notes: 'Easy; "first"',
          days: [
            {
              dayOfWeek: 'monday',
              dayName: 'Lower',
              notes: '=Brace',
              exercises: [
                {
                  ...heavySets,
                  exercise: 'Squat',
                  category: 'Strength',
                  setTargets: [
                    { kind: 'warmup', reps: '8' },
                    { kind: 'work', reps: '5', rpe: '8', restSeconds: 120 },
                  ],
                  alternates: ['Front Squat'],
                },
                { exercise: 'Squat', category: 'Strength', sets: '2', reps: '20' },
              ],
            },
            { dayOfWeek: 'friday', dayName: 'Walk', notes: 'Rest well.' },
            {
              dayOfWeek: 'saturday',
              exercises: [
                { exercise: 'Front Squat', category: 'Strength', sets: '2', reps: '20' },
                { exercise: 'Squat', category: 'Strength', sets: '2', reps: '20' },
              ],
            },
          ],
        },
      ],
    });
  });

  it('is a table with a row a prescription, in which nothing is worked out', async () => {
    const { text } = await exported(await aFullProgram(), 'csv');
    const rows = text.split('\r\n').map(row => row.split(','));
    expect(rows[0]?.slice(0, 7)).toEqual([
      '\uFEFFWeek',
      'Day',
      'Day name',
      'Exercise',
      'Category',
      'Sets',
      'Reps',
    ]);
    expect(rows[1]?.slice(0, 8)).toEqual(['1', 'Monday', 'Lower', 'Squat', 'Strength', '5', '3-5', '-60']);
    expect(text).toContain("'@home");
    expect(text).toContain("'=Brace");
  });

  it('says of a table too how much of the max its training max is, once, and only where that is not the usual', async () => {
    const { text } = await exported(await withTrainingMax(82.5), 'csv');
    expect(text.split('\r\n').map(row => row.split(',').at(-1))).toEqual(['Training max %', '82.5', '']);
    const { body } = await bring(text, { format: 'csv', name: 'Base again' });
    expect(body.program?.trainingMaxPercent).toBe(82.5);
    const typed = await bring(text.replace('82.5', '"82,5 %"'), { format: 'csv', name: 'By hand' });
    expect(typed.body.program?.trainingMaxPercent).toBe(82.5);
    const wrong = await bring(text.replace('82.5', '20'), { format: 'csv', name: 'Wrong' });
    expect([wrong.body.program, wrong.body.notTaken]).toMatchObject([
      null,
      [{ text: '20', why: 'A training max is 50 to 100 percent of the max, whole or halves.' }],
    ]);
    const usual = (await exported(await withTrainingMax(90), 'csv')).text;
    expect(usual.split('\r\n')[1]?.split(',').at(-1)).toBe('');
  });

  it('is the same once it has been brought into another fellowship, in either form', async () => {
    const program = await aFullProgram();
    const { text } = await exported(program, 'json');
    const { status, body } = await bring(text, {}, other);
    expect([status, body.unknown, body.refused]).toEqual([200, [], []]);
    expect((await exported({ id: body.program?.id ?? '' }, 'json', other)).text).toBe(text);
    const { text: asTable } = await exported(program, 'csv');
    const again = (await bring(asTable, { format: 'csv', name: 'Iron' }, other)).body;
    expect((await exported({ id: again.program?.id ?? '' }, 'csv', other)).text).toBe(asTable);
  });
});

const words = (maxLength: number) => fc.string({ unit: 'grapheme', maxLength }).map(text => text.trim());
const said = (maxLength = 30) => fc.option(words(maxLength).map(text => text || null));
const seconds = fc.option(fc.integer({ min: 1, max: 36_000 }));

const setTarget = fc.record({
  kind: fc.constantFrom(...setKinds),
  reps: said(),
  weight: said(),
  percent1RM: said(),
  rpe: said(),
  restSeconds: seconds,
});

const prescription = (ids: readonly string[]) =>
  fc.record({
    exerciseId: fc.constantFrom(...ids),
    sets: said(),
    reps: said(),
    weight: said(),
    weightUnit: fc.constantFrom('lbs', 'kg'),
    restSeconds: said(),
    restTimerSeconds: fc.integer({ min: 0, max: 36_000 }),
    percent1RM: said(),
    percentOf: fc.constantFrom(...percentBases),
    time: said(),
    distance: said(),
    rpe: said(),
    targetHeartRate: said(),
    volume: said(),
    contactTime: said(),
    groundContactTime: said(),
    notes: said(60),
    tempo: said(10),
    groupLabel: said(5),
    setTargets: fc.option(
      fc
        .array(setTarget, { minLength: 1, maxLength: 3 })
        .map(all => [...all, { ...all[0]!, kind: 'work' as const }]),
    ),
    groupFormat: fc.option(
      fc.record({
        kind: fc.constantFrom(...groupKinds),
        rounds: fc.option(fc.integer({ min: 1, max: 100 })),
        workSeconds: seconds,
        restSeconds: seconds,
        capSeconds: seconds,
      }),
    ),
  });

const program = (ids: readonly string[]) =>
  fc.record({
    name: words(40).map(text => text || 'Iron'),
    description: words(80),
    difficultyLevel: fc.option(fc.constantFrom('beginner' as const, 'advanced' as const)),
    numWeeks: fc.constant(12),
    trainingMaxPercent: fc.integer({ min: 100, max: 200 }).map(halves => halves / 2),
    weeks: fc.uniqueArray(
      fc.record({
        weekNumber: fc.integer({ min: 1, max: 12 }),
        notes: words(40),
        days: fc.uniqueArray(
          fc.record({
            dayOfWeek: fc.constantFrom(...weekdays),
            dayName: words(30),
            notes: words(40),
            exercises: fc.array(prescription(ids), { minLength: 1, maxLength: 3 }),
          }),
          { selector: day => day.dayOfWeek, minLength: 1, maxLength: 3 },
        ),
      }),
      { selector: week => week.weekNumber, minLength: 1, maxLength: 3 },
    ),
  });

it('any program that is exported, brought in elsewhere and exported there is the same file', async () => {
  const library = await coach.get(listExercises, {});
  await fc.assert(
    fc.asyncProperty(program(library.map(({ id }) => id)), async body => {
      const made = await coach.get(createWorkout, { body });
      const { text } = await exported(made, 'json');
      const { body: brought } = await bring(text, {}, other);
      expect(brought.refused).toEqual([]);
      expect((await exported({ id: brought.program?.id ?? '' }, 'json', other)).text).toBe(text);
      const { text: asTable } = await exported(made, 'csv');
      const { body: ofTable } = await bring(asTable, { format: 'csv', name: 'T' }, other);
      expect(ofTable.refused).toEqual([]);
      expect((await exported({ id: ofTable.program?.id ?? '' }, 'csv', other)).text).toBe(asTable);
    }),
    { numRuns: 25 },
  );
});

describe('text as a coach has it', () => {
  const days = ['Mon', 'Tue', 'Wed', 'Thu'];

  it('may leave out columns, weeks and days that stand above, and call things as others do', async () => {
    const { body } = await table(
      'wk\tDay\tMovement\tsets\treps\tweight\tRest (s)\n1\tmon\tSquat\t5\t5\t100kg\t120\n\t\tfront squats\t3\t8\t\t\n\tThu.\tSquat\t1\tAMRAP\t\t\n2\tMon\tSquat\t5\t4\t\t\n',
    );
    expect(body).toMatchObject({
      read: { numWeeks: 2, sessions: 3, exercises: 4 },
      unknown: [],
      refused: [],
      notTaken: [],
    });
    const made = { id: body.program?.id ?? '' };
    const monday = await dayOf(coach, made, 1, 'monday');
    expect(monday.exercises).toMatchObject([
      { exerciseId: squat.id, sets: '5', reps: '5', weight: '100', restSeconds: '120', weightUnit: 'kg' },
      { exerciseId: front.id, sets: '3', reps: '8', weight: null },
    ]);
    expect((await dayOf(coach, made, 2, 'monday')).exercises).toHaveLength(1);
  });

  it('is a program as it stands in headings and lines', async () => {
    const { body } = await table('Week 1\nMonday\nSquat 5x5 100kg\nFriday\nFront Squat 3x8', {
      format: 'text',
    });
    expect(body.read).toMatchObject({ numWeeks: 1, sessions: 2, exercises: 2 });
    const friday = await dayOf(coach, { id: body.program?.id ?? '' }, 1, 'friday');
    expect(friday.exercises).toMatchObject([{ exerciseId: front.id, sets: '3', reps: '8' }]);
  });

  it('has bare weights in the coach’s own unit, or in the one that is said', async () => {
    const rows = 'Day\tExercise\tSets\tReps\tWeight\nMon\tSquat\t5\t5\t100';
    const metric = await aCoach(here);
    await metric.get(updateProfile, { body: { units: { weight: 'kg' } } });
    const units = async (who: Person, more: Partial<Import>) => {
      const { body } = await bring(rows, { format: 'text', name: 'Units', ...more }, who);
      const { exercises } = await dayOf(who, { id: body.program?.id ?? '' }, 1, 'monday');
      return exercises.map(({ weight, weightUnit }) => [weight, weightUnit]);
    };
    expect(await units(coach, {})).toEqual([['100', 'lbs']]);
    expect(await units(metric, {})).toEqual([['100', 'kg']]);
    expect(await units(metric, { weightUnit: 'lb' })).toEqual([['100', 'lbs']]);
  });

  it('of which something is not taken makes nothing, until it is said to be left out', async () => {
    const before = await programs();
    const text = 'Day,Exercise,Sets,Reps\nMon,Squat,5,5\nMon,Squat,5,5,oops';
    const { body } = await table(text);
    expect(body).toMatchObject({ program: null, notTaken: [{ line: 3, text: 'oops' }] });
    expect(await programs()).toBe(before);
    expect((await table(text, { leaveOut: true })).body.program?.name).toBe('A table');
  });

  it('of 16 weeks becomes a path of two blocks, all or nothing', async () => {
    const weeks = Array.from({ length: 16 }, (_, index) => `Week ${index + 1}\nMonday\nSquat ${index + 1}x5`);
    const { body } = await table(weeks.join('\n'), { format: 'text', name: 'Marathon' });
    expect([body.program, body.read?.numWeeks]).toEqual([null, 16]);
    expect(body.path).toMatchObject({
      name: 'Marathon',
      weeks: 16,
      blocks: [
        { name: 'Marathon 1', weeks: 12 },
        { name: 'Marathon 2', weeks: 4 },
      ],
    });
    const second = { id: body.path?.blocks[1]?.workoutId ?? '' };
    expect((await dayOf(coach, second, 4, 'monday')).exercises).toMatchObject([{ sets: '16', reps: '5' }]);
  });

  it.each<[string, string, number | null, string]>([
    ['nothing', '', null, 'There is no line in it'],
    ['no exercise at all', 'Monday', null, 'There is no exercise in it'],
  ])('with %s is refused', async (_what, text, line, why) => {
    const before = await programs();
    const { status, body } = await table(text, { format: 'text', leaveOut: true });
    expect([status, body.program, body.path]).toEqual([200, null, null]);
    expect(body.refused).toEqual([{ line, why: expect.stringContaining(why) as string }]);
    expect(await programs()).toBe(before);
  });

  it('of a day of 61 says which is one too many', async () => {
    const rows = Array.from({ length: 61 }, (_, at) => `Squat 3x${at + 1}`);
    const { body } = await table(['Monday', ...rows].join('\n'), { format: 'text' });
    expect([body.program, body.notTaken.map(({ line }) => line)]).toEqual([null, [62]]);
  });

  it('with more than 200 names that the library does not know is refused', async () => {
    const names = Array.from({ length: 201 }, (_, at) => `${days[at % 4]},Word ${at} of it,3`);
    const { body } = await table(`Day,Exercise,Sets\n${names.join('\n')}`);
    expect([body.program, body.refused.length]).toEqual([null, 1]);
  });
});

describe('a file that is no program', () => {
  const file = { format: 'training-program', version: 1, name: 'Iron' };
  const day = { dayOfWeek: 'monday', exercises: [{ exercise: 'Squat', sets: 'x'.repeat(101) }] };

  it.each<[string, string, number | null, string]>([
    ['no JSON', '{\n  "format": oops', null, 'This can’t be read as JSON'],
    ['other JSON', '[1, 2]', null, 'This is no program that was exported here'],
    ['null', 'null', null, 'This is no program that was exported here'],
    ['one of a newer release', JSON.stringify({ ...file, version: 2 }), null, 'a newer release'],
    ['no name', JSON.stringify({ ...file, name: '' }), null, 'The program has no name'],
    [
      'a text that is too long',
      JSON.stringify({ ...file, weeks: [{ weekNumber: 2, days: [day] }] }),
      null,
      'Week 2, monday, exercise 1, sets: Use at most 100 characters',
    ],
    ['weeks that are none', JSON.stringify({ ...file, weeks: 'many' }), null, 'Weeks has the wrong form'],
    ['no exercise', JSON.stringify(file), null, 'There is no exercise in it'],
  ])('%s: it is said', async (_what, text, line, why) => {
    const { status, body } = await bring(text);
    expect([status, body.program, body.refused]).toEqual([
      200,
      null,
      [{ line, why: expect.stringContaining(why) as string }],
    ]);
  });

  it('of 11 MB is not even received', async () => {
    const { status, body } = await bring('x'.repeat(11_000_000));
    expect([status, body]).toEqual([413, { message: 'This is too large to be taken in' }]);
  });

  it('of more than 2 MB is refused', async () => {
    const { status, body } = await bring(' '.repeat(2_000_001));
    expect([status, body.message]).toEqual([400, 'Choose a file of at most 2 MB']);
  });
});

it.each(['exercises', 'create'] as const)('more than 1,000 names are one mistake: %s', async field => {
  const many = Object.fromEntries(Array.from({ length: 200_000 }, (_, n) => [`Name ${n}`, 'x']));
  const { status, body } = await bring('{}', { [field]: many });
  const issues = [{ path: field, message: 'Name at most 1,000 exercises' }];
  expect([status, body]).toMatchObject([400, { issues }]);
});

describe('a name that the library does not know', () => {
  const text = 'Day,Exercise,Sets\nMon,Squat,5\nMon,Back Squat,5\nMon,Nordic Curl,5';

  it('is told with the likeliest that it knows, once, and nothing is made', async () => {
    const before = await programs();
    const { body } = await table(`${text}\nTue,back  squat,3`);
    expect(body).toMatchObject({
      program: null,
      read: { name: 'A table', numWeeks: 1, sessions: 2, exercises: 4 },
      unknown: [
        {
          name: 'Back Squat',
          category: null,
          nearest: expect.arrayContaining([{ id: squat.id, name: 'Squat', category: 'Strength' }]),
        },
        {
          name: 'Nordic Curl',
          category: null,
          nearest: [],
        },
      ],
    });
    expect(await programs()).toBe(before);
  });

  it('is taken for the one that the coach chooses, or put into the library', async () => {
    const { body } = await table(text, {
      exercises: { 'back squat': squat.id },
      create: { 'nordic curl': 'Isometric' },
    });
    const { exercises } = await dayOf(coach, { id: body.program?.id ?? '' }, 1, 'monday');
    expect(exercises.map(({ exercise }) => [exercise.name, exercise.category])).toEqual([
      ['Squat', 'Strength'],
      ['Squat', 'Strength'],
      ['Nordic Curl', 'Isometric'],
    ]);
    const library = await coach.get(listExercises, {});
    expect(library.filter(({ name }) => name === 'Nordic Curl')).toMatchObject([{ createdBy: coach.id }]);
  });

  it('of an alternate is asked for too; one that has become its exercise is none', async () => {
    const rows = 'Day,Exercise,Alternates\nMon,Squat,Front Squat; Pause Squat';
    const { body } = await table(rows);
    expect(body).toMatchObject({ refused: [], unknown: [{ name: 'Pause Squat', category: 'Strength' }] });
    const made = (await table(rows, { exercises: { 'Pause Squat': squat.id } })).body.program;
    const { exercises } = await dayOf(coach, { id: made?.id ?? '' }, 1, 'monday');
    expect(exercises[0]?.alternateExerciseIds).toEqual([front.id]);
  });

  it('of one that was prescribed and has left the library comes with the export', async () => {
    const gone = await coach.get(createExercise, { body: { name: 'Zercher', category: 'Strength' } });
    const made = await aProgram(coach, [{ monday: fiveByFive(gone) }]);
    await coach.get(deleteExercise, { params: { id: gone.id } });
    const { body } = await bring((await exported(made, 'json')).text);
    expect(body.unknown).toMatchObject([{ name: 'Zercher', category: 'Strength' }]);
  });

  it('can’t be taken for one that is not in the library', async () => {
    const { status, body } = await table(text, { exercises: { 'Back Squat': randomUUID() } });
    expect([status, body.issues?.[0]?.path]).toEqual([400, 'exercises']);
  });

  it('is not created where something else is refused: all or nothing', async () => {
    const before = (await coach.get(listExercises, {})).length;
    const { body } = await table('Day,Exercise\nMon,Jerk\nMon,Nordic', { create: { Jerk: 'Strength' } });
    expect(body.unknown.map(({ name }) => name)).toEqual(['Nordic']);
    expect((await coach.get(listExercises, {})).length).toBe(before);
  });
});

it('a dry run tells what would come, and makes nothing', async () => {
  const before = await programs();
  const { body } = await table('Day,Exercise\nMon,Squat', { dryRun: true });
  expect(body).toEqual({
    program: null,
    read: { name: 'A table', numWeeks: 1, sessions: 1, exercises: 1 },
    unknown: [],
    refused: [],
    path: null,
    questions: [],
    notTaken: [],
  });
  expect(await programs()).toBe(before);
});

it('a table needs a name; a file has its own, or the one that it is given', async () => {
  const { status, body } = await table('Day,Exercise\nMon,Squat', { name: '' });
  expect([status, body.issues]).toEqual([400, [{ path: 'name', message: 'Program name is required' }]]);
  const { text } = await exported(await aProgram(coach, [{ monday: fiveByFive(squat) }], 'Iron'), 'json');
  expect((await bring(text)).body.program?.name).toBe('Iron');
  expect((await bring(text, { name: 'Steel' })).body.program?.name).toBe('Steel');
});

it('a member neither brings a program in nor reads one whole', async () => {
  const member = await aMember(here, coach);
  const made = await aProgram(coach, [{ monday: fiveByFive(squat) }]);
  expect((await bring('{}', {}, member)).status).toBe(403);
  const input = { params: { id: made.id } };
  expect((await member.ask(getWholeProgram, input)).status).toBe(403);
  expect((await coach.get(getWholeProgram, input)).weeks[0]?.days).toHaveLength(7);
  expect((await coach.ask(getWholeProgram, { params: { id: randomUUID() } })).status).toBe(404);
});

/** A program of one exercise. */
const withTrainingMax = (trainingMaxPercent: number) =>
  coach.get(createWorkout, {
    body: {
      name: 'Base',
      numWeeks: 1,
      trainingMaxPercent,
      weeks: [{ weekNumber: 1, days: [{ dayOfWeek: 'monday', exercises: [{ exerciseId: squat.id }] }] }],
    },
  });
