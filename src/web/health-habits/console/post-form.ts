import * as z from 'zod/mini';
import { type PostCategory, postCategories } from '#domain/health-habit.ts';
import type { Post } from '#web/health-habits/posts.ts';

const formShape = z.object({
  title: z.string(),
  content: z.string(),
  category: z.enum(postCategories),
  videoUrl: z.string(),
  isPublished: z.boolean(),
});

export type PostForm = z.output<typeof formShape>;

export const formOf = (post: Post | null): PostForm => ({
  title: post?.title ?? '',
  content: post?.content ?? '',
  category: post?.category ?? ('nutrition' satisfies PostCategory),
  videoUrl: post?.videoUrl ?? '',
  isPublished: post?.isPublished === 'true',
});

/** Only what differs from what is saved: what was saved elsewhere meanwhile is not put back. */
export function changedIn(typed: PostForm, saved: PostForm): Partial<PostForm> {
  const fields = Object.keys(formShape.shape) as (keyof PostForm)[];
  const changed = fields.filter(field => typed[field] !== saved[field]);
  return Object.fromEntries(changed.map(field => [field, typed[field]]));
}

/** Where something typed is kept: one place a coach for each post, and one for the next new one. */
export type Origin = { userId: string; post: Post | null };

type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const addressOf = ({ userId, post }: Origin) => `fellowship-post:${userId}:${post?.id ?? 'new'}`;

/** Keeps what is typed, so that an accidental close or a reload loses nothing. What is as saved leaves nothing. */
export function keepTyped(origin: Origin, typed: PostForm, shelf = localShelf()): void {
  const changed = changedIn(typed, formOf(origin.post));
  try {
    if (Object.keys(changed).length === 0) shelf?.removeItem(addressOf(origin));
    else shelf?.setItem(addressOf(origin), JSON.stringify(changed));
  } catch {
    // A full or closed storage: the open form still has everything.
  }
}

export const dropTyped = (origin: Origin, shelf = localShelf()): void =>
  keepTyped(origin, formOf(origin.post), shelf);

/** What was typed and not saved; null when there is nothing of the kind. */
export function keptTyped(origin: Origin, shelf = localShelf()): PostForm | null {
  const saved = formOf(origin.post);
  try {
    const kept = z.partial(formShape).parse(JSON.parse(shelf?.getItem(addressOf(origin)) ?? '{}'));
    const typed = { ...saved, ...kept };
    return Object.keys(changedIn(typed, saved)).length > 0 ? typed : null;
  } catch {
    return null;
  }
}

/** The mere mention of a storage that is closed to us throws. */
function localShelf(): Shelf | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}
