import { describe, expect, it } from 'vitest';
import type { Measure } from '#domain/training-sessions/player/current-set.ts';
import { readTyped } from './measure-text.ts';

describe('a number typed into the player', () => {
  it.each<[Measure, string, number]>([
    ['weight', '62,5', 62.5],
    ['weight', ' 62.5 ', 62.5],
    ['weight', '1,000', 1000],
    ['distance', '0,125', 0.13],
    ['reps', '12', 12],
    ['contacts', '1 200', 1200],
    ['calories', '15', 15],
    ['seconds', '90', 90],
    ['seconds', '130', 90],
    ['seconds', '1:30', 90],
  ])('%s %j is %d', (measure, typed, value) => {
    expect(readTyped(measure, typed)).toBe(value);
  });

  it.each([
    ['-20', 20],
    ['−17,5', 17.5],
    ['20', 20],
  ])('%j of help is %d, with its sign or without', (typed, value) => {
    expect(readTyped('weight', typed, true)).toBe(value);
  });

  it.each<[Measure, string, string]>([
    ['weight', '6o', '“6o” is not a number.'],
    ['weight', '62,5 kg', '“62,5 kg” is not a number.'],
    ['weight', '-5', 'Enter at least 0.'],
    ['weight', '62,255', 'Enter at most 5,000.'],
    ['reps', '2,5', '“2,5” is not a whole number.'],
    ['reps', '10001', 'Enter at most 10,000.'],
    ['calories', '2,5', '“2,5” is not a whole number.'],
    ['calories', '10001', 'Enter at most 10,000.'],
    ['contacts', 'many', '“many” is not a number.'],
    ['seconds', 'soon', 'Enter a time such as 1:30 or 90.'],
  ])('%s %j: %s', (measure, typed, sentence) => {
    expect(readTyped(measure, typed)).toBe(sentence);
  });
});
