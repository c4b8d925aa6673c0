import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '#server/database/database.ts';
import { makeDeviceKnown, noteDeviceUse } from './known-devices.ts';
import {
  deleteSession,
  endOldestSessions,
  findSession,
  insertSession,
  keepSession,
  type SessionUser,
} from './queries.ts';
import { endAfterUse, endOfNewSession, mostSessions, notSeenSince } from './session-life.ts';
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

/** What is stored of the session that a request comes with; null without one. */
export function sessionKeyOf(request: FastifyRequest): string | null {
  const token = tokenOf(request);
  return token === null ? null : hashOfToken(token);
}

/**
 * The signed-in user of a request, by one statement. That a session is in use is written down once an hour, and once a
 * day it is prolonged.
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
  // Its own browser has it by the name that cannot be planted.
  if (found.isHostBound && readCookie(request, cookieName) === null) return null;
  if (found.sessionLastSeenAt > notSeenSince(now)) return found;
  const expiresAt = endAfterUse(found, now);
  const isProlonged = expiresAt > found.sessionExpiresAt;
  const isFirst = await keepSession(db, tokenHash, expiresAt, now);
  if (isProlonged || hasOldName(request, cookieName))
    setCookie(request, reply, cookieName, { value: token, expires: expiresAt });
  if (isFirst) await keepDeviceKnown(request, reply, db, { ...found, isProlonged, now });
  return found;
}

type InUse = { id: string; madeKnown: boolean; isProlonged: boolean; now: Date };

/**
 * A session from before browsers were known makes its own known when it is in use. A later one did so when it began:
 * whoever comes with its cookie from another browser does not make that one known.
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

/** Within a transaction that holds the user: who opens one more ends the one that was used longest ago. */
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
  await endOldestSessions(tx, userId, mostSessions - 1);
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

/** Answers whose session it was; null when there was none. */
export async function endSession(
  request: FastifyRequest,
  reply: FastifyReply,
  db: Database,
): Promise<string | null> {
  const key = sessionKeyOf(request);
  clearCookie(request, reply, cookieName);
  return key === null ? null : deleteSession(db, key);
}
