import { expect, it } from 'vitest';
import { aLocalStore } from '#web/data/drafts/local-store.twin.ts';
import { dropDraft, keepDraft, readDraft } from './typed-draft.ts';

const blank = { reps: '', holdTime: '' };
const mondays = { userId: 'ada', challengeId: 'c1', part: 'monday' };

it('gives back what was typed', () => {
  const store = aLocalStore();
  keepDraft(mondays, { reps: '12', holdTime: '' }, store);
  expect(readDraft(mondays, blank, store)).toEqual({ reps: '12', holdTime: '' });
});

it('gives nothing of another member, challenge or day', () => {
  const store = aLocalStore();
  keepDraft(mondays, { reps: '12', holdTime: '' }, store);
  expect(readDraft({ ...mondays, userId: 'ben' }, blank, store)).toBeNull();
  expect(readDraft({ ...mondays, challengeId: 'c2' }, blank, store)).toBeNull();
  expect(readDraft({ ...mondays, part: 'tuesday' }, blank, store)).toBeNull();
});

it('keeps nothing once it is sent, or when all was taken out again', () => {
  const store = aLocalStore();
  keepDraft(mondays, { reps: '12', holdTime: '' }, store);
  dropDraft(mondays, store);
  expect(store.entries.size).toBe(0);
  keepDraft(mondays, { reps: '12', holdTime: '' }, store);
  keepDraft(mondays, blank, store);
  expect(store.entries.size).toBe(0);
});

it('takes no harm from what it cannot read', () => {
  const store = aLocalStore();
  store.setItem('fellowship-challenge ada c1 monday', '{"reps": 12}');
  expect(readDraft(mondays, blank, store)).toBeNull();
});
