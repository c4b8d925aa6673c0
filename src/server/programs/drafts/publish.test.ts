import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getCalendarStatus, getExercisesForDate, listAssignments } from '#contract/assignments.ts';
import { listNotices } from '#contract/notices/notices.ts';
import { getWorkout, updateWorkout } from '#contract/programs.ts';
import { addDayExercise } from '#contract/programs/days.ts';
import * as drafts from '#contract/programs/drafts.ts';
import { listProgramWeeks } from '#contract/programs/weeks.ts';
import { listSecurityEvents } from '#contract/security-events.ts';
import { changeTrainingDay } from '#contract/training/own-days.ts';
import type { PlainDate } from '#domain/plain-date.ts';
import { appForTests, type TestApp } from '#server/testing/app-for-tests.ts';
import { type Draft, publish, redraft, withDay } from '#server/testing/drafts.ts';
import { aCoach, aMember, type Person } from '#server/testing/people.ts';
import { anExercise, aProgram, assign, dayOf, fiveByFive, log } from '#server/testing/training.ts';

/** A Wednesday; the program began on the Monday of the week before. */
const today = '2026-03-18';
const start = '2026-03-09';

let testApp: TestApp;
let coach: Person;
let squat: { id: string };
let bench: { id: string };
let program: { id: string };
let ana: Person;
let ben: Person;
let anas: { id: string };
let bens: { id: string };

beforeAll(async () => {
  testApp = await appForTests();
  coach = await aCoach(testApp);
  [squat, bench] = [
    await anExercise(coach, 'Strength', 'Squat'),
    await anExercise(coach, 'Strength', 'Bench'),
  ];
  ana = await aMember(testApp, coach, { firstName: 'Ana', lastName: 'Cruz' });
  ben = await aMember(testApp, coach, { firstName: 'Ben', lastName: 'Cruz' });
});
afterAll(() => testApp.close());
beforeEach(async () => {
  testApp.clock.now = new Date(`${today}T12:00:00Z`);
  const week = { monday: fiveByFive(squat), wednesday: fiveByFive(squat), friday: fiveByFive(squat) };
  program = await aProgram(coach, [week, week, week]);
  anas = await assign(coach, ana, program, start);
  bens = await assign(coach, ben, program, start);
});

const params = () => ({ id: program.id });

/** What a member trains on a date: names of exercises; nothing on a rest day. */
const trains = async (who: Person, { id }: { id: string }, date: PlainDate) => {
  const { status, body } = await who.ask(getExercisesForDate, { params: { id }, query: { date } });
  return status === 404 ? [] : body.exercises.map(({ exercise }) => exercise.name);
};
const assignmentOf = async ({ id }: { id: string }) =>
  (await coach.get(listAssignments, {})).find(one => one.id === id);
/** The coming Friday and all of week 3 get another exercise, and Sunday of week 3 is a new day. */
const draftBench = () =>
  redraft(coach, program, draft => {
    const friday = withDay(draft, 2, 'friday', { exercises: fiveByFive(bench) });
    const third = (['monday', 'wednesday', 'friday'] as const).reduce(
      (tree: Draft, day) => withDay(tree, 3, day, { exercises: fiveByFive(bench) }),
      friday,
    );
    return withDay(third, 3, 'sunday', { dayName: 'Long', exercises: fiveByFive(bench) });
  });
const refused = async (body: object, headers = {}) => {
  const answer = await coach.ask(drafts.publishDraft, { params: params(), body }, headers);
  return { ...answer, message: answer.body.message };
};

const told = async (who: Person) =>
  (await who.get(listNotices, { query: {} })).notices.filter(({ text }) => text.includes('Telling')).length;
const lines = (count: number) => Array.from({ length: count }, (_, position) => ({ position, text: 'sqat' }));

