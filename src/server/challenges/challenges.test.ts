import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as contract from '#contract/challenges.ts';
import { deleteExercise } from '#contract/exercises.ts';
import { challengeDayNames } from '#domain/challenges/challenge.ts';
import { appForTests, type TestApp } from '#server/testing/app-for-tests.ts';
import {
  aChallenge,
  aFiveDayChallenge,
  dayIds,
  pointsIn,
  submit,
  thisWeek,
} from '#server/testing/challenges.ts';
import { aCoach, aMember, type Person } from '#server/testing/people.ts';
import { anExercise } from '#server/testing/training.ts';

const now = new Date('2026-03-18T12:00:00Z');

let testApp: TestApp;
let coach: Person;
let colleague: Person;
let ada: Person;
let squat: { id: string };
let jump: { id: string };

beforeAll(async () => {
  testApp = await appForTests({ now });
  coach = await aCoach(testApp);
  colleague = await aCoach(testApp);
  ada = await aMember(testApp, coach);
  squat = await anExercise(coach, 'Strength', 'Squat');
  jump = await anExercise(coach, 'Plyometric', 'Jump');
});
afterAll(() => testApp.close());

const make = (body: object) => coach.ask(contract.createChallenge, { body: body as never });
const change = ({ id }: { id: string }, body: object, who = coach) =>
  who.ask(contract.updateChallenge, { params: { id }, body });
const remove = ({ id }: { id: string }) => coach.get(contract.deleteChallenge, { params: { id } });
const exercisesOf = (person: Person, dayId: string) =>
  person.get(contract.listChallengeDayExercises, { params: { dayId } });

const single = () => ({ ...thisWeek, name: 'Squats', exerciseId: squat.id, scoringType: 'reps' });
const fiveDays = () => ({ ...thisWeek, name: 'Five', isMultiDay: 'true' });
const unknown = crypto.randomUUID();

