import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '#server/database/database.ts';
import { startSession } from '#server/http/session-cookie.ts';
import { setTimeZone } from './queries.ts';

type Call = { request: FastifyRequest; reply: FastifyReply; now: Date };

/** Signs in someone who has shown who they are; their browser's zone, if it is known, becomes theirs. */
export async function letIn(
  tx: Database,
  { request, reply, now }: Call,
  userId: string,
  timeZone: string | undefined,
): Promise<void> {
  if (timeZone !== undefined) await setTimeZone(tx, userId, timeZone);
  await startSession(request, reply, tx, userId, now);
}
