import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createExercise, seedExercises, updateExercise } from '#contract/exercises.ts';
import { createWorkout, getWorkout } from '#contract/programs.ts';
import { updateProfile } from '#contract/profile.ts';
import { getHealth } from '#contract/health.ts';
import { appForTests, type TestApp } from '#server/testing/app-for-tests.ts';
import { aCoach, aMember, Person } from '#server/testing/people.ts';
import { anExercise } from '#server/testing/training.ts';

let testApp: TestApp;
let coach: Person;
let member: Person;

beforeAll(async () => {
  testApp = await appForTests();
  coach = await aCoach(testApp);
  member = await aMember(testApp, coach);
});
afterAll(() => testApp.close());

const json = { 'content-type': 'application/json' };
const notJson = { message: 'The request could not be read: it has to be JSON' };

describe('every answer that is not 2xx has a message in words for the person', () => {
  it('400 says which fields are wrong, by their paths', async () => {
    const answer = await coach.ask(createWorkout, {
      body: {
        name: '',
        numWeeks: 13,
        weeks: [{ weekNumber: 1, days: [{ dayOfWeek: 'someday', exercises: [{}] } as never] }],
      },
    });
    expect(answer.status).toBe(400);
    expect(answer.body.message).toBe('Program name is required');
    expect(answer.body.issues).toEqual([
      { path: 'name', message: 'Program name is required' },
      { path: 'numWeeks', message: 'Number of weeks must be between 1 and 12' },
      {
        path: 'weeks.0.days.0.dayOfWeek',
        message: 'Day of week must be one of: sunday, monday, tuesday, wednesday, thursday, friday, saturday',
      },
      { path: 'weeks.0.days.0.exercises.0.exerciseId', message: 'This is not a valid id' },
    ]);
  });

  it.each(['no-id', '123', '00000000-0000-0000-0000-00000000000g'])(
    'an id such as %s is bad input',
    async id => {
      const answer = await coach.ask(getWorkout, { params: { id } });
      expect([answer.status, answer.body.issues]).toEqual([
        400,
        [{ path: 'id', message: 'This is not a valid id' }],
      ]);
    },
  );

  it('404: not there', async () => {
    const answer = await coach.ask(getWorkout, { params: { id: '00000000-0000-4000-8000-000000000000' } });
    expect([answer.status, answer.body]).toEqual([404, { message: 'Workout not found' }]);
  });

  it.each([
    ['GET', '/api/nothing'],
    ['PUT', '/api/workouts'],
    ['GET', '/api/'],
    ['POST', '/nowhere'],
    ['GET', '/api/workouts/%E0%A4%A'],
    ['GET', `/api/workouts/${'x'.repeat(300)}`],
    ['GET', '/pictures/%E0%A4%A.webp'],
    ['GET', '/pictures/..%2fpackage.json'],
    ['GET', '/pictures/%00.webp'],
    ['GET', `/pictures/${'x'.repeat(300)}.webp`],
    ['POST', '/pictures/%E0%A4%A.webp'],
    ['DELETE', '/pictures/..%2fx'],
  ] as const)('404: %s %s is no address of ours', async (method, url) => {
    const answer = await coach.send(method, url);
    expect([answer.status, answer.body]).toEqual([404, { message: 'There is nothing at this address' }]);
  });

  it('413: too large', async () => {
    const answer = await coach.ask(createExercise, {
      body: { name: 'Squat', description: 'x'.repeat(3 * 1024 * 1024) },
    });
    expect([answer.status, answer.body]).toEqual([413, { message: 'This is too large to be taken in' }]);
  });

  it('500 tells a number that is in the log, and no detail', async () => {
    const broken = await appForTests();
    const person = await aCoach(broken);
    await broken.db.$client.query('alter table workouts rename to workouts_elsewhere');
    const answer = await person.send('GET', '/api/workouts');
    await broken.close();
    const { requestId } = answer.body as unknown as { requestId: string };
    expect([answer.status, answer.body]).toEqual([
      500,
      {
        message: `Something went wrong on our side. If it happens again, tell your coach this number: ${requestId}`,
        requestId,
      },
    ]);
  });
});

it.each([
  ['GET', '/api/nothing', 404],
  ['POST', '/api/nothing', 404],
  ['GET', '/api/workouts/no-id', 400],
  ['GET', '/api/profile/download.json', 401],
  ['GET', '/api/admin/members', 401],
  ['POST', '/api/login', 400],
  ['GET', '/api/live', 401],
  ['GET', '/api/%zz', 404],
])('what is refused is kept by nobody: %s %s', async (method, url, status) => {
  const answer = await (status === 401 ? new Person(testApp) : coach).send(
    method,
    url,
    method === 'POST' ? {} : undefined,
  );
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.status).toBeGreaterThanOrEqual(400);
});

