import * as z from 'zod/mini';
import { postCategories } from '#domain/health-habit.ts';
import { endpoint } from './endpoint.ts';
import { done, flag, instant, requiredText, webLink } from './wire.ts';

const post = z.object({
  id: z.string(),
  title: z.string(),
  /** Markdown, as it was written. */
  content: z.string(),
  category: z.enum(postCategories),
  videoUrl: z.string(),
  authorId: z.nullable(z.string()),
  isPublished: flag.written,
  publishedAt: z.nullable(instant),
  createdAt: instant,
  updatedAt: instant,
});

const content = requiredText('Content is required', 50_000);

/** The published posts, newest first; for a coach the drafts too, before them. */
export const listPosts = endpoint({
  method: 'GET',
  path: '/api/health-habits',
  access: 'member',
  providesTags: ['posts'],
  response: z.array(post),
});

/** The length of a text's beginning, in characters. */
export const beginningLength = 400;

/** The published posts as cards show them, newest first: of each text only its beginning and its length. */
export const listPostCards = endpoint({
  method: 'GET',
  path: '/api/health-habits/cards',
  access: 'member',
  providesTags: ['posts'],
  response: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      category: z.enum(postCategories),
      videoUrl: z.string(),
      publishedAt: z.nullable(instant),
      /** Markdown, cut off after `beginningLength`. */
      beginning: z.string(),
      /** Of the whole text, in characters. */
      length: z.number(),
    }),
  ),
});

/** A published post; for a coach a draft too. */
export const getPost = endpoint({
  method: 'GET',
  path: '/api/health-habits/:id',
  access: 'member',
  providesTags: ['posts'],
  response: post,
});

/** A `publishedAt` that is sent along is not believed: it is set when a draft becomes published, then it stays. */
export const createPost = endpoint({
  method: 'POST',
  path: '/api/health-habits',
  access: 'coach',
  invalidatesTags: ['posts'],
  idempotent: true,
  body: z.object({
    title: requiredText('Title is required'),
    content,
    category: z.enum(postCategories),
    videoUrl: z._default(webLink, ''),
    isPublished: z._default(flag.read, false),
  }),
  response: post,
  status: 201,
});

export const updatePost = endpoint({
  method: 'PATCH',
  path: '/api/health-habits/:id',
  access: 'coach',
  invalidatesTags: ['posts'],
  body: z.object({
    title: z.optional(requiredText('Title is required')),
    content: z.optional(content),
    category: z.optional(z.enum(postCategories)),
    videoUrl: z.optional(webLink),
    isPublished: z.optional(flag.read),
  }),
  response: post,
});

export const deletePost = endpoint({
  method: 'DELETE',
  path: '/api/health-habits/:id',
  access: 'coach',
  invalidatesTags: ['posts'],
  response: done,
});
