import type { Database } from '#server/database/database.ts';
import { passwordChangedLetter } from '#server/mail/letters.ts';
import { queueMail } from '#server/mail/queue-mail.ts';
import { endLinksOf } from './account-links.ts';
import { deleteSessionsOf, findUser, setPassword } from './queries.ts';

type Replacement = {
  passwordHash: string;
  /** The session that asks: it alone goes on. */
  keptSession?: string | null;
  site: string;
  now: Date;
};

/** A new password in the place of one: other sessions and open links end, and the owner is told by mail. */
export async function replacePassword(
  tx: Database,
  userId: string,
  { passwordHash, keptSession = null, site, now }: Replacement,
): Promise<void> {
  await setPassword(tx, userId, passwordHash, now);
  await deleteSessionsOf(tx, userId, keptSession);
  await endLinksOf(tx, userId, now);
  const user = await findUser(tx, userId);
  if (user === null) return;
  const { email: recipient, firstName } = user;
  await queueMail(tx, passwordChangedLetter({ recipient, firstName, passwordLink: `${site}/password` }), now);
}
