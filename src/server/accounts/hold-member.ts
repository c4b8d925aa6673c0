import { and, eq } from 'drizzle-orm';
import type { Database } from '#server/database/database.ts';
import { users } from '#server/database/tables/members.ts';

/** Whether there is such a member; held, so that what is counted of theirs holds until the transaction ends. */
export async function holdMember(tx: Database, memberId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, memberId), eq(users.role, 'member')))
    .for('no key update');
  return rows.length > 0;
}
