import type { AttachmentKind } from '#domain/conversations/attachment.ts';
import { beginningOfMessage, messagesAPage, maxUnread } from '#domain/conversations/message.ts';
import { searchTerms } from '#domain/names/fold-text.ts';
import { displayName } from '#server/accounts/display-name.ts';
import { type Database, statement } from '#server/database/database.ts';

type Row = {
  memberId: string;
  name: string;
  profileImageUrl: string | null;
  unread: number;
  unanswered: boolean;
  last: {
    id: string;
    text: string;
    attached: AttachmentKind | null;
    isFromCoach: boolean;
    authorId: string | null;
    createdAt: string;
  } | null;
};

/** SQL: the newest message of a conversation is a coach's, or needs no answer; as the index of the list has it. */
const needsNone = (message: string) =>
  `(${message}.is_from_coach or ${message}.no_answer_needed_at is not null)`;

/** Up to when a coach has read the conversation of `m`: what any coach has answered counts as read by all. */
const readUpTo = `greatest(r.up_to, (
  select max(answer.created_at) from messages answer where answer.member_id = m.member_id and answer.is_from_coach
    and not answer.is_to_many and answer.taken_back_at is null), '-infinity')`;

const unread = `(select count(*) from (
  select 1 from messages waiting
  where waiting.member_id = m.member_id and not waiting.is_from_coach and waiting.taken_back_at is null
    and waiting.created_at > ${readUpTo} limit ${maxUnread}) counted)`;

const columns = `u.id as "memberId", ${displayName('u')} as name, u.profile_image_url as "profileImageUrl",
  case when m.is_from_coach or m.id is null then 0 else ${unread} end as unread,
  coalesce(not ${needsNone('m')}, false) as unanswered,
  case when m.id is not null then json_build_object('id', m.id, 'text', left(m.text, ${beginningOfMessage}), 'attached', (
      select f.kind from attachments f where f.message_id = m.id and f.deleted_at is null order by f.place limit 1),
    'isFromCoach', m.is_from_coach, 'authorId', m.author_id, 'createdAt', m.created_at) end as last`;

const readBy = 'left join message_reads r on r.member_id = u.id and r.reader_id = :readerId';
const newestFirst = `${needsNone('m')}, m.created_at desc, m.id desc`;

/** After a message that was the newest of its conversation when it was listed: it stays where it was, whatever is written since. */
const page = statement<Row, { readerId: string; after: string | null; limit: number }>(
  'conversations',
  `select ${columns} from messages m join users u on u.id = m.member_id and u.role = 'member' ${readBy}
   where m.is_newest and (:after::uuid is null or exists (
     select 1 from messages c where c.id = :after and (${needsNone('m')} > ${needsNone('c')}
       or (${needsNone('m')} = ${needsNone('c')} and (m.created_at, m.id) < (c.created_at, c.id)))))
   order by ${newestFirst} limit :limit`,
);

const found = statement<Row, { readerId: string; whole: string; words: string[]; limit: number }>(
  'found_conversations',
  `select ${columns} from users u left join messages m on m.member_id = u.id and m.is_newest ${readBy}
   where u.role = 'member' and exists (
     select from (select fold_text(concat_ws(' ', u.first_name, u.last_name, u.email)) as text) told
     where strpos(told.text, :whole) > 0 or not exists (
       select from unnest(:words::text[]) word where strpos(' ' || told.text, ' ' || word) = 0))
   order by m.id is null, ${newestFirst}, u.first_name collate by_name, u.last_name collate by_name, u.email collate by_name limit :limit`,
);

type ConversationListInput = { readerId: string; after?: string; search?: string };

/** A page, and the start of the next one. */
export async function conversationsFor(
  db: Database,
  { readerId, after = '', search = '' }: ConversationListInput,
) {
  if (search !== '')
    return {
      conversations: asListed(await found(db, { readerId, ...searchTerms(search), limit: messagesAPage })),
      next: null,
    };
  const rows = await page(db, { readerId, after: after || null, limit: messagesAPage + 1 });
  const conversations = asListed(rows.slice(0, messagesAPage));
  return {
    conversations,
    next: rows.length > messagesAPage ? (conversations.at(-1)?.last?.id ?? null) : null,
  };
}

const asListed = (rows: Row[]) =>
  rows.map(row => ({ ...row, last: row.last && { ...row.last, createdAt: new Date(row.last.createdAt) } }));

/** Conversations whose last word is a member's that this coach has not seen. */
const forCoach = statement<{ unread: number }, { readerId: string }>(
  'conversations_unread',
  `select count(*) as unread from (
     select 1 from messages m join users u on u.id = m.member_id and u.role = 'member' ${readBy}
     where m.is_newest and not m.is_from_coach and m.created_at > coalesce(r.up_to, '-infinity')
     limit ${maxUnread}) waiting`,
);

const forMember = statement<{ unread: number }, { readerId: string }>(
  'messages_unread',
  `select count(*) as unread from (
     select 1 from messages m where m.member_id = :readerId and m.is_from_coach and m.taken_back_at is null
       and m.created_at > coalesce((
         select r.up_to from message_reads r where r.member_id = :readerId and r.reader_id = :readerId), '-infinity')
     limit ${maxUnread}) waiting`,
);

export async function unreadBy(db: Database, { id, role }: { id: string; role: 'admin' | 'member' }) {
  const [counted] = await (role === 'admin' ? forCoach : forMember)(db, { readerId: id });
  return { unread: counted?.unread ?? 0 };
}
