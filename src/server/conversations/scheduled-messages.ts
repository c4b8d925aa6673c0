import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { sendToMany as endpoint } from '#contract/conversations/to-many.ts';
import type { AttachmentFiles } from '#server/attachments/attachment-files.ts';
import { keepWithUploader } from '#server/attachments/queries.ts';
import { displayName } from '#server/accounts/display-name.ts';
import { type Database, type DatabasePool, statement, transaction } from '#server/database/database.ts';
import { scheduledMessages } from '#server/database/tables/coaching/conversations.ts';
import { users } from '#server/database/tables/members.ts';
import { badInput, conflict, notFound, Problem } from '#server/http/problem.ts';
import { publishLive } from '#server/live/publish-live.ts';
import { heldForMany } from './attach-to-many.ts';
import { recipientsOf, sendToMany } from './send-to-many.ts';

type Written = z.output<typeof endpoint.body> & { authorId: string };

const aYear = 366 * 24 * 60 * 60 * 1000;

/** Keeps a message to many for its time. */
export async function scheduleToMany(
  tx: Database,
  { to, text, attachments = [], sendAt = 0, authorId }: Written,
  now: Date,
) {
  if (sendAt <= now.getTime()) throw badInput('sendAt', 'Choose a time that is still to come');
  if (sendAt > now.getTime() + aYear) throw badInput('sendAt', 'Choose a time within a year');
  const people = await recipientsOf(tx, to);
  await heldForMany(tx, attachments, authorId);
  // Until then they are no conversation's: whoever they were chosen for first may be gone by its time.
  await keepWithUploader(tx, attachments);
  const [row] = await tx
    .insert(scheduledMessages)
    .values({
      authorId,
      text,
      ...('groupId' in to ? { groupId: to.groupId } : { memberIds: [...new Set(to.memberIds)] }),
      attachmentIds: attachments,
      sendAt: new Date(sendAt),
      createdAt: now,
    })
    .returning({ id: scheduledMessages.id });
  await publishToCoaches(tx);
  return { count: people.length, scheduledId: row?.id ?? null };
}

const publishToCoaches = (tx: Database) =>
  publishLive(tx, { people: [], coaches: true, subjects: ['messages'] });

type Listed = {
  id: string;
  text: string;
  count: number;
  attachments: number;
  sendAt: Date;
  authorName: string | null;
  heldWhy: string | null;
};

const noCoach = 'Who wrote it is no longer a coach';

const scheduled = statement<Listed>(
  'scheduled_messages',
  `select s.id, s.text, s.send_at as "sendAt", case when a.id is not null then ${displayName('a')} end as "authorName",
     case when a.role is distinct from 'admin' then coalesce(s.held_why, '${noCoach}') else s.held_why end as "heldWhy",
     (select count(*) from attachments f where f.id = any(s.attachment_ids))::int as attachments,
     (select count(*) from users u where u.role = 'member' and (u.id = any(s.member_ids)
        or u.id in (select gm.member_id from grouped_members gm where gm.group_id = s.group_id)))::int as count
   from scheduled_messages s left join users a on a.id = s.author_id order by s.send_at, s.id`,
);

export const listScheduled = (db: Database) => scheduled(db, {});

/** Its files go as all that is not sent. */
export async function cancelScheduled(tx: Database, id: string): Promise<void> {
  const rows = await tx
    .delete(scheduledMessages)
    .where(eq(scheduledMessages.id, id))
    .returning({ id: scheduledMessages.id });
  if (rows.length === 0) throw notFound('Message');
  await publishToCoaches(tx);
}

type Surroundings = { files: Pick<AttachmentFiles, 'copy' | 'remove'>; say: (line: string) => void };

/** Sends what is due, each once, whichever server does. What can't be sent any more is held, and coaches read why. */
export async function sendScheduled(
  db: DatabasePool,
  now: Date,
  { files, say }: Surroundings,
): Promise<void> {
  for (let isMore = true; isMore; ) {
    const sent = await transaction(db, tx => sendNext(tx, now, { files, say }));
    isMore = sent !== null;
    if (sent) await files.remove(sent.left);
  }
}

async function sendNext(tx: Database, now: Date, { files, say }: Surroundings) {
  const [due] = await tx
    .select()
    .from(scheduledMessages)
    .where(and(lte(scheduledMessages.sendAt, now), isNull(scheduledMessages.heldWhy)))
    .orderBy(asc(scheduledMessages.sendAt), asc(scheduledMessages.id))
    .limit(1)
    .for('update', { skipLocked: true });
  if (!due) return null;
  const to = due.groupId
    ? { groupId: due.groupId }
    : { memberIds: await stillMembers(tx, due.memberIds ?? []) };
  await tx.execute(sql`savepoint before_sending`);
  try {
    const { authorId } = due;
    if (authorId === null || !(await isCoach(tx, authorId))) throw conflict(noCoach);
    const written = { to, text: due.text, attachments: due.attachmentIds, authorId };
    await tx.delete(scheduledMessages).where(eq(scheduledMessages.id, due.id));
    return await sendToMany(tx, written, { now, files });
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    await tx.execute(sql`rollback to savepoint before_sending`);
    say(`A message to many was not sent: ${error.message}`);
    await tx
      .update(scheduledMessages)
      .set({ heldWhy: error.message })
      .where(eq(scheduledMessages.id, due.id));
    await publishToCoaches(tx);
    return { left: [] };
  }
}

async function stillMembers(tx: Database, ids: readonly string[]): Promise<string[]> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'member'), sql`${users.id} = any(${sql.param([...ids])}::uuid[])`));
  return rows.map(({ id }) => id);
}

const isCoach = async (tx: Database, id: string): Promise<boolean> =>
  (await tx.$count(users, and(eq(users.id, id), eq(users.role, 'admin')))) > 0;
