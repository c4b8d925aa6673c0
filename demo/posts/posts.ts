import { readdirSync } from 'node:fs';
import * as z from 'zod/mini';
import { postCategories } from '#domain/health-habit.ts';
import { contentFolder, headedText } from '../content/content.ts';

const head = z.object({
  title: z.string().check(z.minLength(1)),
  category: z.enum(postCategories),
  /** Null for one the coach is still at. */
  published: z.pipe(
    z.string().check(z.regex(/^(?:\d+ days ago|not yet)$/)),
    z.transform(text => (text === 'not yet' ? null : Number.parseInt(text, 10))),
  ),
});

function readPost(file: string) {
  const { fields, text } = headedText(`posts/${file}`, head);
  return {
    title: fields.title,
    category: fields.category,
    publishedDaysAgo: fields.published,
    content: text,
  };
}

/** The newest first; what is not out yet comes last. */
export const posts = readdirSync(contentFolder('posts'))
  .filter(file => file.endsWith('.md'))
  .map(readPost)
  .toSorted((a, b) => (a.publishedDaysAgo ?? Infinity) - (b.publishedDaysAgo ?? Infinity));
