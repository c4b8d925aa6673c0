import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { draftAt } from './draft.ts';
import { readAll } from './draft-list.ts';
import { openDraft } from './open-draft.ts';
import { aShelf } from './shelf.twin.ts';

const kind = { what: 'note', shape: z.object({ text: z.string(), revision: z.number() }) };
const blank = { text: '', revision: 1 };

const opened = (shelf: ReturnType<typeof aShelf> | null, first = blank, id = 'n1') =>
  openDraft(draftAt(kind, 'ada', id, shelf), first, ({ text }, begun) =>
    text === begun.text ? begun : null,
  );

const write = (draft: ReturnType<typeof opened>, text: string) => draft.change(kept => ({ ...kept, text }));

it('is kept with every change, and taken up where it was left', () => {
  const shelf = aShelf();
  const draft = opened(shelf);
  expect(draft.now()).toEqual({ kept: blank, keeping: 'nothing-yet', isRestored: false });
  write(draft, 'Walk');
  expect(draft.now()).toMatchObject({ keeping: 'kept', isRestored: false });
  const again = opened(shelf, { text: '', revision: 2 });
  expect(again.now()).toEqual({ kept: { text: 'Walk', revision: 1 }, keeping: 'kept', isRestored: true });
});

it('leaves nothing behind once it is as it began, or started over', () => {
  const shelf = aShelf();
  write(opened(shelf), 'Walk');
  const again = opened(shelf, { text: '', revision: 2 });
  write(again, '');
  expect(again.now()).toEqual({
    kept: { text: '', revision: 2 },
    keeping: 'nothing-yet',
    isRestored: false,
  });
  write(again, 'Run');
  again.startOver({ text: 'Saved elsewhere', revision: 3 });
  expect(again.now().kept.text).toBe('Saved elsewhere');
  expect(shelf.kept.size).toBe(0);
  write(again, 'Saved elsewhere');
  expect(again.now().keeping).toBe('nothing-yet');
});

it.each([
  ['full', aShelf(5)],
  ['closed to us', null],
])('says that it is not kept where the storage is %s, and has it on the screen', (_, shelf) => {
  const draft = opened(shelf);
  write(draft, 'Walk');
  expect(draft.now()).toMatchObject({ kept: { text: 'Walk' }, keeping: 'not-kept' });
});

it('the list of a kind has the drafts of one person, and passes over what it cannot read', () => {
  const shelf = aShelf();
  write(opened(shelf), 'Walk');
  write(opened(shelf, blank, 'n2'), 'Run');
  shelf.setItem('fellowship-note:ada:n3', '{');
  shelf.setItem('fellowship-note:ben:n1', JSON.stringify({ text: 'Swim', revision: 1 }));
  expect(readAll(kind, 'ada', shelf).map(({ text }) => text)).toEqual(['Walk', 'Run']);
  expect(shelf.getItem('fellowship-note:ada:n3')).toBe('{');
});
