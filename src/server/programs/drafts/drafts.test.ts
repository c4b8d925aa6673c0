import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteExercise } from '#contract/exercises.ts';
import { createWorkout, deleteWorkout, duplicateWorkout, updateWorkout } from '#contract/programs.ts';
import { addDayExercise } from '#contract/programs/days.ts';
import * as drafts from '#contract/programs/drafts.ts';
import type { Weekday } from '#domain/plain-date.ts';
import { appForTests, type TestApp } from '#server/testing/app-for-tests.ts';
import { dayIn, type Draft, withDay } from '#server/testing/drafts.ts';
import { aCoach, aMember, type Person } from '#server/testing/people.ts';
import { anExercise, aProgram, dayOf, fiveByFive } from '#server/testing/training.ts';

let testApp: TestApp;
let coach: Person;
let other: Person;
let squat: { id: string };
let bench: { id: string };
let program: { id: string };

beforeAll(async () => {
  testApp = await appForTests();
  [coach, other] = [await aCoach(testApp), await aCoach(testApp)];
  [squat, bench] = [
    await anExercise(coach, 'Strength', 'Squat'),
    await anExercise(coach, 'Strength', 'Bench'),
  ];
});
afterAll(() => testApp.close());
beforeEach(async () => {
  program = await aProgram(coach, [{ monday: fiveByFive(squat), friday: fiveByFive(bench) }, {}]);
});

const params = () => ({ id: program.id });
const read = (who = coach) => who.get(drafts.getDraft, { params: params() });
const ask = (who: Person, draft: object, seen?: number | string) =>
  who.ask(
    drafts.saveDraft,
    { params: params(), body: draft as Draft },
    seen === undefined ? {} : { 'if-match': String(seen) },
  );
const save = (draft: Draft, who = coach) =>
  who.get(drafts.saveDraft, { params: params(), body: draft }, { 'if-match': String(draft.revision) });

const front = (draft: Draft, ...exercises: { id: string }[]) =>
  withDay(draft, 1, 'monday', { dayName: 'Front', exercises: fiveByFive(...exercises) });

describe('a draft that is not there yet', () => {
  it('is the live program, every week with its seven days; reading it writes nothing', async () => {
    const draft = await read();
    expect(draft).toMatchObject({
      revision: 0,
      isNew: true,
      name: 'Ascension',
      numWeeks: 2,
      updatedBy: null,
    });
    expect(draft.weeks.map(({ days }) => days.length)).toEqual([7, 7]);
    expect(dayIn(draft, 1, 'monday')).toMatchObject({
      dayName: 'Monday',
      exercises: [{ exerciseId: squat.id, sets: '5' }],
    });
    expect(await read()).toEqual(draft);
    const kept = await testApp.db.$client.query('select 1 from program_drafts where workout_id = $1', [
      program.id,
    ]);
    expect(kept.rowCount).toBe(0);
  });

  it('is not begun on a program that has changed since it was opened', async () => {
    const draft = await read();
    const { id: dayId } = await dayOf(coach, program, 1, 'monday');
    await other.get(addDayExercise, { params: { dayId }, body: { exerciseId: bench.id, sets: '3' } });
    const { status, body } = await ask(coach, front(draft, bench), 0);
    expect([status, body.message]).toEqual([
      409,
      'This program was changed since you opened it. It now shows the latest.',
    ]);
    const { draft: newer } = body as unknown as { draft: Draft };
    expect(newer).toEqual(await read());
    expect(await ask(coach, front(newer, bench), 0)).toMatchObject({ status: 200 });
  });

  it('is nothing that a single workout has', async () => {
    const single = await coach.get(createWorkout, { body: { name: 'Arms', programType: 'single_workout' } });
    const { status, body } = await coach.ask(drafts.getDraft, { params: { id: single.id } });
    expect([status, body.message]).toEqual([
      409,
      'Only a program of weeks has drafts and versions; change the workout itself',
    ]);
  });
});

