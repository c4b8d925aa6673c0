import { and, eq } from 'drizzle-orm';
import { maxWordsPerPost } from '#domain/feed/feed-limits.ts';
import type { Database } from '#server/database/database.ts';
import {
  feedEncouragements,
  feedHides,
  feedMutes,
  feedWords,
} from '#server/database/tables/coaching/feed.ts';
import { users } from '#server/database/tables/members.ts';
import { holdLockOf } from '#server/database/advisory-locks.ts';
import { conflict, notFound } from '#server/http/problem.ts';

type OfPost = { postId: string; memberId: string };

/** Whether there was none before. */
export async function addEncouragement(tx: Database, of: OfPost, now: Date): Promise<boolean> {
  const rows = await tx
    .insert(feedEncouragements)
    .values({ ...of, createdAt: now })
    .onConflictDoNothing()
    .returning({ postId: feedEncouragements.postId });
  return rows.length > 0;
}

export async function dropEncouragement(tx: Database, { postId, memberId }: OfPost): Promise<boolean> {
  const rows = await tx
    .delete(feedEncouragements)
    .where(and(eq(feedEncouragements.postId, postId), eq(feedEncouragements.memberId, memberId)))
    .returning({ postId: feedEncouragements.postId });
  return rows.length > 0;
}

export async function insertWords(tx: Database, words: typeof feedWords.$inferInsert): Promise<string> {
  await holdLockOf(tx, `words to ${words.postId}`);
  if ((await tx.$count(feedWords, eq(feedWords.postId, words.postId))) >= maxWordsPerPost)
    throw conflict(`A post takes at most ${maxWordsPerPost} comments`);
  const [row] = await tx.insert(feedWords).values(words).returning({ id: feedWords.id });
  return row?.id ?? '';
}

export async function deleteWords(tx: Database, id: string): Promise<void> {
  await tx.delete(feedWords).where(eq(feedWords.id, id));
}

export async function hidePost(db: Database, of: OfPost): Promise<void> {
  await db.insert(feedHides).values(of).onConflictDoNothing();
}

export async function unhidePost(db: Database, { postId, memberId }: OfPost): Promise<void> {
  await db.delete(feedHides).where(and(eq(feedHides.postId, postId), eq(feedHides.memberId, memberId)));
}

type Muted = { memberId: string; mutedId: string };

/** Nobody mutes a coach, nor themselves. */
export async function mute(tx: Database, muted: Muted, now: Date): Promise<void> {
  const [found] = await tx.select({ role: users.role }).from(users).where(eq(users.id, muted.mutedId));
  if (found?.role !== 'member' || muted.mutedId === muted.memberId) throw notFound('Member');
  await tx
    .insert(feedMutes)
    .values({ ...muted, createdAt: now })
    .onConflictDoNothing();
}

export async function unmute(db: Database, { memberId, mutedId }: Muted): Promise<void> {
  await db.delete(feedMutes).where(and(eq(feedMutes.memberId, memberId), eq(feedMutes.mutedId, mutedId)));
}
