import type { FastifyRequest } from 'fastify';
import * as contract from '#contract/fellowship/feed.ts';
import type { SessionUser } from '#server/accounts/queries.ts';
import { type Database, transaction } from '#server/database/database.ts';
import { notFound, requireFound } from '#server/http/problem.ts';
import { publishLive } from '#server/live/publish-live.ts';
import type { Route } from '#server/route/route.ts';
import { recordEvent } from '#server/security-events/record-event.ts';
import { deleteWords } from './answer-post.ts';
import * as queries from './moderate.ts';
import { findWords, seenPost } from './read-feed.ts';
import { readerOf } from './routes.ts';

const done = { ok: true as const };

/** The reports, and the removals: by the owner, and by coaches, of which the log tells. */
export function feedModerationRoutes(route: Route): void {
  route(contract.removeFromFeed, async ({ params, request, ...asking }) => {
    const { db, viewer, now } = asking;
    if (!(await queries.isOwnPost(db, params.id, viewer.id))) {
      const { reader } = await readerOf(asking);
      requireFound(await seenPost(db, reader, params.id), 'Post');
      if (!reader.isCoach) throw notFound('Post');
    }
    await transaction(db, async tx => {
      const { authorId, what } = await queries.postToModerate(tx, params.id);
      await queries.deletePost(tx, params.id);
      if (authorId !== viewer.id)
        await recordEvent(
          tx,
          { request, now },
          {
            kind: 'feed-post-deleted',
            actorId: viewer.id,
            subjectId: authorId,
            details: { what },
          },
        );
    });
    return done;
  });

  route(contract.removeFeedWords, async ({ params, request, ...asking }) => {
    const { db, viewer, now } = asking;
    const { reader } = await readerOf(asking);
    const words = requireFound(await findWords(db, reader, params.id, params.wordsId), 'Comment');
    if (!words.mayRemove) throw notFound('Comment');
    await transaction(db, async tx => {
      await deleteWords(tx, words.id);
      if (reader.isCoach && words.author.id !== viewer.id)
        await recordEvent(
          tx,
          { request, now },
          {
            kind: 'feed-words-deleted',
            actorId: viewer.id,
            subjectId: words.author.id,
          },
        );
    });
    return done;
  });

  route(contract.reportToCoaches, async ({ params, body, ...asking }) => {
    const { db, viewer, now } = asking;
    const { reader } = await readerOf(asking);
    const { wordsId = null, ...why } = body;
    requireFound(await seenPost(db, reader, params.id), 'Post');
    if (wordsId !== null) requireFound(await findWords(db, reader, params.id, wordsId), 'Comment');
    await transaction(db, async tx => {
      const report = { ...why, postId: params.id, wordsId, reporterId: viewer.id, createdAt: now };
      if (await queries.insertReport(tx, report)) await publishToCoaches(tx);
    });
    return done;
  });

  route(contract.listFeedReports, async asking => {
    const { reader } = await readerOf(asking);
    return queries.openReports(asking.db, reader);
  });

  route(contract.moderateFeed, async ({ params, body, request, ...asking }) => {
    await readerOf(asking);
    const { viewer, now } = asking;
    await transaction(asking.db, async tx => {
      const { id, authorId, what } = await queries.postToModerate(tx, params.id);
      const reports = await queries.moderate(tx, id, { ...body, now });
      await noteModeration(tx, { body, what, reports, authorId, viewer, request, now });
      await publishToCoaches(tx);
    });
    return done;
  });

  route(contract.clearFeed, ({ db, viewer, request, now }) =>
    transaction(db, async tx => {
      const removed = await queries.deleteEverything(tx);
      await recordEvent(
        tx,
        { request, now },
        {
          kind: 'feed-cleared',
          actorId: viewer.id,
          subjectId: null,
          details: { posts: removed },
        },
      );
      return { removed };
    }),
  );
}

type Moderated = {
  body: { act: 'take-down' | 'restore' | 'leave'; reason: string };
  what: string;
  reports: number;
  authorId: string;
  viewer: Pick<SessionUser, 'id'>;
  request: FastifyRequest;
  now: Date;
};

async function noteModeration(tx: Database, given: Moderated): Promise<void> {
  const { body, what, reports, authorId: subjectId, viewer, ...seen } = given;
  const { act, reason } = body;
  const people = { actorId: viewer.id, subjectId };
  if (act === 'take-down')
    await recordEvent(tx, seen, {
      ...people,
      kind: 'feed-post-taken-down',
      details: { what, reason, reports },
    });
  if (act === 'restore')
    await recordEvent(tx, seen, { ...people, kind: 'feed-post-restored', details: { what } });
  if (act === 'leave')
    await recordEvent(tx, seen, { ...people, kind: 'feed-post-left', details: { what, reports } });
}

/** Few coach, and reports are few. */
const publishToCoaches = (tx: Database) => publishLive(tx, { people: [], coaches: true, subjects: ['feed'] });
