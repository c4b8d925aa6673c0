import type { FastifyRequest } from 'fastify';
import type { ConfirmedAct } from '#domain/security-event.ts';
import type { DatabasePool } from '#server/database/database.ts';
import { badInput, type Problem } from '#server/http/problem.ts';
import { countAsked } from '#server/http/rate-limit.ts';
import { sessionKeyOf } from '#server/accounts/session-cookie.ts';
import { passwordMatches } from './passwords.ts';
import { findUserByEmail, type SessionUser } from '#server/accounts/queries.ts';
import { countFailure, guessToConfirm, refuseGuesser } from '#server/session/sign-in/sign-in-limit.ts';

type Asker = { viewer: SessionUser; request: FastifyRequest; now: Date; act: ConfirmedAct };

/** Whether what was given is right for an account with this password's hash, or with none; else how it is refused. */
type Check = (passwordHash: string | null) => Promise<Problem | null>;

/** Each costs a hash. Counted by session, as the failures are: a stolen one uses up none of its owner's. */
const limit = { most: 60, minutes: 15 };

/**
 * Has whoever is signed in show that the account is theirs: a device left lying open, or a stolen session, is not
 * enough. Answers the hash of the password that was looked at.
 */
export async function confirmOwner(
  db: DatabasePool,
  { viewer, request, now, act }: Asker,
  check: Check,
): Promise<string | null> {
  const session = sessionKeyOf(request) ?? '';
  await countAsked(db, `confirm ${session}`, limit, now);
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

/** The password once more, given in the field at `path`. */
export const theirPassword =
  (given: string, path: string, sentence = 'This is not your password'): Check =>
  async passwordHash =>
    (await passwordMatches(passwordHash, given)) ? null : badInput(path, sentence);
