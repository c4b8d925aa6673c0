import { and, eq, sql } from 'drizzle-orm';
import { type Database, statement } from '#server/database/database.ts';
import { feedPosts } from '#server/database/tables/coaching/feed.ts';
import { conflict, notFound, requireFound } from '#server/http/problem.ts';
import { letInNow } from '#server/members/membership-facts.ts';
import { type ShareInput, whatIsShared } from './what-is-shared.ts';

type By = { memberId: string; role: 'admin' | 'member'; mayShareWithAll: boolean; now: Date };

const inGroups = statement<{ count: number }, { memberId: string; now: Date }>(
  'feed_members_in_groups',
  `select count(distinct o.member_id) as count
   from grouped_members g join grouped_members o on o.group_id = g.group_id and o.member_id <> g.member_id
   join users u on u.id = o.member_id and ${letInNow('u')}
   where g.member_id = :memberId`,
);

/** The post as others would see it, and how many of them. */
export async function previewOf(
  db: Database,
  input: ShareInput,
  { memberId, role, mayShareWithAll, now }: By,
) {
  if (role === 'admin') throw notFound('What is to be shared');
  const { told, source } = requireFound(await whatIsShared(db, memberId, input), 'What is to be shared');
  const [counted] = await inGroups(db, { memberId, now });
  const isShared = (await db.$count(feedPosts, isSame(memberId, source))) > 0;
  return { told, inGroups: counted?.count ?? 0, mayShareWithAll, isShared };
}

/** Coaches share nothing: what they hold is not shown to members. */
export async function share(tx: Database, input: ShareInput & { withAll: boolean }, by: By): Promise<string> {
  const { memberId, role, mayShareWithAll, now } = by;
  if (role === 'admin') throw notFound('What is to be shared');
  const { withAll, ...what } = input;
  if (withAll && !mayShareWithAll) throw conflict('Your coach lets members share with their groups only');
  const shared = requireFound(await whatIsShared(tx, memberId, what), 'What is to be shared');
  const [post] = await tx
    .insert(feedPosts)
    .values({ ...shared, authorId: memberId, sharedAt: now, isForAll: withAll })
    .onConflictDoNothing({ target: [feedPosts.authorId, feedPosts.source] })
    .returning({ id: feedPosts.id, place: feedPosts.place });
  if (post === undefined) throw conflict('You have shared this already');
  // A removal from a group waits meanwhile, and takes the post from it as well.
  const { rows } = await tx.execute(sql`
    insert into feed_audiences (post_id, group_id, author_id, place)
    select ${post.id}, group_id, member_id, ${post.place} from grouped_members where member_id = ${memberId}
    returning group_id`);
  if (rows.length === 0 && !withAll)
    throw conflict('You are not in a group yet, so nobody would see it. Your coach adds members to groups.');
  return post.id;
}

const isSame = (memberId: string, source: string) =>
  and(eq(feedPosts.authorId, memberId), eq(feedPosts.source, source));
