import type { Database } from '#server/database/database.ts';
import { passwordChangedEmail } from '#server/mail/emails.ts';
import { queueMail } from '#server/mail/queue-mail.ts';
import { endLinksOf } from '#server/accounts/account-links.ts';
import { countPasskeysOf, deletePasskeysOf } from '#server/accounts/passkey-queries.ts';
import { deleteSessionsOf, findUser, setPassword } from '#server/accounts/queries.ts';

type Replacement = {
  passwordHash: string;
  /** The asking session, the only one that goes on. */
  exceptSession?: string | null;
  /** Passkeys are removed where the present password was not asked for, because a thief of it may have added one. */
  passkeys: 'kept' | 'removed';
  site: string;
  now: Date;
};

/** Replaces a password. Other sessions and open links end, and the owner is told by mail. */
export async function replacePassword(
  tx: Database,
  userId: string,
  { passwordHash, exceptSession = null, passkeys: becomes, site, now }: Replacement,
): Promise<void> {
  await setPassword(tx, userId, passwordHash, now);
  await deleteSessionsOf(tx, userId, exceptSession);
  await endLinksOf(tx, userId, now);
  const count = await (becomes === 'removed' ? deletePasskeysOf : countPasskeysOf)(tx, userId);
  const user = await findUser(tx, userId);
  if (user === null) return;
  const { email: recipient, firstName } = user;
  const mail = passwordChangedEmail({
    recipient,
    firstName,
    passwordLink: `${site}/password`,
    accountLink: `${site}/account`,
    passkeys: { count, becomes },
  });
  await queueMail(tx, mail, now);
}
