import { type Database, type DatabasePool, transaction } from '#server/database/database.ts';
import { hashOfToken, newToken } from '#server/http/session-cookie.ts';
import { insertCoach, lockCoaches, thereIsACoach } from '#server/members/queries.ts';
import { hashPassword } from '#server/session/passwords.ts';
import { insertAccountLink } from '#server/session/queries.ts';

type FirstCoach = { email: string; password: string };

const linkLasts = 24 * 60 * 60 * 1000;

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
  if (fromSettings === undefined) return `${site}/setup?token=${await setupToken(db, now)}`;
  const passwordHash = await hashPassword(fromSettings.password);
  await transaction(db, async tx => {
    await lockCoaches(tx);
    if (await thereIsACoach(tx)) return;
    await insertCoach(tx, { email: fromSettings.email, firstName: 'Head', lastName: 'Coach', passwordHash });
  });
  return null;
}

async function setupToken(db: Database, now: Date): Promise<string> {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + linkLasts);
  await insertAccountLink(db, { tokenHash: hashOfToken(token), purpose: 'setup', expiresAt });
  return token;
}
