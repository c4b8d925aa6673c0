import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contract as every } from '#server/testing/calls/contract.ts';
import * as feed from '#contract/fellowship/feed.ts';
import { updateFellowship } from '#contract/fellowship/settings.ts';
import { changeRole, deleteMember } from '#contract/members.ts';
import { createGroup, deleteGroup, updateGroup } from '#contract/members/groups.ts';
import { correctProgress, takeBackProgress } from '#contract/progress.ts';
import { maxWordsPerPost, postsAPage } from '#domain/feed/feed-limits.ts';
import { type Post, type Reader, seesPost } from '#domain/feed/sees-post.twin.ts';
import { appForTests, type TestApp } from '#server/testing/app-for-tests.ts';
import { aCoach, aMember, type NewMember, type Person } from '#server/testing/people.ts';
import { anExercise, aProgram, assign, fiveByFive, fiveSets, log } from '#server/testing/training.ts';
import { validRequests } from '#server/testing/calls/valid-requests.ts';

const wednesday = '2026-03-18';
const noon = new Date(`${wednesday}T12:00:00Z`);

let testApp: TestApp;
let coach: Person;
let squat: { id: string; name: string };
let program: { id: string };

beforeAll(async () => {
  testApp = await appForTests({ now: noon });
  coach = await aCoach(testApp);
  squat = await anExercise(coach, 'Strength', 'Back Squat');
  program = await aProgram(coach, [{ monday: fiveByFive(squat), wednesday: fiveByFive(squat) }]);
});
beforeEach(async () => {
  testApp.clock.now = noon;
  await testApp.db.$client.query('truncate rate_counts, feed_posts, member_groups cascade');
  await set({ feed: true, feedWords: true, feedForAll: false });
});
afterAll(() => testApp.close());

const set = (body: { feed?: boolean; feedWords?: boolean; feedForAll?: boolean }) =>
  coach.get(updateFellowship, { body });

let groups = 0;
const group = (...people: Person[]) =>
  coach.get(createGroup, {
    body: { name: `Crew ${(groups += 1)}`, colour: 'green', memberIds: people.map(({ id }) => id) },
  });

/** Someone who has trained today: their day, its log, and how they share it. */
async function aTrained(given: NewMember = {}) {
  const person = await aMember(testApp, coach, given);
  const assignment = await assign(coach, person, program, '2026-03-16');
  const first = await log(person, assignment, squat, '2026-03-16', { setsData: fiveSets(200) });
  const second = await log(person, assignment, squat, wednesday, { setsData: fiveSets(210) });
  const { rows } = await testApp.db.$client.query<{ id: string }>(
    'select training_day_id as id from progress_logs where id = $1',
    [second.id],
  );
  const trainingDayId = rows[0]?.id ?? '';
  return { person, first, second, trainingDayId };
}

const share = (who: Person, trainingDayId: string, withAll = false) =>
  who.ask(feed.shareToFeed, { body: { trainingDayId, withAll } });
const shared = async (who: Person, trainingDayId: string, withAll = false) =>
  (await share(who, trainingDayId, withAll)).body.id;
const read = (who: Person, before?: number) =>
  who.get(feed.listFeed, { query: before === undefined ? {} : { before } });
const seenBy = async (who: Person) => (await read(who)).posts.map(({ id }) => id);
const of = (id: string) => ({ params: { id } });

async function aPost() {
  const { person: author, ...trained } = await aTrained({ firstName: 'Ruth', lastName: 'Moab' });
  const reader = await aMember(testApp, coach, { firstName: 'Boaz', lastName: 'Field' });
  const crew = await group(author, reader);
  return { author, reader, crew, ...trained, id: await shared(author, trained.trainingDayId) };
}

