import { expect, test } from 'vitest';
import { CallError } from './call.ts';
import { stateOf } from './read-state.ts';

const error = new CallError(500, 'An error occurred');

test.each([
  ['nothing came yet', { data: undefined, error: null }, 'loading'],
  ['nothing came, and that failed', { data: undefined, error }, 'failed'],
  ['an answer', { data: { name: 'Iron Foundation' }, error: null }, 'answer'],
  ['an answer that says there is nothing', { data: null, error: null }, 'answer'],
  ['a list', { data: ['Squat'], error: null }, 'answer'],
  ['an empty list', { data: [], error: null }, 'empty'],
  ['an earlier answer, where reading it again failed', { data: ['Squat'], error }, 'answer'],
  ['an earlier empty list, where reading it again failed', { data: [], error }, 'empty'],
])('%s', (_, read, state) => {
  expect(stateOf(read)).toBe(state);
});

test('asks about a failure only where there is no answer', () => {
  const read = {
    data: 1,
    get error(): never {
      throw new Error('asked');
    },
  };
  expect(stateOf(read)).toBe('answer');
});
