import { describe, expect, it } from 'vitest';
import {
  lineAt,
  linesOf,
  moved,
  movedBy,
  textsOf,
  withLineAfter,
  withoutLine,
  withPasted,
  withText,
} from './lines.ts';

const three = linesOf(['egg', 'milk', 'oats']);

describe('a list being written', () => {
  it('begins with a line to write into', () => expect(linesOf([])).toEqual([{ key: 0, text: '' }]));

  it('gives what is written, without the empty ones', () => {
    expect(textsOf(linesOf(['egg ', ' ', 'milk']))).toEqual(['egg', 'milk']);
  });

  it('takes a line after another, or at the end', () => {
    expect(withLineAfter(three, 0)).toEqual({
      lines: [three[0], { key: 3, text: '' }, three[1], three[2]],
      key: 3,
    });
    expect(withLineAfter(three).lines.at(-1)).toEqual({ key: 3, text: '' });
  });

  it('keeps one line to write into when the last is removed', () => {
    expect(textsOf(withoutLine(three, 1))).toEqual(['egg', 'oats']);
    expect(withoutLine(linesOf(['egg']), 0)).toEqual([{ key: 0, text: '' }]);
  });

  it.each([
    [0, 1, ['milk', 'egg', 'oats']],
    [2, -1, ['egg', 'oats', 'milk']],
    [0, -1, ['egg', 'milk', 'oats']],
    [2, 1, ['egg', 'milk', 'oats']],
  ] as const)('moves line %i by %i', (key, by, texts) => {
    expect(textsOf(movedBy(three, key, by))).toEqual(texts);
  });

  it('moves to where another stands', () => {
    expect(textsOf(moved(three, 0, 2))).toEqual(['milk', 'oats', 'egg']);
    expect(textsOf(moved(three, 9, 2))).toEqual(['egg', 'milk', 'oats']);
  });

  it('makes of a pasted list as many lines, without its bullets and numbers', () => {
    const lines = withText(three, 1, '');
    expect(textsOf(withPasted(lines, 1, '- 2 eggs\r\n\n1. Stir.\n10 g salt'))).toEqual([
      'egg',
      '2 eggs',
      'Stir.',
      '10 g salt',
      'oats',
    ]);
    expect(textsOf(withPasted(three, 1, 'a\nb'))).toEqual(['egg', 'milk', 'a', 'b', 'oats']);
  });

  it('pastes into an empty line without taking the field away that is written in', () => {
    const lines = withText(three, 1, '');
    expect(withPasted(lines, 1, 'a\nb').map(({ key }) => key)).toEqual([0, 1, 3, 2]);
    expect(withPasted(lines, 1, ' \n ')).toEqual(lines);
  });

  it('finds the line that is wrong among those that are sent, or the last of too many', () => {
    const lines = linesOf(['egg', ' ', 'milk', '']);
    expect(lineAt(lines, 1)?.text).toBe('milk');
    expect(lineAt(lines, undefined)?.text).toBe('milk');
  });
});