describe('what is shared', () => {
  it('is what the member saw before, and stays so whatever becomes of the log', async () => {
    const { person: author, second, trainingDayId } = await aTrained();
    const reader = await aMember(testApp, coach);
    await group(author, reader);
    const preview = await author.get(feed.previewShare, { query: { trainingDayId } });
    expect(preview).toEqual({
      told: {
        kind: 'session',
        name: 'Ascension',
        date: `${wednesday}T00:00:00.000Z`,
        exercises: 1,
        sets: 5,
        pounds: 5250,
        miles: 0,
      },
      inGroups: 1,
      mayShareWithAll: false,
      isShared: false,
    });
    expect(await seenBy(reader)).toEqual([]);
    await shared(author, trainingDayId);
    await author.get(correctProgress, { params: { id: second.id }, body: { setsData: fiveSets(300) } });
    expect((await read(reader)).posts).toMatchObject([{ told: preview.told, isOwn: false }]);
    expect(await author.get(feed.previewShare, { query: { trainingDayId } })).toMatchObject({
      isShared: true,
    });
  });

  it('may be a record one holds, by the log that made it, and no other', async () => {
    const { person: author, first, second } = await aTrained();
    const reader = await aMember(testApp, coach);
    await group(author, reader);
    const record = (logId: string, who = author) =>
      who.ask(feed.shareToFeed, { body: { logId, exerciseId: squat.id, kind: 'weight', at: null } });
    expect((await record(first.id)).status).toBe(404);
    expect((await record(second.id, reader)).status).toBe(404);
    expect((await record(second.id)).status).toBe(201);
    expect((await record(second.id)).status).toBe(409);
    expect((await read(reader)).posts[0]?.told).toEqual({
      kind: 'record',
      exerciseName: 'Back Squat',
      recordKind: 'weight',
      value: 210,
      at: null,
      date: `${wednesday}T00:00:00.000Z`,
    });
    await author.get(takeBackProgress, { params: { id: second.id } });
    expect(await seenBy(reader)).toEqual([]);
  });

  it('goes with its log', async () => {
    const { author, reader, second, id } = await aPost();
    expect(await seenBy(reader)).toEqual([id]);
    await author.get(takeBackProgress, { params: { id: second.id } });
    expect([await seenBy(reader), await seenBy(author), await seenBy(coach)]).toEqual([[], [], []]);
  });

  it('is shared once, by whose it is alone, with somebody, and by no coach', async () => {
    const { person: author, trainingDayId } = await aTrained();
    const other = await aMember(testApp, coach);
    const refused = async (who: Person, withAll = false) => (await share(who, trainingDayId, withAll)).status;
    expect((await share(author, trainingDayId)).body.message).toMatch(/^You are not in a group yet/);
    expect(await refused(author, true)).toBe(409);
    expect(await seenBy(coach)).toEqual([]);
    await group(author, other);
    expect([await refused(other), await refused(coach)]).toEqual([404, 404]);
    await shared(author, trainingDayId);
    expect((await share(author, trainingDayId)).body.message).toBe('You have shared this already');
    expect(await seenBy(author)).toHaveLength(1);
  });

  it('is gone when its author takes it back, one or all with words and encouragements', async () => {
    const { author, reader, id } = await aPost();
    const { person: other, trainingDayId } = await aTrained();
    await group(author, other);
    const theirs = await shared(other, trainingDayId);
    await author.get(feed.writeFeedWords, { ...of(theirs), body: { text: 'Strong' } });
    await author.get(feed.encourage, of(theirs));
    expect((await reader.ask(feed.removeFromFeed, of(id))).status).toBe(404);
    expect(await author.get(feed.removeAllIShared, {})).toEqual({ removed: 1 });
    expect(await seenBy(reader)).toEqual([]);
    expect((await read(other)).posts).toMatchObject([{ id: theirs, lastWords: [], encouragements: 0 }]);
    await other.get(feed.removeFromFeed, of(theirs));
    expect(await seenBy(coach)).toEqual([]);
  });
});

