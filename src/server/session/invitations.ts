import { acceptInvitation, getInvitation } from '#contract/session.ts';
import { type Database, transaction } from '#server/database/database.ts';
import { Problem } from '#server/http/problem.ts';
import type { Route } from '#server/http/route.ts';
import type { Letter } from '#server/mail/letter.ts';
import { invitationLetter } from '#server/mail/letters.ts';
import { queueMail } from '#server/mail/queue-mail.ts';
import { endLinksOf, findLink, giveLink, lockLinksOf, takeLink } from './account-links.ts';
import { asUser } from './as-user.ts';
import { letIn } from './let-in.ts';
import { countPasskeysOf, deletePasskeysOf } from './passkey-queries.ts';
import { hashPassword } from './passwords.ts';
import * as queries from './queries.ts';

type Invited = { id: string; email: string; firstName: string | null };
type LetterFor = (invited: {
  recipient: string;
  firstName: string | null;
  link: string;
  passkeys: number;
}) => Letter;

/** Sends a link to choose the first password, and answers it; earlier ones stop working. */
export async function invite(
  tx: Database,
  { id, email, firstName }: Invited,
  site: string,
  now: Date,
  letterFor: LetterFor = invitationLetter,
): Promise<string> {
  await lockLinksOf(tx, email);
  const token = await giveLink(tx, { purpose: 'invitation', userId: id }, now);
  const link = `${site}/invitation?token=${token}`;
  const passkeys = await countPasskeysOf(tx, id);
  await queueMail(tx, letterFor({ recipient: email, firstName, link, passkeys }), now);
  return link;
}

/** One page takes up an invitation and finishes a sign-up: both choose the first password. */
const purposes = ['invitation', 'sign-up'] as const;

export function invitationRoutes(route: Route): void {
  route(getInvitation, async ({ db, body, now }) => {
    const link = await findLink(db, purposes, body.token, now);
    if (link === null) throw linkUsedUp();
    return link;
  });

  route(acceptInvitation, async ({ db, body, now, request, reply }) => {
    const passwordHash = await hashPassword(body.password);
    const userId = await transaction(db, async tx => {
      const link = await takeLink(tx, purposes, body.token, now);
      const id = link && (link.userId ?? (await accountFor(tx, link)));
      if (id === null) throw linkUsedUp();
      await queries.setPassword(tx, id, passwordHash, now);
      await endLinksOf(tx, id, now);
      await queries.deleteSessionsOf(tx, id);
      await deletePasskeysOf(tx, id);
      await letIn(tx, { request, reply, now }, id, body.timeZone);
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
    'This link has been used or has run out. Sign up once more, or ask your coach for a new invitation.',
  );
