import { describe, expect, it } from 'vitest';
import { changedIn, keepTyped, keptTyped } from '#web/data/form-draft.ts';
import type { Post } from '#web/health-habits/posts.ts';
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

function aShelf() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

function refuse(): never {
  throw new Error('The storage is full');
}

it('an edit sends what was changed and nothing else', () => {
  expect(changedIn({ ...saved, title: 'Sleep more', isPublished: false }, saved)).toEqual({
    title: 'Sleep more',
    isPublished: false,
  });
});

describe('what is typed and not saved', () => {
  const draft = draftOf('u1', post);

  it('is there again, for this post and this coach alone', () => {
    const shelf = aShelf();
    const typed = { ...saved, content: 'Go to bed at ten.' };
    keepTyped(draft, typed, shelf);
    expect(keptTyped(draft, shelf)).toEqual(typed);
    expect(keptTyped(draftOf('u2', post), shelf)).toBeNull();
    expect(keptTyped(draftOf('u1', { ...post, id: 'p2' }), shelf)).toBeNull();
    expect(keptTyped(draftOf('u1', null), shelf)).toBeNull();
  });

  it('leaves what was saved elsewhere meanwhile as it is', () => {
    const shelf = aShelf();
    keepTyped(draft, { ...saved, content: 'Go to bed at ten.' }, shelf);
    const later = draftOf('u1', { ...post, title: 'Sleep more' });
    expect(keptTyped(later, shelf)).toMatchObject({ title: 'Sleep more', content: 'Go to bed at ten.' });
  });

  it('leaves nothing behind once it is saved or as it was', () => {
    const shelf = aShelf();
    keepTyped(draft, { ...saved, title: 'x' }, shelf);
    expect(keptTyped(draftOf('u1', { ...post, title: 'x' }), shelf)).toBeNull();
    keepTyped(draft, saved, shelf);
    expect(shelf.kept.size).toBe(0);
  });

  it('is passed over when it cannot be read, or there is no storage', () => {
    const shelf = aShelf();
    for (const broken of ['{', '7', '{"category":"gossip"}']) {
      shelf.setItem('fellowship-post:u1:p1', broken);
      expect(keptTyped(draft, shelf)).toBeNull();
    }
    expect(() => keepTyped(draft, { ...saved, title: 'x' }, { ...shelf, setItem: refuse })).not.toThrow();
  });
});