describe('a draft', () => {
  it('is kept as it was saved, and the live program stays as it is', async () => {
    const saved = await save(front(await read(), bench, squat));
    expect(saved).toMatchObject({ revision: 1, isNew: false, updatedBy: 'Head Coach', startedFrom: null });
    expect(dayIn(saved, 1, 'monday')).toMatchObject({
      dayName: 'Front',
      exercises: [{ exerciseId: bench.id }, { exerciseId: squat.id }],
    });
    expect(await read(other)).toEqual(saved);
    const { exercises, dayName } = await dayOf(coach, program, 1, 'monday');
    expect([dayName, exercises.map(({ exerciseId }) => exerciseId)]).toEqual(['Monday', [squat.id]]);
    expect((await save(front(saved, squat))).revision).toBe(2);
  });

  it('of two coaches is nobody’s to write over unseen: the second gets the newer one', async () => {
    const opened = await read();
    const newer = await save(front(opened, bench), other);
    const { status, body } = await ask(coach, front(opened, squat), 0);
    expect([status, body.message]).toEqual([
      409,
      'Head Coach has saved this draft since you opened it. It now shows the latest.',
    ]);
    expect((body as unknown as { draft: Draft }).draft).toEqual(newer);
    expect(await read()).toEqual(newer);
  });

  it('is begun by one of two coaches who save at once', async () => {
    const opened = await read();
    const answers = await Promise.all([
      ask(coach, front(opened, bench), 0),
      ask(other, front(opened, squat), 0),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await read()).revision).toBe(1);
  });

  it('that is sent twice is saved once', async () => {
    const draft = front(await read(), bench);
    const [first, second] = [await ask(coach, draft, 0), await ask(coach, draft, 0)];
    expect([first.status, second.status, second.body]).toEqual([200, 200, first.body]);
  });

  it('says on which revision it was made: in If-Match, or as it was read; else it is refused', async () => {
    const draft = front(await read(), bench);
    expect((await ask(coach, draft)).body).toMatchObject({ revision: 1 });
    const { revision: _revision, ...silent } = draft;
    expect(await ask(coach, silent)).toMatchObject({
      status: 400,
      body: { message: 'Send the revision that was read', issues: [{ path: 'If-Match' }] },
    });
    expect(await ask(coach, silent, 'yesterday')).toMatchObject({ status: 400 });
    expect(await ask(coach, silent, '*')).toMatchObject({ status: 200, body: { revision: 2 } });
  });

  it('is thrown away; what was saved on top of it is refused, also once there is another', async () => {
    const saved = await save(front(await read(), bench));
    expect(await coach.get(drafts.discardDraft, { params: params() })).toEqual({ ok: true });
    const anew = await read();
    expect(anew).toMatchObject({ isNew: true, revision: 2 });
    const { status, body } = await ask(coach, front(saved, squat), 1);
    expect([status, body.message]).toEqual([
      409,
      'This draft was published or discarded since you opened it. It now shows the live program.',
    ]);
    expect((await save(front(anew, squat))).revision).toBe(3);
    expect((await coach.ask(drafts.discardDraft, { params: params() }, { 'if-match': '1' })).status).toBe(
      409,
    );
    expect(await read()).toMatchObject({ isNew: false });
  });

  it('keeps lines that are not understood, exactly as they were typed', async () => {
    const unread = [{ position: 1, text: ' Sqat 5x5@ ' }];
    const saved = await save(withDay(await read(), 2, 'tuesday', { unread }));
    expect(dayIn(saved, 2, 'tuesday')?.unread).toEqual(unread);
    const many = Array.from({ length: 61 }, (_, position) => ({ position, text: 'x' }));
    expect(await ask(coach, withDay(saved, 2, 'tuesday', { unread: many }), 1)).toMatchObject({
      status: 400,
    });
  });

  it('refuses what is not known, says why, and keeps what was saved', async () => {
    const saved = await save(front(await read(), bench));
    const nothing = { id: '00000000-0000-4000-8000-000000000000' };
    const refused = [
      [front(saved, nothing), 'An exercise of this program is no longer in the library'],
      [
        withDay(saved, 1, 'monday', { assignedWorkoutId: nothing.id }),
        'A workout of this program has been deleted',
      ],
      [withDay(saved, 1, 'monday', { assignedWorkoutId: program.id }), 'A program cannot be a day of itself'],
      [front(saved, ...Array.from({ length: 61 }, () => squat)), 'Use at most 60 exercises a day'],
      [{ ...saved, numWeeks: 1 }, 'A week lies beyond the number of weeks'],
      [{ ...saved, numWeeks: 13 }, 'Number of weeks must be between 1 and 12'],
    ] as const;
    for (const [draft, message] of refused)
      expect(await ask(coach, draft, 1), message).toMatchObject({ status: 400, body: { message } });
    expect(await read()).toEqual(saved);
  });

  it('may keep an exercise that has left the library since, and tells its name', async () => {
    const old = await anExercise(coach, 'Strength', 'Old Lift');
    const saved = await save(front(await read(), old));
    await coach.get(deleteExercise, { params: { id: old.id } });
    const draft = await read();
    expect(draft.unknown).toEqual([{ id: old.id, name: 'Old Lift', category: 'Strength' }]);
    expect((await save(front(saved, old, squat))).revision).toBe(2);
    await save(front(await read(), squat));
    expect(await ask(coach, front(await read(), old), 3)).toMatchObject({ status: 400 });
  });

  it('has a rest day where its workout has been deleted', async () => {
    const arms = await coach.get(createWorkout, { body: { name: 'Arms', programType: 'single_workout' } });
    const saved = await save(withDay(await read(), 2, 'sunday', { assignedWorkoutId: arms.id }));
    expect(dayIn(saved, 2, 'sunday')?.assignedWorkoutId).toBe(arms.id);
    await coach.get(deleteWorkout, { params: { id: arms.id } });
    expect(dayIn(await read(), 2, 'sunday')?.assignedWorkoutId).toBeNull();
    expect((await save(saved)).revision).toBe(2);
  });

  it('is no part of a copy, and goes with its program', async () => {
    await save(front(await read(), bench));
    const copy = await coach.get(duplicateWorkout, { params: params() });
    expect(await coach.get(drafts.getDraft, { params: { id: copy.id } })).toMatchObject({
      isNew: true,
      revision: 0,
    });
    await coach.get(deleteWorkout, { params: params() });
    for (const endpoint of [drafts.getDraft, drafts.previewDraft, drafts.discardDraft])
      expect((await coach.ask(endpoint, { params: params(), query: {} } as never)).status).toBe(404);
    expect((await ask(coach, { name: 'Back', numWeeks: 1 }, 1)).status).toBe(404);
  });

  it('is for coaches alone', async () => {
    await save(front(await read(), bench));
    const member = await aMember(testApp, coach);
    expect((await member.ask(drafts.getDraft, { params: params() })).status).toBe(403);
    expect((await ask(member, { name: 'Mine', numWeeks: 1 }, 1)).status).toBe(403);
  });
});

