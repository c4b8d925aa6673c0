import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Database } from '#server/database/database.ts';
import { attachments } from '#server/database/tables/coaching/attachments.ts';
import { shownAttachment } from './shown-attachment.ts';

type Answering = { ids: readonly string[]; memberId: string; checkInId: string };

/** Puts pictures that the member has sent and used nowhere into their check-in; answers those that could be. */
export async function putIntoCheckIn(tx: Database, { ids, memberId, checkInId }: Answering) {
  if (ids.length === 0) return [];
  const placed = await tx
    .update(attachments)
    .set({ checkInId })
    .where(
      and(
        inArray(attachments.id, [...ids]),
        eq(attachments.memberId, memberId),
        eq(attachments.uploaderId, memberId),
        eq(attachments.kind, 'picture'),
        isNotNull(attachments.takenInAt),
        isNull(attachments.messageId),
        isNull(attachments.checkInId),
      ),
    )
    .returning();
  return placed.map(shownAttachment);
}

/** The pictures of these check-ins; those that were deleted since too. */
export async function picturesOf(db: Database, checkInIds: readonly string[]) {
  if (checkInIds.length === 0) return [];
  const rows = await db
    .select()
    .from(attachments)
    .where(inArray(attachments.checkInId, [...checkInIds]));
  return rows.map(row => ({ ...shownAttachment(row), checkInId: row.checkInId }));
}
