import { expect, it } from 'vitest';
import type { PlainDate } from '#domain/plain-date.ts';
import { blankQuestion, type StoredAnswer, type Question } from './question.ts';
import { trendsOf } from './trends.ts';

const question = (overrides: Partial<Question>): Question => ({
  ...blankQuestion,
  id: 'sleep',
  part: 'body',
  kind: 'scale',
  text: 'Sleep',
  ...overrides,
});

const answer = (overrides: Partial<StoredAnswer>): StoredAnswer => ({
  questionId: 'sleep',
  part: 'body',
  kind: 'scale',
  text: 'Sleep',
  top: 10,
  measure: 'plain',
  value: 7,
  unit: '',
  ...overrides,
});

const week = (date: PlainDate, ...answers: StoredAnswer[]) => ({ week: date, answers });
const values = (questions: Question[], weeks: ReturnType<typeof week>[], unit: 'lb' | 'kg' = 'lb') =>
  trendsOf(questions, weeks, unit).map(trend => trend.points.map(point => point.value));

it('a scale goes from the oldest week to the newest, in today’s words, whatever they were then', () => {
  const weeks = [
    week('2026-03-15', answer({ value: 8 })),
    week('2026-03-08', answer({ value: 6, text: 'How was your sleep?' })),
  ];
  expect(trendsOf([question({ text: 'Your sleep' })], weeks, 'lb')).toEqual([
    {
      questionId: 'sleep',
      part: 'body',
      kind: 'scale',
      text: 'Your sleep',
      top: 10,
      low: '',
      high: '',
      unit: '',
      points: [
        { week: '2026-03-08', value: 6 },
        { week: '2026-03-15', value: 8 },
      ],
    },
  ]);
});

it.each<[what: string, now: Partial<Question>, then: Partial<StoredAnswer>, points: number[][]]>([
  ['the same scale', {}, {}, [[7]]],
  ['another scale', { top: 5 }, { value: 4 }, []],
  ['a number now, a scale then', { kind: 'number' }, {}, []],
  ['a number in other words', { kind: 'number', unit: 'hours' }, { kind: 'number', unit: 'h' }, [[7]]],
  ['a weight now, a number then', { kind: 'number', measure: 'weight' }, { kind: 'number' }, []],
  ['a text', { kind: 'text' }, { kind: 'text', value: 'Well' }, []],
  ['a question that is not asked any more', { id: 'other' }, {}, []],
])('of %s', (_what, now, then, points) => {
  expect(values([question(now)], [week('2026-03-15', answer(then))])).toEqual(points);
});

const weighed = (value: number, unit: string) => answer({ kind: 'number', measure: 'weight', value, unit });

it('a weight is in the reader’s unit, as typed where that is the same', () => {
  const asked = [question({ kind: 'number', measure: 'weight' })];
  const weeks = [week('2026-03-15', weighed(82.4, 'kg')), week('2026-03-08', weighed(182, 'lb'))];
  expect(values(asked, weeks, 'lb')).toEqual([[182, 181.7]]);
  expect(values(asked, weeks, 'kg')).toEqual([[82.6, 82.4]]);
  expect(trendsOf(asked, weeks, 'kg')[0]?.unit).toBe('kg');
});

it('a week that was left out leaves no point', () => {
  const weeks = [
    week('2026-03-15', answer({ value: 8 })),
    week('2026-03-08'),
    week('2026-03-01', answer({})),
  ];
  expect(values([question({})], weeks)).toEqual([[7, 8]]);
});
