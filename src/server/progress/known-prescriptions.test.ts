import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { getCompletionStatus, getExercisesForDate } from '#contract/assignments.ts';
import { updateExercise } from '#contract/exercises.ts';
import { updateDayExercise } from '#contract/programs/days.ts';
import { listProgress, logProgress } from '#contract/progress.ts';
import { appForTests, type TestApp } from '#server/testing/app-for-tests.ts';
import { aCoach, aMember, type Person } from '#server/testing/people.ts';
import { anExercise, aProgram, assign, dayOf, fiveByFive, fiveSets } from '#server/testing/training.ts';

const today = '2026-03-18';

let testApp: TestApp;
let coach: Person;

beforeAll(async () => {
  testApp = await appForTests({ now: new Date(`${today}T12:00:00Z`) });
  coach = await aCoach(testApp);
});
afterAll(() => testApp.close());

/** A prescription that one member has logged, and what another of the same program sends for it. */
async function aKnownPrescription() {
  const [squat, bench] = [await anExercise(coach), await anExercise(coach)];
  const program = await aProgram(coach, [{ wednesday: fiveByFive(squat, bench) }]);
  const [first, second] = [await aMember(testApp, coach), await aMember(testApp, coach)];
  const fixture = await Promise.all([first, second].map(person => assign(coach, person, program, today)));
  const [assignment, another] = [fixture[1], fixture[0]];
  if (!assignment || !another) throw new Error('Nothing was assigned');
  const day = await second.get(getExercisesForDate, {
    params: { id: assignment.id },
    query: { date: today },
  });
  const bodyFor = ({ id }: { id: string }) => ({
    assignmentId: id,
    exerciseId: squat.id,
    prescriptionId: day.exercises[0]?.id ?? '',
    completedDate: today,
    setsData: fiveSets(),
  });
  await first.get(logProgress, { body: bodyFor(another) });
  return { squat, bench, program, second, assignment, another, body: bodyFor(assignment) };
}

const send = (person: Person, body: object, key = 'k') =>
  person.ask(logProgress, { body: body as never }, { 'idempotency-key': key });

/** How often a day was read before a log was saved. */
async function readsDuring(work: () => Promise<unknown>): Promise<number> {
  const spy = vi.spyOn(testApp.db.lanes, 'query');
  await work();
  const { calls } = spy.mock;
  spy.mockRestore();
  return calls.filter(([{ name }]) => name === 'loggable_day').length;
}

it('is saved without reading its day, and counts as any other', async () => {
  const { second, assignment, body } = await aKnownPrescription();
  expect(await readsDuring(() => second.get(logProgress, { body }))).toBe(0);
  const status = await second.get(getCompletionStatus, { params: { id: assignment.id } });
  expect(status).toMatchObject({ completionPercentage: 50 });
  const [log] = await second.get(listProgress, { query: { assignmentId: assignment.id } });
  expect(log).toMatchObject({ workoutUnitsPrescribed: 25, workoutUnitsCompleted: 25 });
});

it('twice is answered as the first time, and with another key refused', async () => {
  const { second, assignment, body } = await aKnownPrescription();
  const answers = [await send(second, body), await send(second, body), await send(second, body, 'other')];
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 409]);
  expect(answers[1]?.body).toEqual(answers[0]?.body);
  expect(await second.get(listProgress, { query: { assignmentId: assignment.id } })).toHaveLength(1);
});

it('tells the name that its exercise has by now', async () => {
  const { squat, second, body } = await aKnownPrescription();
  const name = `Front Squat ${squat.id}`;
  await coach.get(updateExercise, { params: { id: squat.id }, body: { name } });
  expect(await second.get(logProgress, { body })).toMatchObject({ exerciseName: name });
});

it('takes its day back to what it was made for, when that was edited since', async () => {
  const { program, second, assignment, body } = await aKnownPrescription();
  const { exercises } = await dayOf(coach, program, 1, 'wednesday');
  const edited = exercises.find(({ exerciseId }) => exerciseId === body.exerciseId);
  await coach.get(updateDayExercise, { params: { id: edited?.id ?? '' }, body: { sets: '3' } });
  const shown = () =>
    second.get(getExercisesForDate, { params: { id: assignment.id }, query: { date: today } });
  expect((await shown()).exercises[0]).toMatchObject({ sets: '3', isCompleted: false });
  expect(await second.get(logProgress, { body })).toMatchObject({ workoutUnitsPrescribed: 25 });
  expect((await shown()).exercises[0]).toMatchObject({
    id: body.prescriptionId,
    sets: '5',
    isCompleted: true,
  });
});

it('is saved for nobody else, for no other date, and with no other exercise', async () => {
  const { bench, second, another, body } = await aKnownPrescription();
  const statuses = [
    await send(second, { ...body, assignmentId: another.id }, '1'),
    await send(second, { ...body, completedDate: '2026-03-19' }, '2'),
    await send(second, { ...body, completedDate: '2026-03-19', setsData: null }, '3'),
    await send(second, { ...body, setsData: null }, '4'),
  ].map(({ status }) => status);
  expect(statuses).toEqual([404, 404, 404, 400]);
  const other = await send(second, { ...body, exerciseId: bench.id }, '5');
  expect(other).toMatchObject({ status: 201, body: { exerciseId: bench.id } });
});
