import { eq } from 'drizzle-orm';
import type { Database } from '#server/database/database.ts';
import { users } from '#server/database/tables/members.ts';

/** The asker's own account, held until the transaction ends; nothing when it is gone. */
export async function accountToChange(tx: Database, id: string) {
  const rows = await tx
    .select({ picture: users.profileImageUrl })
    .from(users)
    .where(eq(users.id, id))
    .for('update');
  return rows[0];
}

export async function changeAccount(
  tx: Database,
  id: string,
  changes: Partial<typeof users.$inferInsert>,
): Promise<void> {
  await tx.update(users).set(changes).where(eq(users.id, id));
}
