import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as feed from '#contract/fellowship/feed.ts';
import { listMyShared } from '#contract/fellowship/my-shared.ts';
import { updateFellowship } from '#contract/fellowship/settings.ts';
import { deleteMember } from '#contract/members.ts';
import { createGroup } from '#contract/members/groups.ts';
import { postsAPage } from '#domain/feed/feed-limits.ts';
import { appForTests, type TestApp } from '#server/testing/app-for-tests.ts';
import { aCoach, aMember, type Person } from '#server/testing/people.ts';
import { anExercise, aProgram, assign, fiveByFive, fiveSets, log } from '#server/testing/training.ts';

const noon = new Date('2026-03-18T12:00:00Z');

let testApp: TestApp;
let coach: Person;
let author: Person;
let friend: Person;
let ids: { session: string; record: string; ofFriend: string };

beforeAll(async () => {
  testApp = await appForTests({ now: noon });
  coach = await aCoach(testApp);
});
beforeEach(async () => {
  testApp.clock.now = noon;
  await testApp.db.$client.query('truncate feed_posts, member_groups cascade');
  await switched(true);
  [author, friend] = [await aMember(testApp, coach), await aMember(testApp, coach)];
  const memberIds = [author.id, friend.id];
  await coach.get(createGroup, { body: { name: `Crew ${author.id}`, colour: 'green', memberIds } });
  const squat = await anExercise(coach, 'Strength');
  const program = await aProgram(coach, [{ monday: fiveByFive(squat), wednesday: fiveByFive(squat) }]);
  const session = await trained(author, program, squat);
  ids = {
    session: (await author.get(feed.shareToFeed, { body: { trainingDayId: session.dayId } })).id,
    record: (
      await author.get(feed.shareToFeed, {
        body: { logId: session.logId, exerciseId: squat.id, kind: 'weight' },
      })
    ).id,
    ofFriend: (
      await friend.get(feed.shareToFeed, {
        body: { trainingDayId: (await trained(friend, program, squat)).dayId },
      })
    ).id,
  };
  await author.get(feed.writeFeedWords, { params: { id: ids.ofFriend }, body: { text: 'Strong' } });
  await author.get(feed.encourage, { params: { id: ids.ofFriend } });
});
afterAll(() => testApp.close());

const switched = (on: boolean) =>
  coach.get(updateFellowship, { body: { feed: on, feedWords: true, feedForAll: true } });

/** Two sessions, of which the second has made a record. */
async function trained(who: Person, program: { id: string }, squat: { id: string; name: string }) {
  const assignment = await assign(coach, who, program, '2026-03-16');
  await log(who, assignment, squat, '2026-03-16', { setsData: fiveSets(200) });
  const { id: logId } = await log(who, assignment, squat, '2026-03-18', { setsData: fiveSets(210) });
  const { rows } = await testApp.db.$client.query<{ id: string }>(
    'select training_day_id as id from progress_logs where id = $1',
    [logId],
  );
  return { dayId: rows[0]?.id ?? '', logId };
}

const mine = (who = author, query = {}) => who.get(listMyShared, { query });
const remove = (id: string, who = author) => who.ask(feed.removeFromFeed, { params: { id } });
const kept = async () =>
  (await testApp.db.$client.query<{ id: string }>('select id from feed_posts')).rows.map(({ id }) => id);

describe('what a member has shared', () => {
  it('is seen by them alone, the newest first, with how much they answered others', async () => {
    const { posts, next, ...besides } = await mine();
    expect(posts).toMatchObject([
      { id: ids.record, told: { kind: 'record' }, sharedAt: noon.toISOString(), isForAll: false },
      { id: ids.session, told: { kind: 'session', name: 'Ascension' } },
    ]);
    expect([next, besides]).toEqual([null, { words: 1, encouragements: 1 }]);
    expect((await mine(friend)).posts.map(({ id }) => id)).toEqual([ids.ofFriend]);
    expect((await mine(coach)).posts).toEqual([]);
  });

  it(`comes ${postsAPage} at a time`, async () => {
    await testApp.db.$client.query(
      `insert into feed_posts (author_id, source, training_day_id, told, shared_at, is_for_all)
       select author_id, 'more ' || n, training_day_id, told, shared_at, false
       from feed_posts, generate_series(1, $2) n where id = $1`,
      [ids.session, postsAPage],
    );
    const { posts, next } = await mine();
    expect(posts).toHaveLength(postsAPage);
    const further = await mine(author, { before: next });
    expect([further.posts.map(({ id }) => id), further.next]).toEqual([[ids.record, ids.session], null]);
  });

  it.each([
    ['while the feed is off', () => switched(false)],
    [
      'when their membership is over',
      () =>
        testApp.db.$client.query('update users set subscription_expires_at = $2 where id = $1', [
          author.id,
          noon,
        ]),
    ],
  ])('is still theirs to see and to take back, one or all, %s', async (_when, end) => {
    await end();
    expect((await mine()).posts).toHaveLength(2);
    expect((await remove(ids.ofFriend)).status).not.toBe(200);
    expect((await remove(ids.session)).status).toBe(200);
    expect((await mine()).posts.map(({ id }) => id)).toEqual([ids.record]);
    expect(await author.get(feed.removeAllIShared, {})).toEqual({ removed: 1 });
    expect(await mine()).toEqual({ posts: [], next: null, words: 0, encouragements: 0 });
    expect(await kept()).toEqual([ids.ofFriend]);
  });

  it('goes with them when they leave, while the feed is off too', async () => {
    await switched(false);
    await coach.get(deleteMember, { params: { id: author.id } });
    expect(await kept()).toEqual([ids.ofFriend]);
    const left = await testApp.db.$client.query(
      'select from feed_words union all select from feed_encouragements',
    );
    expect(left.rowCount).toBe(0);
  });

  it('is nobody else’s to take back; while the feed is off not a coach’s either, one by one', async () => {
    expect((await remove(ids.session, friend)).status).toBe(404);
    await switched(false);
    for (const who of [friend, coach]) expect((await remove(ids.session, who)).status).toBe(404);
    expect(await kept()).toHaveLength(3);
  });
});
