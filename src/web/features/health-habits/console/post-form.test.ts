import { describe, expect, it } from 'vitest';
import { changedIn } from '#web/data/drafts/changes.ts';
import { keepTyped, restoredForm } from '#web/data/drafts/form-draft.ts';
import { aLocalStore } from '#web/data/drafts/local-store.twin.ts';
import type { Post } from '#web/features/health-habits/posts.ts';
import { draftOf, formOf } from './post-form.ts';

const post = {
  id: 'p1',
  title: 'Sleep',
  content: 'Go to bed.',
  category: 'recovery',
  videoUrl: '',
  isPublished: 'true',
} as Post;

const saved = formOf(post);

it('an edit sends what was changed and nothing else', () => {
  expect(changedIn({ ...saved, title: 'Sleep more', isPublished: false }, saved)).toEqual({
    title: 'Sleep more',
    isPublished: false,
  });
});

describe('what is typed and not saved', () => {
  it('is there again, for this post and this coach alone', () => {
    const store = aLocalStore();
    const typed = { ...saved, content: 'Go to bed at ten.' };
    keepTyped(draftOf('u1', post, store), typed);
    expect(restoredForm(draftOf('u1', post, store))).toEqual(typed);
    expect(restoredForm(draftOf('u2', post, store))).toBeNull();
    expect(restoredForm(draftOf('u1', { ...post, id: 'p2' }, store))).toBeNull();
    expect(restoredForm(draftOf('u1', null, store))).toBeNull();
  });

  it('leaves what was saved elsewhere meanwhile as it is', () => {
    const store = aLocalStore();
    keepTyped(draftOf('u1', post, store), { ...saved, content: 'Go to bed at ten.' });
    const later = draftOf('u1', { ...post, title: 'Sleep more' }, store);
    expect(restoredForm(later)).toMatchObject({ title: 'Sleep more', content: 'Go to bed at ten.' });
  });

  it('leaves nothing behind once it is saved or as it was', () => {
    const store = aLocalStore();
    keepTyped(draftOf('u1', post, store), { ...saved, title: 'x' });
    expect(restoredForm(draftOf('u1', { ...post, title: 'x' }, store))).toBeNull();
    keepTyped(draftOf('u1', post, store), saved);
    expect(store.entries.size).toBe(0);
  });

  it('is passed over when it cannot be read, or there is no storage', () => {
    const store = aLocalStore();
    for (const broken of ['{', '7', '{"category":"gossip"}']) {
      store.setItem('fellowship-post:u1:p1', broken);
      expect(restoredForm(draftOf('u1', post, store))).toBeNull();
    }
    const full = draftOf('u1', post, aLocalStore(0));
    expect(() => keepTyped(full, { ...saved, title: 'x' })).not.toThrow();
  });
});
