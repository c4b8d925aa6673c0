import { expect, it } from 'vitest';
import { blankQuestion, type Question } from '#domain/check-ins/question.ts';
import { aLocalStore } from '#web/data/drafts/local-store.twin.ts';
import { answersToSend, type CheckInDraft, openAnswers, picturesAmong, stuckAt } from './answer-draft.ts';

const question = (overrides: Partial<Question>): Question => ({
  ...blankQuestion,
  id: 'q',
  part: 'body',
  kind: 'number',
  text: 'Weight',
  ...overrides,
});

const typed = (value: string | number, unit: 'kg' | null = null): CheckInDraft => ({
  week: '2026-03-15',
  version: 1,
  answers: { q: { value, unit } },
  step: 0,
});

it.each<[typed: string, sent: number | null]>([
  ['82.5', 82.5],
  ['82,5', 82.5],
  [' 82 ', 82],
  ['', null],
  ['  ', null],
])('a number typed as %j is sent as %s', (text, sent) => {
  const given = answersToSend([question({})], typed(text, 'kg'));
  expect(given).toEqual(sent === null ? [] : [{ questionId: 'q', value: sent, unit: 'kg' }]);
});

it.each<[given: Partial<Question>, text: string | number, stuck: string | null]>([
  [{}, '', 'Please answer this one'],
  [{ isRequired: false }, '', null],
  [{}, 'heavy', 'Enter a number from 0 to 100,000'],
  [{}, '8,2', null],
  [{ kind: 'scale' }, 7, null],
  [{ kind: 'scale', top: 5 }, 7, 'Choose a number from 1 to 5'],
  // The coach has changed the answers since.
  [{ kind: 'choice', options: ['Yes', 'No'] }, 'Often', 'Choose one of the answers'],
])('at a question with %j, with %j typed: %s', (overrides, text, stuck) => {
  expect(stuckAt(question(overrides), typed(text))).toBe(stuck);
});

it('what is answered of a question that is not asked any more is not sent', () => {
  expect(answersToSend([question({ id: 'other' })], typed('7'))).toEqual([]);
});

it('of what is sent, those answers are pictures of this device that a picture is asked for by', () => {
  const questions = [question({ id: 'front', kind: 'picture' }), question({ id: 'word', kind: 'text' })];
  const answers = [
    { questionId: 'front', value: 'a key' },
    { questionId: 'word', value: 'a word' },
    { questionId: 'gone', value: 'of a question that is not asked any more' },
  ];
  expect(picturesAmong(questions, answers)).toEqual(['a key']);
});

it('is taken up where it was left, on this device', () => {
  const store = aLocalStore();
  const draft = openAnswers('ada', { week: '2026-03-15', version: 1 }, store);
  draft.change(kept => ({ ...kept, step: 1, answers: { q: { value: 7, unit: null } } }));
  expect(openAnswers('ada', { week: '2026-03-15', version: 2 }, store).now()).toMatchObject({
    isRestored: true,
    stored: { step: 1, answers: { q: { value: 7 } } },
  });
  expect(openAnswers('ada', { week: '2026-03-22', version: 2 }, store).now().isRestored).toBe(false);
});
