import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type DetailsOf, isFailure, type SecurityEventKind } from '#domain/security-event.ts';
import type { Database } from '#server/database/database.ts';
import { inChunks } from '#server/database/in-chunks.ts';
import { securityEvents } from '#server/database/tables/security-events.ts';
import { networkOf } from '#server/http/network-of.ts';
import { userAgentOf } from '#server/http/user-agent.ts';

/** The origin: a request, or without one the server itself. */
type Seen = { request?: FastifyRequest; now: Date };

export type SecurityEvent = {
  [K in SecurityEventKind]: {
    kind: K;
    /** The one who did it: null for a stranger, the server, or someone who is just being deleted. */
    actorId: string | null;
    /** The owner of the account it is about. */
    subjectId: string | null;
  } & (DetailsOf<K> extends Record<string, never> ? { details?: undefined } : { details: DetailsOf<K> });
}[SecurityEventKind];

/**
 * The one writer of what happens to accounts and the ways into them: a row, in the transaction of what happened where there
 * is one, and a line in the log. Neither holds an e-mail address, a name or a secret.
 */
export const recordEvent = (db: Database, seen: Seen, event: SecurityEvent): Promise<void> =>
  recordEvents(db, seen, [event]);

/** The same of many at once. */
export async function recordEvents(
  db: Database,
  { request, now }: Seen,
  events: readonly SecurityEvent[],
): Promise<void> {
  const network = request ? networkOf(request.ip) : null;
  const userAgent = request ? userAgentOf(request) : null;
  const rows = events.map(({ kind, actorId, subjectId, details = {} }) => ({
    at: now,
    kind,
    actorId,
    subjectId,
    network,
    userAgent,
    details: { ...details },
  }));
  for (const some of inChunks(rows)) await db.insert(securityEvents).values(some);
  for (const { kind, actorId, subjectId, details } of rows) {
    if (request === undefined || !mayWriteLine(request, now)) return;
    const level = isFailure(kind) ? 'warn' : 'info';
    request.log[level]({ event: kind, actorId, subjectId, network, ...details }, 'security event');
  }
}

/** Lines a minute: a flood of guesses fills no disk. The table has them all. */
const maxLines = 120;
const minute = 60_000;

const written = new WeakMap<FastifyInstance['server'], { minute: number; lines: number }>();

/** Whether one line more may be written in this minute; that some were left out is said once. */
function mayWriteLine({ server: { server }, log }: FastifyRequest, now: Date): boolean {
  const thisMinute = Math.floor(now.getTime() / minute);
  const before = written.get(server);
  const lines = before?.minute === thisMinute ? before.lines + 1 : 1;
  written.set(server, { minute: thisMinute, lines });
  if (lines === maxLines + 1)
    log.warn(`more than ${maxLines} security events in a minute: the others stand in the table alone`);
  return lines <= maxLines;
}
