import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '#server/database/database.ts';
import { makeDeviceKnown, noteDeviceUse } from './known-devices.ts';
import {
  deleteSession,
  endOldestSessions,
  findSession,
  insertSession,
  storeSession,
  type SessionUser,
} from './queries.ts';
import { endAfterUse, endOfNewSession, maxSessions, notSeenSince } from './session-life.ts';
import {
  clearCookie,
  hasOldName,
  isHttpsSite,
  readCookie,
  readOldCookie,
  setCookie,
} from '#server/http/site-cookies.ts';
import { hashOfToken, newToken } from '#server/http/token.ts';
import { userAgentOf } from '#server/http/user-agent.ts';

const cookieName = 'fellowship_session';
const tokenOf = (request: FastifyRequest) =>
  readCookie(request, cookieName) ?? readOldCookie(request, cookieName);

/** The stored hash of a request's session token; null without a token. */
export function sessionKeyOf(request: FastifyRequest): string | null {
  const token = tokenOf(request);
  return token === null ? null : hashOfToken(token);
}

/**
 * The signed-in user of a request, found by one statement. The use of a session is noted once an hour, and its end is
 * put off once a day.
 */
export async function sessionOf(
  request: FastifyRequest,
  reply: FastifyReply,
  db: Database,
  now: Date,
): Promise<SessionUser | null> {
  const token = tokenOf(request);
  if (token === null) return null;
  const tokenHash = hashOfToken(token);
  const found = await findSession(db, tokenHash, now);
  if (found === null) return null;
  // The session's own browser has it in a `__Host-` cookie; another site may have planted this one.
  if (found.isHostBound && readCookie(request, cookieName) === null) return null;
  if (found.sessionLastSeenAt > notSeenSince(now)) return found;
  const expiresAt = endAfterUse(found, now);
  const isProlonged = expiresAt > found.sessionExpiresAt;
  const isFirst = await storeSession(db, tokenHash, expiresAt, now);
  if (isProlonged || hasOldName(request, cookieName))
    setCookie(request, reply, cookieName, { value: token, expires: expiresAt });
  if (isFirst) await keepDeviceKnown(request, reply, db, { ...found, isProlonged, now });
  return found;
}

type InUse = { id: string; madeKnown: boolean; isProlonged: boolean; now: Date };

/**
 * Makes the browser of an old session known, from a time when the app did not do so yet. A newer session did it when it
 * began, so that its cookie, used in another browser, does not make that browser known.
 */
async function keepDeviceKnown(
  request: FastifyRequest,
  reply: FastifyReply,
  db: Database,
  { id: userId, madeKnown, isProlonged, now }: InUse,
): Promise<void> {
  const isKnown = await noteDeviceUse(db, request, userId, now);
  if (isKnown ? isProlonged : !madeKnown) await makeDeviceKnown(db, { request, reply, now }, userId);
}

/** Starts a session in a transaction that has locked the user. One too many ends the one unused for longest. */
export async function startSession(
  request: FastifyRequest,
  reply: FastifyReply,
  tx: Database,
  userId: string,
  now: Date,
): Promise<void> {
  const token = newToken();
  const expiresAt = endOfNewSession(now);
  const tokenHash = hashOfToken(token);
  await endOldestSessions(tx, userId, maxSessions - 1);
  await insertSession(tx, {
    tokenHash,
    userId,
    userAgent: userAgentOf(request),
    createdAt: now,
    lastSeenAt: now,
    expiresAt,
    isHostBound: isHttpsSite(request),
    madeKnown: true,
  });
  setCookie(request, reply, cookieName, { value: token, expires: expiresAt });
}

/** Ends the session and answers its user's id; null when there was none. */
export async function endSession(
  request: FastifyRequest,
  reply: FastifyReply,
  db: Database,
): Promise<string | null> {
  const key = sessionKeyOf(request);
  clearCookie(request, reply, cookieName);
  return key === null ? null : deleteSession(db, key);
}
