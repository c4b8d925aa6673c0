import { mayTakeBack } from '#domain/conversations/message.ts';
import { forgetOfMessage } from '#server/attachments/queries.ts';
import type { Database } from '#server/database/database.ts';
import { conflict, notFound, requireFound } from '#server/http/problem.ts';
import { forgetMessage } from '#server/notices/notify/notify-of-message.ts';
import { findMessage, lockConversation, wipeMessage } from './queries.ts';

type MessageToTakeBack = { memberId: string; id: string; authorId: string };

/**
 * Only its author takes a message back, a coach not even another coach's. Taken back twice, it is taken back. Answers
 * whose files are left to remove.
 */
export async function takeBack(
  tx: Database,
  { memberId, id, authorId }: MessageToTakeBack,
  now: Date,
): Promise<string[]> {
  await lockConversation(tx, memberId);
  const message = requireFound(await findMessage(tx, memberId, id), 'Message');
  if (message.authorId !== authorId) throw notFound('Message');
  if (message.takenBackAt !== null) return [];
  if (!mayTakeBack(message.createdAt, now))
    throw conflict('A message can only be unsent within 15 minutes of being sent');
  await forgetMessage(tx, { key: `message:${id}`, memberId, id });
  await wipeMessage(tx, memberId, id, now);
  return forgetOfMessage(tx, id);
}
