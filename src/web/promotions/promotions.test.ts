import { expect, it } from 'vitest';
import { changedIn, formOf } from './promotion-form.ts';
import { destinationOf } from './promotions.ts';

it('an edit sends what was changed and nothing else', () => {
  const saved = { ...formOf(null), title: 'Autumn Intake' };
  expect(changedIn(saved, saved)).toEqual({});
  expect(changedIn({ ...saved, title: 'Winter Intake', type: 'blog' }, saved)).toEqual({
    title: 'Winter Intake',
    type: 'blog',
  });
});

it.each([
  ['/subscribe', '/subscribe'],
  ['/', '/'],
  ['https://www.shop.example/', 'shop.example'],
  ['HTTP://shop.example/shirt?size=l', 'shop.example/shirt?size=l'],
  ['', ''],
])('a button to %j is said to lead to %j', (buttonUrl, said) => {
  expect(destinationOf({ buttonUrl })).toBe(said);
});
