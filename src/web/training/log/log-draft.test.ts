import { expect, it } from 'vitest';
import { aShelf } from '#web/data/drafts/shelf.twin.ts';
import { dropDraft, keepDraft, readDraft } from './log-draft.ts';
import { blankValues } from './log-values.ts';

const target = { assignmentId: 'a', date: '2026-11-20', place: 'x 1', exercise: { log: null } };
const squat = { id: 'x', name: 'Back Squat', category: 'Strength' } as const;
const typed = { ...blankValues({ sets: '3', exercise: squat }), notes: 'Half way' };

it('what was typed comes back for the same exercise and date, until it is dropped', () => {
  const storage = aShelf();
  keepDraft(target, typed, storage);
  expect(readDraft(target, storage)).toEqual(typed);
  dropDraft(target, storage);
  expect(readDraft(target, storage)).toBeNull();
});

it('it never comes back for another date, assignment, exercise or log', () => {
  const storage = aShelf();
  keepDraft(target, typed, storage);
  for (const other of [
    { date: '2026-11-21' },
    { assignmentId: 'b' },
    { place: 'x 2' },
    { exercise: { log: { id: 'log' } } },
  ]) {
    expect(readDraft({ ...target, ...other }, storage)).toBeNull();
  }
});

it.each(['{', '{"logId":null,"values":{"sets":[]}}', 'null'])(
  'a draft that cannot be read is none: %s',
  text => {
    const storage = aShelf();
    keepDraft(target, typed, storage);
    for (const key of storage.kept.keys()) storage.kept.set(key, text);
    expect(readDraft(target, storage)).toBeNull();
  },
);

it('a storage that is closed or full stops nobody', () => {
  keepDraft(target, typed, aShelf(0));
  expect(readDraft(target, null)).toBeNull();
});
