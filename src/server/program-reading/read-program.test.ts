import { afterAll, beforeAll, expect, it } from 'vitest';
import { updateProfile } from '#contract/profile.ts';
import { readProgramText } from '#contract/programs/read-program.ts';
import { listPrograms } from '#contract/programs.ts';
import { appForTests, type TestApp } from '#server/testing/app-for-tests.ts';
import { aCoach, aMember, type BodyOf, type Person } from '#server/testing/people.ts';
import { anExercise } from '#server/testing/training.ts';

let testApp: TestApp;
let coach: Person;
let squat: { id: string };

beforeAll(async () => {
  testApp = await appForTests();
  coach = await aCoach(testApp);
  squat = await anExercise(coach, 'Strength', 'Back Squat');
});
afterAll(() => testApp.close());

const read = (text: string, more: Partial<BodyOf<typeof readProgramText>> = {}, who = coach) =>
  who.ask(readProgramText, { body: { text, ...more } });

const exercisesOf = async (...input: Parameters<typeof read>) =>
  (await read(...input)).body.weeks.flatMap(week => week.days.flatMap(day => day.exercises));

const unit = async (...input: Parameters<typeof read>) => (await exercisesOf(...input))[0]?.weightUnit;

const rows = (count: number) => `Day\tExercise\tSets\n${'Mon\tBack Squat\t3\n'.repeat(count)}`;

const sheet = 'Week\tDay\tExercise\tSets\tReps\tWeight\n2\tMon\tBack Squat\t5\t5\t100\n\t\tYoke Walk\t3\t\t';

it('a text is read as a program, exercises by their ids where the library has them, and nothing is made', async () => {
  const { status, body } = await read(sheet);
  expect([status, body.refused, body.notTaken]).toEqual([200, null, []]);
  expect(body.weeks).toMatchObject([
    {
      weekNumber: 2,
      days: [
        {
          dayOfWeek: 'monday',
          exercises: [
            {
              exerciseName: 'Back Squat',
              exerciseId: squat.id,
              sets: '5',
              reps: '5',
              weight: '100',
              lines: [2],
            },
            { exerciseName: 'Yoke Walk', exerciseId: null, sets: '3', lines: [3] },
          ],
        },
      ],
    },
  ]);
  expect(body.lines.map(({ line, became }) => [line, became])).toEqual([
    [1, 'head'],
    [2, 'exercise'],
    [3, 'exercise'],
  ]);
  expect(await coach.get(listPrograms, {})).toEqual([]);
});

it('a unit that is left out is the coach’s own', async () => {
  const metric = await aCoach(testApp);
  await metric.get(updateProfile, { body: { units: { weight: 'kg' } } });
  expect(await unit(sheet)).toBe('lbs');
  expect(await unit(sheet, {}, metric)).toBe('kg');
  expect(await unit(sheet, { weightUnit: 'lb' }, metric)).toBe('lbs');
});

it('a question is asked once, with a proposal, and an answer to it is taken', async () => {
  const { questions } = (await read(sheet)).body;
  expect(questions).toMatchObject([{ kind: 'exercise', lines: [3], proposed: 'create' }]);
  const [question] = questions;
  const answered = await exercisesOf(sheet, { answers: { [question?.id ?? '']: squat.id } });
  expect(answered.map(({ exerciseId }) => exerciseId)).toEqual([squat.id, squat.id]);
});

it('what is not taken is told of with its line and the reason', async () => {
  const { body } = await read('Day,Exercise,Sets\nMon,Back Squat,5,and this');
  expect(body.notTaken).toMatchObject([{ line: 2, text: 'and this' }]);
  expect(body.notTaken[0]?.why).not.toBe('');
});

it('a year’s sheet is read, and what is longer is refused in a sentence', async () => {
  expect((await read(rows(3_000))).status).toBe(200);
  const tooMany = await read(rows(5_001));
  expect([tooMany.status, tooMany.body.message]).toEqual([400, 'Read at most 5,000 lines at once']);
  const tooLong = await read('x'.repeat(1_000_001));
  expect([tooLong.status, tooLong.body.message]).toEqual([400, 'Use at most 1,000,000 characters']);
});

it('a member reads no program', async () => {
  expect((await read(sheet, {}, await aMember(testApp, coach))).status).toBe(403);
});
