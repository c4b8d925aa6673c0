import { signUp } from '#contract/session.ts';
import { type Database, transaction } from '#server/database/database.ts';
import type { Route } from '#server/route/route.ts';
import { siteOf } from '#server/http/site.ts';
import { accountThereEmail, signUpEmail } from '#server/mail/emails.ts';
import { queueMail } from '#server/mail/queue-mail.ts';
import { recordEvent } from '#server/security-events/record-event.ts';
import { giveLink, isLinkLimitReached, type LinkFor, lockLinksOf } from '#server/accounts/account-links.ts';
import { invite } from './invitations.ts';
import { findUserByEmail } from '#server/accounts/queries.ts';

/** Does and answers the same whether the address has an account or not, one link and one letter, so as not to tell. */
export function signUpRoutes(route: Route, publicUrl: string | undefined): void {
  route(signUp, async ({ db, body, now, request }) => {
    const site = siteOf(request, publicUrl);
    await transaction(db, async tx => {
      await lockLinksOf(tx, body.email);
      const user = await findUserByEmail(tx, body.email);
      const link: LinkFor =
        user && user.passwordHash === null
          ? { purpose: 'invitation', userId: user.id }
          : { purpose: 'sign-up', ...body };
      if (await isLinkLimitReached(tx, link, now)) return;
      const isInvited = user !== null && user.passwordHash === null;
      if (user === null) await sendSignUpLink(tx, body, site, now);
      else if (isInvited) await invite(tx, user, { site, now, earlier: 'kept' });
      else await sayThereIsOne(tx, user, body, site, now);
      const kind = isInvited ? 'invitation-sent' : 'sign-up-asked';
      await recordEvent(tx, { request, now }, { kind, actorId: null, subjectId: user?.id ?? null });
    });
    return { ok: true as const };
  });
}

type SignUpInput = { email: string; firstName: string; lastName: string };

async function sendSignUpLink(tx: Database, input: SignUpInput, site: string, now: Date): Promise<void> {
  const token = await giveLink(tx, { purpose: 'sign-up', ...input }, now);
  const mail = signUpEmail({ recipient: input.email, link: `${site}/invitation?token=${token}` });
  await queueMail(tx, mail, now);
}

async function sayThereIsOne(
  tx: Database,
  user: { email: string; firstName: string | null },
  input: SignUpInput,
  site: string,
  now: Date,
): Promise<void> {
  // Nobody gets this link. It takes the same time as one for a new person, and counts for the limit.
  await giveLink(tx, { purpose: 'sign-up', ...input }, now);
  const links = { signInLink: `${site}/sign-in`, passwordLink: `${site}/password` };
  const { email: recipient, firstName } = user;
  await queueMail(tx, accountThereEmail({ recipient, firstName, ...links }), now);
}