describe('who sees what', () => {
  it('is said in SQL as it is in words, for every kind of reader and author', async () => {
    const { person: author, trainingDayId } = await aTrained();
    const { person: lapsed, trainingDayId: lapsedDay } = await aTrained();
    const { person: promoted, trainingDayId: promotedDay } = await aTrained();
    const kinds = ['neighbour', 'elsewhere', 'alone', 'muting', 'hiding', 'lapsed reader'] as const;
    const people = await Promise.all(kinds.map(firstName => aMember(testApp, coach, { firstName })));
    const [neighbour, elsewhere, , muting, hiding, gone] = people as [
      Person,
      Person,
      Person,
      Person,
      Person,
      Person,
    ];
    const crew = await group(author, lapsed, promoted, neighbour, muting, hiding, gone);
    const others = await group(elsewhere, promoted);
    const posts: Record<string, Omit<Post, 'id'>> = {};
    const has = async (
      who: Person,
      day: string,
      standing: Reader['standing'],
      withAll: boolean,
      isIn: string[] = [crew.id],
    ) => {
      posts[await shared(who, day, withAll)] = {
        author: { id: who.id, standing, groups: isIn },
        sharedWith: isIn,
        isForAll: withAll,
        isTakenDown: false,
      };
    };
    await set({ feedForAll: true });
    await has(author, trainingDayId, 'member', false);
    await has(lapsed, lapsedDay, 'lapsed', true);
    await has(promoted, promotedDay, 'coach', false, [crew.id, others.id]);
    const { person: everyones, trainingDayId: open } = await aTrained();
    await has(everyones, open, 'member', true, []);
    const { person: rude, trainingDayId: down } = await aTrained();
    await coach.get(updateGroup, { params: { id: crew.id }, body: { add: [rude.id] } });
    await has(rude, down, 'member', true);
    const [first = '', , , , last = ''] = Object.keys(posts);
    Object.assign(posts[last] ?? {}, { isTakenDown: true });
    await coach.get(feed.moderateFeed, { ...of(last), body: { act: 'take-down', reason: 'Too much' } });
    await muting.get(feed.mutePerson, { params: { memberId: author.id } });
    await hiding.get(feed.hideFromMyFeed, of(first));
    await testApp.db.$client.query('update users set subscription_expires_at = $2 where id = any($1)', [
      [lapsed.id, gone.id],
      noon,
    ]);
    await coach.get(changeRole, { params: { id: promoted.id }, body: { role: 'admin' } });

    const isIn = (one: Person) => [neighbour, muting, hiding, gone, author, rude, lapsed].includes(one);
    const readers: [Person, Reader['standing']][] = [
      ...people.map((one): [Person, Reader['standing']] => [one, one === gone ? 'lapsed' : 'member']),
      [author, 'member'],
      [rude, 'member'],
      [everyones, 'member'],
      [coach, 'coach'],
      [promoted, 'coach'],
    ];
    for (const isForAllAllowed of [true, false]) {
      await set({ feedForAll: isForAllAllowed });
      for (const [who, standing] of readers) {
        const reader: Reader = {
          id: who.id,
          standing,
          groups: who === elsewhere ? [others.id] : isIn(who) ? [crew.id] : [],
          muted: who === muting ? [author.id] : [],
          hidden: who === hiding ? [first] : [],
        };
        const expected = Object.entries(posts)
          .filter(([id, post]) => seesPost(reader, { id, ...post }, { isOn: true, isForAllAllowed }))
          .map(([id]) => id);
        const answer = await who.ask(feed.listFeed, { query: {} });
        const seen = answer.status === 200 ? answer.body.posts.map(({ id }) => id) : [];
        expect([who.email, isForAllAllowed, seen.toSorted()]).toEqual([
          who.email,
          isForAllAllowed,
          expected.toSorted(),
        ]);
        // Asking for a single post gives the same as the list.
        for (const id of Object.keys(posts)) {
          const { status } = await who.ask(feed.listFeedWords, of(id));
          expect([who.email, id, status]).toEqual([
            who.email,
            id,
            standing === 'lapsed' ? 403 : expected.includes(id) ? 200 : 404,
          ]);
        }
      }
    }
  });

  it('is found by a coach, by who shared it and what it tells, the oldest first too; not by members', async () => {
    const names = [
      ['Ruth', 'Moab'],
      ['José', 'Arc'],
      ['Ruth', 'Stone'],
    ];
    const ids: string[] = [];
    for (const [firstName, lastName] of names) {
      const { person, trainingDayId } = await aTrained({ firstName: firstName!, lastName: lastName! });
      await group(person, await aMember(testApp, coach));
      ids.push(await shared(person, trainingDayId));
    }
    const [moab, arc, stone] = ids;
    const found = async (query: { search?: string; order?: 'oldest'; after?: number }) =>
      (await coach.get(feed.listFeed, { query })).posts.map(({ id }) => id);
    expect(await found({ order: 'oldest' })).toEqual(ids);
    expect(await found({ search: 'ruth' })).toEqual([stone, moab]);
    expect(await found({ search: 'jose' })).toEqual([arc]);
    expect(await found({ search: 'sto ru' })).toEqual([stone]);
    expect(await found({ search: 'ascension', order: 'oldest' })).toEqual(ids);
    expect(await found({ search: 'nobody' })).toEqual([]);
    expect(await found({ search: ' ' })).toEqual(ids.toReversed());
    const { rows } = await testApp.db.$client.query<{ place: string }>(
      'select place from feed_posts where id = $1',
      [moab],
    );
    expect(await found({ order: 'oldest', after: Number(rows[0]?.place) })).toEqual([arc, stone]);
    const someone = await aMember(testApp, coach);
    for (const query of [{ search: 'ruth' }, { order: 'oldest' as const }, { after: 1 }])
      expect((await someone.ask(feed.listFeed, { query })).status).toBe(400);
  });

  it('follows the groups: whoever leaves takes along what they shared, whoever comes sees it', async () => {
    const { author, reader, crew, id } = await aPost();
    const late = await aMember(testApp, coach);
    const change = (body: object) => coach.get(updateGroup, { params: { id: crew.id }, body });
    expect(await seenBy(late)).toEqual([]);
    await change({ add: [late.id] });
    expect(await seenBy(late)).toEqual([id]);
    await change({ remove: [reader.id] });
    expect(await seenBy(reader)).toEqual([]);
    await change({ remove: [author.id] });
    await change({ add: [author.id] });
    expect([await seenBy(late), await seenBy(author), await seenBy(coach)]).toEqual([[], [id], [id]]);
    // A group of later sees nothing of what was shared before it.
    await group(author, reader);
    expect(await seenBy(reader)).toEqual([]);
  });

  it('ends with the group, and with the account', async () => {
    const { author, reader, crew, id } = await aPost();
    await reader.get(feed.writeFeedWords, { ...of(id), body: { text: 'Strong' } });
    await reader.get(feed.encourage, of(id));
    await coach.get(deleteMember, { params: { id: reader.id } });
    expect((await read(author)).posts).toMatchObject([{ lastWords: [], encouragements: 0 }]);
    await coach.get(deleteGroup, { params: { id: crew.id } });
    expect([await seenBy(author), await seenBy(coach)]).toEqual([[id], [id]]);
    await coach.get(deleteMember, { params: { id: author.id } });
    const { rows } = await testApp.db.$client.query('select from feed_posts');
    expect(rows).toEqual([]);
  });

  it('comes in pages of 20, the newest first, whatever is shared meanwhile', async () => {
    const { author, reader, crew, trainingDayId, id } = await aPost();
    await testApp.db.$client.query(
      `with made as (
         insert into feed_posts (author_id, shared_at, source, told, training_day_id)
         select author_id, shared_at, n::text, told, training_day_id from feed_posts, generate_series(1, 44) n
         returning id, author_id, place)
       insert into feed_audiences select id, $1, author_id, place from made`,
      [crew.id],
    );
    const first = await read(reader);
    const { person: other, trainingDayId: day } = await aTrained();
    await coach.get(updateGroup, { params: { id: crew.id }, body: { add: [other.id] } });
    await shared(other, day);
    const second = await read(reader, first.next ?? 0);
    const third = await read(reader, second.next ?? 0);
    expect([first, second, third].map(({ posts }) => posts.length)).toEqual([postsAPage, postsAPage, 5]);
    const ids = [first, second, third].flatMap(({ posts }) => posts.map(post => post.id));
    expect([new Set(ids).size, ids.at(-1), third.next]).toEqual([45, id, null]);
    expect((await share(author, trainingDayId)).status).toBe(409);
  });
});

