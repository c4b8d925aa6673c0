import { and, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import { type Scope, inScope } from '#server/accounts/owner.ts';
import { type Database, statement } from '#server/database/database.ts';
import { inChunks } from '#server/database/in-chunks.ts';
import { attachments } from '#server/database/tables/coaching/attachments.ts';

export type AttachmentRow = typeof attachments.$inferSelect;

export const insertAttachment = (tx: Database, begun: typeof attachments.$inferInsert) =>
  tx.insert(attachments).values(begun);

/** An upload that is still to come, or coming. */
export async function findBegun(db: Database, id: string) {
  const { uploaderId, announcedBytes } = attachments;
  const rows = await db
    .select({ uploaderId, announcedBytes })
    .from(attachments)
    .where(and(eq(attachments.id, id), isNull(attachments.takenInAt)));
  return rows[0];
}

/** An upload that this person has begun. */
export async function findOwn(db: Database, id: string, uploaderId: string) {
  const rows = await db
    .select()
    .from(attachments)
    .where(and(eq(attachments.id, id), eq(attachments.uploaderId, uploaderId)));
  return rows[0];
}

/** The same, held until the transaction ends. */
export async function holdOwn(tx: Database, id: string, uploaderId: string) {
  const rows = await tx
    .select()
    .from(attachments)
    .where(and(eq(attachments.id, id), eq(attachments.uploaderId, uploaderId)))
    .for('update');
  return rows[0];
}

export async function changeAttachment(
  tx: Database,
  id: string,
  change: Partial<typeof attachments.$inferInsert>,
): Promise<AttachmentRow | undefined> {
  const rows = await tx.update(attachments).set(change).where(eq(attachments.id, id)).returning();
  return rows[0];
}

export const forgetAttachment = (tx: Database, id: string) =>
  tx.delete(attachments).where(eq(attachments.id, id));

type Served = { mime: string; bytes: number };

/** The files that may be looked at: in a message or a check-in within reach, or one's own that is about to be sent. */
export const servedAttachment = statement<Served, Scope & { id: string; viewerId: string }>(
  'served_attachment',
  `select a.mime, a.bytes from attachments a
   where a.id = :id and a.taken_in_at is not null and a.deleted_at is null
     and case when a.message_id is null and a.check_in_id is null then a.uploader_id = :viewerId else ${inScope('a.member_id')} end`,
);

/** The files a member has sent, and those on their way. */
const stored = statement<{ used: number }, { memberId: string; besides: string | null }>(
  'attachments_stored',
  `select coalesce(sum(coalesce(a.bytes, a.announced_bytes)), 0)::float8 as used from attachments a
   where a.member_id = :memberId and a.uploader_id = :memberId and a.deleted_at is null
     and a.id is distinct from :besides::uuid`,
);

export async function storageUsed(db: Database, memberId: string, besides: string | null = null) {
  const [row] = await stored(db, { memberId, besides });
  return row?.used ?? 0;
}

/** Puts them into a message, in the order they are given. Answers how many of them could be. */
export async function putIntoMessage(
  tx: Database,
  { ids, ...into }: { ids: readonly string[]; memberId: string; uploaderId: string; messageId: string },
): Promise<number> {
  const { messageId, memberId, uploaderId } = into;
  const placed = await tx
    .update(attachments)
    .set({ messageId, place: sql`array_position(${sql.param(ids)}::uuid[], ${attachments.id})` })
    .where(
      and(
        inArray(attachments.id, [...ids]),
        eq(attachments.memberId, memberId),
        eq(attachments.uploaderId, uploaderId),
        isNull(attachments.messageId),
        isNull(attachments.checkInId),
        sql`${attachments.takenInAt} is not null`,
      ),
    )
    .returning({ id: attachments.id });
  return placed.length;
}

/** The uploader's own files that are processed and in no message yet, held; in the order in which they are named. */
export const unsentOwn = (tx: Database, ids: readonly string[], uploaderId: string) =>
  tx
    .select()
    .from(attachments)
    .where(
      and(
        inArray(attachments.id, [...ids]),
        eq(attachments.uploaderId, uploaderId),
        isNull(attachments.messageId),
        isNull(attachments.checkInId),
        sql`${attachments.takenInAt} is not null`,
      ),
    )
    .orderBy(sql`array_position(${sql.param(ids)}::uuid[], ${attachments.id})`)
    .for('update');

/** They are in nobody's conversation until they are sent: they go with no other account than their sender's. */
export async function keepWithUploader(tx: Database, ids: readonly string[]): Promise<void> {
  await tx
    .update(attachments)
    .set({ memberId: sql`${attachments.uploaderId}` })
    .where(inArray(attachments.id, [...ids]));
}

export async function insertAttachments(
  tx: Database,
  rows: readonly (typeof attachments.$inferInsert)[],
): Promise<void> {
  for (const some of inChunks(rows)) await tx.insert(attachments).values(some);
}

const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id);

/** Leaves nothing of those of a message; answers whose files are left to remove. */
export const forgetOfMessage = async (tx: Database, messageId: string): Promise<string[]> =>
  idsOf(
    await tx
      .delete(attachments)
      .where(eq(attachments.messageId, messageId))
      .returning({ id: attachments.id }),
  );

/** Of a person's conversation and check-ins, and what they have not sent; held until the transaction ends. */
export const attachmentsOf = async (tx: Database, userId: string): Promise<string[]> =>
  idsOf(
    await tx
      .select({ id: attachments.id })
      .from(attachments)
      .where(
        or(
          eq(attachments.memberId, userId),
          and(eq(attachments.uploaderId, userId), isNull(attachments.messageId)),
        ),
      )
      .orderBy(attachments.id)
      .for('update'),
  );

/** Forgets what was begun before and never sent; answers whose files are left to remove. */
export const forgetUnsent = async (tx: Database, before: Date): Promise<string[]> =>
  idsOf(
    await tx
      .delete(attachments)
      .where(
        and(
          isNull(attachments.messageId),
          isNull(attachments.checkInId),
          lt(attachments.createdAt, before),
          // Of a message that waits for its time.
          sql`not exists (select 1 from scheduled_messages s where ${attachments.id} = any(s.attachment_ids))`,
        ),
      )
      .returning({ id: attachments.id }),
  );

/** The existing ones among these ids, with a file. */
export const withFiles = async (db: Database, ids: readonly string[]): Promise<Set<string>> =>
  new Set(
    ids.length === 0
      ? []
      : idsOf(
          await db
            .select({ id: attachments.id })
            .from(attachments)
            .where(
              and(
                sql`${attachments.id} = any(${sql.param([...ids])}::uuid[])`,
                isNull(attachments.deletedAt),
              ),
            ),
        ),
  );
