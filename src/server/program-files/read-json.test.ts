import { expect, it } from 'vitest';
import { weekdays } from '#domain/plain-date.ts';
import { maxExercisesPerDay, maxWeeks } from '#domain/limits.ts';
import { programFormat } from '#domain/program-files/program-json.ts';
import { readJson } from './read-json.ts';

const head = { format: programFormat, version: 1, name: 'Iron' };
const one = { exercise: 'Squat', sets: '5', reps: '5', weight: '100', tempo: '31X1' };
const exercises = Array.from({ length: maxExercisesPerDay }, () => one);
const days = weekdays.map(dayOfWeek => ({ dayOfWeek, exercises }));
const largest = {
  ...head,
  weeks: Array.from({ length: maxWeeks }, (_, index) => ({ weekNumber: index + 1, days })),
};

/** The number of turns that others have while something is done. */
async function turnsDuring<Result>(act: () => Promise<Result>): Promise<{ turns: number; result: Result }> {
  let turns = 0;
  let goesOn = true;
  const count = () => {
    turns += 1;
    if (goesOn) setImmediate(count);
  };
  setImmediate(count);
  const result = await act();
  goesOn = false;
  return { turns, result };
}

it('others have their turn after each week of the largest program, and after each piece of its text', async () => {
  const text = JSON.stringify(largest);
  const { turns, result } = await turnsDuring(() => readJson(text));
  expect(result.refused).toEqual([]);
  expect(result.program?.weeks.flatMap(week => week.days)).toHaveLength(maxWeeks * 7);
  expect(turns).toBeGreaterThanOrEqual(maxWeeks + Math.floor(text.length / 65_536));
});

it.each([
  ['closed', `{"format":"${programFormat}","version":1,"x":${'['.repeat(900_000)}${']'.repeat(900_000)}}`],
  ['open', '['.repeat(1_990_000)],
])('what is nested without end, and is %s, is not read', async (_what, text) => {
  const refused = [{ line: null, why: 'This can’t be read as JSON' }];
  expect(await readJson(text)).toEqual({ program: null, refused });
});

it('all that is wrong is said, in the order of the file', async () => {
  const weeks = [
    {
      weekNumber: 1,
      days: [{ dayOfWeek: 'monday', exercises: [{ exercise: 'Squat', sets: 'x'.repeat(300) }] }],
    },
    { weekNumber: 13 },
    7,
  ];
  const { refused } = await readJson(JSON.stringify({ ...head, name: '', weeks }));
  expect(refused.map(({ why }) => why)).toEqual([
    'The program has no name',
    'Week 1, monday, exercise 1, sets: Use at most 100 characters',
    'Week 13: Number of weeks must be between 1 and 12',
    'Week ?: Weeks has the wrong form',
  ]);
});

it('a week number comes once', async () => {
  const weeks = [{ weekNumber: 1, days }, { weekNumber: 1 }];
  const { refused } = await readJson(JSON.stringify({ ...head, weeks }));
  expect(refused.map(({ why }) => why)).toEqual(['A week number comes twice']);
});
