import { expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { draftAt } from './draft.ts';
import { readAll } from './draft-list.ts';
import { openDraft } from './open-draft.ts';
import { aLocalStore } from './local-store.twin.ts';

const kind = { what: 'note', shape: z.object({ text: z.string(), revision: z.number() }) };
const blank = { text: '', revision: 1 };

const opened = (store: ReturnType<typeof aLocalStore> | null, first = blank, id = 'n1') =>
  openDraft(draftAt(kind, 'ada', id, store), first, ({ text }, begun) =>
    text === begun.text ? begun : null,
  );

const write = (draft: ReturnType<typeof opened>, text: string) =>
  draft.change(stored => ({ ...stored, text }));

it('is kept with every change, and taken up where it was left', () => {
  const store = aLocalStore();
  const draft = opened(store);
  expect(draft.now()).toEqual({ stored: blank, keeping: 'nothing-yet', isRestored: false });
  write(draft, 'Walk');
  expect(draft.now()).toMatchObject({ keeping: 'kept', isRestored: false });
  const again = opened(store, { text: '', revision: 2 });
  expect(again.now()).toEqual({ stored: { text: 'Walk', revision: 1 }, keeping: 'kept', isRestored: true });
});

it('leaves nothing behind once it is as it began, or started over', () => {
  const store = aLocalStore();
  write(opened(store), 'Walk');
  const again = opened(store, { text: '', revision: 2 });
  write(again, '');
  expect(again.now()).toEqual({
    stored: { text: '', revision: 2 },
    keeping: 'nothing-yet',
    isRestored: false,
  });
  write(again, 'Run');
  again.startOver({ text: 'Saved elsewhere', revision: 3 });
  expect(again.now().stored.text).toBe('Saved elsewhere');
  expect(store.entries.size).toBe(0);
  write(again, 'Saved elsewhere');
  expect(again.now().keeping).toBe('nothing-yet');
});

it.each([
  ['full', aLocalStore(5)],
  ['closed to us', null],
])('says that it is not kept where the storage is %s, and has it on the screen', (_, store) => {
  const draft = opened(store);
  write(draft, 'Walk');
  expect(draft.now()).toMatchObject({ stored: { text: 'Walk' }, keeping: 'not-kept' });
});

it('shows what another tab has just kept of the same, as long as it is shown itself', () => {
  const [store, browser] = [aLocalStore(), new EventTarget()];
  vi.stubGlobal('window', browser);
  const draft = opened(store);
  const stop = draft.subscribe(() => {});
  const writeElsewhere = (id: string, text: string) => {
    write(opened(store, blank, id), text);
    browser.dispatchEvent(Object.assign(new Event('storage'), { key: `fellowship-note:ada:${id}` }));
  };
  writeElsewhere('n2', 'Run');
  expect(draft.now().keeping).toBe('nothing-yet');
  writeElsewhere('n1', 'Walk');
  expect(draft.now()).toMatchObject({ stored: { text: 'Walk' }, keeping: 'kept', isRestored: false });
  stop();
  writeElsewhere('n1', 'Swim');
  expect(draft.now().stored.text).toBe('Walk');
  vi.unstubAllGlobals();
});

it('the list of a kind has the drafts of one person, and passes over what it cannot read', () => {
  const store = aLocalStore();
  write(opened(store), 'Walk');
  write(opened(store, blank, 'n2'), 'Run');
  store.setItem('fellowship-note:ada:n3', '{');
  store.setItem('fellowship-note:ben:n1', JSON.stringify({ text: 'Swim', revision: 1 }));
  expect(readAll(kind, 'ada', store).map(({ text }) => text)).toEqual(['Walk', 'Run']);
  expect(store.getItem('fellowship-note:ada:n3')).toBe('{');
});
