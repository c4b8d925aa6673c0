import { expect, it } from 'vitest';
import type { Weekday } from '#domain/plain-date.ts';
import { exerciseIndex } from '#domain/shorthand/match-exercise.ts';
import { readPasted } from './read-pasted.ts';

const index = exerciseIndex(
  ['Back Squat', 'Bench Press', 'Plank', 'Easy Run', 'Friday Row'].map(name => ({
    id: name,
    name,
    category: 'Strength',
  })),
);
const at: { week: number; day: Weekday } = { week: 1, day: 'monday' };

const read = (text: string, from = at) =>
  readPasted(text, index, from).lines.map(({ week, day, text: line, why }) =>
    [week, day, line, ...(why === null ? [] : [why])].join(' | '),
  );

it.each([
  [
    'rows with a head',
    'Week\tDay\tExercise\tSets\tReps\tLoad\tRest\tNotes\n1\tMon\tBack Squat\t4\t6-8\t75%\t2 min\tslow\n\t\tPlank\t3\t45 s\t\t\t\n\tWed\tBench Press\t5\t5\t185\t90\t\n2\tMon\tBack Squat\t4\t6\t60 kg\t\t',
    [
      '1 | monday | Back Squat 4x6-8 @75% r120 "slow"',
      '1 | monday | Plank 3x45s',
      '1 | wednesday | Bench Press 5x5 185lb r90',
      '2 | monday | Back Squat 4x6 60kg',
    ],
  ],
  [
    'rows without a head, by the usual order',
    '1\tTuesday\tBack Squat\t3\t8\t\t\t\n\t\tBench Press\t3\tAMRAP',
    ['1 | tuesday | Back Squat 3x8', '1 | tuesday | Bench Press 3xAMRAP'],
  ],
  [
    'rows that begin at the exercise go where the cursor is',
    'Back Squat\t3\t8\nPlank\t2\t1:00',
    ['1 | monday | Back Squat 3x8', '1 | monday | Plank 2x1:00'],
  ],
  [
    'other names of columns, in another order, and a CSV',
    'Movement,Wk,Day,Reps,Sets,RPE,Tempo\n"Back Squat",1,2,5,5,8,31X1',
    ['1 | tuesday | Back Squat 5x5 @8 t31X1'],
  ],
  [
    'plain lines under headings',
    'Week 2\nMonday – Lower\nBack Squat 5x5 @80%\n- Plank 3x45s\nDay 5:\nFriday Row 3x8\n\nEasy Run 3mi',
    [
      '2 | monday | Back Squat 5x5 @80%',
      '2 | monday | Plank 3x45s',
      '2 | friday | Friday Row 3x8',
      '2 | friday | Easy Run 3mi',
    ],
  ],
  [
    'what is not understood is said, line by line',
    'Week\tDay\tExercise\tSets\n1\tMon\tDragon Flag\t3\nX\tMon\tPlank\t3\n1\tSomeday\tPlank\t3\n20\tMon\tPlank\t3',
    [
      '1 | monday | Dragon Flag sets:3 | No exercise is named “Dragon Flag”.',
      '1 | monday | Plank sets:3 | “X” is no week.',
      '1 | monday | Plank sets:3 | “Someday” is no day.',
      '20 | monday | Plank sets:3 | A program has at most 12 weeks.',
    ],
  ],
])('%s', (_, text, lines) => {
  expect(read(text)).toEqual(lines);
});

it('weeks count from where the cursor is', () => {
  expect(read('1\tMon\tPlank\t3\t1:00\n2\tMon\tPlank\t3\t1:00', { week: 3, day: 'friday' })).toEqual([
    '3 | monday | Plank 3x1:00',
    '4 | monday | Plank 3x1:00',
  ]);
});

it.each([
  ['10 MB', 'x'.repeat(10_000_000), 'This is more than 1 MB of text: paste a part of it.'],
  ['20,000 lines', 'Plank\n'.repeat(20_000), 'These are 20,001 lines: paste at most 5,000.'],
  ['nothing', ' \n\t\n', 'There is no line in it.'],
])('%s is refused in a sentence', (_, text, refused) => {
  expect(readPasted(text, index, at).refused).toBe(refused);
});
