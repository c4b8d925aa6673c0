import { expect, it } from 'vitest';
import { isLandingText, landingPair, landingTexts, standardLanding } from './landing-text.ts';

it('a text of the coach stands in the place of the standard one, and the others stay', () => {
  const texts = landingTexts({ pathTitle: 'Come and Lift', benefits2Text: '' });
  expect(texts).toEqual({ ...standardLanding, pathTitle: 'Come and Lift', benefits2Text: '' });
});

it.each([
  ['a title without a text', { systems1Text: '' }, 'Progressive overload and periodization', ''],
  ['a text without a title', { systems1Title: '', systems1Text: 'Add a little.' }, '', 'Add a little.'],
])('%s is shown', (_, own, title, text) => {
  expect(landingPair(landingTexts(own), 'systems1')).toEqual({ place: 'systems1', title, text });
});

it('what is emptied whole is not shown', () => {
  expect(landingPair(landingTexts({ systems1Title: '', systems1Text: '' }), 'systems1')).toBeNull();
});

it('no name that every object has is one of its texts', () => {
  expect([isLandingText('pathJoin'), isLandingText('constructor'), isLandingText('')]).toEqual([
    true,
    false,
    false,
  ]);
});
