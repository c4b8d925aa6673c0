import { randomUUID } from 'node:crypto';
import type { AttachmentFiles } from '#server/attachments/attachment-files.ts';
import { forgetAttachment, insertAttachments, unsentOwn } from '#server/attachments/queries.ts';
import { inChunks } from '#server/database/in-chunks.ts';
import type { Database } from '#server/database/database.ts';
import { badInput } from '#server/http/problem.ts';

/** In a bucket each takes its time. */
const copiesAtOnce = 16;

type ToMany = {
  ids: readonly string[];
  authorId: string;
  messages: readonly { id: string; memberId: string }[];
  files: Pick<AttachmentFiles, 'copy'>;
};

/** Makes sure that all of the files are there still, or nothing is sent. */
export async function heldForMany(tx: Database, ids: readonly string[], authorId: string) {
  const held = ids.length === 0 ? [] : await unsentOwn(tx, ids, authorId);
  if (held.length !== new Set(ids).size)
    throw badInput('attachments', 'A file of this message is no longer there. Choose it again.');
  return held;
}

/**
 * Gives each message files of its own, so that one conversation's can be taken away without the others'. Files are made before the
 * transaction is through: what it leaves behind when it fails is swept. Answers whose files are left to remove.
 */
export async function attachToMany(
  tx: Database,
  { ids, authorId, messages, files }: ToMany,
): Promise<string[]> {
  const held = await heldForMany(tx, ids, authorId);
  for (const [place, original] of held.entries()) {
    const copies = messages.map(({ id: messageId, memberId }) => ({
      ...original,
      id: randomUUID(),
      memberId,
      messageId,
      place: place + 1,
    }));
    for (const some of inChunks(copies, copiesAtOnce))
      await Promise.all(some.map(copy => files.copy(original.id, copy.id)));
    await insertAttachments(tx, copies);
    await forgetAttachment(tx, original.id);
  }
  return held.map(({ id }) => id);
}