describe('a publication', () => {
  it('reaches days today or later without a log; those before, and with a log, stay as they were', async () => {
    await log(ana, anas, squat, '2026-03-23');
    await redraft(coach, program, draft =>
      [1, 2, 3].reduce(
        (tree, week) =>
          withDay(withDay(tree, week, 'monday', { exercises: fiveByFive(bench) }), week, 'wednesday', {
            exercises: fiveByFive(bench),
          }),
        draft,
      ),
    );
    expect(await publish(coach, program, { reach: 'all', note: 'Lighter' })).toBe(1);
    const dates = [
      '2026-03-11',
      '2026-03-16',
      '2026-03-18',
      '2026-03-20',
      '2026-03-23',
      '2026-03-25',
    ] as const;
    const of = (who: Person, assignment: { id: string }) =>
      Promise.all(dates.map(date => trains(who, assignment, date)));
    expect((await of(ana, anas)).flat()).toEqual(['Squat', 'Squat', 'Bench', 'Squat', 'Squat', 'Bench']);
    expect((await of(ben, bens)).flat()).toEqual(['Squat', 'Squat', 'Bench', 'Squat', 'Bench', 'Bench']);
  });

  it('keeps the ids of weeks and days, and changes no day but those that differ', async () => {
    const before = await coach.get(listProgramWeeks, { params: params() });
    await draftBench();
    await publish(coach, program);
    const after = await coach.get(listProgramWeeks, { params: params() });
    const idsOf = (weeks: typeof before) => weeks.map(({ id, days }) => [id, days.map(day => day.id)]);
    expect(idsOf(after)).toEqual(idsOf(before));
    const changed = after.flatMap(week => week.days).filter(({ revision }) => revision > 0);
    expect(changed).toHaveLength(5);
  });

  it('of a draft with more weeks, fewer weeks and other words changes those', async () => {
    await redraft(coach, program, draft => ({
      ...draft,
      name: 'Descent',
      numWeeks: 4,
      difficultyLevel: 'advanced',
    }));
    await redraft(coach, program, draft => withDay(draft, 4, 'monday', { exercises: fiveByFive(bench) }));
    await publish(coach, program);
    expect(await coach.get(getWorkout, { params: params() })).toMatchObject({
      name: 'Descent',
      numWeeks: 4,
      difficultyLevel: 'advanced',
    });
    expect(await trains(ana, anas, '2026-03-30')).toEqual(['Bench']);
    expect((await assignmentOf(anas))?.endDate.slice(0, 10)).toBe('2026-04-05');
    await redraft(coach, program, draft => ({ ...draft, numWeeks: 2, weeks: draft.weeks.slice(0, 2) }));
    await publish(coach, program);
    expect((await assignmentOf(anas))?.endDate.slice(0, 10)).toBe('2026-03-22');
    expect(await trains(ana, anas, '2026-03-25')).toEqual([]);
  });

  it('tells those it reaches, and is written down', async () => {
    await coach.get(updateWorkout, { params: params(), body: { name: 'Telling' } });
    await draftBench();
    testApp.clock.now = new Date(`${today}T14:00:00Z`);
    await publish(coach, program, { reach: [ana.id] });
    expect([await told(ana), await told(ben)]).toEqual([1, 0]);
    const { events } = await coach.get(listSecurityEvents, { query: {} });
    expect(events.map(({ text }) => text)).toContain('Published version 1 of Telling, for 1 member');
  });

  it('leaves nothing of the draft, and needs one', async () => {
    await draftBench();
    await publish(coach, program);
    expect(await coach.get(drafts.getDraft, { params: params() })).toMatchObject({
      isNew: true,
      revision: 2,
    });
    expect(await refused({})).toMatchObject({
      status: 409,
      message: 'There is no draft of this program to publish',
    });
  });

  it('that is sent twice with one key is made once', async () => {
    await draftBench();
    const key = { 'idempotency-key': '7f3b5d0e-6a39-4f5c-9a5e-0d7f5f1c2b3a' };
    const ask = () => coach.ask(drafts.publishDraft, { params: params(), body: {} }, key);
    expect([(await ask()).body, (await ask()).body]).toEqual([{ version: 1 }, { version: 1 }]);
  });

  it('is not made of lines that are not understood, of another draft than was seen, or for strangers', async () => {
    await redraft(coach, program, draft => withDay(draft, 3, 'tuesday', { unread: lines(1) }));
    expect(await refused({})).toMatchObject({ status: 409, message: '1 line is not understood yet' });
    await redraft(coach, program, draft => withDay(draft, 3, 'tuesday', { unread: lines(3) }));
    expect(await refused({})).toMatchObject({ status: 409, message: '3 lines are not understood yet' });
    await redraft(coach, program, draft => withDay(draft, 3, 'tuesday', { unread: [] }));
    expect(await refused({}, { 'if-match': '2' })).toMatchObject({
      status: 409,
      body: { draft: { revision: 3 } },
    });
    const stranger = await aMember(testApp, coach);
    expect(await refused({ reach: [ana.id, stranger.id] })).toMatchObject({
      status: 400,
      message: 'A member who is named is not on this program',
    });
    expect(await refused({ reach: 'some' })).toMatchObject({
      status: 400,
      message: "Say 'all', 'none', or the members' ids",
    });
  });

  it('waits for what was changed live since the draft began, and says what that is', async () => {
    await draftBench();
    const { id: dayId } = await dayOf(coach, program, 1, 'monday');
    await coach.get(addDayExercise, {
      params: { dayId },
      body: { exerciseId: bench.id, sets: '3', reps: '8' },
    });
    const { status, message, body } = await refused({});
    expect([status, message]).toEqual([
      409,
      'This program was changed live since the draft began. Bring those changes into the draft first. Week 1, Monday: New: Bench, 3 × 8',
    ]);
    expect(body).toMatchObject({
      liveChanges: [{ weekNumber: 1, dayOfWeek: 'monday', text: 'New: Bench, 3 × 8' }],
    });
    await coach.get(drafts.takeLive, { params: params(), body: {} });
    expect(await publish(coach, program)).toBe(1);
    const [monday, friday] = [
      await dayOf(coach, program, 1, 'monday'),
      await dayOf(coach, program, 2, 'friday'),
    ];
    expect([monday, friday].map(({ exercises }) => exercises.map(({ exerciseId }) => exerciseId))).toEqual([
      [squat.id, bench.id],
      [bench.id],
    ]);
  });

  it('leaves a day that a coach has given one member', async () => {
    const { trainingDayId } = await ana.get(getExercisesForDate, {
      params: { id: anas.id },
      query: { date: '2026-03-20' },
    });
    await coach.get(changeTrainingDay, {
      params: { id: trainingDayId },
      body: [...fiveByFive(squat, squat)],
    });
    await draftBench();
    await publish(coach, program);
    expect(await trains(ana, anas, '2026-03-20')).toEqual(['Squat', 'Squat']);
    expect(await trains(ben, bens, '2026-03-20')).toEqual(['Bench']);
  });
});

it('members log while a publication is made: nobody is refused, and what was logged keeps its version', async () => {
  await redraft(coach, program, draft =>
    [1, 2, 3].reduce((tree, week) => withDay(tree, week, 'wednesday', { exercises: fiveByFive(bench) }), {
      ...draft,
      numWeeks: 4,
    }),
  );
  const crowd = [];
  for (let n = 0; n < 6; n += 1) {
    const member = await aMember(testApp, coach);
    crowd.push({ member, assignment: await assign(coach, member, program, start) });
  }
  const [version, ...logs] = await Promise.all([
    publish(coach, program),
    ...crowd.map(({ member, assignment }) => log(member, assignment, squat, today)),
  ]);
  expect(version).toBe(1);
  expect(logs).toHaveLength(6);
  for (const { member, assignment } of crowd) {
    expect(await trains(member, assignment, today)).toContain('Squat');
    const calendar = await member.get(getCalendarStatus, { params: { id: assignment.id } });
    expect(calendar[today]?.status).not.toBe('missed');
  }
});
