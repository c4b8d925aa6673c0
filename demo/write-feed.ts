import { dateIn } from '#domain/plain-date.ts';
import { recordsOf } from '#domain/records/records.ts';
import type { Database } from '#server/database/database.ts';
import { feedEncouragements, feedReports, feedWords } from '#server/database/tables/coaching/feed.ts';
import type { ShareInput } from '#server/feed/what-is-shared.ts';
import { share } from '#server/feed/share.ts';
import { allLogged } from '#server/records/recorded-logs.ts';
import { minutesLater } from './founding/local-time.ts';
import type { Enrolled } from './training/assign-programs.ts';

type Shared = {
  by: string;
  what: 'session' | 'record';
  hoursAgo: number;
  withAll?: true;
  encouragedBy: readonly string[];
  words?: readonly { by: string; text: string; isReported?: true }[];
};

/** What some of the members have shared, the oldest first. Most share nothing. */
const shared: readonly Shared[] = [
  { by: 'Daniel', what: 'session', hoursAgo: 100, encouragedBy: ['Ruth', 'Deborah'] },
  {
    by: 'Ruth',
    what: 'record',
    hoursAgo: 76,
    encouragedBy: ['Daniel', 'Deborah', 'Ezra', 'Thomas'],
    words: [
      { by: 'Daniel', text: 'That bar moved like it was empty. Proud of you.' },
      { by: 'Deborah', text: 'Two years ago you asked which end to hold!' },
    ],
  },
  {
    by: 'Sarah',
    what: 'session',
    hoursAgo: 52,
    withAll: true,
    encouragedBy: ['Ruth', 'Peter', 'Chloe', 'Andrew', 'Grace'],
    words: [{ by: 'Chloe', text: 'In the rain, too. See you at 5:40 tomorrow?' }],
  },
  {
    by: 'Peter',
    what: 'session',
    hoursAgo: 30,
    withAll: true,
    encouragedBy: ['Sarah', 'Nathaniel'],
    words: [
      { by: 'Sarah', text: 'Stubborn knee, more stubborn man.' },
      { by: 'Luke', text: 'Is that all? Maybe try knitting.', isReported: true },
    ],
  },
  { by: 'Chloe', what: 'session', hoursAgo: 9, withAll: true, encouragedBy: ['Sarah', 'Rebecca', 'Tabitha'] },
];

type Ids = ReadonlyMap<string, string>;

/** The feed under way, with one report in it that waits for the coach. */
export async function writeFeed(tx: Database, enrolled: readonly Enrolled[], now: Date): Promise<void> {
  const ids: Ids = new Map(enrolled.map(({ person, memberId }) => [person.firstName, memberId]));
  for (const one of shared) {
    const author = enrolled.find(({ person }) => person.firstName === one.by);
    const at = minutesLater(now, -60 * one.hoursAgo);
    const asked = author && (await (one.what === 'session' ? lastSession : lastRecord)(tx, author, at));
    if (!author || !asked) continue;
    const { memberId } = author;
    const sharing = { memberId, role: 'member' as const, mayShareWithAll: true, now: at };
    const postId = await share(tx, { ...asked, withAll: one.withAll ?? false }, sharing);
    await answer(tx, { postId, memberId, at }, one, ids);
  }
}

type Post = { postId: string; memberId: string; at: Date };

/** What those who are there said to it. */
async function answer(
  tx: Database,
  post: Post,
  { encouragedBy, words = [] }: Shared,
  ids: Ids,
): Promise<void> {
  const { postId, at } = post;
  for (const [index, name] of encouragedBy.entries()) {
    const memberId = ids.get(name);
    const createdAt = minutesLater(at, 9 * (index + 1));
    if (memberId) await tx.insert(feedEncouragements).values({ postId, memberId, createdAt });
  }
  for (const [index, { by, text, isReported = false }] of words.entries()) {
    const authorId = ids.get(by);
    if (!authorId) continue;
    const createdAt = minutesLater(at, 17 * (index + 1));
    const [row] = await tx
      .insert(feedWords)
      .values({ postId, authorId, text, createdAt })
      .returning({ id: feedWords.id });
    if (isReported && row)
      await report(tx, post, { wordsId: row.id, createdAt: minutesLater(createdAt, 12) });
  }
}

async function report(
  tx: Database,
  { postId, memberId: reporterId }: Post,
  of: { wordsId: string; createdAt: Date },
): Promise<void> {
  await tx
    .insert(feedReports)
    .values({ ...of, postId, reporterId, reason: 'unkind', note: 'Not how we talk here.' });
}

/** The last day with a log before an instant. */
async function lastSession(
  tx: Database,
  { memberId, person }: Enrolled,
  at: Date,
): Promise<ShareInput | null> {
  const { rows } = await tx.$client.query<{ id: string }>(
    `select id from training_days where member_id = $1 and logged_count > 0 and date <= $2
     order by date desc, id limit 1`,
    [memberId, dateIn(person.timeZone, at)],
  );
  return rows[0] ? { trainingDayId: rows[0].id } : null;
}

/** The newest weight that was more than one before. */
async function lastRecord(
  tx: Database,
  { memberId, person }: Enrolled,
  at: Date,
): Promise<ShareInput | null> {
  const until = dateIn(person.timeZone, at);
  const exercises = await allLogged(tx, memberId);
  const held = exercises.flatMap(({ exerciseId, category, logs }) =>
    recordsOf(category, logs)
      .filter(({ kind, previous, date }) => kind === 'weight' && previous !== null && date <= until)
      .map(record => ({ exerciseId, ...record })),
  );
  const newest = held.toSorted((a, b) => (a.date < b.date ? 1 : -1))[0];
  return newest ? { exerciseId: newest.exerciseId, logId: newest.logId, kind: newest.kind } : null;
}