const editLive = async (weekNumber: number, weekday: Weekday, exercise: { id: string }) => {
  const { id: dayId } = await dayOf(coach, program, weekNumber, weekday);
  await other.get(addDayExercise, {
    params: { dayId },
    body: { exerciseId: exercise.id, sets: '3', reps: '8' },
  });
};
const take = () => coach.get(drafts.takeLive, { params: params(), body: {} });

describe('what is changed live while there is a draft', () => {
  it('is told in words', async () => {
    await save(front(await read(), bench));
    await editLive(1, 'friday', squat);
    await coach.get(updateWorkout, { params: params(), body: { name: 'Descent' } });
    expect((await read()).liveChanges).toEqual([
      { weekNumber: null, dayOfWeek: null, text: 'Name: Descent, was Ascension' },
      { weekNumber: 1, dayOfWeek: 'friday', text: 'New: Squat, 3 × 8' },
    ]);
  });

  it('is taken into the draft by days; a day that both changed stays as the draft has it, and is named', async () => {
    await save(front(await read(), bench));
    await editLive(1, 'monday', bench);
    await editLive(1, 'friday', squat);
    const { draft, taken, kept } = await take();
    expect(dayIn(draft, 1, 'monday')).toMatchObject({
      dayName: 'Front',
      exercises: [{ exerciseId: bench.id }],
    });
    expect(dayIn(draft, 1, 'friday')?.exercises.map(({ exerciseId }) => exerciseId)).toEqual([
      bench.id,
      squat.id,
    ]);
    expect(taken).toEqual([{ weekNumber: 1, dayOfWeek: 'friday', text: 'New: Squat, 3 × 8' }]);
    expect(kept).toEqual([{ weekNumber: 1, dayOfWeek: 'monday', text: 'New: Bench, 3 × 8' }]);
    expect([draft.revision, draft.liveChanges]).toEqual([2, []]);
    expect(await take()).toEqual({ draft, taken: [], kept: [] });
  });

  it('is nothing to take where there is no draft', async () => {
    const { status, body } = await coach.ask(drafts.takeLive, { params: params(), body: {} });
    expect([status, body.message]).toEqual([409, 'There is no draft of this program']);
  });
});
