import {
  createPost,
  deletePost,
  getPost,
  listPostCards,
  listPosts,
  updatePost,
} from '#contract/health-habits.ts';
import { requireFound, notFound } from '#server/http/problem.ts';
import type { Route } from '#server/route/route.ts';
import { allPosts, postCards, publishedPosts } from './lists.ts';
import * as queries from './queries.ts';

export function healthHabitRoutes(route: Route): void {
  route(listPosts, ({ db, viewer }) => (viewer.role === 'admin' ? allPosts(db) : publishedPosts(db)));

  route(listPostCards, ({ db }) => postCards(db));

  route(getPost, async ({ db, params, viewer }) =>
    requireFound(await queries.findPost(db, params.id, { drafts: viewer.role === 'admin' }), 'Post'),
  );

  route(createPost, async ({ db, body, viewer, now }) =>
    requireFound(
      await queries.insertPost(db, {
        ...body,
        authorId: viewer.id,
        publishedAt: body.isPublished ? now : null,
        createdAt: now,
        updatedAt: now,
      }),
      'Post',
    ),
  );

  route(updatePost, async ({ db, params, body, now }) =>
    requireFound(await queries.updatePost(db, params.id, body, now), 'Post'),
  );

  route(deletePost, async ({ db, params }) => {
    if (!(await queries.deletePost(db, params.id))) throw notFound('Post');
    return { ok: true as const };
  });
}
