import type { FastifyRequest } from 'fastify';
import type { ConfirmedAct } from '#domain/security-event.ts';
import type { DatabasePool } from '#server/database/database.ts';
import { badInput, type Problem } from '#server/http/problem.ts';
import { countRequest } from '#server/http/rate-limit.ts';
import { sessionKeyOf } from '#server/accounts/session-cookie.ts';
import { matchPassword } from './passwords.ts';
import { findUserByEmail, type SessionUser } from '#server/accounts/queries.ts';
import { countFailure, guessToConfirm, refuseGuesser } from '#server/session/sign-in/sign-in-limit.ts';

type Asker = { viewer: SessionUser; request: FastifyRequest; now: Date; act: ConfirmedAct };

/** Checks the given secret against the account's password hash, if it has one. Answers null, or the refusal. */
type Check = (passwordHash: string | null) => Promise<Problem | null>;

/** A try costs a hash. The tries count by session, so that a stolen session uses up none of its owner's. */
const limit = { max: 60, minutes: 15 };

/**
 * Lets a signed-in person show that the account is theirs, because an open device or a stolen session is not enough.
 * Answers the hash of the password that was checked.
 */
export async function confirmOwner(
  db: DatabasePool,
  { viewer, request, now, act }: Asker,
  check: Check,
): Promise<string | null> {
  const session = sessionKeyOf(request) ?? '';
  await countRequest(db, `confirm ${session}`, limit, now);
  const guess = guessToConfirm(act, session, viewer.id, { request, now });
  await refuseGuesser(db, guess);
  const passwordHash = (await findUserByEmail(db, viewer.email))?.passwordHash ?? null;
  const refusal = await check(passwordHash);
  if (refusal !== null) {
    await countFailure(db, guess);
    throw refusal;
  }
  await refuseGuesser(db, guess);
  return passwordHash;
}

/** Checks the password that was given in the field at `path`. */
export const theirPassword =
  (given: string, path: string, sentence = 'This is not your password'): Check =>
  async passwordHash =>
    (await matchPassword(passwordHash, given)) === 'no' ? badInput(path, sentence) : null;