describe('encouragement and words', () => {
  it('is one a person and post, to others alone; by name for its author', async () => {
    const { author, reader, id } = await aPost();
    await Promise.all([1, 2, 3].map(() => reader.get(feed.encourage, of(id))));
    expect((await author.ask(feed.encourage, of(id))).status).toBe(409);
    await coach.get(feed.encourage, of(id));
    expect((await read(reader)).posts).toMatchObject([
      { encouragements: 2, isEncouraged: true, encouragedBy: [] },
    ]);
    expect((await read(author)).posts).toMatchObject([
      { encouragements: 2, isEncouraged: false, encouragedBy: expect.arrayContaining(['Boaz Field']) },
    ]);
    await reader.get(feed.stopEncouraging, of(id));
    await reader.get(feed.stopEncouraging, of(id));
    expect((await read(reader)).posts).toMatchObject([{ encouragements: 1, isEncouraged: false }]);
  });

  it('words are text, whatever is in them, and go out by their writer, the post’s author or a coach', async () => {
    const { author, reader, crew, id } = await aPost();
    const third = await aMember(testApp, coach);
    await coach.get(updateGroup, { params: { id: crew.id }, body: { add: [third.id] } });
    const script = '<img src=x onerror="alert(1)"><script>alert(2)</script>[x](javascript:alert(3))';
    const write = (who: Person, text: string) => who.ask(feed.writeFeedWords, { ...of(id), body: { text } });
    const { body: words } = await write(reader, ` ${script} `);
    expect(words).toMatchObject({ text: script, author: { name: 'Boaz Field', isCoach: false } });
    expect(JSON.stringify(words)).not.toContain('@');
    const remove = async (who: Person, wordsId: string) =>
      (await who.ask(feed.removeFeedWords, { params: { id, wordsId } })).status;
    expect(await remove(third, words.id)).toBe(404);
    expect(await remove(author, words.id)).toBe(200);
    expect(await remove(reader, (await write(reader, 'Mine')).body.id)).toBe(200);
    expect(await remove(coach, (await write(reader, 'Mine')).body.id)).toBe(200);
    expect((await read(author)).posts).toMatchObject([{ lastWords: [] }]);
    for (const text of ['', ' ', 'x'.repeat(281), 'half \ud800'])
      expect((await write(reader, text)).status).toBe(400);
    await set({ feedWords: false });
    expect((await write(reader, 'Hello')).status).toBe(409);
    expect((await read(reader)).mayWrite).toBe(false);
  });

  it(`takes at most ${maxWordsPerPost} words, and shows the last two`, async () => {
    const { author, reader, id } = await aPost();
    await testApp.db.$client.query(
      `insert into feed_words (post_id, author_id, text, created_at)
       select $1, $2, n::text, $3::timestamptz + n * interval '1 s' from generate_series(1, $4) n`,
      [id, reader.id, noon, maxWordsPerPost],
    );
    expect((await read(author)).posts).toMatchObject([
      { hasMoreWords: true, lastWords: [{ text: '199' }, { text: '200' }] },
    ]);
    expect(await author.get(feed.listFeedWords, of(id))).toHaveLength(maxWordsPerPost);
    expect((await author.ask(feed.writeFeedWords, { ...of(id), body: { text: 'x' } })).status).toBe(409);
  });
});

