import { expect, it } from 'vitest';
import { leftLines, linesText, summaryOf } from './reading-text.ts';

const line = (number: number, text = 'Back Squat 5x5', became: 'exercise' | 'blank' = 'exercise') => ({
  line: number,
  text,
  became,
  read: text,
});
const nothing = { questions: 0, names: 0 };

it.each([
  [[], nothing, 'All 2 lines are read.'],
  [[], { questions: 1, names: 0 }, '2 lines read. 1 question.'],
  [[], { questions: 0, names: 3 }, '2 lines read. 3 names not in the library.'],
  [[{ line: 1, text: 'oops', why: 'No.' }], nothing, '2 lines, 1 with something that is not taken.'],
])('what is left over of two lines is said: %j, %j', (notTaken, open, text) => {
  expect(summaryOf({ lines: [line(1), line(2), line(3, '', 'blank')], notTaken }, open)).toBe(text);
});

it('what is not taken is told a line at a time; of a part the part is named', () => {
  const notTaken = [
    { line: 2, text: 'oops', why: 'No column stands above it.' },
    { line: 1, text: 'Hello', why: 'It names no exercise.' },
    { line: 2, text: 'too', why: 'No column stands above it.' },
  ];
  expect(leftLines({ lines: [line(1, 'Hello'), line(2, 'Row,oops,too')], notTaken })).toEqual([
    { line: 1, text: 'Hello', reasons: ['It names no exercise.'] },
    {
      line: 2,
      text: 'Row,oops,too',
      reasons: ['“oops”: No column stands above it.', '“too”: No column stands above it.'],
    },
  ]);
});

it.each([
  [[3], 'line 3'],
  [[3, 5, 7], 'lines 3, 5 and 7'],
  [[1, 2, 3, 4, 5, 6, 7], 'lines 1, 2, 3, 4, 5 and 2 more'],
])('%j are %s', (lines, text) => {
  expect(linesText(lines)).toBe(text);
});
