import { and, desc, eq, isNull, lt } from 'drizzle-orm';
import type { AttachmentKind } from '#domain/conversations/attachment.ts';
import { messagesAPage } from '#domain/conversations/message.ts';
import type { PlainDate } from '#domain/plain-date.ts';
import { holdMember } from '#server/accounts/hold-member.ts';
import { displayName } from '#server/accounts/display-name.ts';
import { type Database, statement } from '#server/database/database.ts';
import { messageReads, messages } from '#server/database/tables/coaching/conversations.ts';

type Attached = {
  id: string;
  kind: AttachmentKind;
  bytes: number;
  seconds: number | null;
  width: number | null;
  height: number | null;
  deletedAt: Date | null;
};

type Row = {
  id: string;
  memberId: string;
  authorId: string | null;
  authorName: string | null;
  isFromCoach: boolean;
  text: string;
  about: {
    trainingDayId: string;
    date: PlainDate;
    dayName: string;
    programName: string;
    prescriptionId: string | null;
    exerciseName: string | null;
    setNum: number | null;
  } | null;
  attachments: Attached[];
  createdAt: Date;
  takenBackAt: Date | null;
};

/** A coach without a name has none for members: an address is theirs alone. */
const authorName = `case when m.is_from_coach then ${displayName('author', 'null')} when author.id is not null then ${displayName('author')} end`;

const shown = `select m.id, m.member_id as "memberId", m.author_id as "authorId", ${authorName} as "authorName",
    m.is_from_coach as "isFromCoach", m.text, m.created_at as "createdAt", m.taken_back_at as "takenBackAt",
    case when d.id is not null then json_build_object('trainingDayId', d.id, 'date', d.date, 'dayName', v.day_name,
      'programName', w.name, 'prescriptionId', m.prescription_id, 'exerciseName', e.name, 'setNum', m.set_num) end as about,
    coalesce((select json_agg(json_build_object('id', f.id, 'kind', f.kind, 'bytes', f.bytes, 'seconds', f.seconds,
      'width', f.width, 'height', f.height, 'deletedAt', f.deleted_at) order by f.place)
      from attachments f where f.message_id = m.id), '[]') as attachments
  from messages m
  left join users author on author.id = m.author_id
  left join training_days d on d.id = m.training_day_id
  left join assignments a on a.id = d.assignment_id
  left join workouts w on w.id = a.workout_id
  left join day_versions v on v.id = d.day_version_id
  left join day_version_exercises p on p.id = m.prescription_id
  left join exercises e on e.id = p.exercise_id`;

type MessagesInput = { memberId: string; trainingDayId: string | null; before: string | null; limit: number };

const page = statement<Row, MessagesInput>(
  'messages_of_conversation',
  `${shown} where m.member_id = :memberId and (:trainingDayId::uuid is null or m.training_day_id = :trainingDayId)
     and (:before::uuid is null or m.created_at < (
       select b.created_at from messages b where b.id = :before and b.member_id = :memberId))
   order by m.created_at desc limit :limit`,
);

const one = statement<Row, { id: string }>('message', `${shown} where m.id = :id`, { alone: true });

export async function messagesOf(db: Database, input: Omit<MessagesInput, 'limit'>) {
  const rows = await page(db, { ...input, limit: messagesAPage + 1 });
  return { messages: rows.slice(0, messagesAPage).map(withTimes), hasOlder: rows.length > messagesAPage };
}

export const shownMessage = async (db: Database, id: string) => (await one(db, { id })).map(withTimes)[0];

/** Instants in JSON are text. */
const withTimes = (row: Row): Row => ({
  ...row,
  attachments: row.attachments.map(one => ({ ...one, deletedAt: one.deletedAt && new Date(one.deletedAt) })),
});

type Party = {
  id: string;
  name: string;
  firstName: string | null;
  profileImageUrl: string | null;
  readUpTo: Date | null;
};

const party = statement<Party, { memberId: string; readerId: string }>(
  'member_of_conversation',
  `select u.id, ${displayName('u')} as name, u.first_name as "firstName", u.profile_image_url as "profileImageUrl",
     r.up_to as "readUpTo"
   from users u left join message_reads r on r.member_id = u.id and r.reader_id = :readerId
   where u.id = :memberId and u.role = 'member'`,
);

/** The member of a conversation; a coach has none. */
export const partyOf = async (db: Database, memberId: string, readerId: string) =>
  (await party(db, { memberId, readerId }))[0];

/** Writers of a conversation, and those who take something back, wait here for one another. */
export const lockConversation = holdMember;

export const findMessage = async (db: Database, memberId: string, id: string) =>
  (
    await db
      .select()
      .from(messages)
      .where(and(eq(messages.id, id), eq(messages.memberId, memberId)))
  )[0];

/** The latest that was ever written, taken back or not. */
export async function latestOf(tx: Database, memberId: string): Promise<Date | null> {
  const [latest] = await tx
    .select({ createdAt: messages.createdAt })
    .from(messages)
    .where(eq(messages.memberId, memberId))
    .orderBy(desc(messages.createdAt))
    .limit(1);
  return latest?.createdAt ?? null;
}

export async function insertMessage(tx: Database, written: Omit<typeof messages.$inferInsert, 'isNewest'>) {
  await tx
    .update(messages)
    .set({ isNewest: false })
    .where(and(eq(messages.memberId, written.memberId), messages.isNewest));
  const rows = await tx
    .insert(messages)
    .values({ ...written, isNewest: true })
    .returning({ id: messages.id });
  return rows[0]?.id ?? '';
}

/** Leaves no word of it, nor what it was about; the last word is then that of the one before. */
export async function wipeMessage(tx: Database, memberId: string, id: string, now: Date): Promise<void> {
  const nothing = { text: '', trainingDayId: null, prescriptionId: null, setNum: null };
  await tx
    .update(messages)
    .set({ ...nothing, takenBackAt: now, isNewest: false })
    .where(eq(messages.id, id));
  const newest = tx
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.memberId, memberId), isNull(messages.takenBackAt)))
    .orderBy(desc(messages.createdAt))
    .limit(1);
  await tx.update(messages).set({ isNewest: true }).where(eq(messages.id, newest));
}

/** Whether that is further than before. */
export async function noteRead(db: Database, read: typeof messageReads.$inferInsert): Promise<boolean> {
  const moved = await db
    .insert(messageReads)
    .values(read)
    .onConflictDoUpdate({
      target: [messageReads.memberId, messageReads.readerId],
      set: { upTo: read.upTo },
      setWhere: lt(messageReads.upTo, read.upTo),
    })
    .returning({ upTo: messageReads.upTo });
  return moved.length > 0;
}
