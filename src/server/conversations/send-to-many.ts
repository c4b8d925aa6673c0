import { sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { sendToMany as endpoint } from '#contract/conversations/to-many.ts';
import { longestMessage } from '#domain/conversations/message.ts';
import { filledIn } from '#domain/conversations/saved-reply.ts';
import type { AttachmentFiles } from '#server/attachments/attachment-files.ts';
import { type Database, statement } from '#server/database/database.ts';
import { badInput, conflict, notFound } from '#server/http/problem.ts';
import { attachToMany } from './attach-to-many.ts';
import { publishLive } from '#server/live/publish-live.ts';
import { notifyOfMany } from '#server/notices/notify/notify-of-message.ts';

type Written = Pick<z.output<typeof endpoint.body>, 'to' | 'text' | 'attachments'> & { authorId: string };
type Files = Pick<AttachmentFiles, 'copy'>;
type Recipient = { id: string; firstName: string | null };

const groups = statement<{ id: string }, { groupId: string }>(
  'group_to_write_to',
  'select id from member_groups where id = :groupId',
);

/** Held in one order, so that two who write to the same people wait for one another, and for anyone who writes to one of them. */
const recipients = statement<Recipient, { ids: readonly string[]; groupId: string | null }>(
  'recipients_of_message',
  `select u.id, u.first_name as "firstName" from users u
   where u.role = 'member' and (u.id = any(:ids::uuid[])
     or u.id in (select gm.member_id from grouped_members gm where gm.group_id = :groupId::uuid))
   order by u.id for no key update`,
);

/** The same words into each one's own conversation, with each one's first name in them; all of them, or none. */
export async function sendToMany(
  tx: Database,
  { to, text, authorId, attachments = [] }: Written,
  { now, files }: { now: Date; files: Files },
) {
  const people = await recipientsOf(tx, to);
  const texts = people.map(({ firstName }) => filledIn(text, firstName));
  if (texts.some(one => one.length > longestMessage))
    throw badInput('text', 'With the names filled in this is too long: shorten it a little');
  if (texts.includes('')) throw badInput('text', 'Write something besides the name');
  const ids = people.map(({ id }) => id);
  // A member who waits for an answer still waits: their own word stays the last of their conversation.
  await tx.execute(
    sql`update messages set is_newest = false
        where is_newest and is_from_coach and member_id = any(${sql.param(ids)}::uuid[])`,
  );
  const { rows } = await tx.execute<{ id: string; memberId: string }>(sql`
    insert into messages (member_id, author_id, is_from_coach, is_to_many, text, created_at, is_newest)
    select given.id, ${authorId}, true, true, given.text, greatest(${now.toISOString()}::timestamptz, (
      select max(m.created_at) + interval '1 millisecond' from messages m where m.member_id = given.id)), not exists (
      select from messages w where w.member_id = given.id and w.is_newest)
    from unnest(${sql.param(ids)}::uuid[], ${sql.param(texts)}::text[]) as given (id, text)
    returning id, member_id as "memberId"`);
  const left = await attachToMany(tx, { ids: attachments, authorId, messages: rows, files });
  await publishLive(tx, { people: ids, coaches: true, subjects: ['messages'] });
  await notifyOfMany(tx, { messages: rows, authorId, at: now });
  return { count: ids.length, left };
}

/** The people that a message is for, held. */
export async function recipientsOf(tx: Database, to: Written['to']): Promise<Recipient[]> {
  const [groupId, ids] = 'groupId' in to ? [to.groupId, []] : [null, [...new Set(to.memberIds)]];
  if (groupId !== null && (await groups(tx, { groupId })).length === 0) throw notFound('Group');
  const people = await recipients(tx, { ids, groupId });
  if (people.length < ids.length) throw notFound('Member');
  if (people.length === 0) throw conflict('There is nobody in this group');
  return people;
}
