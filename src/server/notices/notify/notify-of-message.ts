import { displayName } from '#server/accounts/display-name.ts';
import { type Database, statement } from '#server/database/database.ts';
import { publishLive } from '#server/live/publish-live.ts';
import { coachIds, recordNotice, recordNotices } from '#server/notices/record-notice.ts';
import { seeAbout } from '#server/notices/queries.ts';

/** Minutes, and seconds: who looks at the conversation reads it first. */
const oneWithin = { minutes: 10 };
const pushAfter = 5;

const aboutsOf = (memberId: string) => [`message:${memberId}`, `comment:${memberId}`];

type Sent = {
  id: string;
  memberId: string;
  authorName: string | null;
  isFromCoach: boolean;
  about: { date: string } | null;
  createdAt: Date;
};

/**
 * Tells the other side of a message, within its transaction, in which the conversation is held: several within ten minutes
 * are one. What a coach answers, the other coaches need not look at any more. No word of it is in the notice.
 */
export async function notifyOfMessage(tx: Database, sent: Sent): Promise<void> {
  const { id, memberId, isFromCoach, createdAt: at } = sent;
  const shared = { key: `message:${id}`, at, oneWithin, pushAfter };
  if (!isFromCoach) {
    const people = await coachIds(tx);
    const text = `${(await nameOf(tx, memberId)) ?? 'A member'} ${sent.about ? 'wrote about a session' : 'wrote to you'}`;
    const link = `/admin?section=messages&view=conversation&id=${memberId}`;
    return recordNotice(tx, {
      ...shared,
      topic: 'member-message',
      about: `message:${memberId}`,
      text,
      link,
      people,
    });
  }
  await publishSeen(tx, await seeAbout(tx, 'coaches', { abouts: aboutsOf(memberId), upTo: at, now: at }));
  const who = sent.authorName ?? 'Your coach';
  const told = { ...shared, people: [memberId], link: '/member?section=messages' };
  if (sent.about)
    return recordNotice(tx, {
      ...told,
      // The day it is about, where the words stand too.
      link: `/member?section=calendar&date=${sent.about.date.slice(0, 10)}`,
      topic: 'comment',
      about: `comment:${memberId}`,
      text: `${who} commented on your session`,
    });
  return recordNotice(tx, {
    ...told,
    topic: 'message',
    about: `message:${memberId}`,
    text: `${who} wrote to you`,
  });
}

/** The same of what was written to many at once. It answers nobody, so the coaches' notices stay. */
export async function notifyOfMany(
  tx: Database,
  {
    messages,
    authorId,
    at,
  }: { messages: readonly { id: string; memberId: string }[]; authorId: string; at: Date },
): Promise<void> {
  const who = (await nameOf(tx, authorId)) ?? 'Your coach';
  await recordNotices(
    tx,
    { topic: 'message', at, oneWithin, pushAfter },
    messages.map(({ id, memberId }) => ({
      personId: memberId,
      key: `message:${id}`,
      about: `message:${memberId}`,
      text: `${who} wrote to you`,
      link: '/member?section=messages',
    })),
  );
}

/** Messages read where they were written are seen, and go out no more. */
export async function messagesRead(
  tx: Database,
  { memberId, readerId, upTo, now }: { memberId: string; readerId: string; upTo: Date; now: Date },
): Promise<void> {
  await publishSeen(
    tx,
    await seeAbout(tx, { personId: readerId }, { abouts: aboutsOf(memberId), upTo, now }),
  );
}

/**
 * A message that is taken back has no notice any more, unless more was written after it, which its notice covers too.
 */
export async function forgetMessage(tx: Database, of: { key: string; memberId: string; id: string }) {
  await publishSeen(
    tx,
    (await forget(tx, of)).map(({ personId }) => personId),
  );
}

const forget = statement<{ personId: string }, { key: string; memberId: string; id: string }>(
  'forget_notice_of_message',
  `delete from notices n using messages m
   where n.key = :key and m.id = :id and n.seen_at is null
     and n.person_id in (select id from users where id = :memberId or role = 'admin')
     and not exists (select 1 from messages l where l.member_id = m.member_id and l.is_from_coach = m.is_from_coach
       and l.created_at > m.created_at and l.taken_back_at is null)
   returning n.person_id as "personId"`,
);

async function publishSeen(tx: Database, people: readonly string[]): Promise<void> {
  if (people.length > 0) await publishLive(tx, { people, coaches: false, subjects: ['notices'] });
}

const name = statement<{ name: string | null }, { id: string }>(
  'name_of_who_is_told_of',
  `select ${displayName('u', 'null')} as name from users u where u.id = :id`,
);

const nameOf = async (tx: Database, id: string) => (await name(tx, { id }))[0]?.name;
