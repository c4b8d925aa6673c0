import { describe, expect, it } from 'vitest';
import { changedIn } from '#web/data/drafts/changes.ts';
import { keepTyped, keptTyped } from '#web/data/drafts/form-draft.ts';
import { aShelf } from '#web/data/drafts/shelf.twin.ts';
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
    const shelf = aShelf();
    const typed = { ...saved, content: 'Go to bed at ten.' };
    keepTyped(draftOf('u1', post, shelf), typed);
    expect(keptTyped(draftOf('u1', post, shelf))).toEqual(typed);
    expect(keptTyped(draftOf('u2', post, shelf))).toBeNull();
    expect(keptTyped(draftOf('u1', { ...post, id: 'p2' }, shelf))).toBeNull();
    expect(keptTyped(draftOf('u1', null, shelf))).toBeNull();
  });

  it('leaves what was saved elsewhere meanwhile as it is', () => {
    const shelf = aShelf();
    keepTyped(draftOf('u1', post, shelf), { ...saved, content: 'Go to bed at ten.' });
    const later = draftOf('u1', { ...post, title: 'Sleep more' }, shelf);
    expect(keptTyped(later)).toMatchObject({ title: 'Sleep more', content: 'Go to bed at ten.' });
  });

  it('leaves nothing behind once it is saved or as it was', () => {
    const shelf = aShelf();
    keepTyped(draftOf('u1', post, shelf), { ...saved, title: 'x' });
    expect(keptTyped(draftOf('u1', { ...post, title: 'x' }, shelf))).toBeNull();
    keepTyped(draftOf('u1', post, shelf), saved);
    expect(shelf.kept.size).toBe(0);
  });

  it('is passed over when it cannot be read, or there is no storage', () => {
    const shelf = aShelf();
    for (const broken of ['{', '7', '{"category":"gossip"}']) {
      shelf.setItem('fellowship-post:u1:p1', broken);
      expect(keptTyped(draftOf('u1', post, shelf))).toBeNull();
    }
    const full = draftOf('u1', post, aShelf(0));
    expect(() => keepTyped(full, { ...saved, title: 'x' })).not.toThrow();
  });
});
