import * as contract from '#contract/fellowship/feed.ts';
import { listMyShared } from '#contract/fellowship/my-shared.ts';
import { postsAPage } from '#domain/feed/feed-limits.ts';
import type { PostContent } from '#domain/feed/post-content.ts';
import { statement, transaction } from '#server/database/database.ts';
import type { Route } from '#server/route/route.ts';
import { deleteAllOf } from './moderate.ts';

type Shared = { id: string; place: number; sharedAt: Date; told: PostContent; isForAll: boolean };

const sharedBy = statement<Shared, { memberId: string; before: number; limit: number }>(
  'feed_shared_by',
  `select p.id, p.place, p.shared_at as "sharedAt", p.told, p.is_for_all as "isForAll"
   from feed_posts p where p.author_id = :memberId and p.place < :before::bigint order by p.place desc limit :limit`,
);

type Besides = { words: number; encouragements: number };

const besides = statement<Besides, { memberId: string }>(
  'feed_answered_by',
  `select (select count(*)::int from feed_words w where w.author_id = :memberId) as words,
     (select count(*)::int from feed_encouragements e where e.member_id = :memberId) as encouragements`,
);

/** The member's own posts stay theirs, whether there is a feed or not: they see them here, and take them back. */
export function mySharedRoutes(route: Route): void {
  route(listMyShared, async ({ db, viewer, query }) => {
    const memberId = viewer.id;
    const { before = Number.MAX_SAFE_INTEGER } = query;
    const rows = await sharedBy(db, { memberId, before, limit: postsAPage + 1 });
    const posts = rows.slice(0, postsAPage);
    const [counted = { words: 0, encouragements: 0 }] = await besides(db, { memberId });
    return { posts, next: rows.length > postsAPage ? (posts.at(-1)?.place ?? null) : null, ...counted };
  });

  route(contract.removeAllIShared, ({ db, viewer }) =>
    transaction(db, async tx => ({ removed: await deleteAllOf(tx, viewer.id) })),
  );
}
