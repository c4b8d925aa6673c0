import { expect, it } from 'vitest';
import { keepAnswers, wrongAnswer, wrongQuestion } from './fitting-answers.ts';
import { blankQuestion, type AnswerInput, type Question } from './question.ts';

const question = (overrides: Partial<Question>): Question => ({
  ...blankQuestion,
  id: 'q',
  part: 'body',
  kind: 'scale',
  text: 'How did you sleep?',
  ...overrides,
});

const choice = question({ kind: 'choice', options: ['Daily', 'Most days'] });
const long = 'x'.repeat(2001);

it.each<[Partial<Question>, Omit<AnswerInput, 'questionId'>, string | null]>([
  [{}, { value: 1 }, null],
  [{}, { value: 10 }, null],
  [{}, { value: 0 }, 'Choose a number from 1 to 10'],
  [{}, { value: 11 }, 'Choose a number from 1 to 10'],
  [{}, { value: 7.5 }, 'Choose a number from 1 to 10'],
  [{}, { value: '7' }, 'Choose a number from 1 to 10'],
  [{}, { value: Number.NaN }, 'Choose a number from 1 to 10'],
  [{ top: 5 }, { value: 5 }, null],
  [{ top: 5 }, { value: 6 }, 'Choose a number from 1 to 5'],
  [{ kind: 'number' }, { value: 0 }, null],
  [{ kind: 'number' }, { value: 100_000 }, null],
  [{ kind: 'number' }, { value: 100_000.5 }, 'Enter a number from 0 to 100,000'],
  [{ kind: 'number' }, { value: -1 }, 'Enter a number from 0 to 100,000'],
  [{ kind: 'number' }, { value: Number.POSITIVE_INFINITY }, 'Enter a number from 0 to 100,000'],
  [{ kind: 'number', measure: 'weight' }, { value: 82.5, unit: 'kg' }, null],
  [{ kind: 'number', measure: 'weight' }, { value: 82.5 }, 'Say in which unit the weight is: lb or kg'],
  [choice, { value: 'Daily' }, null],
  [choice, { value: 'daily' }, 'Choose one of the answers'],
  [choice, { value: 1 }, 'Choose one of the answers'],
  [{ kind: 'text' }, { value: 'Grateful.' }, null],
  [{ kind: 'text' }, { value: long }, 'Use text of at most 2,000 characters'],
  [{ kind: 'text' }, { value: 3 }, 'Use text of at most 2,000 characters'],
  [{ kind: 'picture' }, { value: '6f1c1a36-6c2a-4f6e-9f0e-2f4d1b3a5c7d' }, null],
  [{ kind: 'picture' }, { value: 'https://example.org/a.jpg' }, 'Choose a picture'],
  [{ kind: 'picture' }, { value: 1 }, 'Choose a picture'],
])('%j answered by %j: %s', (overrides, answer, wrong) => {
  expect(wrongAnswer(question(overrides), answer)).toBe(wrong);
});

it.each<[Partial<Question>, string | null]>([
  [{}, null],
  [{ top: 5 }, null],
  [{ top: 7 }, 'A scale goes to 5 or to 10'],
  [choice, null],
  [{ kind: 'choice', options: ['Yes'] }, 'Give at least two answers to choose from'],
  [{ kind: 'choice', options: ['Yes', 'yes'] }, 'Two answers to choose from are the same'],
  [{ kind: 'number', unit: 'glasses' }, null],
  [{ kind: 'number', measure: 'weight', unit: 'stone' }, 'A weight is answered in each person’s own unit'],
])('a question with %j is wrong by: %s', (overrides, wrong) => {
  expect(wrongQuestion(question(overrides))).toBe(wrong);
});

const sleep = question({ id: 'sleep' });
const weight = question({ id: 'weight', kind: 'number', measure: 'weight', text: 'Weight' });
const word = question({ id: 'word', kind: 'text', part: 'spirit', text: 'A word', isRequired: false });
const asked = [sleep, weight, word];
const both: AnswerInput[] = [
  { questionId: 'weight', value: 82.456, unit: 'kg' },
  { questionId: 'sleep', value: 7 },
];

it('are kept in the order of the questions, each with its words; what is left empty is left out', () => {
  expect(keepAnswers(asked, [...both, { questionId: 'word', value: '' }])).toEqual({
    storedAnswers: [
      {
        questionId: 'sleep',
        part: 'body',
        kind: 'scale',
        text: 'How did you sleep?',
        top: 10,
        measure: 'plain',
        value: 7,
        unit: '',
      },
      {
        questionId: 'weight',
        part: 'body',
        kind: 'number',
        text: 'Weight',
        top: 10,
        measure: 'weight',
        value: 82.46,
        unit: 'kg',
      },
    ],
  });
});

it.each<[string, AnswerInput[], string]>([
  ['one that has to be answered is left out', both.slice(0, 1), 'Please answer: How did you sleep?'],
  ['one is of no question', [...both, { questionId: 'gone', value: 1 }], 'This question is no longer asked'],
  ['one comes twice', [...both, ...both], 'This question is answered twice'],
  ['one does not fit', [{ questionId: 'sleep', value: 12 }], 'Choose a number from 1 to 10'],
])('are refused where %s', (_why, input, message) => {
  expect(keepAnswers(asked, input)).toMatchObject({ wrong: { message } });
});

it('are refused where nothing at all is answered', () => {
  expect(keepAnswers([word], [])).toMatchObject({ wrong: { message: 'Answer at least one question' } });
});
