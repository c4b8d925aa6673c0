import type { PostCategory } from '#domain/health-habit.ts';

export type DemoPost = {
  title: string;
  category: PostCategory;
  /** Null for one the coach is still at. */
  publishedDaysAgo: number | null;
  /** Markdown. */
  content: string;
};
