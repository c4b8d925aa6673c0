import { type DatabasePool, transaction } from '#server/database/database.ts';
import { insertCoach, lockCoaches, thereIsACoach } from '#server/members/queries.ts';
import { giveSetupLink } from '#server/session/account-links.ts';
import { hashPassword } from '#server/session/passwords.ts';

type FirstCoach = { email: string; password: string };

/**
 * Sees to it that someone can be the coach: made from the settings, or by the one-time link that comes back.
 * Null when there is a coach already, or one was made just now.
 */
export async function provideFirstCoach(
  db: DatabasePool,
  fromSettings: FirstCoach | undefined,
  site: string,
  now: Date,
): Promise<string | null> {
  if (await thereIsACoach(db)) return null;
  if (fromSettings === undefined) return `${site}/setup?token=${await giveSetupLink(db, now)}`;
  const passwordHash = await hashPassword(fromSettings.password);
  await transaction(db, async tx => {
    await lockCoaches(tx);
    if (await thereIsACoach(tx)) return;
    await insertCoach(tx, { email: fromSettings.email, firstName: 'Head', lastName: 'Coach', passwordHash });
  });
  return null;
}