describe('a coach makes a challenge', () => {
  it('a single one, with what was left out filled in', async () => {
    const { status, body } = await make({
      ...thisWeek,
      name: '  Most Squats ',
      exerciseId: squat.id,
      scoringType: 'reps',
    });
    expect([status, body]).toEqual([
      201,
      {
        id: expect.any(String),
        name: 'Most Squats',
        exerciseId: squat.id,
        exercise: { name: 'Squat' },
        startDate: '2026-03-16T00:00:00.000Z',
        endDate: '2026-03-22T00:00:00.000Z',
        instructions: '',
        scoringType: 'reps',
        isMultiDay: 'false',
        weekNumber: 1,
        challengeLevel: 'Beginner',
        rounds: '2-3',
        createdBy: coach.id,
        revision: 0,
        submissionCount: 0,
        createdAt: now.toISOString(),
        updatedAt: now.toISOString(),
      },
    ]);
    const seen = await ada.get(contract.getChallenge, { params: { id: body.id } });
    expect(seen).toEqual({ ...body, submissionCount: null });
  });

  it('a 5-day one with its days and their exercises in one call; it has no exercise of its own', async () => {
    const { status, body } = await make({
      ...thisWeek,
      name: 'Five Days',
      isMultiDay: 'true',
      exerciseId: squat.id,
      scoringType: 'reps',
      days: [
        { dayOfWeek: 'Friday', dayName: 'The End', goal: 'Run', warmup: 'Walk', finisher: 'Rest' },
        {
          dayOfWeek: 'monday',
          exercises: [
            { exerciseId: jump.id, volume: 40, workInterval: '40 s', altExercise: 'Step' },
            { exerciseId: squat.id, sets: '3', reps: '8' },
          ],
        },
      ],
    });
    expect([status, body.isMultiDay, body.scoringType, body.exerciseId, body.exercise]).toEqual([
      201,
      'true',
      'multi_day',
      null,
      null,
    ]);
    const days = await ada.get(contract.listChallengeDays, { params: { id: body.id } });
    expect(days).toEqual([
      {
        id: expect.any(String),
        challengeId: body.id,
        dayOfWeek: 'monday',
        dayName: challengeDayNames.monday,
        goal: '',
        warmup: '',
        finisher: '',
        orderIndex: 0,
      },
      expect.objectContaining({
        dayOfWeek: 'friday',
        dayName: 'The End',
        goal: 'Run',
        warmup: 'Walk',
        finisher: 'Rest',
      }),
    ]);
    const exercises = await exercisesOf(ada, days[0]?.id ?? '');
    expect(exercises).toEqual([
      expect.objectContaining({
        dayWorkoutId: days[0]?.id,
        exerciseName: 'Jump',
        exerciseCategory: 'Plyometric',
        volume: '40',
        workInterval: '40 s',
        altExercise: 'Step',
        sets: null,
      }),
      expect.objectContaining({ exerciseName: 'Squat', sets: '3', reps: '8' }),
    ]);
  });

  const refused: [string, () => object, string, string][] = [
    ['no name', () => ({ ...single(), name: ' ' }), 'name', 'Name is required'],
    ['no start', () => ({ ...single(), startDate: undefined }), 'startDate', 'Start date is required'],
    ['no end', () => ({ ...single(), endDate: '' }), 'endDate', 'End date is required'],
    [
      'an end before the start',
      () => ({ ...single(), endDate: '2026-03-15' }),
      'endDate',
      'The end date cannot be before the start date',
    ],
    [
      '63 days',
      () => ({ ...single(), endDate: '2026-05-17' }),
      'endDate',
      'A challenge runs for at most 62 days',
    ],
    ['no exercise', () => ({ ...single(), exerciseId: null }), 'exerciseId', 'Exercise is required'],
    [
      'an unknown exercise',
      () => ({ ...single(), exerciseId: unknown }),
      'exerciseId',
      'This exercise is no longer in the library',
    ],
    [
      'no scoring',
      () => ({ ...single(), scoringType: undefined }),
      'scoringType',
      'Scoring type is required',
    ],
    [
      'scored by days',
      () => ({ ...single(), scoringType: 'multi_day' }),
      'scoringType',
      'Scoring type is required',
    ],
    ['days of a single one', () => ({ ...single(), days: [] }), 'days', 'Only a 5-day challenge has days'],
    [
      'a Saturday',
      () => ({ ...fiveDays(), days: [{ dayOfWeek: 'saturday' }] }),
      'days.0.dayOfWeek',
      'A 5-day challenge runs from Monday to Friday',
    ],
    [
      'a weekday twice',
      () => ({ ...fiveDays(), days: [{ dayOfWeek: 'monday' }, { dayOfWeek: 'Monday' }] }),
      'days',
      'Each weekday comes once',
    ],
    [
      'an unknown exercise in a day',
      () => ({ ...fiveDays(), days: [{ dayOfWeek: 'monday', exercises: [{ exerciseId: unknown }] }] }),
      'days',
      'An exercise of this challenge is no longer in the library',
    ],
    ['week 0', () => ({ ...single(), weekNumber: 0 }), 'weekNumber', 'Week number must be between 1 and 53'],
  ];
  it.each(refused)('%s is refused', async (_, body, path, message) => {
    const before = (await coach.get(contract.listChallenges, {})).length;
    const answer = await make(body());
    expect([answer.status, answer.body]).toEqual([400, { message, issues: [{ path, message }] }]);
    expect(await coach.get(contract.listChallenges, {})).toHaveLength(before);
  });

  it('62 days are allowed, and one', async () => {
    expect((await make({ ...single(), endDate: '2026-05-16' })).status).toBe(201);
    expect((await make({ ...single(), endDate: '2026-03-16' })).status).toBe(201);
  });

  it('an exercise that was deleted from the library is not taken', async () => {
    const gone = await anExercise(coach);
    await coach.get(deleteExercise, { params: { id: gone.id } });
    const { status, body } = await make({ ...single(), exerciseId: gone.id });
    const issue = { path: 'exerciseId', message: 'This exercise is no longer in the library' };
    expect([status, body.issues]).toEqual([400, [issue]]);
  });
});

const starts = async (person: Person) =>
  (await person.get(contract.listChallenges, {})).map(({ startDate }) => startDate.slice(5, 10));

