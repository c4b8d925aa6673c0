import { describe, expect, it } from 'vitest';
import { slowPathOf as slow } from './slow-paths.twin.ts';

describe('an expression is slow', () => {
  it.each<[string, string, ReturnType<typeof slow>]>([
    ['(a+)+$', '', 'exponential'],
    ['^(a|a)*b', '', 'exponential'],
    ['^(\\d+,?)*x', '', 'exponential'],
    ['^(a*)*b', '', 'exponential'],
    ['^\\d+\\d+x', '', 'quadratic'],
    ['^\\d*[\\d.]*$', '', 'quadratic'],
    ['^\\s*-?\\s*x', '', 'quadratic'],
    ['^(.+) (.+)$', '', 'quadratic'],
    ['\\s+$', '', 'quadratic'],
    ['\\d+:', '', 'quadratic'],
    ['^(?!.*a)(.*b.*)c', '', 'quadratic'],
    ['a(?=.*b)', '', 'quadratic'],
    ['^(.+?)\\1+$', 'su', 'quadratic'],
    ['\\d+:', 'y', null],
    ['(?<!\\d)\\d+:', '', null],
    ['(?<=\\d)\\d+:', '', 'quadratic'],
    ['(a+)+', '', null],
    ['\\d(?:[.,]?\\d)*', '', null],
    ['(?:-\\d{1,3}){2,}', '', null],
    ['^\\d+:', '', null],
    ['\\s+', 'g', null],
    ['^(\\d+,)*x', '', null],
    ['^\\d+(?:\\.\\d+)?$', '', null],
    ['^\\s*[a-z]+\\s*$', 'i', null],
    ['\\d{1,300}x', '', null],
    ['[\\p{L}]+', 'u', null],
    ['^[\\])]+$|[([]', '', null],
  ])('%s with flags %j: %s', (source, flags, expected) => {
    expect(slow(source, flags)).toBe(expected);
  });
});
