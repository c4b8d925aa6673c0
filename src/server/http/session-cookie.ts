import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '#server/database/database.ts';
import {
  deleteSession,
  findSession,
  insertSession,
  prolongSession,
  type SessionUser,
} from '#server/session/queries.ts';

const cookieName = 'fellowship_session';
const day = 24 * 60 * 60 * 1000;
const lifetime = 30 * day;

/** A token nobody can guess: 256 random bits. */
export const newToken = () => randomBytes(32).toString('base64url');

/** What is stored of a token, so that a stolen table opens no session. */
export const hashOfToken = (token: string) => createHash('sha256').update(token).digest('base64url');

/** The signed-in user of a request, by one statement; a session in use is prolonged once a day. */
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
  if (found.sessionExpiresAt.getTime() - now.getTime() < lifetime - day) {
    const expiresAt = new Date(now.getTime() + lifetime);
    await prolongSession(db, tokenHash, expiresAt);
    setCookie(reply, request, token, expiresAt);
  }
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
  await insertSession(db, { tokenHash: hashOfToken(token), userId, createdAt: now, expiresAt });
  setCookie(reply, request, token, expiresAt);
}

export async function endSession(request: FastifyRequest, reply: FastifyReply, db: Database): Promise<void> {
  const token = request.cookies[cookieName];
  if (token) await deleteSession(db, hashOfToken(token));
  reply.clearCookie(cookieName, { path: '/' });
}

function setCookie(reply: FastifyReply, request: FastifyRequest, token: string, expires: Date): void {
  reply.setCookie(cookieName, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
    expires,
  });
}
