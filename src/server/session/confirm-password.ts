import type { FastifyRequest } from 'fastify';
import type { DatabasePool } from '#server/database/database.ts';
import { badInput, type Problem } from '#server/http/problem.ts';
import { passwordMatches } from './passwords.ts';
import { findUserByEmail, type SessionUser } from './queries.ts';
import { countFailure, guessAt, refuseGuesser } from './sign-in-limit.ts';

type Asker = { viewer: SessionUser; request: FastifyRequest; now: Date };

/** Whether what was given is right for an account with this password's hash, or with none; else how it is refused. */
type Check = (passwordHash: string | null) => Promise<Problem | null>;

/**
 * Has whoever is signed in show that the account is theirs: a device left lying open, or a stolen session, is not
 * enough. What is wrong counts as a failed sign-in of the account. Answers the hash of the password that was looked at.
 */
export async function confirmOwner(
  db: DatabasePool,
  { viewer, request, now }: Asker,
  check: Check,
): Promise<string | null> {
  const guess = guessAt(viewer.email, request.ip, now);
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
