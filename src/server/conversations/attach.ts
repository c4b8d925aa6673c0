import { putIntoMessage } from '#server/attachments/queries.ts';
import type { Database } from '#server/database/database.ts';
import { badInput } from '#server/http/problem.ts';

type Attaching = { ids: readonly string[]; memberId: string; uploaderId: string; messageId: string };

/** A message takes what its author has uploaded for this conversation, once, or is not sent. */
export async function attach(tx: Database, attaching: Attaching): Promise<void> {
  const { ids } = attaching;
  if (ids.length === 0) return;
  if ((await putIntoMessage(tx, attaching)) !== ids.length)
    throw badInput('attachments', 'A file of this message is not there any more. Choose it again.');
}
