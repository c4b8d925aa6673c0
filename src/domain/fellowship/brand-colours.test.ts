import { describe, expect, it } from 'vitest';
import { type BrandColours, contrastFaults, contrastPairs, standardColours } from './brand-colours.ts';
import { contrastOf, isHex, laidOver } from './colour-contrast.ts';

describe('the contrast of two colours', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#000000', 21],
    ['#777777', '#ffffff', 4.48],
    ['#767676', '#ffffff', 4.54],
    ['#ff0000', '#ffffff', 4],
    ['#0000ff', '#ffffff', 8.59],
    ['#00FF00', '#000000', 15.3],
    ['#123456', '#123456', 1],
  ])('%s on %s is %d, as WCAG 2 has it', (one, other, contrast) => {
    expect(contrastOf(one, other)).toBeCloseTo(contrast, 1);
  });

  it.each([
    ['#ffffff', 0, '#13100d', '#13100d'],
    ['#ffffff', 1, '#13100d', '#ffffff'],
    ['#ffffff', 0.5, '#000000', '#808080'],
  ])('%s laid over at %d on %s is %s', (colour, strength, ground, seen) => {
    expect(laidOver(colour, strength, ground)).toBe(seen);
  });

  it.each([
    ['#d3a05c', true],
    ['#D3A05C', true],
    ['d3a05c', false],
    ['#d3a', false],
    ['#d3a05c80', false],
    ['red', false],
  ])('%s is a colour: %s', (text, is) => expect(isHex(text)).toBe(is));
});

const withDark = (dark: Partial<BrandColours['dark']>): BrandColours => ({
  ...standardColours,
  dark: { ...standardColours.dark, ...dark },
});
const withLight = (light: Partial<BrandColours['light']>): BrandColours => ({
  ...standardColours,
  light: { ...standardColours.light, ...light },
});

describe('a brand of colours', () => {
  it.each([
    ['as it comes', standardColours, []],
    [
      'with a dark accent in the dark theme',
      withDark({ accent: '#7c4e17' }),
      [
        'In the dark theme the accent on the page has a contrast of 2.3; text needs 4.5.',
        'In the dark theme the accent on its own tint has a contrast of 2.0; text needs 4.5.',
        'In the light theme the accent on its own tint has a contrast of 4.3; text needs 4.5.',
      ],
    ],
    [
      'with a pale accent in the light theme',
      withLight({ accent: '#d3a05c' }),
      [
        'In the light theme the accent on the page has a contrast of 2.0; text needs 4.5.',
        'In the light theme the accent on its own tint has a contrast of 1.7; text needs 4.5.',
      ],
    ],
    [
      'with grey on a filled button',
      withLight({ onAccent: '#b0b0b0' }),
      ['In the light theme the text on a filled button has a contrast of 3.0; text needs 4.5.'],
    ],
    [
      'a hair below what text needs is never rounded up to it',
      withLight({ accentFill: '#777777', onAccent: '#ffffff' }),
      ['In the light theme the text on a filled button has a contrast of 4.4; text needs 4.5.'],
    ],
  ])('%s', (_what, colours, faults) => {
    expect(contrastFaults(colours)).toEqual(faults);
  });

  it('has three pairs in each theme, each with its least contrast', () => {
    expect(contrastPairs(standardColours).map(({ contrast }) => contrast)).toEqual([
      6.9, 5.3, 6.7, 6.1, 5.2, 6.2,
    ]);
  });
});