describe('who sees which', () => {
  it('members those that have begun or begin within a week, on their own date; coaches all, the latest first', async () => {
    const there = await appForTests({ now });
    const [head, tokyo] = [await aCoach(there), 'Asia/Tokyo'];
    const member = await aMember(there, head);
    const early = await aMember(there, head, { timeZone: tokyo });
    const exercise = await anExercise(head);
    for (const startDate of ['2026-03-25', '2026-01-01', '2026-03-26', '2026-03-27', '2026-03-18'])
      await aChallenge(head, exercise, { startDate, endDate: startDate });
    there.clock.now = new Date('2026-03-18T16:00:00Z');
    expect(await starts(member)).toEqual(['03-25', '03-18', '01-01']);
    expect(await starts(early)).toEqual(['03-26', '03-25', '03-18', '01-01']);
    expect(await starts(head)).toEqual(['03-27', '03-26', '03-25', '03-18', '01-01']);
    await there.close();
  });

  it('what is not announced yet, or deleted, is not found by its id either, nor are its days', async () => {
    const plan = { monday: [{ exerciseId: squat.id }] };
    const far = await aFiveDayChallenge(coach, plan, { startDate: '2026-03-30', endDate: '2026-04-05' });
    const asks = (challenge: typeof far) => [
      ada.ask(contract.getChallenge, { params: { id: challenge.id } }),
      ada.ask(contract.listChallengeDays, { params: { id: challenge.id } }),
      ada.ask(contract.listChallengeDayExercises, { params: { dayId: challenge.days.monday } }),
    ];
    for (const { status } of await Promise.all(asks(far))) expect(status).toBe(404);
    expect(await exercisesOf(coach, far.days.monday)).toHaveLength(1);
    const deleted = await aFiveDayChallenge(coach, plan);
    for (const { status } of await Promise.all(asks(deleted))) expect(status).toBe(200);
    await remove(deleted);
    for (const { status } of await Promise.all(asks(deleted))) expect(status).toBe(404);
  });

  it('the current one is the single challenge running now; of several, the one that started last', async () => {
    const there = await appForTests({ now });
    const head = await aCoach(there);
    const member = await aMember(there, head);
    const exercise = await anExercise(head);
    const current = async () => (await member.get(contract.getCurrentChallenge, {}))?.name ?? null;
    expect(await current()).toBeNull();
    const runs = (name: string, startDate: string, endDate: string) =>
      aChallenge(head, exercise, { name, startDate, endDate });
    await runs('Over', '2026-03-01', '2026-03-17');
    await runs('To Come', '2026-03-19', '2026-03-20');
    expect(await current()).toBeNull();
    await runs('Long', '2026-03-01', '2026-03-31');
    const late = await runs('Latest', '2026-03-18', '2026-03-18');
    await runs('Later', '2026-03-10', '2026-03-18');
    await aFiveDayChallenge(head, {}, { startDate: '2026-03-18' });
    expect(await current()).toBe('Latest');
    await head.get(contract.deleteChallenge, { params: { id: late.id } });
    expect(await current()).toBe('Later');
    there.clock.now = new Date('2026-03-19T00:00:00Z');
    expect(await current()).toBe('To Come');
    await there.close();
  });

  it('the active 5-day challenge is active on every date of its range, weekends included', async () => {
    const there = await appForTests({ now });
    const head = await aCoach(there);
    const member = await aMember(there, head);
    const active = async (date: string) => {
      there.clock.now = new Date(`${date}T12:00:00Z`);
      return (await member.get(contract.getActiveMultiDayChallenge, {}))?.name ?? null;
    };
    await aChallenge(head, await anExercise(head));
    expect(await active('2026-03-18')).toBeNull();
    await aFiveDayChallenge(head, {});
    const dates = ['2026-03-15', '2026-03-16', '2026-03-21', '2026-03-22', '2026-03-23'];
    const names: (string | null)[] = [];
    for (const date of dates) names.push(await active(date));
    expect(names).toEqual([null, 'Five Days', 'Five Days', 'Five Days', null]);
    await there.close();
  });

  it('for a coach, and for nobody else, how many have handed in is counted for each', async () => {
    const [some, none] = [await aChallenge(coach, squat), await aChallenge(coach, squat)];
    for (const member of [ada, coach]) await submit(member, some, { reps: 9 });
    const all = await coach.get(contract.listChallenges, {});
    const counts = [some, none].map(({ id }) => all.find(challenge => challenge.id === id)?.submissionCount);
    expect(counts).toEqual([2, 0]);
    const ofOne = { params: { id: some.id } };
    expect((await coach.get(contract.getChallenge, ofOne)).submissionCount).toBe(2);
    // Members' screens do not show the count, and it would be taken at every look at the Command Center.
    expect((await ada.get(contract.getChallenge, ofOne)).submissionCount).toBeNull();
  });
});

