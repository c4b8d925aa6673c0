import type { Database } from '#server/database/database.ts';
import { insertPost } from '#server/health-habits/queries.ts';
import { daysAgo } from '../founding/founding.ts';
import { posts } from './posts.ts';

/** What the coach has written for Health and Habits; the draft was begun yesterday. */
export async function writePosts(tx: Database, coachId: string, now: Date): Promise<void> {
  for (const { publishedDaysAgo, ...post } of posts) {
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
