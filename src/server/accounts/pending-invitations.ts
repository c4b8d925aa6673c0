import { asc, eq, isNull, lte } from 'drizzle-orm';
import type { Database } from '#server/database/database.ts';
import { users } from '#server/database/tables/members.ts';
import { pendingInvitations } from '#server/database/tables/session.ts';

/** An invited member no longer waits for an invitation. */
export async function noteInvited(tx: Database, memberId: string): Promise<void> {
  await tx.delete(pendingInvitations).where(eq(pendingInvitations.memberId, memberId));
}

export async function storeInvitations(
  tx: Database,
  memberIds: readonly string[],
  kept: { dueAt: Date | null; requestedBy: string },
): Promise<void> {
  if (memberIds.length === 0) return;
  await tx.insert(pendingInvitations).values(memberIds.map(memberId => ({ memberId, ...kept })));
}

/** Makes the invitations held for later due now; answers how many. */
export async function releaseInvitations(db: Database, requestedBy: string, now: Date): Promise<number> {
  const rows = await db
    .update(pendingInvitations)
    .set({ dueAt: now, requestedBy })
    .where(isNull(pendingInvitations.dueAt))
    .returning({ memberId: pendingInvitations.memberId });
  return rows.length;
}

/** The due invitations, some of them, held; those that another server holds are its own. */
export const dueInvitations = (tx: Database, now: Date, most: number) =>
  tx
    .select({
      id: users.id,
      email: users.email,
      firstName: users.firstName,
      requestedBy: pendingInvitations.requestedBy,
    })
    .from(pendingInvitations)
    .innerJoin(users, eq(users.id, pendingInvitations.memberId))
    .where(lte(pendingInvitations.dueAt, now))
    .orderBy(asc(pendingInvitations.memberId))
    .limit(most)
    .for('update', { of: pendingInvitations, skipLocked: true });
