import { eq } from 'drizzle-orm';
import type { Database } from '#server/database/database.ts';
import { users } from '#server/database/tables/members.ts';

/** Changes one's account and answers which picture it had; null when the account is gone. */
export async function changeAccount(
  tx: Database,
  id: string,
  changes: Partial<typeof users.$inferInsert>,
): Promise<{ picture: string | null } | null> {
  const rows = await tx
    .select({ picture: users.profileImageUrl })
    .from(users)
    .where(eq(users.id, id))
    .for('update');
  await tx.update(users).set(changes).where(eq(users.id, id));
  return rows[0] ?? null;
}
