import * as z from 'zod/mini';
import { email as emailSchema, id as idSchema } from '#contract/wire.ts';
import type { Database } from '#server/database/database.ts';
import { paidInvitationEmail } from '#server/mail/emails.ts';
import { invite } from '#server/session/links/invitations.ts';
import { findUser, findUserByEmail, insertAccount } from '#server/accounts/queries.ts';
import type { Payer } from './provider-event.ts';

type At = { now: Date; site: string };

/** The account that came along with the link to the checkout, if it is there. */
export async function accountReferredTo(tx: Database, { userId }: Payer): Promise<string | null> {
  const id = z.safeParse(idSchema, userId);
  return id.success ? ((await findUser(tx, id.data))?.id ?? null) : null;
}

/**
 * The account with the payer's address; a new one, with an invitation, when there is none. A payer who had an account
 * when they went to pay and has it no more has deleted it: they are not made a new one.
 */
export async function accountByEmail(tx: Database, payer: Payer, at: At): Promise<string | null> {
  const address = z.safeParse(emailSchema, payer.email);
  if (!address.success) return null;
  const known = await findUserByEmail(tx, address.data);
  if (known !== null) return known.id;
  if (z.safeParse(idSchema, payer.userId).success) return null;
  const account = { email: address.data, ...namesIn(payer.name) };
  const made = await insertAccount(tx, account);
  if (made === null) return (await findUserByEmail(tx, account.email))?.id ?? null;
  await invite(tx, { id: made, ...account }, { ...at, earlier: 'kept', emailFor: paidInvitationEmail });
  return made;
}

/** As written on the card: the first word, and the rest. */
function namesIn(name: string | null) {
  const [first = '', ...others] = (name ?? '')
    .replace(/[\p{Cc}\p{Surrogate}]/gu, ' ')
    .split(/\s+/u)
    .filter(Boolean);
  return { firstName: clipName(first), lastName: clipName(others.join(' ')) };
}

const clipName = (part: string) => Array.from(part).slice(0, 100).join('') || null;