it.each([
  '/pictures/%zz',
  '/pictures/..%2f..%2fetc',
  '/pictures/%00',
  '/pictures/a%5cb.webp',
  '/pictures/.hidden',
])('there is nothing at %s, which is said as it is', async url => {
  const answer = await coach.send('GET', url);
  expect([answer.status, answer.body]).toEqual([404, { message: 'There is nothing at this address' }]);
});

describe('a body', () => {
  it.each(['{', "{'name': 'a'}", 'name=a', '\ufeff', 'undefined', '{"a":'.repeat(30)])(
    'that is no JSON is bad input',
    async text => {
      const answer = await coach.send('POST', createExercise.path, text, json);
      expect([answer.status, answer.body]).toEqual([400, notJson]);
    },
  );

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'nonsense'])(
    'in %s is bad input',
    async type => {
      const answer = await coach.send('POST', createExercise.path, '{"name":"a"}', { 'content-type': type });
      expect([answer.status, answer.body]).toEqual([400, notJson]);
    },
  );

  it.each(['[]', '"text"', '5', 'true'])('that is %s, and no object, is bad input', async text => {
    const answer = await coach.send('POST', createExercise.path, text, json);
    expect([answer.status, answer.body.issues]).toEqual([
      400,
      [{ path: '', message: 'The request has the wrong form' }],
    ]);
  });

  it('may be empty, though it calls itself JSON, where none is needed', async () => {
    await anExercise(coach);
    expect((await coach.send('POST', seedExercises.path, '', json)).status).toBe(409);
    expect((await coach.send('GET', getHealth.path, undefined, json)).status).toBe(200);
    const { id } = await anExercise(coach);
    expect((await coach.send('DELETE', `/api/exercises/${id}`, '', json)).status).toBe(200);
  });

  it('that is empty says what is missing, where one is needed', async () => {
    for (const text of ['', '{}', 'null']) {
      const answer = await coach.send('POST', createExercise.path, text, json);
      expect([answer.status, answer.body.issues]).toEqual([
        400,
        [{ path: 'name', message: 'Name is required' }],
      ]);
    }
  });

  it('may hold unknown fields: they are ignored, and reach nothing', async () => {
    const text =
      '{"bio":"Runs","role":"admin","subscriptionStatus":"active","id":"x","__proto__":{"role":"admin"}}';
    const answer = await member.send('PATCH', updateProfile.path, text, json);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ id: member.id, bio: 'Runs', role: 'member' });
  });
});

const withMuscles = (muscleGroups: unknown) =>
  coach.ask(createExercise, { body: { name: 'Squat', muscleGroups: muscleGroups as string[] } });

describe('text', () => {
  const limits: [field: string, limit: number][] = [
    ['name', 200],
    ['description', 5000],
  ];

  it.each(limits)('of the field %s may have %i characters', async (field, limit) => {
    const ask = (length: number) =>
      coach.ask(createExercise, { body: { name: 'Squat', [field]: 'é'.repeat(length) } });
    expect((await ask(limit)).status).toBe(201);
    const message = `Use at most ${limit.toLocaleString('en-US')} characters`;
    const answer = await ask(limit + 1);
    expect([answer.status, answer.body.issues]).toEqual([400, [{ path: field, message }]]);
  });

  it('comes back as it was typed, in any writing', async () => {
    const { id } = await anExercise(coach);
    for (const name of [
      'סקוואט',
      'Кровь и 汗',
      '💪🏽👩‍👩‍👧',
      "O'Brien & <b>",
      '\u202eRTL\u202c',
      'İ ß ﷺ',
      '\\x00 %00',
    ]) {
      const changed = await coach.get(updateExercise, { params: { id }, body: { name } });
      expect(changed.name).toBe(name);
    }
  });

  it.each(['a\u0000b', '\ud800', 'x\udfff'])('that cannot be stored is bad input: %j', async name => {
    const answer = await coach.ask(createExercise, { body: { name } });
    expect([answer.status, answer.body.issues]).toEqual([
      400,
      [{ path: 'name', message: 'This text holds a character that cannot be stored' }],
    ]);
  });

  it('in a list has limits too, and so has the list', async () => {
    const tooMany = await withMuscles(Array.from({ length: 41 }, () => 'quads'));
    const tooLong = await withMuscles(['quads', 'x'.repeat(81)]);
    const noList = await withMuscles('quads');
    expect(tooMany.body.issues).toEqual([{ path: 'muscleGroups', message: 'Use at most 40 entries' }]);
    expect(tooLong.body.issues).toEqual([{ path: 'muscleGroups.1', message: 'Use at most 80 characters' }]);
    expect(noList.body.issues).toEqual([
      { path: 'muscleGroups', message: 'Muscle groups has the wrong form' },
    ]);
  });
});
