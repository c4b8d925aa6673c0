import type { TestApp } from '#server/testing/app-for-tests.ts';
import { aMember, type Person } from '#server/testing/people.ts';

type FeedFixture = { coach: Person; member: Person; group: { id: string }; logId: string; marker: string };

/** A second member of the same group, one a server. */
const neighbours = new WeakMap<TestApp, Person>();

/** A post of the member's own, and one of a neighbour's with words of the member's to it. */
export async function feedToAskFor(testApp: TestApp, { coach, member, group, logId, marker }: FeedFixture) {
  const { db, clock } = testApp;
  const neighbour = neighbours.get(testApp) ?? (await aMember(testApp, coach, { firstName: 'Boaz' }));
  neighbours.set(testApp, neighbour);
  await db.$client.query('insert into grouped_members (group_id, member_id) values ($1, $2)', [
    group.id,
    neighbour.id,
  ]);
  const told = {
    kind: 'record',
    exerciseName: marker,
    recordKind: 'weight',
    value: 200,
    at: null,
    date: '2026-03-18',
  };
  const share = async (authorId: string) => {
    const { rows } = await db.$client.query<{ id: string; place: number }>(
      `with post as (
         insert into feed_posts (author_id, shared_at, source, told, log_id) values ($1, $2, $5, $3, $4)
         returning id, place, author_id),
       seen as (
         insert into feed_audiences (post_id, group_id, author_id, place) select id, $6, author_id, place from post)
       select id, place from post`,
      [authorId, clock.now, told, logId, `${marker} ${logId}`, group.id],
    );
    return rows[0] ?? { id: '', place: 0 };
  };
  const own = await share(member.id);
  const theirs = await share(neighbour.id);
  const { rows } = await db.$client.query<{ id: string }>(
    `insert into feed_words (post_id, author_id, text, created_at) values ($1, $2, $3, $4) returning id`,
    [theirs.id, member.id, marker, clock.now],
  );
  return {
    own: own.id,
    theirs: theirs.id,
    place: theirs.place,
    words: rows[0]?.id ?? '',
    neighbourId: neighbour.id,
  };
}
