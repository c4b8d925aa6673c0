import { expect, it } from 'vitest';
import { aShelf } from '#web/data/drafts/shelf.twin.ts';
import { dropDraft, keepDraft, readDraft } from './typed-draft.ts';

const blank = { reps: '', holdTime: '' };
const mondays = { userId: 'ada', challengeId: 'c1', part: 'monday' };

it('gives back what was typed', () => {
  const shelf = aShelf();
  keepDraft(mondays, { reps: '12', holdTime: '' }, shelf);
  expect(readDraft(mondays, blank, shelf)).toEqual({ reps: '12', holdTime: '' });
});

it('gives nothing of another member, challenge or day', () => {
  const shelf = aShelf();
  keepDraft(mondays, { reps: '12', holdTime: '' }, shelf);
  expect(readDraft({ ...mondays, userId: 'ben' }, blank, shelf)).toBeNull();
  expect(readDraft({ ...mondays, challengeId: 'c2' }, blank, shelf)).toBeNull();
  expect(readDraft({ ...mondays, part: 'tuesday' }, blank, shelf)).toBeNull();
});

it('keeps nothing once it is sent, or when all was taken out again', () => {
  const shelf = aShelf();
  keepDraft(mondays, { reps: '12', holdTime: '' }, shelf);
  dropDraft(mondays, shelf);
  expect(shelf.kept.size).toBe(0);
  keepDraft(mondays, { reps: '12', holdTime: '' }, shelf);
  keepDraft(mondays, blank, shelf);
  expect(shelf.kept.size).toBe(0);
});

it('takes no harm from what it cannot read', () => {
  const shelf = aShelf();
  shelf.setItem('fellowship-challenge ada c1 monday', '{"reps": 12}');
  expect(readDraft(mondays, blank, shelf)).toBeNull();
});
