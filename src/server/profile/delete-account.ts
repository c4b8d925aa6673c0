import type { FastifyRequest } from 'fastify';
import { type Database, type DatabasePool, transaction } from '#server/database/database.ts';
import { badInput, conflict } from '#server/http/problem.ts';
import { deleteUser, findMember, lockCoaches } from '#server/members/queries.ts';
import { passwordMatches } from '#server/session/passwords.ts';
import { findUserByEmail, type SessionUser } from '#server/session/queries.ts';
import { countFailure, guessAt, refuseGuesser } from '#server/session/sign-in-limit.ts';

type Asked = { viewer: SessionUser; confirmation: string; request: FastifyRequest; now: Date };

/** Removes one's own account with all that is theirs, and answers which picture is left to remove. */
export async function removeOwnAccount(db: DatabasePool, asked: Asked): Promise<string | null> {
  refuseCoach(asked.viewer);
  await refuseUnconfirmed(db, asked);
  return transaction(db, async tx => {
    await lockCoaches(tx);
    // Who asks may have become a coach, or be gone already.
    const account = await findMember(tx, asked.viewer.id);
    if (account === null) return null;
    refuseCoach(account);
    return deleteUser(tx, account.id);
  });
}

function refuseCoach({ role }: Pick<SessionUser, 'role'>): void {
  if (role === 'admin')
    throw conflict('A coach cannot delete their own account. Make someone else a coach and ask them.');
}

/** The password; of an account without one, its e-mail address. A wrong one counts as a failed sign-in. */
async function refuseUnconfirmed(db: DatabasePool, asked: Asked): Promise<void> {
  const { viewer, confirmation, request, now } = asked;
  const guess = guessAt(viewer.email, request.ip, now);
  await refuseGuesser(db, guess);
  const refusal = await whyNot(db, viewer.email, confirmation);
  if (refusal !== null) {
    await countFailure(db, guess);
    throw badInput('confirmation', refusal);
  }
  await refuseGuesser(db, guess);
}

async function whyNot(db: Database, email: string, confirmation: string): Promise<string | null> {
  const account = await findUserByEmail(db, email);
  if (account !== null && account.passwordHash === null)
    return confirmation.trim().toLowerCase() === email ? null : 'This is not your e-mail address';
  const matches = await passwordMatches(account?.passwordHash ?? null, confirmation);
  return matches ? null : 'This is not your password';
}
