import { expect, it } from 'vitest';
import { changedIn, keepTyped, keptTyped } from '#web/data/form-draft.ts';
import { draftOf, formOf } from './promotion-form.ts';
import { destinationOf } from './promotions.ts';

it('an edit sends what was changed and nothing else', () => {
  const saved = { ...formOf(null), title: 'Autumn Intake' };
  expect(changedIn(saved, saved)).toEqual({});
  expect(changedIn({ ...saved, title: 'Winter Intake', type: 'blog' }, saved)).toEqual({
    title: 'Winter Intake',
    type: 'blog',
  });
});

it('keeps the words of a draft where there is no room for the picture', () => {
  const kept = new Map<string, string>();
  const shelf = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => {
      if (text.length > 1000) throw new Error('The storage is full');
      kept.set(key, text);
    },
    removeItem: (key: string) => void kept.delete(key),
  };
  const draft = draftOf('u1', null);
  keepTyped(draft, { ...draft.saved, title: 'Spring', imageUrl: `data:${'x'.repeat(2000)}` }, shelf);
  expect(keptTyped(draft, shelf)).toEqual({ ...draft.saved, title: 'Spring' });
  keepTyped(draft, draft.saved, shelf);
  expect(kept.size).toBe(0);
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
