import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '#server/database/database.ts';
import {
  deleteSession,
  findSession,
  insertSession,
  keepSession,
  type SessionUser,
} from '#server/session/queries.ts';

const cookieName = 'fellowship_session';
const hour = 60 * 60 * 1000;
const day = 24 * hour;
const lifetime = 30 * day;
/** As much as tells its owner which browser it is. */
const userAgentLimit = 300;

/** A token nobody can guess: 256 random bits. */
export const newToken = () => randomBytes(32).toString('base64url');

/** What is stored of a token, so that a stolen table opens no session. */
export const hashOfToken = (token: string) => createHash('sha256').update(token).digest('base64url');

/** What is stored of the session that a request comes with; null without one. */
export function sessionKeyOf(request: FastifyRequest): string | null {
  const token = request.cookies[cookieName];
  return token ? hashOfToken(token) : null;
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
  const token = request.cookies[cookieName];
  if (!token) return null;
  const tokenHash = hashOfToken(token);
  const found = await findSession(db, tokenHash, now);
  if (found === null) return null;
  const notSeenSince = new Date(now.getTime() - hour);
  if (found.sessionLastSeenAt > notSeenSince) return found;
  const isProlonged = found.sessionExpiresAt.getTime() - now.getTime() < lifetime - day;
  const expiresAt = isProlonged ? new Date(now.getTime() + lifetime) : found.sessionExpiresAt;
  await keepSession(db, tokenHash, { notSeenSince, lastSeenAt: now, expiresAt });
  if (isProlonged) setCookie(reply, request, token, expiresAt);
  return found;
}

export async function startSession(
  request: FastifyRequest,
  reply: FastifyReply,
  db: Database,
  userId: string,
  now: Date,
): Promise<void> {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + lifetime);
  const userAgent = request.headers['user-agent']?.slice(0, userAgentLimit) || null;
  const tokenHash = hashOfToken(token);
  await insertSession(db, { tokenHash, userId, userAgent, createdAt: now, lastSeenAt: now, expiresAt });
  setCookie(reply, request, token, expiresAt);
}

export async function endSession(request: FastifyRequest, reply: FastifyReply, db: Database): Promise<void> {
  const key = sessionKeyOf(request);
  if (key !== null) await deleteSession(db, key);
  reply.clearCookie(cookieName, { path: '/' });
}

function setCookie(reply: FastifyReply, request: FastifyRequest, token: string, expires: Date): void {
  reply.setCookie(cookieName, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    ...(request.protocol === 'https' && { secure: true }),
    expires,
  });
}
