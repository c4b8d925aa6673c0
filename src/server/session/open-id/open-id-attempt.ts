import type { FastifyReply, FastifyRequest } from 'fastify';
import { randomNonce, randomPKCECodeVerifier, randomState } from 'openid-client';
import * as z from 'zod/mini';
import { browserTimeZone } from '#contract/session.ts';

const cookieName = 'fellowship_provider';
const minutes = 60;
const lasts = 10 * minutes;
/** The cookie is sent only on the way to the provider and back. */
const path = '/api/login';

const attempt = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  timeZone: browserTimeZone,
});

/** A sign-in on its way, which the provider's answer has to fit. Only its own browser has it, and can finish it. */
export type Attempt = z.infer<typeof attempt>;

export const newAttempt = (timeZone: unknown): Attempt => ({
  state: randomState(),
  nonce: randomNonce(),
  verifier: randomPKCECodeVerifier(),
  timeZone: z.safeParse(browserTimeZone, timeZone).data,
});

export function storeAttempt(request: FastifyRequest, reply: FastifyReply, kept: Attempt): void {
  void reply.setCookie(cookieName, Buffer.from(JSON.stringify(kept)).toString('base64url'), {
    path,
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
    maxAge: lasts,
  });
}

/** Answers null when this browser has begun no sign-in, or too long ago. Each one is good for one answer. */
export function takeAttempt(request: FastifyRequest, reply: FastifyReply): Attempt | null {
  void reply.clearCookie(cookieName, { path });
  const text = Buffer.from(request.cookies[cookieName] ?? '', 'base64url').toString();
  try {
    return z.parse(attempt, JSON.parse(text));
  } catch {
    return null;
  }
}
