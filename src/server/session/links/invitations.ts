import { acceptInvitation, getInvitation } from '#contract/session.ts';
import { type Database, transaction } from '#server/database/database.ts';
import { Problem } from '#server/http/problem.ts';
import type { Route } from '#server/route/route.ts';
import { siteOf } from '#server/http/site.ts';
import type { BrandedEmail } from '#server/mail/email.ts';
import { invitationEmail } from '#server/mail/emails.ts';
import { queueMail } from '#server/mail/queue-mail.ts';
import { recordEvent } from '#server/security-events/record-event.ts';
import {
  endEarlierLinks,
  endLinksOf,
  findLink,
  giveLink,
  type LinkFor,
  lockLinksOf,
  takeLink,
  withShortest,
} from '#server/accounts/account-links.ts';
import { asUser } from '#server/accounts/as-user.ts';
import { forgetOtherDevices } from '#server/accounts/known-devices.ts';
import { letIn } from '#server/session/sign-in/let-in.ts';
import { countPasskeysOf, deletePasskeysOf } from '#server/accounts/passkey-queries.ts';
import { noteInvited } from '#server/accounts/pending-invitations.ts';
import { hashPassword } from '#server/session/passwords/passwords.ts';
import * as queries from '#server/accounts/queries.ts';
import { refuseWeakPassword } from '#server/session/passwords/refuse-weak-password.ts';

export type Invited = { id: string; email: string; firstName: string | null };
type EmailFor = (invited: {
  recipient: string;
  firstName: string | null;
  link: string;
  passkeys: number;
}) => BrandedEmail;

type Sending = {
  site: string;
  now: Date;
  /** Earlier links are replaced when the coach invites again, but kept when a stranger may be asking. */
  earlier: 'kept' | 'replaced';
  emailFor?: EmailFor;
};

/** Mails a link to choose the first password, and answers the link. */
export async function invite(
  tx: Database,
  { id, email, firstName }: Invited,
  { site, now, earlier, emailFor = invitationEmail }: Sending,
): Promise<string> {
  await lockLinksOf(tx, email);
  const invitation: LinkFor = { purpose: 'invitation', userId: id };
  if (earlier === 'replaced') {
    await queries.lockPassword(tx, id);
    await endEarlierLinks(tx, invitation, now);
  }
  await noteInvited(tx, id);
  const token = await giveLink(tx, invitation, now);
  const link = `${site}/invitation?token=${token}`;
  const passkeys = await countPasskeysOf(tx, id);
  await queueMail(tx, emailFor({ recipient: email, firstName, link, passkeys }), now);
  return link;
}

/** The same page serves invitations and sign-ups, because both choose the first password. */
const purposes = ['invitation', 'sign-up'] as const;

export function invitationRoutes(route: Route, publicUrl: string | undefined): void {
  route(getInvitation, async ({ db, body, now }) => {
    const link = await findLink(db, purposes, body.token, now);
    if (link === null) throw linkUsedUp();
    return withShortest(link);
  });

  route(acceptInvitation, async ({ db, body, now, request, reply }) => {
    // The link is checked first, because a hash is expensive.
    const found = await findLink(db, purposes, body.token, now);
    if (found === null) throw linkUsedUp();
    refuseWeakPassword('password', body.password, found);
    const passwordHash = await hashPassword(body.password);
    const userId = await transaction(db, async tx => {
      // Two links of one person wait for each other; the first that is used ends the other.
      if (found.userId !== null) await queries.lockPassword(tx, found.userId);
      const link = await takeLink(tx, purposes, body.token, now);
      const id = link && (link.userId ?? (await accountFor(tx, link)));
      if (id === null) throw linkUsedUp();
      await queries.setPassword(tx, id, passwordHash, now);
      if (body.units) await queries.setUnits(tx, id, body.units);
      await endLinksOf(tx, id, now);
      await queries.deleteSessionsOf(tx, id);
      await deletePasskeysOf(tx, id);
      await forgetOtherDevices(tx, request, id);
      const kind = link?.purpose === 'sign-up' ? 'signed-up' : 'invitation-taken-up';
      await recordEvent(tx, { request, now }, { kind, actorId: id, subjectId: id });
      const entry = { way: 'link', timeZone: body.timeZone, site: siteOf(request, publicUrl) } as const;
      await letIn(tx, { request, reply, now }, id, entry);
      return id;
    });
    return asUser(await queries.findUser(db, userId), now);
  });
}

type SignUp = { email: string | null; firstName: string | null; lastName: string | null };

const accountFor = async (tx: Database, { email, firstName, lastName }: SignUp) =>
  email === null ? null : queries.insertAccount(tx, { email, firstName, lastName });

const linkUsedUp = () =>
  new Problem(
    404,
    'This link has been used or has expired. Sign up once more, or ask your coach for a new invitation.',
  );
