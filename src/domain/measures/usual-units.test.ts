import { describe, expect, it } from 'vitest';
import { languagesIn, unitsOfLanguages } from './usual-units.ts';

describe('the units that a browser’s languages suggest', () => {
  it.each([
    [['en-US', 'en'], 'lb mi in'],
    [['es-US'], 'lb mi in'],
    [['es-PR'], 'lb mi in'],
    [['en-LR'], 'lb mi in'],
    [['my-MM'], 'lb mi in'],
    [['my'], 'lb mi in'],
    [['en'], 'lb mi in'],
    [['en-GB', 'en'], 'kg mi cm'],
    [['en-CA'], 'kg km cm'],
    [['en-AU', 'en-US'], 'kg km cm'],
    [['de-DE', 'de', 'en-US', 'en'], 'kg km cm'],
    [['de'], 'kg km cm'],
    [['es-419'], 'kg km cm'],
    [['zh-Hans-CN'], 'kg km cm'],
    // A German who has set English first.
    [['en', 'de-DE'], 'kg km cm'],
    [['not a language', 'fr-FR'], 'kg km cm'],
    [['not a language'], 'lb mi in'],
    [[], 'lb mi in'],
  ])('%j: %s', (languages, words) => {
    const { weight, distance, length } = unitsOfLanguages(languages);
    expect([weight, distance, length].join(' ')).toBe(words);
  });
});

it.each([
  ['de-CH,de;q=0.9, en;q=0.8,*;q=0.5', ['de-CH', 'de', 'en', '*']],
  ['en-GB', ['en-GB']],
  ['', ['']],
])('the languages in %j are %j', (header, languages) => {
  expect(languagesIn(header)).toEqual(languages);
});

it('of a header without end only the beginning is read', () => {
  expect(languagesIn('de,'.repeat(5000))).toHaveLength(20);
});