describe('hiding, muting and reporting', () => {
  it('is for the one who asks for it, and can be undone; nobody is told', async () => {
    const { author, reader, id } = await aPost();
    await reader.get(feed.hideFromMyFeed, of(id));
    expect([await seenBy(reader), await seenBy(author)]).toEqual([[], [id]]);
    await reader.get(feed.showInMyFeed, of(id));
    expect(await seenBy(reader)).toEqual([id]);
    const muted = { params: { memberId: author.id } };
    await reader.get(feed.mutePerson, muted);
    await reader.get(feed.mutePerson, muted);
    expect(await reader.get(feed.listMuted, {})).toMatchObject([{ id: author.id, name: 'Ruth Moab' }]);
    expect(await author.get(feed.listMuted, {})).toEqual([]);
    expect(await seenBy(reader)).toEqual([]);
    await reader.get(feed.unmutePerson, muted);
    expect(await seenBy(reader)).toEqual([id]);
    const stranger = await aMember(testApp, coach);
    for (const memberId of [reader.id, coach.id, id, stranger.id])
      expect((await reader.ask(feed.mutePerson, { params: { memberId } })).status).toBe(404);
  });

  it('keeps the words of whom one has muted away too, but from no one else', async () => {
    const { author, reader, crew, id } = await aPost();
    const third = await aMember(testApp, coach);
    await coach.get(updateGroup, { params: { id: crew.id }, body: { add: [third.id] } });
    await third.get(feed.writeFeedWords, { ...of(id), body: { text: 'Meh' } });
    await reader.get(feed.mutePerson, { params: { memberId: third.id } });
    expect((await read(reader)).posts).toMatchObject([{ lastWords: [] }]);
    expect(await reader.get(feed.listFeedWords, of(id))).toEqual([]);
    expect((await read(author)).posts).toMatchObject([{ lastWords: [{ text: 'Meh' }], hasMoreWords: false }]);
  });

  it('reaches the coaches once, who take it down, put it back or leave it, and are written down', async () => {
    const { author, reader, id } = await aPost();
    const report = (body: object) => reader.get(feed.reportToCoaches, { ...of(id), body: body as never });
    const { id: wordsId } = await author.get(feed.writeFeedWords, { ...of(id), body: { text: 'Look' } });
    await report({ reason: 'untrue', note: 'Nobody squats that' });
    await report({ reason: 'other' });
    testApp.clock.now = new Date(noon.getTime() + 1000);
    await report({ reason: 'unkind', wordsId });
    const reports = () => coach.get(feed.listFeedReports, {});
    expect(await reports()).toMatchObject([
      {
        post: { id },
        reports: [
          { reporterName: 'Boaz Field', reason: 'untrue', note: 'Nobody squats that', words: null },
          { reason: 'unkind', words: { id: wordsId, text: 'Look' } },
        ],
      },
    ]);
    expect(JSON.stringify(await read(author))).not.toContain('Nobody squats that');
    const moderate = (act: 'take-down' | 'restore' | 'leave', reason = '') =>
      coach.ask(feed.moderateFeed, { ...of(id), body: { act, reason } });
    expect((await moderate('take-down')).status).toBe(400);
    expect((await moderate('take-down', 'Not true')).status).toBe(200);
    expect(await reports()).toEqual([]);
    expect(await seenBy(reader)).toEqual([]);
    expect((await read(author)).posts).toMatchObject([
      { takenDown: { at: testApp.clock.now.toISOString(), reason: 'Not true' } },
    ]);
    await moderate('restore');
    expect(await seenBy(reader)).toEqual([id]);
    await moderate('leave');
    const { events } = (await coach.send('GET', '/api/security-events?group=feed')).body as unknown as {
      events: { text: string; subjectId: string; actorId: string }[];
    };
    expect(events.slice(0, 3)).toMatchObject([
      { text: 'Left what they had shared as it is, the session Ascension', subjectId: author.id },
      { text: 'Put back what they had shared, the session Ascension', actorId: coach.id },
      { text: 'Took down what they had shared, the session Ascension, after 2 reports: Not true' },
    ]);
    expect((await reader.ask(feed.listFeedReports, {})).status).toBe(403);
  });
});

