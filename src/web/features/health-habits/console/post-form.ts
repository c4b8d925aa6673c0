import * as z from 'zod/mini';
import { type PostCategory, postCategories } from '#domain/health-habit.ts';
import { draftAt } from '#web/data/drafts/draft.ts';
import { localStore } from '#web/data/drafts/local-store.ts';
import type { Post } from '#web/features/health-habits/posts.ts';

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

const kind = { what: 'post', shape: z.partial(formShape) };

/** The unsaved text of a post's form: for each coach a draft of every post, and of the next new one. */
export const draftOf = (userId: string, post: Post | null, store = localStore()) => ({
  draft: draftAt(kind, userId, post?.id ?? 'new', store),
  saved: formOf(post),
});
