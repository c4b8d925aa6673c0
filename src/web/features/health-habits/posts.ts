import type { ResponseOf } from '#contract/endpoint.ts';
import type { listPostCards, listPosts } from '#contract/health-habits.ts';
import { type PostCategory, postCategories } from '#domain/health-habit.ts';
import { dateIn, formatDate } from '#domain/plain-date.ts';
import { CallError } from '#web/data/call.ts';

export type Post = ResponseOf<typeof listPosts>[number];
/** The beginning of a post, for the grid. */
export type CardOfPost = ResponseOf<typeof listPostCards>[number];
export type CategoryFilter = 'all' | PostCategory;

export const categoryNames: Record<PostCategory, string> = {
  nutrition: 'Nutrition',
  diet: 'Diet',
  mindset: 'Mindset',
  recovery: 'Recovery',
  training: 'Training',
};

export const categoryTabs: { value: CategoryFilter; label: string }[] = [
  { value: 'all', label: 'All' },
  ...postCategories.map(value => ({ value, label: categoryNames[value] })),
];

export const ofCategory = <Some extends Pick<Post, 'category'>>(
  posts: readonly Some[],
  filter: CategoryFilter,
): Some[] => posts.filter(({ category }) => filter === 'all' || category === filter);

/** The message of an empty grid: nothing there at all, or nothing of this category. */
export const emptyText = (filter: CategoryFilter): string =>
  filter === 'all'
    ? 'No content available yet. Check back soon for new posts!'
    : `No ${filter} posts available yet.`;

/** The server's sentence, when it said one. */
export const loadErrorText = (error: Error): string =>
  (error instanceof CallError && error.sentence) || 'An error occurred';

/** The date on the reader's own calendar; null for a post that has never been published. */
export const publishedDate = ({ publishedAt }: Pick<Post, 'publishedAt'>, zone: string): string | null =>
  publishedAt === null ? null : formatDate(dateIn(zone, Date.parse(publishedAt)));
