import { setTimeout as aPause } from 'node:timers/promises';
import { forgetPassword, getPasswordLink, resetPassword } from '#contract/session.ts';
import { type Database, type DatabasePool, transaction } from '#server/database/database.ts';
import { Problem } from '#server/http/problem.ts';
import type { Route } from '#server/http/route.ts';
import { siteOf } from '#server/http/site.ts';
import { forgottenPasswordLetter } from '#server/mail/letters.ts';
import { queueMail } from '#server/mail/queue-mail.ts';
import { findLink, giveLink, isGivenTooOften, type LinkFor, lockLinksOf, takeLink } from './account-links.ts';
import { asUser } from './as-user.ts';
import { invite } from './invitations.ts';
import { letIn } from './let-in.ts';
import { countPasskeysOf } from './passkey-queries.ts';
import { hashPassword } from './passwords.ts';
import { findUser, findUserByEmail, lockPassword } from './queries.ts';
import { replacePassword } from './replace-password.ts';

/** In ms; several times what the work takes, so that how long an answer takes does not tell whether there was any. */
const answerTakes = 200;

export function forgottenPasswordRoutes(route: Route, publicUrl: string | undefined): void {
  route(forgetPassword, async ({ db, body, now, request }) => {
    const site = siteOf(request, publicUrl);
    await Promise.all([sendLink(db, body.email, site, now), aPause(answerTakes)]);
    return { ok: true as const };
  });

  route(getPasswordLink, async ({ db, body, now }) => {
    const link = await findLink(db, ['password'], body.token, now);
    if (link === null) throw linkUsedUp();
    return link;
  });

  route(resetPassword, async ({ db, body, now, request, reply }) => {
    const passwordHash = await hashPassword(body.password);
    const userId = await transaction(db, async tx => {
      const link = await takeLink(tx, ['password'], body.token, now);
      if (!link?.userId) throw linkUsedUp();
      await lockPassword(tx, link.userId);
      const site = siteOf(request, publicUrl);
      await replacePassword(tx, link.userId, { passwordHash, passkeys: 'removed', site, now });
      await letIn(tx, { request, reply, now }, link.userId, body.timeZone);
      return link.userId;
    });
    return asUser(await findUser(db, userId), now);
  });
}

/** To an account that has no password yet goes an invitation; to no account, nothing. */
function sendLink(db: DatabasePool, email: string, site: string, now: Date): Promise<void> {
  return transaction(db, async tx => {
    await lockLinksOf(tx, email);
    const user = await findUserByEmail(tx, email);
    if (user === null) return;
    const purpose = user.passwordHash === null ? 'invitation' : 'password';
    if (await isGivenTooOften(tx, { purpose, userId: user.id }, now)) return;
    if (purpose === 'invitation') await invite(tx, user, site, now);
    else await sendPasswordLink(tx, user, site, now);
  });
}

async function sendPasswordLink(
  tx: Database,
  user: { id: string; email: string; firstName: string | null },
  site: string,
  now: Date,
): Promise<void> {
  const asked: LinkFor = { purpose: 'password', userId: user.id };
  const link = `${site}/password?token=${await giveLink(tx, asked, now)}`;
  const { email: recipient, firstName } = user;
  const passkeys = await countPasskeysOf(tx, user.id);
  await queueMail(tx, forgottenPasswordLetter({ recipient, firstName, link, passkeys }), now);
}

const linkUsedUp = () =>
  new Problem(404, 'This link has been used or has run out. Please ask for a new one.');
