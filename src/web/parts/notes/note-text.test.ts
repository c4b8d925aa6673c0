import { expect, it } from 'vitest';
import { aLocalStore } from '#web/data/drafts/local-store.twin.ts';
import { draftOf } from './note-draft.ts';
import { type Note, writtenText } from './note-text.ts';

const note: Note = {
  id: 'n1',
  text: 'Left knee',
  authorName: 'Ruth Moab',
  createdAt: '2026-11-22T18:30:00.000Z',
  editedAt: null,
  editedByName: null,
};
const editedAt = '2026-11-23T07:05:00.000Z';

it.each<[Partial<Note>, string]>([
  [{}, 'Ruth Moab · Nov 22, 2026, 6:30 PM'],
  [{ authorName: null }, 'A former coach · Nov 22, 2026, 6:30 PM'],
  [
    { editedAt, editedByName: 'Ruth Moab' },
    'Ruth Moab · Nov 22, 2026, 6:30 PM · edited Nov 23, 2026, 7:05 AM',
  ],
  [
    { editedAt, editedByName: 'Boaz Field' },
    'Ruth Moab · Nov 22, 2026, 6:30 PM · edited Nov 23, 2026, 7:05 AM by Boaz Field',
  ],
  [
    { editedAt, editedByName: null },
    'Ruth Moab · Nov 22, 2026, 6:30 PM · edited Nov 23, 2026, 7:05 AM by a former coach',
  ],
])('%j reads %j', (changed, words) => {
  expect(writtenText({ ...note, ...changed }, 'UTC')).toBe(words);
});

it('a draft is one coach’s, of one member', () => {
  const store = aLocalStore();
  draftOf('ruth', 'ada', store).keep('Left knee');
  expect(draftOf('ruth', 'ada', store).read()).toBe('Left knee');
  expect(draftOf('ruth', 'boaz', store).read()).toBeNull();
  expect(draftOf('naomi', 'ada', store).read()).toBeNull();
});
