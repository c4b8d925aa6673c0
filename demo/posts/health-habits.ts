import type { Database } from '#server/database/database.ts';
import { insertPost } from '#server/health-habits/queries.ts';
import { daysAgo } from '../founding/founding.ts';
import type { DemoPost } from './demo-post.ts';
import { dietPosts } from './diet.ts';
import { mindsetPosts } from './mindset.ts';
import { nutritionPosts } from './nutrition.ts';
import { recoveryPosts } from './recovery.ts';
import { trainingPosts } from './training.ts';

const demoPosts: DemoPost[] = [
  ...recoveryPosts,
  ...nutritionPosts,
  ...dietPosts,
  ...mindsetPosts,
  ...trainingPosts,
];

/** What the coach has written for Health and Habits; the draft was begun yesterday. */
export async function writePosts(tx: Database, coachId: string, now: Date): Promise<void> {
  for (const { publishedDaysAgo, ...post } of demoPosts) {
    const at = daysAgo(now, publishedDaysAgo ?? 1);
    const isPublished = publishedDaysAgo !== null;
    await insertPost(tx, {
      ...post,
      authorId: coachId,
      isPublished,
      publishedAt: isPublished ? at : null,
      createdAt: at,
      updatedAt: at,
    });
  }
}
