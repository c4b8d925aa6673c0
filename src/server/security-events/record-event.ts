import type { FastifyRequest } from 'fastify';
import { type DetailsOf, isFailure, type SecurityEventKind } from '#domain/security-event.ts';
import type { Database } from '#server/database/database.ts';
import { securityEvents } from '#server/database/tables/security-events.ts';
import { networkOf } from '#server/http/network-of.ts';
import { userAgentOf } from '#server/http/user-agent.ts';
import { mayWriteLine } from './log-lines.ts';

/** How it came about: by a request; without one the server did it by itself. */
type Seen = { request?: FastifyRequest; now: Date };

export type SecurityEvent = {
  [K in SecurityEventKind]: {
    kind: K;
    /** Who did it: null for a stranger, the server, or someone who is just being deleted. */
    actorId: string | null;
    /** Whose account it is about. */
    subjectId: string | null;
  } & (DetailsOf<K> extends Record<string, never> ? { details?: undefined } : { details: DetailsOf<K> });
}[SecurityEventKind];

/**
 * The one writer of what happens to accounts and the ways into them: a row, in the transaction of what happened where there
 * is one, and a line in the log. Neither holds an e-mail address, a name or a secret.
 */
export async function recordEvent(db: Database, seen: Seen, event: SecurityEvent): Promise<void> {
  const { request, now } = seen;
  const { kind, actorId, subjectId, details = {} } = event;
  const network = request ? networkOf(request.ip) : null;
  const userAgent = request ? userAgentOf(request) : null;
  await db
    .insert(securityEvents)
    .values({ at: now, kind, actorId, subjectId, network, userAgent, details: { ...details } });
  if (request === undefined || !mayWriteLine(request, now)) return;
  const level = isFailure(kind) ? 'warn' : 'info';
  request.log[level]({ event: kind, actorId, subjectId, network, ...details }, 'security event');
}
