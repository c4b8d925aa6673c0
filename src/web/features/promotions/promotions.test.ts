import { expect, it } from 'vitest';
import { changedIn } from '#web/data/drafts/changes.ts';
import { keepTyped, restoredForm } from '#web/data/drafts/form-draft.ts';
import { aLocalStore } from '#web/data/drafts/local-store.twin.ts';
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
  const store = aLocalStore(1000);
  const draft = draftOf('u1', null, store);
  keepTyped(draft, { ...draft.saved, title: 'Spring', imageUrl: `data:${'x'.repeat(2000)}` });
  expect(restoredForm(draft)).toEqual({ ...draft.saved, title: 'Spring' });
  keepTyped(draft, draft.saved);
  expect(store.entries.size).toBe(0);
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