describe('a coach changes a challenge', () => {
  it('what is sent, and nothing else', async () => {
    const challenge = await aChallenge(coach, squat, { instructions: 'All the way down.' });
    const { status, body } = await change(challenge, { name: 'Squats', challengeLevel: 'Advanced' });
    expect([status, body]).toEqual([
      200,
      { ...challenge, name: 'Squats', challengeLevel: 'Advanced', revision: 1 },
    ]);
  });

  it('dates are checked together with those that stay', async () => {
    const challenge = await aChallenge(coach, squat);
    const backwards = await change(challenge, { startDate: '2026-03-23' });
    expect([backwards.status, backwards.body.message]).toEqual([
      400,
      'The end date cannot be before the start date',
    ]);
    const tooLong = await change(challenge, { startDate: '2026-01-19' });
    expect([tooLong.status, tooLong.body.issues]).toEqual([
      400,
      [{ path: 'endDate', message: 'A challenge runs for at most 62 days' }],
    ]);
    expect((await change(challenge, { startDate: '2026-01-20' })).status).toBe(200);
  });

  it('of two coaches the second is told, and sees the first one’s work', async () => {
    const challenge = await aChallenge(coach, squat);
    const { revision } = challenge;
    const answers = await Promise.all([
      change(challenge, { name: 'Mine', revision }),
      change(challenge, { name: 'Yours', revision }, colleague),
    ]);
    const [done, told] = answers.toSorted((one, other) => one.status - other.status);
    expect([done?.status, told?.status, told?.body.message]).toEqual([
      200,
      409,
      'This challenge was changed in the meantime. Open it again to see the changes.',
    ]);
    const read = await coach.get(contract.getChallenge, { params: { id: challenge.id } });
    expect([read.name, read.revision]).toEqual([done?.body.name, 1]);
    expect((await change(challenge, { name: 'Ours', revision: read.revision })).status).toBe(200);
  });

  it('days step by step count as changes too', async () => {
    const challenge = await aFiveDayChallenge(coach, {});
    const body = { dayOfWeek: 'monday' as const };
    await coach.get(contract.createChallengeDay, { params: { id: challenge.id }, body });
    expect((await change(challenge, { name: 'Mine', revision: challenge.revision })).status).toBe(409);
  });

  it('without days they stay; with days those take their place, and a weekday that stays keeps its id', async () => {
    const challenge = await aFiveDayChallenge(coach, {
      monday: [{ exerciseId: squat.id, sets: '3', reps: '8' }],
      tuesday: [{ exerciseId: squat.id }],
    });
    await change(challenge, { name: 'Renamed' });
    expect(await dayIds(coach, challenge)).toEqual(challenge.days);
    const days = [
      { dayOfWeek: 'friday', exercises: [{ exerciseId: squat.id }] },
      { dayOfWeek: 'monday', goal: 'Jump', exercises: [{ exerciseId: jump.id, volume: '30' }] },
    ];
    expect((await change(challenge, { days })).status).toBe(200);
    const ids = await dayIds(coach, challenge);
    expect([Object.keys(ids), ids.monday]).toEqual([['monday', 'friday'], challenge.days.monday]);
    const exercises = await exercisesOf(coach, ids.monday);
    expect(exercises.map(({ exerciseName }) => exerciseName)).toEqual(['Jump']);
    expect((await change(challenge, { days: [] })).status).toBe(200);
    expect(await dayIds(coach, challenge)).toEqual({});
  });

  const notInTheLibrary = {
    path: 'days',
    message: 'An exercise of this challenge is no longer in the library',
  };

  it('what cannot be saved changes nothing', async () => {
    const challenge = await aFiveDayChallenge(coach, { monday: [{ exerciseId: squat.id }] });
    const days = [{ dayOfWeek: 'tuesday', exercises: [{ exerciseId: crypto.randomUUID() }] }];
    const { status, body } = await change(challenge, { name: 'Half', days });
    expect([status, body.issues]).toEqual([400, [notInTheLibrary]]);
    const read = await coach.get(contract.getChallenge, { params: { id: challenge.id } });
    expect([read.name, read.revision]).toEqual(['Five Days', 0]);
    expect(await dayIds(coach, challenge)).toEqual(challenge.days);
  });

  it('an exercise that was deleted since may stay where it was used', async () => {
    const gone = await anExercise(coach, 'Strength', 'Old Lift');
    const plan = [{ exerciseId: gone.id, sets: '3' }];
    const challenge = await aFiveDayChallenge(coach, { monday: plan });
    await coach.get(deleteExercise, { params: { id: gone.id } });
    expect((await exercisesOf(ada, challenge.days.monday))[0]?.exerciseName).toBe('Old Lift');
    const days = [{ dayOfWeek: 'tuesday', exercises: plan }];
    expect((await change(challenge, { days })).status).toBe(200);
    const other = await aFiveDayChallenge(coach, {});
    const { status, body } = await change(other, { days });
    expect([status, body.issues]).toEqual([400, [notInTheLibrary]]);
  });

  it('a single challenge is given no days, and one that is not there is not found', async () => {
    const single = await aChallenge(coach, squat);
    const withDays = await change(single, { days: [] });
    expect([withDays.status, withDays.body.issues]).toEqual([
      400,
      [{ path: 'days', message: 'Only a 5-day challenge has days' }],
    ]);
    await remove(single);
    for (const { id } of [single, { id: crypto.randomUUID() }]) {
      const { status, body } = await change({ id }, { name: 'None' });
      expect([status, body.message]).toEqual([404, 'Challenge not found']);
      expect((await coach.ask(contract.deleteChallenge, { params: { id } })).status).toBe(404);
    }
  });
});

