import { describe, expect, it } from 'vitest';
import { readPasted } from '#domain/paste/read-pasted.ts';
import { exerciseIndex } from '#domain/shorthand/match-exercise.ts';
import { unknownNames, withSaid } from './pasted-names.ts';

const library = ['Back Squat', 'Front Plank', 'Side Plank'].map(name => ({
  id: name,
  name,
  category: 'Strength',
}));
const index = exerciseIndex(library);
const lines = (text: string) => readPasted(text, index, { week: 1, day: 'monday' }).lines;
const sheet = ['Back Squat 5x5', 'Plank 3x45s', 'Toes to Bar 3x8', 'Plank 2x60s "slow"', '3x8'].join('\n');
const nothing = { fixed: {}, meant: {} };

describe('the names of pasted lines that no exercise has', () => {
  it('come once each, with how many lines they stand in', () => {
    expect(unknownNames(lines(sheet), index)).toEqual([
      { name: 'Plank', lines: 2 },
      { name: 'Toes to Bar', lines: 1 },
    ]);
  });

  it('mean the same exercise in all of their lines, and nothing else of them changes', () => {
    const said = withSaid(lines(sheet), { ...nothing, meant: { Plank: 'Front Plank' } }, index);
    expect(said.map(({ text, why }) => [text, why === null])).toEqual([
      ['Back Squat 5x5', true],
      ['Front Plank 3x45s', true],
      ['Toes to Bar 3x8', false],
      ['Front Plank 2x60s "slow"', true],
      ['3x8', false],
    ]);
    expect(unknownNames(said, index).map(({ name }) => name)).toEqual(['Toes to Bar']);
  });

  it('stand back where a line was changed by itself', () => {
    const said = { fixed: { 4: 'Side Plank 1x30s', 5: '' }, meant: { Plank: 'Front Plank' } };
    expect(withSaid(lines(sheet), said, index).map(({ text, why }) => [text, why])).toEqual([
      ['Back Squat 5x5', null],
      ['Front Plank 3x45s', null],
      ['Toes to Bar 3x8', 'No exercise is named “Toes to Bar”.'],
      ['Side Plank 1x30s', null],
      ['', 'It names no exercise.'],
    ]);
  });

  it.each(['constructor', '__proto__', 'toString'])('may be %s', name => {
    const [line] = withSaid(lines(`${name} 3x8`), nothing, index);
    expect(line?.text).toBe(`${name} 3x8`);
  });
});
