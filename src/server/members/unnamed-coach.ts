import { and, eq } from 'drizzle-orm';
import type { Database } from '#server/database/database.ts';
import { users } from '#server/database/tables/members.ts';

/** The name of a coach who is made from the settings of the server, until they give their own. */
export const unnamedCoach = { firstName: 'Head', lastName: 'Coach' };

/**
 * A person who names the fellowship's coach, and has no name of their own yet, is that coach: 'Mara Voss' is Mara in
 * the console too.
 */
export async function nameUnnamedCoach(tx: Database, id: string, name: string): Promise<void> {
  const words = name.trim().split(/\s+/);
  const lastName = words.length > 1 ? (words.at(-1) ?? '') : '';
  const firstName = words.slice(0, Math.max(1, words.length - 1)).join(' ');
  if (firstName === '') return;
  const { firstName: first, lastName: last } = unnamedCoach;
  await tx
    .update(users)
    .set({ firstName, lastName })
    .where(and(eq(users.id, id), eq(users.firstName, first), eq(users.lastName, last)));
}
