import { expect, it } from 'vitest';
import { blankQuestion, type Question } from '#domain/check-ins/question.ts';
import { aLocalStore } from '#web/data/drafts/local-store.twin.ts';
import {
  bodyOf,
  type CheckIn,
  moved,
  openWritten,
  problemOf,
  problemsOf,
  tidied,
  writtenOf,
} from './written-check-in.ts';

const question = (id: string, overrides: Partial<Question> = {}): Question => ({
  ...blankQuestion,
  id,
  part: 'body',
  kind: 'scale',
  text: `Question ${id}`,
  ...overrides,
});

const checkIn: CheckIn = {
  questions: [question('a'), question('b'), question('c')],
  weekday: 'sunday',
  groupIds: [],
  isOn: true,
  version: 3,
  updatedAt: null,
};

it.each([
  ['a', 1, 'b a c'],
  ['c', -1, 'a c b'],
  ['a', -1, 'a b c'],
  ['c', 1, 'a b c'],
  ['gone', 1, 'a b c'],
] as const)('the question %s moved by %i: %s', (id, by, order) => {
  expect(
    moved(checkIn.questions, id, by)
      .map(one => one.id)
      .join(' '),
  ).toBe(order);
});

it('a question that has become another kind keeps nothing of the one before', () => {
  const scale = { top: 5, low: 'Badly', high: 'Well' };
  expect(tidied(question('a', { ...scale, kind: 'text', options: ['Yes'], unit: 'kg' }))).toEqual(
    question('a', { kind: 'text' }),
  );
  expect(tidied(question('a', { kind: 'choice', options: [' Yes ', '', 'No'] })).options).toEqual([
    'Yes',
    'No',
  ]);
});

it.each<[string, Partial<CheckIn>, string | null]>([
  ['nothing is wrong', {}, null],
  ['nothing is asked', { questions: [] }, 'Ask at least one question'],
  ['nothing is asked, switched off', { questions: [], isOn: false }, null],
  ['one has no words', { questions: [question('a', { text: ' ' })] }, 'Some questions are incomplete'],
  [
    'there are thirteen',
    { questions: Array.from({ length: 13 }, (_, n) => question(String(n))) },
    'Ask at most 12 questions',
  ],
])('where %s', (_what, overrides, problem) => {
  expect(problemOf(writtenOf({ ...checkIn, ...overrides }))).toBe(problem);
});

it('a choice of one answer is told of where it stands, and groups that are not chosen', () => {
  const written = writtenOf({ ...checkIn, questions: [question('a', { kind: 'choice', options: ['Yes'] })] });
  expect(problemsOf(written).get('a')).toBe('Give at least two answers to choose from');
  expect(problemOf({ ...writtenOf(checkIn), isForGroups: true })).toBe('Choose the groups it is for');
  expect(bodyOf({ ...writtenOf(checkIn), groupIds: ['g'] }).groupIds).toEqual([]);
});

it('what is written is kept until it is saved; what is as it was is no draft', () => {
  const store = aLocalStore();
  const written = openWritten('coach', checkIn, store);
  written.change(now => ({ ...now, weekday: 'monday' }));
  expect(openWritten('coach', checkIn, store).now()).toMatchObject({
    isRestored: true,
    stored: { weekday: 'monday', version: 3 },
  });
  written.change(now => ({ ...now, weekday: 'sunday' }));
  expect(store.entries.size).toBe(0);
});
