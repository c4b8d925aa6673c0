import type { FastifyRequest } from 'fastify';
import { type DatabasePool, transaction } from '#server/database/database.ts';
import { badInput, conflict } from '#server/http/problem.ts';
import type { FilesLeft } from '#server/members/files-left.ts';
import { deleteUser, findMember, lockCoaches } from '#server/members/queries.ts';
import { recordEvent } from '#server/security-events/record-event.ts';
import { confirmOwner, theirPassword } from '#server/session/passwords/confirm-password.ts';
import type { SessionUser } from '#server/accounts/queries.ts';

type DeleteAccountInput = { viewer: SessionUser; confirmation: string; request: FastifyRequest; now: Date };

/** Removes one's own account with all that is theirs, and answers which files are left to remove. */
export async function removeOwnAccount(
  db: DatabasePool,
  input: DeleteAccountInput,
): Promise<FilesLeft | null> {
  refuseCoach(input.viewer);
  await confirmOwner(db, { ...input, act: 'delete-account' }, passwordOrEmail(input));
  return transaction(db, async tx => {
    await lockCoaches(tx);
    // The asker may have become a coach, or be gone already.
    const account = await findMember(tx, input.viewer.id);
    if (account === null) return null;
    refuseCoach(account);
    const left = await deleteUser(tx, account.id);
    const gone = { actorId: null, subjectId: null, details: { memberId: account.id } };
    await recordEvent(tx, input, { kind: 'account-deleted', ...gone });
    return left;
  });
}

function refuseCoach({ role }: Pick<SessionUser, 'role'>): void {
  if (role === 'admin')
    throw conflict('A coach cannot delete their own account. Make someone else a coach and ask them.');
}

/** The password; of an account without one, its e-mail address. */
const passwordOrEmail =
  ({ viewer, confirmation }: DeleteAccountInput) =>
  async (passwordHash: string | null) => {
    if (passwordHash !== null) return theirPassword(confirmation, 'confirmation')(passwordHash);
    const isTheirs = confirmation.trim().toLowerCase() === viewer.email;
    return isTheirs ? null : badInput('confirmation', 'This is not your e-mail address');
  };
