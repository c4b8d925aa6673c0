import { setTimeout as aPause } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import { forgetPassword, getPasswordLink, resetPassword } from '#contract/session.ts';
import { type Database, type DatabasePool, transaction } from '#server/database/database.ts';
import { Problem } from '#server/http/problem.ts';
import type { Route } from '#server/route/route.ts';
import { siteOf } from '#server/http/site.ts';
import { forgottenPasswordEmail } from '#server/mail/emails.ts';
import { queueMail } from '#server/mail/queue-mail.ts';
import { recordEvent } from '#server/security-events/record-event.ts';
import {
  findLink,
  giveLink,
  isLinkLimitReached,
  type LinkFor,
  lockLinksOf,
  takeLink,
  withShortest,
} from '#server/accounts/account-links.ts';
import { asUser } from '#server/accounts/as-user.ts';
import { invite } from './invitations.ts';
import { forgetOtherDevices } from '#server/accounts/known-devices.ts';
import { letIn } from '#server/session/sign-in/let-in.ts';
import { countPasskeysOf } from '#server/accounts/passkey-queries.ts';
import { hashPassword } from '#server/session/passwords/passwords.ts';
import { findUser, findUserByEmail, lockPassword } from '#server/accounts/queries.ts';
import { refuseWeakPassword } from '#server/session/passwords/refuse-weak-password.ts';
import { replacePassword } from '#server/session/passwords/replace-password.ts';

/** Milliseconds, several times what the work takes, so that the time does not tell whether there is an account. */
const answerTakes = 200;

export function forgottenPasswordRoutes(route: Route, publicUrl: string | undefined): void {
  route(forgetPassword, async ({ db, body, now, request }) => {
    const site = siteOf(request, publicUrl);
    await Promise.all([sendLink(db, body.email, { request, site, now }), aPause(answerTakes)]);
    return { ok: true as const };
  });

  route(getPasswordLink, async ({ db, body, now }) => {
    const link = await findLink(db, ['password'], body.token, now);
    if (link === null) throw linkUsedUp();
    return withShortest(link);
  });

  route(resetPassword, async ({ db, body, now, request, reply }) => {
    // The link is checked first, because a hash is expensive.
    const found = await findLink(db, ['password'], body.token, now);
    const userId = found?.userId ?? null;
    if (found === null || userId === null) throw linkUsedUp();
    refuseWeakPassword('password', body.password, found);
    const passwordHash = await hashPassword(body.password);
    await transaction(db, async tx => {
      // Two links of one person wait for each other; the first that is used ends the other.
      await lockPassword(tx, userId);
      if ((await takeLink(tx, ['password'], body.token, now)) === null) throw linkUsedUp();
      const site = siteOf(request, publicUrl);
      await replacePassword(tx, userId, { passwordHash, passkeys: 'removed', site, now });
      await forgetOtherDevices(tx, request, userId);
      const reset = { kind: 'password-reset', actorId: userId, subjectId: userId } as const;
      await recordEvent(tx, { request, now }, reset);
      await letIn(tx, { request, reply, now }, userId, { way: 'link', timeZone: body.timeZone, site });
    });
    return asUser(await findUser(db, userId), now);
  });
}

type RequestContext = { request: FastifyRequest; site: string; now: Date };

/** Sends the link. An account without a password gets an invitation; an address without an account gets nothing. */
function sendLink(db: DatabasePool, email: string, { request, site, now }: RequestContext): Promise<void> {
  return transaction(db, async tx => {
    await lockLinksOf(tx, email);
    const user = await findUserByEmail(tx, email);
    if (user === null) return;
    const purpose = user.passwordHash === null ? 'invitation' : 'password';
    if (await isLinkLimitReached(tx, { purpose, userId: user.id }, now)) return;
    if (purpose === 'invitation') await invite(tx, user, { site, now, earlier: 'kept' });
    else await sendPasswordLink(tx, user, site, now);
    const kind = purpose === 'invitation' ? 'invitation-sent' : 'password-link-sent';
    await recordEvent(tx, { request, now }, { kind, actorId: null, subjectId: user.id });
  });
}

async function sendPasswordLink(
  tx: Database,
  user: { id: string; email: string; firstName: string | null },
  site: string,
  now: Date,
): Promise<void> {
  const input: LinkFor = { purpose: 'password', userId: user.id };
  // A stranger may be asking, so links that the owner already has go on working.
  const link = `${site}/password?token=${await giveLink(tx, input, now)}`;
  const { email: recipient, firstName } = user;
  const passkeys = await countPasskeysOf(tx, user.id);
  await queueMail(tx, forgottenPasswordEmail({ recipient, firstName, link, passkeys }), now);
}

const linkUsedUp = () =>
  new Problem(404, 'This link has been used or has expired. Please ask for a new one.');
