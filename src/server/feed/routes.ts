import * as contract from '#contract/fellowship/feed.ts';
import { fellowshipNow } from '#server/brand/fellowship-now.ts';
import type { SessionUser } from '#server/accounts/queries.ts';
import { type Database, transaction } from '#server/database/database.ts';
import { badInput, conflict, notFound, requireFound } from '#server/http/problem.ts';
import { publishLive } from '#server/live/publish-live.ts';
import type { Route } from '#server/route/route.ts';
import * as answers from './answer-post.ts';
import { mutedBy } from './muted.ts';
import { feedFor, feedForCoach, findWords, hasMet, seenPost, wordsOf } from './read-feed.ts';
import { previewOf, share } from './share.ts';

type Asking = { db: Database; viewer: Pick<SessionUser, 'id' | 'role'>; now: Date };

/** The reader, by what the coach allows at this moment. Where the feed is off there is nothing of it, for nobody. */
export async function readerOf({ db, viewer, now }: Asking) {
  const { feed, feedWords, feedForAll } = await fellowshipNow(db);
  if (!feed) throw notFound('Feed');
  const isCoach = viewer.role === 'admin';
  return { reader: { readerId: viewer.id, isCoach, forAll: feedForAll, now }, feedWords, feedForAll };
}

/** A post that the asker sees; another is a 404. */
async function postFor(asking: Asking, id: string) {
  const { reader, ...settings } = await readerOf(asking);
  return { post: requireFound(await seenPost(asking.db, reader, id), 'Post'), reader, ...settings };
}

const done = { ok: true as const };

/** The members' posts, and the answers to them. Coaches' acts are in `moderation-routes.ts`. */
export function feedRoutes(route: Route): void {
  route(contract.listFeed, async ({ query, ...asking }) => {
    const { reader, feedWords } = await readerOf(asking);
    const isAsked = query.search !== undefined || query.order !== undefined || query.after !== undefined;
    if (isAsked && !reader.isCoach) throw badInput('search', 'Only coaches look for posts');
    const page = await (reader.isCoach
      ? feedForCoach(asking.db, reader, query)
      : feedFor(asking.db, reader, query.before));
    return { ...page, mayWrite: feedWords };
  });

  route(contract.previewShare, async ({ query, ...asking }) => {
    const { feedForAll } = await readerOf(asking);
    return previewOf(asking.db, query, sharing(asking, feedForAll));
  });

  route(contract.shareToFeed, async ({ body, ...asking }) => {
    const { feedForAll } = await readerOf(asking);
    return transaction(asking.db, async tx => ({ id: await share(tx, body, sharing(asking, feedForAll)) }));
  });

  route(contract.encourage, async ({ params, ...asking }) => {
    const { post } = await postFor(asking, params.id);
    if (post.authorId === asking.viewer.id) throw conflict('This is your own');
    await transaction(asking.db, async tx => {
      const of = { postId: post.id, memberId: asking.viewer.id };
      if (await answers.addEncouragement(tx, of, asking.now)) await publishToAuthor(tx, post);
    });
    return done;
  });

  route(contract.stopEncouraging, async ({ params, ...asking }) => {
    const { post } = await postFor(asking, params.id);
    await answers.dropEncouragement(asking.db, { postId: post.id, memberId: asking.viewer.id });
    return done;
  });

  route(contract.listFeedWords, async ({ params, ...asking }) => {
    const { post, reader } = await postFor(asking, params.id);
    return wordsOf(asking.db, reader, post.id);
  });

  route(contract.writeFeedWords, async ({ params, body, ...asking }) => {
    const { post, reader, feedWords } = await postFor(asking, params.id);
    if (!feedWords) throw conflict('Your coach has turned comments off');
    return transaction(asking.db, async tx => {
      const words = { ...body, postId: post.id, authorId: asking.viewer.id, createdAt: asking.now };
      const wordsId = await answers.insertWords(tx, words);
      await publishToAuthor(tx, post);
      return requireFound(await findWords(tx, reader, post.id, wordsId), 'Comment');
    });
  });

  route(contract.hideFromMyFeed, async ({ params, ...asking }) => {
    const { post } = await postFor(asking, params.id);
    await answers.hidePost(asking.db, { postId: post.id, memberId: asking.viewer.id });
    return done;
  });

  route(contract.showInMyFeed, async ({ params, ...asking }) => {
    await readerOf(asking);
    await answers.unhidePost(asking.db, { postId: params.id, memberId: asking.viewer.id });
    return done;
  });

  route(contract.listMuted, async asking => {
    await readerOf(asking);
    return mutedBy(asking.db, asking.viewer.id);
  });

  route(contract.mutePerson, async ({ params, ...asking }) => {
    const { reader } = await readerOf(asking);
    if (!(await hasMet(asking.db, reader, params.memberId))) throw notFound('Member');
    const muted = { memberId: asking.viewer.id, mutedId: params.memberId };
    await transaction(asking.db, tx => answers.mute(tx, muted, asking.now));
    return done;
  });

  route(contract.unmutePerson, async ({ params, ...asking }) => {
    await readerOf(asking);
    await answers.unmute(asking.db, { memberId: asking.viewer.id, mutedId: params.memberId });
    return done;
  });
}

const sharing = ({ viewer, now }: Asking, mayShareWithAll: boolean) => ({
  memberId: viewer.id,
  role: viewer.role,
  mayShareWithAll,
  now,
});

/** An author who looks at their own post hears of it; all others see it when they look. */
const publishToAuthor = (tx: Database, { authorId }: { authorId: string }) =>
  publishLive(tx, { people: [authorId], coaches: false, subjects: ['feed'] });
