import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Moderation, ReportReason } from '#domain/feed/feed-limits.ts';
import { postsAPage } from '#domain/feed/feed-limits.ts';
import type { PostContent } from '#domain/feed/post-content.ts';
import { displayName } from '#server/accounts/display-name.ts';
import { type Database, statement } from '#server/database/database.ts';
import {
  feedEncouragements,
  feedPosts,
  feedReports,
  feedWords,
} from '#server/database/tables/coaching/feed.ts';
import { requireFound } from '#server/http/problem.ts';
import { asPost, asWords, type PostRow, postColumns, type WordsRow, wordsColumns } from './post-facts.ts';
import type { SeenBy } from './seen-by.ts';

type Report = typeof feedReports.$inferInsert;

/** The second of the same person for the same thing changes nothing. */
export async function insertReport(tx: Database, report: Report): Promise<boolean> {
  const rows = await tx
    .insert(feedReports)
    .values(report)
    .onConflictDoNothing()
    .returning({ id: feedReports.id });
  return rows.length > 0;
}

type ReportRow = {
  id: string;
  reporterName: string | null;
  reason: ReportReason;
  note: string;
  createdAt: string;
  words: WordsRow | null;
};

const reportsOfPost = `(select json_agg(one order by one."createdAt", one.id) from (
  select r.id, case when ru.id is not null then ${displayName('ru', "'Member'")} end as "reporterName",
    r.reason, r.note, r.created_at as "createdAt",
    case when w.id is not null then (select said from (select ${wordsColumns}) said) end as words
  from feed_reports r left join users ru on ru.id = r.reporter_id
  left join feed_words w on w.id = r.words_id left join users wu on wu.id = w.author_id
  where r.post_id = p.id and r.closed_at is null order by r.created_at limit 50) one) as reports`;

const reported = statement<PostRow & { reports: ReportRow[] }, SeenBy & { limit: number }>(
  'feed_reported',
  `select ${postColumns}, ${reportsOfPost}
   from (select post_id, min(created_at) as first from feed_reports where closed_at is null group by post_id) open
   join feed_posts p on p.id = open.post_id join users u on u.id = p.author_id and u.role = 'member'
   order by open.first, p.id limit :limit`,
);

/** The open reports for a coach, the oldest first. */
export async function openReports(db: Database, reader: SeenBy) {
  const rows = await reported(db, { ...reader, limit: postsAPage });
  return rows.map(({ reports, ...post }) => ({
    post: asPost(post),
    reports: reports.map(({ createdAt, words, reporterName, id, reason, note }) => ({
      id,
      reporterName,
      reason,
      note,
      createdAt: new Date(createdAt),
      words: words && asWords(words),
    })),
  }));
}

/** The post, held until the transaction ends, with what the log calls it. */
export async function postToModerate(tx: Database, id: string) {
  const rows = await tx
    .select({ id: feedPosts.id, authorId: feedPosts.authorId, told: feedPosts.told })
    .from(feedPosts)
    .where(eq(feedPosts.id, id))
    .for('update');
  const { told, ...post } = requireFound(rows[0], 'Post');
  return { ...post, what: nameOf(told) };
}

const nameOf = (told: PostContent) =>
  told.kind === 'session' ? `the session ${told.name}` : `the record in ${told.exerciseName}`;

type Act = { act: Moderation; reason: string; now: Date };

/** Applies the act, and answers how many reports that deals with. */
export async function moderate(tx: Database, id: string, { act, reason, now }: Act): Promise<number> {
  if (act !== 'leave')
    await tx
      .update(feedPosts)
      .set(
        act === 'take-down'
          ? { takenDownAt: now, takenDownBecause: reason }
          : { takenDownAt: null, takenDownBecause: '' },
      )
      .where(eq(feedPosts.id, id));
  const closed = await tx
    .update(feedReports)
    .set({ closedAt: now })
    .where(and(eq(feedReports.postId, id), isNull(feedReports.closedAt)))
    .returning({ id: feedReports.id });
  return closed.length;
}

export const isOwnPost = async (db: Database, id: string, authorId: string): Promise<boolean> =>
  (await db.$count(feedPosts, and(eq(feedPosts.id, id), eq(feedPosts.authorId, authorId)))) > 0;

export async function deletePost(tx: Database, id: string): Promise<void> {
  await tx.delete(feedPosts).where(eq(feedPosts.id, id));
}

/** Deletes a member's posts, and answers how many. Words and encouragements to others' posts go as well. */
export async function deleteAllOf(tx: Database, memberId: string): Promise<number> {
  const held = await tx
    .select({ id: feedPosts.id })
    .from(feedPosts)
    .where(eq(feedPosts.authorId, memberId))
    .orderBy(asc(feedPosts.id))
    .for('update');
  await tx.delete(feedPosts).where(eq(feedPosts.authorId, memberId));
  await tx.delete(feedWords).where(eq(feedWords.authorId, memberId));
  await tx.delete(feedEncouragements).where(eq(feedEncouragements.memberId, memberId));
  return held.length;
}

export async function deleteEverything(tx: Database): Promise<number> {
  const { rowCount } = await tx.execute(sql`delete from feed_posts`);
  return rowCount ?? 0;
}