describe('while the feed is off', () => {
  const calls = Object.entries(every).filter(
    ([name, { path }]) =>
      path.startsWith('/api/feed') && !['clearFeed', 'listMyShared', 'removeAllIShared'].includes(name),
  );

  it.each(calls)('%s is a 404 for members and coaches', async (name, endpoint) => {
    const { author, reader, id } = await aPost();
    await set({ feed: false });
    const ids = { own: id, theirs: id, place: 1, words: id, neighbourId: author.id };
    const request = validRequests[name]?.({ feed: ids, trainingDayId: id } as never) ?? {};
    for (const who of endpoint.access === 'coach' ? [coach] : [reader, coach]) {
      const { status, body } = await who.ask(endpoint, request as never);
      expect([status, body]).toEqual([404, { message: 'Feed not found' }]);
    }
  });

  it('what was shared is kept, and a coach can delete it all', async () => {
    const { reader, id } = await aPost();
    await set({ feed: false });
    await set({ feed: true });
    expect(await seenBy(reader)).toEqual([id]);
    await set({ feed: false });
    expect((await reader.ask(feed.clearFeed, {})).status).toBe(403);
    expect(await coach.get(feed.clearFeed, {})).toEqual({ removed: 1 });
    await set({ feed: true });
    expect(await seenBy(reader)).toEqual([]);
  });

  it('it is off until a coach switches it on', async () => {
    const { rows } = await testApp.db.$client.query(
      `select column_default as value from information_schema.columns
       where table_name = 'fellowship' and column_name in ('feed', 'feed_words', 'feed_for_all')`,
    );
    expect(rows).toEqual([{ value: 'false' }, { value: 'false' }, { value: 'false' }]);
  });
});

const dataOf = async (who: Person) => (await who.send('GET', '/api/my-data.json')).body as never;

it('one’s file has what one shared and wrote, and nothing that is somebody else’s', async () => {
  const { author, reader, id } = await aPost();
  await reader.get(feed.writeFeedWords, { ...of(id), body: { text: 'Strong' } });
  await reader.get(feed.encourage, of(id));
  expect(await dataOf(author)).toMatchObject({ feedPosts: [{ told: { name: 'Ascension' } }], feedWords: [] });
  const theirs = await dataOf(reader);
  expect(theirs).toMatchObject({
    feedPosts: [],
    feedWords: [{ text: 'Strong', isToOwnPost: false }],
    feedEncouragements: [{ createdAt: noon.toISOString() }],
  });
  expect(JSON.stringify(theirs)).not.toContain(author.id);
});
