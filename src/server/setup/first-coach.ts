import { passwordFault } from '#domain/password.ts';
import { type DatabasePool, transaction } from '#server/database/database.ts';
import { insertCoach, lockCoaches, hasCoach } from '#server/members/queries.ts';
import { unnamedCoach as names } from '#server/members/unnamed-coach.ts';
import { recordEvent } from '#server/security-events/record-event.ts';
import { giveSetupLink } from '#server/accounts/account-links.ts';
import { hashPassword } from '#server/session/passwords/passwords.ts';
import { isCommonPassword } from '#server/session/passwords/refuse-weak-password.ts';
import { SettingsError } from '#server/settings/settings.ts';

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
  if (await hasCoach(db)) return null;
  if (fromSettings === undefined) return `${site}/setup?token=${await giveSetupLink(db, now)}`;
  refuseWeak(fromSettings);
  const passwordHash = await hashPassword(fromSettings.password);
  await transaction(db, async tx => {
    await lockCoaches(tx);
    if (await hasCoach(tx)) return;
    const id = await insertCoach(tx, { email: fromSettings.email, ...names, passwordHash });
    await recordEvent(tx, { now }, { kind: 'first-coach', actorId: null, subjectId: id });
  });
  return null;
}

/** Only when it is to become a password: where there is a coach, what is left in the settings stops no upgrade. */
function refuseWeak({ email, password }: FirstCoach): void {
  const fault = passwordFault(password, { role: 'admin', email, ...names }, isCommonPassword);
  if (fault !== null) throw new SettingsError(`ADMIN_PASSWORD makes no coach. ${fault}.`);
}