it('a deleted challenge is gone from every list; what was earned in it stays', async () => {
  const member = await aMember(testApp, coach);
  const challenge = await aChallenge(coach, squat, { startDate: '2026-03-18' });
  await submit(member, challenge, { reps: 9 });
  await remove(challenge);
  for (const person of [member, coach]) {
    const listed = await person.get(contract.listChallenges, {});
    expect(listed.filter(({ id }) => id === challenge.id)).toEqual([]);
    expect((await person.get(contract.getCurrentChallenge, {}))?.id).not.toBe(challenge.id);
  }
  expect(await pointsIn(member, '2026-03')).toEqual(['whole 10']);
});

const addDay = ({ id }: { id: string }, body: object) =>
  coach.ask(contract.createChallengeDay, { params: { id }, body: body as never });
const addTo = (dayId: string, body: object) =>
  coach.ask(contract.addChallengeDayExercise, { params: { dayId }, body: body as never });

describe('the step-by-step calls', () => {
  it('make a challenge, its days and their exercises one after another', async () => {
    const { body: challenge } = await make({ ...thisWeek, name: 'Five Days', isMultiDay: 'true' });
    const { body: day } = await addDay(challenge, {
      challengeId: challenge.id,
      dayOfWeek: 'tuesday',
      dayName: 'Core',
      orderIndex: 1,
    });
    await addDay(challenge, { dayOfWeek: 'monday', dayName: 'Start', orderIndex: 0 });
    const { status, body } = await addTo(day.id, { dayWorkoutId: day.id, exerciseId: squat.id, sets: 3 });
    expect([status, body]).toEqual([
      201,
      expect.objectContaining({ dayWorkoutId: day.id, exerciseName: 'Squat', sets: '3', orderIndex: 0 }),
    ]);
    expect((await addTo(day.id, { exerciseId: jump.id })).body.orderIndex).toBe(1);
    const days = await ada.get(contract.listChallengeDays, { params: { id: challenge.id } });
    expect(days.map(({ dayName }) => dayName)).toEqual(['Start', 'Core']);
    expect(await exercisesOf(ada, day.id)).toHaveLength(2);
  });

  it('a day that exists already is changed and keeps its id and its exercises', async () => {
    const challenge = await aFiveDayChallenge(coach, { monday: [{ exerciseId: squat.id }] });
    const { status, body } = await addDay(challenge, { dayOfWeek: 'Monday', dayName: 'Again' });
    expect([status, body.id, body.dayName]).toEqual([201, challenge.days.monday, 'Again']);
    expect(await exercisesOf(ada, body.id)).toHaveLength(1);
  });

  it('the same day made twice at once is one day', async () => {
    const challenge = await aFiveDayChallenge(coach, {});
    const answers = await Promise.all([1, 2, 3].map(() => addDay(challenge, { dayOfWeek: 'monday' })));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  });

  it('a day is taken out once', async () => {
    const challenge = await aFiveDayChallenge(coach, { monday: [{ exerciseId: squat.id }] });
    const params = { dayId: challenge.days.monday };
    expect((await coach.ask(contract.deleteChallengeDay, { params })).body).toEqual({ ok: true });
    const again = await coach.ask(contract.deleteChallengeDay, { params });
    expect([again.status, again.body.message]).toEqual([404, 'Day not found']);
    expect((await ada.ask(contract.listChallengeDayExercises, { params })).status).toBe(404);
    expect((await addTo(params.dayId, { exerciseId: squat.id })).status).toBe(404);
  });

  it('a single challenge has no days, and a day no unknown exercise and no more than 40', async () => {
    const refused = await addDay(await aChallenge(coach, squat), { dayOfWeek: 'monday' });
    expect([refused.status, refused.body.message]).toEqual([409, 'Only a 5-day challenge has days']);
    const full = Array.from({ length: 40 }, () => ({ exerciseId: squat.id }));
    const { days } = await aFiveDayChallenge(coach, { monday: full, tuesday: [] });
    const [unknown, oneMore] = [
      await addTo(days.tuesday, { exerciseId: crypto.randomUUID() }),
      await addTo(days.monday, { exerciseId: squat.id }),
    ];
    expect([unknown.status, unknown.body.message]).toEqual([
      400,
      'This exercise is no longer in the library',
    ]);
    expect([oneMore.status, oneMore.body.message]).toEqual([400, 'A day holds at most 40 exercises']);
  });
});
